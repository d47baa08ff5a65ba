import type { Lid } from '#shared/plugin/lid.ts';

/** A row of counters on rose, the last of them marigold. */
export const lid: Lid = {
  ink: 'rose',
  pieces: [
    { piece: 'tile', x: 22, y: 96, side: 68, turn: -5, glyph: 'circle' },
    { piece: 'tile', x: 110, y: 84, side: 68, turn: 4, glyph: 'circle' },
    { piece: 'tile', x: 198, y: 100, side: 68, turn: -3, glyph: 'circle' },
    { piece: 'tile', x: 300, y: 84, side: 92, turn: 7, ink: 'marigold', glyph: 'circle' },
  ],
};
