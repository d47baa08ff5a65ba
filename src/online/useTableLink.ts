/** A link as Vue sees it: what it tells changes with it, and it closes with the component. */
import { onScopeDispose, onUnmounted, shallowRef, type ShallowRef } from 'vue';
import { browserTime } from '#src/table/browserTime.ts';
import { browserSocket } from './browserSocket.ts';
import { createTableLink } from './createTableLink.ts';
import { pageSignals } from './pageSignals.ts';
import type { Coming, LinkNow, TableLink } from './tableLink.ts';
import { useTokens, useUnsent } from './useTokens.ts';

export interface LinkedTable {
  readonly link: TableLink;
  readonly now: Readonly<ShallowRef<LinkNow>>;
}

/** Follows a link for as long as the component stands; it is not closed with it. */
export function useLinkNow(link: TableLink): Readonly<ShallowRef<LinkNow>> {
  const now = shallowRef(link.now());
  onScopeDispose(
    link.subscribe(() => {
      now.value = link.now();
    }),
  );
  return now;
}

/** Comes to a table over the arcade's own server, keeps the seat's token in this browser, and leaves with the component. */
export function useTableLink(code: string, coming: Coming): LinkedTable {
  const tokens = useTokens();
  let seat = 'token' in coming ? coming.token : null;
  const unsent = useUnsent(code, () => seat !== null && tokens.of(code) === seat);
  const link = createTableLink({
    code,
    coming,
    open: browserSocket(code),
    time: browserTime,
    random: () => Math.random(),
    signals: pageSignals,
    unsent,
    tokenTold(token) {
      seat = token;
      tokens.keep({ code, token, game: link.now().table?.game ?? '' });
    },
  });
  const now = useLinkNow(link);
  // What game it is comes after the token; what the seat is worth is known when the server says so.
  let noted = '';
  const stop = link.subscribe(() => {
    const { table, state } = link.now();
    const token = tokens.of(code);
    if (state.kind === 'ended' && (state.code === 'seat/lost' || state.code === 'table/missing'))
      tokens.forget(code);
    else if (table !== null && table.game !== noted && token !== null) {
      noted = table.game;
      tokens.keep({ code, token, game: table.game });
    }
  });
  // After the tables below it, which send what is under the pen when they go.
  onUnmounted(() => {
    stop();
    link.close();
  });
  return { link, now };
}
