/** What the arcade sounds like: notes by their meaning. All of it is short and quiet. */
import type { SoundName } from '#shared/plugin/ui/senses.ts';

export interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Seconds it takes to fade. */
  readonly length: number;
  /** `rattle` is a burst of noise round its pitch: a thing that knocks. */
  readonly voice: 'sine' | 'triangle' | 'rattle';
  readonly hz: number;
  /** 0 … 1. */
  readonly loudness: number;
}

const note = (
  at: number,
  hz: number,
  length: number,
  loudness: number,
  voice: Note['voice'] = 'sine',
): Note => ({
  at,
  hz,
  length,
  loudness,
  voice,
});

/** Cubes in a closed hand: knocks that come thick and thin out. */
const KNOCKS = [0, 0.06, 0.11, 0.17, 0.22, 0.28, 0.35, 0.43, 0.52];

export const TONES: Readonly<Record<SoundName, readonly Note[]>> = {
  tick: [note(0, 1250, 0.04, 0.06, 'triangle')],
  accept: [note(0, 659.3, 0.1, 0.09), note(0.07, 880, 0.16, 0.09)],
  refuse: [note(0, 196, 0.12, 0.12, 'triangle'), note(0.09, 164.8, 0.18, 0.12, 'triangle')],
  shake: KNOCKS.map((at, i) => note(at, 900 + (i % 3) * 350, 0.05, 0.16 - i * 0.012, 'rattle')),
  beep: [note(0, 880, 0.18, 0.2), note(0.25, 880, 0.18, 0.2)],
  win: [
    note(0, 523.3, 0.22, 0.1),
    note(0.11, 659.3, 0.22, 0.1),
    note(0.22, 784, 0.22, 0.1),
    note(0.33, 1046.5, 0.5, 0.11),
  ],
  lose: [note(0, 392, 0.26, 0.1), note(0.16, 329.6, 0.26, 0.1), note(0.32, 261.6, 0.5, 0.1)],
  draw: [note(0, 523.3, 0.22, 0.1), note(0.2, 523.3, 0.4, 0.1)],
};
