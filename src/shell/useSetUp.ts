/** What a match is being set up with: settings, seats and a seed, as they stand in the form. */
import { computed, ref, shallowRef, toRaw, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { LocationQuery } from 'vue-router';
import type { Sitter } from '#shared/match/seating.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { listed } from '#shared/plugin/listed.ts';
import { faultOf, readSettings } from '#shared/plugin/readSettings.ts';
import {
  defaultsOf,
  withMoreTime,
  type Preset,
  type Settings,
  type SettingValue,
} from '#shared/plugin/settings.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { useGameWords } from './gameWords.ts';
import { groupsOf, isOffered, type FieldGroup } from './offeredFields.ts';
import { language } from './say.ts';
import { saySetUp } from './saySetUp.ts';
import {
  computersOf,
  lineupOf,
  nameFaults,
  namesIn,
  peopleIn,
  rowsOf,
  sittersIn,
  type Computer,
  type SeatRow,
} from './seatRows.ts';
import {
  faultInWords,
  fieldsInWords,
  presetInWords,
  rulesInWords,
  stretchInWords,
  titleOfList,
} from './settingWords.ts';
import { presetOf, queryOf, readSeed, readSetUp } from './setUpQuery.ts';
import { useListChoices, type ListChoice } from './useListChoices.ts';

/** A match as the form has it, once nothing is at fault. */
export interface SetUpMatch {
  readonly settings: Settings;
  readonly seed: number | null;
  readonly seats: readonly Sitter[];
}

export interface SetUpState {
  readonly values: Ref<Record<string, SettingValue>>;
  readonly rows: ShallowRef<readonly SeatRow[]>;
  readonly seed: ShallowRef<string>;
  /** What is wrong with the address, of which nothing was taken then; null for nothing. */
  readonly addressFault: ComputedRef<string | null>;
  /** What the address names and no setting is; null for nothing. */
  readonly addressNote: ComputedRef<string | null>;
  readonly presets: ComputedRef<readonly Preset[]>;
  /** The id of the mix this is; null for one of the person's own. */
  readonly chosen: ComputedRef<string | null>;
  /** The fields that matter now, under their headings. */
  readonly groups: ComputedRef<readonly FieldGroup[]>;
  readonly computers: ComputedRef<readonly Computer[]>;
  /** Own word lists; null until they are known. */
  readonly lists: Readonly<Ref<readonly ListChoice[] | null>>;
  /** What will be played, a line each; empty while something is at fault. */
  readonly rules: ComputedRef<readonly string[]>;
  /** Sentences by name of the setting, found when it was last judged. */
  readonly fieldFaults: ShallowRef<Readonly<Record<string, string>>>;
  readonly seatFaults: ShallowRef<ReadonlyMap<number, string>>;
  readonly seedFault: ShallowRef<string | null>;
  choose(preset: string): void;
  /** What the wish for more time makes of a limit; null where it changes nothing. */
  stretchedTo(name: string): string | null;
  /** The match as it stands, or null with every fault in its place. */
  judge(): SetUpMatch | null;
  /** The query by which it is set up so again; what is at fault is left out. */
  query(): Readonly<Record<string, string>>;
}

/** Begins with what an address says, or with the usual; `names` are for the people of it, in the order of their seats. */
export function useSetUp(plugin: Plugin, query: LocationQuery, names: readonly string[] = []): SetUpState {
  const profile = usePreferences();
  const wordsOf = useGameWords();
  const known = plugin.settings;
  const plan = plugin.seats;
  const defaults = defaultsOf(known);
  const [usual] = plugin.presets ?? [];

  const asked = readSetUp(known, query, plugin.presets, plan);
  const start = asked.ok ? asked.value : null;
  const bare = Object.keys(query).length === (start?.unknown.length ?? 0);
  const values = ref<Record<string, SettingValue>>({
    ...(start === null || bare ? { ...defaults, ...usual?.settings } : start.settings),
  });
  const rows = shallowRef(rowsOf(start?.seats ?? (bare ? usual?.seats : undefined) ?? plan.usual, names));
  const seed = shallowRef(String(start?.seed ?? ''));
  const fieldFaults = shallowRef<Readonly<Record<string, string>>>({});
  const seatFaults = shallowRef<ReadonlyMap<number, string>>(new Map());
  const seedFault = shallowRef<string | null>(null);
  const lists = useListChoices(Object.values(known).some(({ kind }) => kind === 'lexicon'));

  const fields = computed(() => fieldsInWords(wordsOf, plugin));
  const presets = computed(() =>
    (plugin.presets ?? []).map((each) => presetInWords(wordsOf, plugin.id, each)),
  );
  /** What stands whatever was chosen. */
  const fixed = computed((): Settings => (peopleIn(rows.value) > 1 ? (plan.sharing ?? {}) : {}));
  const settings = computed((): Settings => ({ ...values.value, ...fixed.value }));
  const lineup = computed(() => lineupOf(rows.value));
  const offered = computed(() =>
    fields.value.filter(
      ([name, field]) => isOffered(field, settings.value, lineup.value) && !Object.hasOwn(fixed.value, name),
    ),
  );
  /** What is not offered cannot be mended: at fault, it is as usual. */
  const playable = computed((): Settings => {
    const shown = new Set(offered.value.map(([name]) => name));
    return Object.fromEntries(
      Object.entries(known).map(([name, field]) => {
        const value = settings.value[name] ?? field.default;
        return [name, shown.has(name) || faultOf(field, value) === null ? value : field.default];
      }),
    );
  });
  const stretched = computed(() => withMoreTime(known, playable.value, profile.preferences.moreTime));

  function faultIn(name: string): string | null {
    const field = fields.value.find(([each]) => each === name)?.[1];
    const value = settings.value[name];
    if (field === undefined || value === undefined) return null;
    const fault = faultOf(field, value);
    if (fault !== null) return faultInWords(fault);
    const title = field.kind === 'lexicon' ? titleOfList(value) : null;
    const missing = title !== null && lists.value?.every((list) => list.value !== value) === true;
    return missing ? saySetUp('setUp.listMissingFault', { title }) : null;
  }

  return {
    values,
    rows,
    seed,
    // Read again in words of the language: the sentence names a field as the form does.
    addressFault: computed(() => {
      if (asked.ok) return null;
      const again = readSetUp(Object.fromEntries(fields.value), query, presets.value, plan);
      return again.ok ? null : again.message;
    }),
    addressNote: computed(() => {
      const names = start?.unknown ?? [];
      if (names.length === 0) return null;
      return saySetUp('setUp.unknown', { count: names.length, names: listed(language.value.tag, names) });
    }),
    presets,
    chosen: computed(
      () => presetOf(presets.value, defaults, settings.value, lineup.value, fixed.value)?.id ?? null,
    ),
    groups: computed(() => groupsOf(offered.value)),
    computers: computed(() => computersOf(plan, plugin.id, wordsOf)),
    lists,
    rules: computed(() =>
      readSettings(known, toRaw(playable.value)).ok
        ? rulesInWords(fields.value, stretched.value, lineup.value)
        : [],
    ),
    fieldFaults,
    seatFaults,
    seedFault,
    choose(id) {
      const preset = presets.value.find((each) => each.id === id);
      if (preset === undefined) return;
      values.value = { ...defaults, ...preset.settings };
      rows.value = rowsOf(preset.seats ?? plan.usual, namesIn(rows.value));
      fieldFaults.value = {};
      seatFaults.value = new Map();
    },
    stretchedTo(name) {
      const [before, after] = [playable.value[name], stretched.value[name]];
      if (known[name]?.kind !== 'duration' || typeof before !== 'number' || typeof after !== 'number')
        return null;
      return stretchInWords(before, after, profile.preferences.moreTime);
    },
    judge() {
      fieldFaults.value = Object.fromEntries(
        offered.value.flatMap(([name]) => {
          const why = faultIn(name);
          return why === null ? [] : [[name, why]];
        }),
      );
      seatFaults.value = nameFaults(rows.value);
      const drawn = readSeed(seed.value);
      seedFault.value = drawn.ok ? null : drawn.message;
      const read = readSettings(known, toRaw(playable.value));
      const faults = Object.keys(fieldFaults.value).length + seatFaults.value.size;
      if (!read.ok || !drawn.ok || faults > 0) return null;
      return { settings: read.value, seed: drawn.value, seats: sittersIn(rows.value) };
    },
    query() {
      const sound = Object.entries(playable.value).filter(
        ([name, value]) => known[name] !== undefined && faultOf(known[name], value) === null,
      );
      const drawn = readSeed(seed.value);
      const seats = lineup.value;
      return queryOf(plugin, {
        settings: Object.fromEntries(sound),
        seats,
        seed: drawn.ok ? drawn.value : null,
      });
    },
  };
}
