import type { Lid } from '#shared/plugin/lid.ts';

/** A die on rose, a 1 up, and behind it the tail of what it stands for. */
export const lid: Lid = {
  ink: 'rose',
  pieces: [
    {
      piece: 'ribbon',
      path: 'M-20 128c50 20 80 26 110 22 42-6 52-58 86-50s2 58-26 44 2-74 52-66 60 34 150-22c44-27 66-34 110-42',
      width: 11,
    },
    { piece: 'tile', x: 250, y: 92, side: 96, turn: -10 },
    { piece: 'pip', x: 250, y: 92, radius: 13 },
  ],
};
