/** What happens around a hosted match beside its moves, said aloud as it does: people, phrases, the connection. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { SitterId } from '#src/room/acts.ts';
import type { TableView } from '#src/room/tableView.ts';
import { sayLobby } from './pages/sayLobby.ts';
import { sayMatch } from './sayMatch.ts';
import type { MatchHere } from './useLinkedMatch.ts';

/** ms for which a phrase stands. */
const STANDS = 6000;

/** What was said last, for a while: a name and a phrase. Null for nothing. */
export function useTableNews({ now, table }: MatchHere): ShallowRef<string | null> {
  const announce = useAnnounce();
  const note = shallowRef<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  watch(
    () => now.value.said,
    (said) => {
      if (said === null) return;
      const phrase = sayLobby(`phrase.${said.phrase}`);
      note.value = sayMatch('say.note', { name: nameIn(table.value, said.who), phrase });
      announce(note.value, 'polite');
      clearTimeout(timer);
      timer = setTimeout(() => {
        note.value = null;
      }, STANDS);
    },
  );

  watch(table, (after, before) => {
    if (before === null || after === null) return;
    for (const sentence of newsOf(before, after, now.value.you)) announce(sentence, 'polite');
  });

  watch(
    () => now.value.state.kind,
    (kind, before) => {
      if (kind === 'away' && before === 'open') announce(sayMatch('lost.text'), 'assertive');
      if (kind === 'open' && before === 'away') announce(sayMatch('lost.back'), 'polite');
    },
  );

  onScopeDispose(() => {
    clearTimeout(timer);
  });
  return note;
}

function nameIn(table: TableView | null, who: SitterId): string {
  return table?.sitters.find(({ id }) => id === who)?.name ?? '';
}

/** What somebody who does not see it should hear of a change; nothing of oneself. */
function newsOf(before: TableView, after: TableView, you: SitterId | null): readonly string[] {
  const news: string[] = [];
  for (const was of before.sitters) {
    if (was.id === you || was.by === 'bot') continue;
    const { name } = was;
    const is = after.sitters.find(({ id }) => id === was.id);
    if (is === undefined) news.push(sayMatch('away.left', { name }));
    else if (was.here !== is.here) news.push(sayMatch(is.here ? 'away.back' : 'away.one', { name }));
    else if (was.standIn === null && is.standIn !== null) news.push(sayMatch('away.standIn', { name }));
  }
  if (after.host !== before.host && after.host !== null) {
    const name = nameIn(after, after.host);
    news.push(after.host === you ? sayMatch('away.youHost') : sayMatch('away.host', { name }));
  }
  if (before.next === null && after.next !== null) news.push(sayMatch('over.nextSaid'));
  return news;
}
