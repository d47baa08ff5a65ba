/** The arcade's sounds, synthesised: one service for the page. Browsers allow sound only after a gesture. */
import type { SoundName } from '#shared/plugin/ui/senses.ts';
import { TONES, type Note } from './tones.ts';

export interface Sound {
  /** Plays it now; silent before the first gesture, and where the browser has no sound. */
  play(name: SoundName): void;
  close(): void;
}

/** Nothing fades to silence exactly: below this it is not heard. */
const SILENCE = 0.0005;
/** Seconds in which a note comes up, so that it does not click. */
const ATTACK = 0.006;

export function createSound(): Sound {
  let audio: AudioContext | null = null;
  let noise: AudioBuffer | null = null;

  function unlock(): void {
    if (typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    // Suspended before a gesture; some telephones interrupt it as well.
    if (audio.state !== 'running') void audio.resume();
  }

  // A finger counts as a gesture when it leaves the screen, a mouse when it presses.
  addEventListener('pointerdown', unlock, { passive: true });
  addEventListener('pointerup', unlock, { passive: true });
  addEventListener('keydown', unlock);
  // Whoever came here by a button of another page has made a gesture already. Not every browser tells.
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) unlock();

  function voiceOf(
    context: AudioContext,
    { voice, hz }: Note,
  ): { out: AudioNode; source: AudioScheduledSourceNode } {
    if (voice !== 'rattle') {
      const source = context.createOscillator();
      source.type = voice;
      source.frequency.value = hz;
      return { out: source, source };
    }
    const source = context.createBufferSource();
    noise ??= noiseIn(context);
    source.buffer = noise;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hz;
    band.Q.value = 4;
    return { out: source.connect(band), source };
  }

  function sound(context: AudioContext, note: Note): void {
    const start = context.currentTime + note.at;
    const end = start + note.length;
    const { out, source } = voiceOf(context, note);
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(note.loudness, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    out.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(end);
  }

  return {
    play(name) {
      if (audio === null) return;
      for (const note of TONES[name]) sound(audio, note);
    },
    close() {
      removeEventListener('pointerdown', unlock);
      removeEventListener('pointerup', unlock);
      removeEventListener('keydown', unlock);
      void audio?.close();
      audio = null;
    },
  };
}

let service: Sound | null = null;

/** The one service of this page. Asked for when a page opens, it is unlocked by the gesture that comes next. */
export function pageSound(): Sound {
  service ??= createSound();
  return service;
}

/** A fifth of a second of noise, always the same: chance has no say in what is heard. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 5), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i += 1) {
    // A linear congruential generator (Numerical Recipes) is noise enough for a knock.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 0x80000000 - 1;
  }
  return buffer;
}
