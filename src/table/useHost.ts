/** A host as Vue sees it: what it shows changes with it, and it closes with the component. */
import { onScopeDispose, readonly, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import { openHost } from '#shared/match/host.ts';
import type { Host, Saving } from '#shared/match/hostTypes.ts';
import type { Crash } from '#shared/match/record.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import { botsAt, nextPlan, planBots } from '#shared/match/planner.ts';
import { isFetched } from '#shared/plugin/bot.ts';
import type { SeatsHere } from '#shared/plugin/ui/seats.ts';
import type { Message, View, Viewer } from '#shared/plugin/view.ts';
import { createMatchClock, type TimeSource } from '#shared/timer/matchClock.ts';
import type { OpenedMatch } from './openMatch.ts';
import { startThread } from './botThread.ts';
import { createBots } from './workerBots.ts';

export interface HostedMatch {
  readonly host: Host;
  /** Whose view is shown, and who moves: of several people here the one whose turn it is. */
  readonly viewer: Readonly<Ref<Viewer>>;
  readonly seats: SeatsHere;
  readonly view: ShallowRef<View>;
  readonly paused: ShallowRef<boolean>;
  readonly saving: ShallowRef<Saving>;
  readonly broken: ShallowRef<Error | null>;
  readonly crash: ShallowRef<Crash | null>;
  /** What the game threw when it was to say what is seen, the first time; null as long as it can. */
  readonly unshown: ShallowRef<unknown>;
}

export interface HostingOptions {
  readonly id: string;
  readonly opened: OpenedMatch;
  readonly store: MatchStore;
  readonly source: TimeSource;
  /** Whether time runs from the start; if not, only where nothing would happen by itself. */
  readonly run: boolean;
  /** From a file: paused whatever it shows, until somebody goes on. */
  readonly quiet: boolean;
  /** From elsewhere: nobody of this device has played it, so no list and no statistics take it for theirs. */
  readonly imported: boolean;
  /** But at a hosted table somebody of this device did, in this seat; null for any other match. */
  readonly sat: SeatIndex | null;
  /** Spells a message of the game in the language of the table. */
  readonly say: (message: Message) => string;
}

/** Work units for a look at whether a bot would move: the answer itself is not used. */
const GLANCE = 1;

/**
 * Opens the host of a match for the people in its seats, or for a spectator where there is none; what is kept of it is
 * kept for the first of them. It begins paused
 * unless `run`, or the match is over, or nothing in it would happen by itself.
 */
export function useHost(options: HostingOptions): HostedMatch {
  const { id, opened, store, source, run, quiet } = options;
  const { plugin, game, record, timeline } = opened;
  const clock = createMatchClock(source, record.until);
  const bots = createBots({ id: plugin.id, game, resources: record.resources }, startThread);
  const persons = record.seats.flatMap((sitter, seat) => (sitter.by === 'person' ? [seat] : []));
  const people = options.sat === null ? persons : [options.sat];
  const [own = null] = people;
  const brief = { seat: options.imported ? options.sat : own, say: options.say };
  const host = openHost({ id, game, record, timeline, clock, source, store, bots, brief });

  const first = host.view(own ?? 'spectator');
  const still = !quiet && first.clocks.length === 0 && !botsWouldMove(opened, host);
  if (run || first.final || still) host.resume();

  const here = shallowRef<readonly SeatIndex[]>(people);
  const viewer = shallowRef<Viewer>(own ?? 'spectator');
  const view = shallowRef(look());
  const paused = shallowRef(host.paused());
  const saving = shallowRef(host.saving());
  const broken = shallowRef(host.broken());
  const crash = shallowRef(host.crash());
  const unshown = shallowRef<unknown>(null);
  const stop = host.subscribe(() => {
    broken.value = host.broken();
    crash.value = host.crash();
    paused.value = host.paused();
    saving.value = host.saving();
    if (broken.value === null && unshown.value === null) show();
  });

  function show(): void {
    try {
      view.value = look();
    } catch (error) {
      unshown.value = error;
    }
  }

  /**
   * The view of whoever's turn it is, if that is one of the people here; while it is nobody's, or somebody else's, of the
   * one who was shown last.
   */
  function look(): View {
    const sitters = host.state().table.seats;
    here.value = people.filter((seat) => sitters[seat]?.by === 'person');
    const shown = host.view(viewer.value);
    const turn = shown.turn ?? null;
    if (turn === null || turn === viewer.value || !here.value.includes(turn)) return shown;
    viewer.value = turn;
    return host.view(turn);
  }

  const seats: SeatsHere = {
    get here() {
      return here.value;
    },
    shown: readonly(viewer),
    show(seat) {
      if (!here.value.includes(seat) || (view.value.turn ?? null) !== null) return;
      viewer.value = seat;
      show();
    },
  };

  onScopeDispose(stop);
  return { host, viewer: readonly(viewer), seats, view, paused, saving, broken, crash, unshown };
}

/** Whether a bot has a move to make as things stand, so that the match would go on with nobody there. */
function botsWouldMove({ game, record }: OpenedMatch, host: Host): boolean {
  const sitters = botsAt(host.state().table);
  /** Not asked for that alone: where it can be its turn, it would move. A game that is over waits for people. */
  const far = sitters.map((name) => name !== null && isFar(game, name));
  const mayMove = (seat: SeatIndex): boolean => {
    const { over, turn } = host.view(seat);
    return !over && (turn ?? seat) === seat;
  };
  try {
    if (far.some((each, seat) => each && mayMove(seat))) return true;
    const near = sitters.map((name, seat) => (far[seat] === true ? null : name));
    return nextPlan(planBots(game, host.state(), [], record.seed, GLANCE, near)) !== null;
  } catch (error) {
    // The host will ask it again, and says then what is wrong with it.
    console.warn('A bot could not be asked:', error);
    return true;
  }
}

function isFar({ bots }: OpenedMatch['game'], name: string): boolean {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  return bot !== undefined && isFetched(bot);
}
