/** What a hosted table is set up with: the settings as any match’s, how many may sit, and whether they may come late. */
import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { LocationQuery } from 'vue-router';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { mostPlaces, readOpening } from '#src/room/roomDoor.ts';
import type { FieldGroup } from '#src/shell/offeredFields.ts';
import { rowsOf } from '#src/shell/seatRows.ts';
import { botsOf } from '#src/shell/setUpQuery.ts';
import { useSetUp, type SetUpState } from '#src/shell/useSetUp.ts';

/** What a table may be set up with; the server’s own bounds may be narrower, and its sentence says so. */
const BOUNDS = { seats: 16, name: 24 };

export interface TableSetting {
  readonly settings: Settings;
  readonly places: number;
  readonly late: boolean;
}

export interface TableSetUp {
  readonly setUp: SetUpState;
  /** The fields that matter at a hosted table: word lists of one’s own the server does not have. */
  readonly groups: ComputedRef<readonly FieldGroup[]>;
  readonly places: Ref<number>;
  readonly late: Ref<boolean>;
  readonly least: number;
  readonly most: number;
  /** Null where nobody can come late. */
  readonly mayBeLate: boolean;
  choose(preset: string): void;
  /** As it stands in the form, or null with every fault in its place. */
  judge(): TableSetting | null;
}

/** Begins as `now` has it, else as an address says; `taken`: seats that somebody has already. */
export function useTableSetUp(
  plugin: Plugin,
  from: { readonly query: LocationQuery } | { readonly now: TableSetting; readonly taken: number },
): TableSetUp {
  const usual = readOpening(plugin, BOUNDS, { settings: {} });
  const now = 'now' in from ? from.now : usual.ok ? usual.value : null;
  const setUp = useSetUp(plugin, 'now' in from ? queryFor(from.now.settings) : from.query);
  // One person stands for all: what is fixed where several share a device is not here. Any computer may come.
  const anybody = rowsOf(['person', ...botsOf(plugin.seats)]);
  setUp.rows.value = anybody;
  const least = Math.max(1, plugin.seats.min, 'taken' in from ? from.taken : 0);
  const most = mostPlaces(plugin, BOUNDS);
  const places = ref(now?.places ?? most);
  const late = ref(now?.late ?? false);

  return {
    setUp,
    groups: computed(() =>
      setUp.groups.value
        .map(({ title, fields }) => ({ title, fields: fields.filter(([, { kind }]) => kind !== 'lexicon') }))
        .filter(({ fields }) => fields.length > 0),
    ),
    places,
    late,
    least,
    most,
    mayBeLate: plugin.seats.late === true,
    choose(preset) {
      setUp.choose(preset);
      setUp.rows.value = anybody;
    },
    judge() {
      const match = setUp.judge();
      return match === null ? null : { settings: match.settings, places: places.value, late: late.value };
    },
  };
}

/** Every setting by name, so that none is left to be as usual. */
function queryFor(settings: Settings): LocationQuery {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}
