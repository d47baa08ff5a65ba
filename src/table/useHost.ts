/** A host as Vue sees it: what it shows changes with it, and it closes with the component. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { openHost } from '#shared/match/host.ts';
import type { Host, Saving } from '#shared/match/hostTypes.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
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
}

export interface HostingOptions {
  readonly id: string;
  readonly opened: OpenedMatch;
  readonly store: MatchStore;
  readonly source: TimeSource;
  /** Whether time runs from the start; if not, only where no clock is shown. */
  readonly run: boolean;
}

export function useHost({ id, opened, store, source, run }: HostingOptions): HostedMatch {
  const { plugin, game, record, timeline } = opened;
  const clock = createMatchClock(source, record.until);
  const bots = createBots(plugin.id, game, startThread);
  const host = openHost({ id, game, record, timeline, clock, source, store, bots });
  const seat = record.seats.findIndex((sitter) => sitter.by === 'person');
  const viewer: Viewer = seat === -1 ? 'spectator' : seat;

  if (run || host.view(viewer).clocks.length === 0) host.resume();

  const view = shallowRef(host.view(viewer));
  const paused = shallowRef(host.paused());
  const saving = shallowRef(host.saving());
  const broken = shallowRef(host.broken());
  const stop = host.subscribe(() => {
    broken.value = host.broken();
    paused.value = host.paused();
    saving.value = host.saving();
    if (broken.value === null) view.value = host.view(viewer);
  });
  onScopeDispose(stop);
  return { host, viewer, view, paused, saving, broken };
}
