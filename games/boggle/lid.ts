import type { Lid } from '#shared/plugin/lid.ts';

/** Tiles thrown on petrol: WORDS, with more tumbling in from the edges. */
export const lid: Lid = {
  ink: 'petrol',
  pieces: [
    { piece: 'tile', x: 70, y: 104, side: 70, turn: -9, ink: 'marigold', face: 'W' },
    { piece: 'tile', x: 158, y: 72, side: 70, turn: 6, ink: 'marigold', face: 'O' },
    { piece: 'tile', x: 248, y: 112, side: 70, turn: -4, ink: 'marigold', face: 'R' },
    { piece: 'tile', x: 338, y: 70, side: 70, turn: 8, ink: 'marigold', face: 'D' },
    { piece: 'tile', x: 424, y: 128, side: 70, turn: -12, face: 'S' },
    { piece: 'tile', x: -4, y: 30, side: 70, turn: 14, face: 'A' },
    { piece: 'tile', x: 244, y: 8, side: 70, turn: 3, face: 'Qu' },
    { piece: 'tile', x: 154, y: 176, side: 70, turn: -6, face: 'E' },
  ],
};
