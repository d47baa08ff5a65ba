/** How much the fast search has to do, counted by a plain walk that leaves out the same prefixes. */
import { faceLetters } from '#games/boggle/board.ts';
import type { Board } from '#games/boggle/board.ts';
import { ENDS_WORD, LEADS_ON, ROW } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';
import { neighbourTable } from '#shared/grid/grid.ts';

export interface Work {
  /** Prefixes whose edge is read. */
  readonly lookedUp: number;
  /** Prefixes that a letter of a word may follow: their paths are made longer. */
  readonly extended: number;
  /** Steps from the last cell of a path to the next. */
  readonly steps: number;
}

/** The work on all the boards, which are of one-letter tiles and Qu; a Qu counts as a q. */
export function countWork({ states, next }: Automaton, boards: readonly Board[]): Work {
  let lookedUp = 0;
  let extended = 0;
  let steps = 0;

  for (const board of boards) {
    const near = neighbourTable(board);
    const bits = board.faces.map((face) => 1 << (faceLetters(face).charCodeAt(0) - 97));
    const lettersOf = (cells: readonly number[]): number =>
      cells.reduce((mask, cell) => mask | (bits[cell] ?? 0), 0);
    const all = board.faces.map((_, cell) => cell);

    const walk = (state: number, paths: readonly (readonly number[])[]): void => {
      const freeOf = (path: readonly number[]): readonly number[] =>
        (near[path.at(-1) ?? -1] ?? all).filter((cell) => !path.includes(cell));
      const reached = paths.reduce((mask, path) => mask | lettersOf(freeOf(path)), 0);
      for (let rest = (states[state + LEADS_ON] ?? 0) & reached & 0x3ffffff; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const child = next[(states[state + ROW] ?? 0) + 31 - Math.clz32(bit)] ?? 0;
        lookedUp++;
        const longer = paths.flatMap((path) =>
          freeOf(path)
            .filter((cell) => bits[cell] === bit)
            .map((cell) => [...path, cell]),
        );
        const useful = (states[child + LEADS_ON] ?? 0) | (states[child + ENDS_WORD] ?? 0);
        const after = longer.reduce((mask, path) => mask | lettersOf(freeOf(path)), 0);
        if ((useful & after) === 0) continue;
        extended++;
        steps += longer.length;
        walk(child, longer);
      }
    };
    walk(0, [[]]);
  }
  return { lookedUp, extended, steps };
}
