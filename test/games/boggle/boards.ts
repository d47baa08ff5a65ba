import fc from 'fast-check';
import { SOLID } from '#games/boggle/board.ts';
import type { Board } from '#games/boggle/board.ts';

/** Few letters, so that words and repeated letters are common; every kind of face. */
const FACES = ['A', 'A', 'E', 'E', 'I', 'N', 'R', 'S', 'T', 'U', 'Q', 'Qu', 'In', 'Th', 'Er', SOLID];

/** Boards of any size up to a side of `most`, of every kind of face or of those given. */
export function boards(most = 6, faces: readonly string[] = FACES): fc.Arbitrary<Board> {
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .chain(([width, height]) =>
      fc
        .array(fc.constantFrom(...faces), { minLength: width * height, maxLength: width * height })
        .map((drawn) => ({ width, height, faces: drawn })),
    );
}
