/** What of a game that is over can be shared at the table of a match that is kept here. */
import type { Ref } from 'vue';
import { finishedGames } from '#shared/match/games.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import type { OpenedMatch } from './openMatch.ts';
import type { HostedMatch } from './useHost.ts';
import { useShareDialog, type Sharing } from './useShareDialog.ts';

export interface SharingOptions {
  readonly id: string;
  readonly opened: OpenedMatch;
  readonly hosted: Pick<HostedMatch, 'host' | 'view'>;
  readonly title: Readonly<Ref<string>>;
  readonly spoken: Readonly<Ref<Language>>;
  complain(why: string | null): void;
}

/** Lends it to the table too. */
export function useSharing({ id, opened, hosted, ...rest }: SharingOptions): Sharing {
  const { plugin, game } = opened;
  const { host, view } = hosted;
  return useShareDialog({
    ...rest,
    plugin,
    game,
    view,
    match: () => ({
      id,
      record: host.record(),
      first: finishedGames(game, host.timeline(), host.now()).length <= 1,
    }),
  });
}
