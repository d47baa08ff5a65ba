/** What the browser is asked to sound: a browser that lets nothing be heard before a gesture. */
import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSound } from '#src/table/sound.ts';
import { placeBeforeEach, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;
/** The pitches of what was heard, in order. */
let heard: number[];
let buzzed: number;

class FakeNode {
  readonly gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  readonly frequency = { value: 0 };
  readonly Q = { value: 0 };
  type = '';
  buffer: unknown = null;
  connect<T>(to: T): T {
    return to;
  }
  start(): void {
    heard.push(this.frequency.value);
  }
  stop(): void {
    this.buffer = null;
  }
}

class FakeAudio {
  state = 'suspended';
  readonly currentTime = 0;
  readonly sampleRate = 1000;
  readonly destination = new FakeNode();
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
  createOscillator = (): FakeNode => new FakeNode();
  createBufferSource = (): FakeNode => new FakeNode();
  createBiquadFilter = (): FakeNode => new FakeNode();
  createGain = (): FakeNode => new FakeNode();
  createBuffer = (_channels: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

placeBeforeEach((dealt) => {
  place = dealt;
});
beforeEach(() => {
  heard = [];
  buzzed = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: () => {
      buzzed += 1;
      return true;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
});

/** Presses it as a finger or a mouse does, and not only by a click. */
async function pressDown(name: string): Promise<void> {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await place.press(name);
}

describe('sound', () => {
  test('is let in by the press that starts the round: its shake is heard, and the beep at its end', async () => {
    await place.sit();
    expect(heard).toEqual([]);
    await pressDown('startRound');
    const shaken = heard.length;
    expect(shaken).toBeGreaterThan(0);
    await place.pass(180_000);
    expect(heard.length).toBeGreaterThan(shaken);
  });
});

describe('a table reached by a button of the page before', () => {
  test.each([true, false])('sounds without another press, if there was one: %s', (hasBeenActive) => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
    const sound = createSound();
    sound.play('beep');
    expect(heard.length > 0).toBe(hasBeenActive);
    sound.close();
    Reflect.deleteProperty(navigator, 'userActivation');
  });
});

describe('the buzz at the end of a round', () => {
  test('comes to whoever has muted sounds as well', async () => {
    place.notes.set('quoin:preferences', JSON.stringify({ sound: false }));
    await place.sit();
    await pressDown('startRound');
    await place.pass(180_000);
    expect(heard).toEqual([]);
    expect(buzzed).toBe(1);
  });

  test('does not come from a match that was opened from a file, until its sounds are asked for', async () => {
    await place.sit({ quiet: true });
    await pressDown('startRound');
    await place.pass(180_000);
    expect(buzzed).toBe(0);
    await place.chord('KeyM');
    await place.press('newGame');
    await place.press('startRound');
    await place.pass(180_000);
    await flushPromises();
    expect(buzzed).toBe(1);
  });
});
