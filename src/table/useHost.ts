/** A host as Vue sees it: what it shows changes with it, and it closes with the component. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { openHost } from '#shared/match/host.ts';
import type { Host, Saving } from '#shared/match/hostTypes.ts';
import type { Crash } from '#shared/match/record.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import { nextPlan, planBots } from '#shared/match/planner.ts';
import type { Message, View, Viewer } from '#shared/plugin/view.ts';
import { createMatchClock, type TimeSource } from '#shared/timer/matchClock.ts';
import type { OpenedMatch } from './openMatch.ts';
import { startThread } from './botThread.ts';
import { createBots } from './workerBots.ts';

export interface HostedMatch {
  readonly host: Host;
  readonly viewer: Viewer;
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
  /** From a file: nobody of this device has played it, so no list and no statistics take it for theirs. */
  readonly imported: boolean;
  /** Spells a message of the game in the language of the table. */
  readonly say: (message: Message) => string;
}

/** Work units for a look at whether a bot would move: the answer itself is not used. */
const GLANCE = 1;

/**
 * Opens the host of a match for the first person in its seats, or for a spectator where there is none. It begins paused
 * unless `run`, or the match is over, or nothing in it would happen by itself.
 */
export function useHost(options: HostingOptions): HostedMatch {
  const { id, opened, store, source, run, quiet } = options;
  const { plugin, game, record, timeline } = opened;
  const clock = createMatchClock(source, record.until);
  const bots = createBots(plugin.id, game, startThread);
  const seat = record.seats.findIndex((sitter) => sitter.by === 'person');
  const viewer: Viewer = seat === -1 ? 'spectator' : seat;
  const brief = { seat: viewer === 'spectator' || options.imported ? null : viewer, say: options.say };
  const host = openHost({ id, game, record, timeline, clock, source, store, bots, brief });

  const first = host.view(viewer);
  const still = !quiet && first.clocks.length === 0 && !botsWouldMove(opened, host);
  if (run || first.final || still) host.resume();

  const view = shallowRef(host.view(viewer));
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
      view.value = host.view(viewer);
    } catch (error) {
      unshown.value = error;
    }
  }

  onScopeDispose(stop);
  return { host, viewer, view, paused, saving, broken, crash, unshown };
}

/** Whether a bot has a move to make as things stand, so that the match would go on with nobody there. */
function botsWouldMove({ game, record }: OpenedMatch, host: Host): boolean {
  try {
    return nextPlan(planBots(game, host.state(), [], record.seed, GLANCE)) !== null;
  } catch (error) {
    // The host will ask it again, and says then what is wrong with it.
    console.warn('A bot could not be asked:', error);
    return true;
  }
}
