/** The arcade's sounds, synthesised. Browsers allow sound only after a gesture: the first one unlocks it. */

export interface Sound {
  /** A short, plain beep, twice. */
  beep(): void;
  close(): void;
}

const PITCH_HZ = 880;
const LENGTH_S = 0.18;
const LOUDNESS = 0.2;

export function createSound(): Sound {
  let audio: AudioContext | null = null;

  function unlock(): void {
    if (typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  }

  addEventListener('pointerdown', unlock);
  addEventListener('keydown', unlock);

  function tone(context: AudioContext, at: number): void {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = PITCH_HZ;
    gain.gain.setValueAtTime(LOUDNESS, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + LENGTH_S);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + LENGTH_S);
  }

  return {
    beep() {
      if (audio === null) return;
      tone(audio, audio.currentTime);
      tone(audio, audio.currentTime + LENGTH_S + 0.07);
    },
    close() {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
      void audio?.close();
      audio = null;
    },
  };
}
