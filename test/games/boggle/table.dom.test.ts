import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import BoggleTable from '#games/boggle/BoggleTable.vue';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { MATCH_NOW } from '#shared/timer/ui/matchClockKey.ts';
import { duel, type Duel, type DuelOptions } from './duel.ts';

enableAutoUnmount(afterEach);

let at = 0;
let match: Duel;
let moves: BoggleMove[] = [];
let said: string[] = [];
let table: VueWrapper;

/** The real match behind the real table: every move goes through the door and comes back as a view. */
function open(options: DuelOptions = {}): void {
  at = 0;
  moves = [];
  said = [];
  match = duel(options);
  table = mount(BoggleTable, {
    attachTo: document.body,
    props: { view: match.view(at), send },
    global: {
      provide: {
        [MATCH_NOW]: () => at,
        [ANNOUNCE]: (text: string) => {
          said.push(text);
        },
      },
    },
  });
}

async function send(move: BoggleMove): Promise<string | null> {
  moves.push(move);
  try {
    match.move(at, move);
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^\S+: /, '') : String(error);
  }
  await look();
  return null;
}

async function look(time = at): Promise<void> {
  at = time;
  await table.setProps({ view: match.view(at) });
}

function button(name: string): HTMLButtonElement {
  const found = table.findAll('button').find((each) => each.text() === name);
  if (found === undefined) throw new Error(`There is no button “${name}”.`);
  const { element } = found;
  if (!(element instanceof HTMLButtonElement)) throw new Error(`“${name}” is no button.`);
  return element;
}

function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = table.findAll('label').find((each) => each.text() === label);
  const control = document.getElementById(found?.attributes('for') ?? '');
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`There is no field “${label}”.`);
}

async function press(name: string): Promise<void> {
  button(name).click();
  await flushPromises();
}

/** A key pressed there; where its default is prevented, no button is pressed by it. */
function keyOn(name: string, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  button(name).dispatchEvent(event);
  return event;
}

async function write(text: string): Promise<void> {
  const editor = field('Your words');
  editor.value = text;
  editor.dispatchEvent(new Event('input'));
  await flushPromises();
}

async function commit(label: string, value: string): Promise<void> {
  const control = field(label);
  control.value = value;
  control.dispatchEvent(new Event('input'));
  control.dispatchEvent(new Event('change'));
  await flushPromises();
}

function listed(title: string): string[] {
  const list = table.findAll('.word-list').find((each) => each.find('h3').text() === title);
  return list?.findAll('.word').map((word) => word.text()) ?? [];
}

function enabled(): Record<string, boolean> {
  return {
    start: !button('Start round').disabled,
    newGame: !button('New game').disabled,
    quit: !button('Quit').disabled,
    editor: !field('Your words').disabled,
    difficulty: !field('Difficulty').disabled,
    target: !field('Target score').disabled,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A word of that many letters from a walk over the board: trust asks no more. */
function walk(length: number): string {
  const { board } = match.data(at);
  const snake = [0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12];
  return snake
    .slice(0, length)
    .map((cell) => board?.faces[cell]?.toLowerCase())
    .join('');
}

describe('controls are enabled as table 2.3.3 says', () => {
  test('before the first round', () => {
    open();
    expect(enabled()).toEqual({
      start: true,
      newGame: true,
      quit: true,
      editor: false,
      difficulty: true,
      target: true,
    });
    expect(table.find('[role=timer]').text()).toBe('3:00');
    expect(table.find('dd').text()).toBe('0');
  });

  test('in a round', async () => {
    open();
    await press('Start round');
    expect(enabled()).toEqual({
      start: false,
      newGame: true,
      quit: true,
      editor: true,
      difficulty: true,
      target: true,
    });
    expect(table.findAll('[role=gridcell]')).toHaveLength(16);
    expect(table.find('dd').text()).toBe('1');
  });

  test('after a round, with a way to reject each word of one’s own', async () => {
    open({ vocabulary: [] });
    await press('Start round');
    await write(`${walk(5)} nonsense9`);
    await look(180_000);
    expect(enabled()).toMatchObject({ start: true, editor: false });
    expect(listed('Your words only')).toEqual([walk(5)]);
    expect(listed('Not on the board')).toEqual(['nonsense9']);
    expect(button(`Reject ${walk(5)}`).disabled).toBe(false);
    expect(button('Reject nonsense9').disabled).toBe(false);
  });
});

describe('writing', () => {
  test('text becomes edits, at most four a second', async () => {
    open();
    await press('Start round');
    moves = [];
    for (const text of ['c', 'ca', 'cat', 'cat ']) await write(text);
    expect(moves).toEqual([{ type: 'edit', pos: 0, del: 0, ins: 'c' }]);
    at += 250;
    vi.advanceTimersByTime(250);
    await flushPromises();
    expect(moves.at(-1)).toEqual({ type: 'edit', pos: 1, del: 0, ins: 'at ' });
    expect(match.data(at).sheets[0]).toBe('cat ');
  });

  test('a word that is still being composed counts when the time is up', async () => {
    open();
    await press('Start round');
    await look(179_200);
    field('Your words').dispatchEvent(new CompositionEvent('compositionstart'));
    for (const text of ['k', 'ka']) await write(text);
    await look(180_000);
    expect(listed('Not on the board').concat(listed('Your words only'))).toEqual(['ka']);
  });

  test('nothing is written into what an input method composes', async () => {
    open();
    await press('Start round');
    const editor = field('Your words');
    editor.dispatchEvent(new CompositionEvent('compositionstart'));
    const written = vi.spyOn(editor, 'value', 'set');
    editor.dispatchEvent(new Event('input'));
    match.move(at, { type: 'edit', pos: 0, del: 0, ins: 'elsewhere' });
    await look();
    expect(written).not.toHaveBeenCalled();
    editor.dispatchEvent(new CompositionEvent('compositionend'));
  });

  test('a letter that is tapped comes after what is being composed', async () => {
    open();
    await press('Start round');
    const editor = field('Your words');
    editor.focus();
    editor.dispatchEvent(new CompositionEvent('compositionstart'));
    await write('ka');
    await table.findAll('[role=gridcell]')[0]?.trigger('focus');
    await table.find('[role=grid]').trigger('keydown', { key: ' ' });
    expect(editor.value).toBe(`ka${walk(1)}`);
  });

  test('leaving the editor sends what waits', async () => {
    open();
    await press('Start round');
    await write('a');
    await write('ab');
    field('Your words').dispatchEvent(new FocusEvent('blur'));
    await flushPromises();
    expect(match.data(at).sheets[0]).toBe('ab');
  });

  test('Space on a cell writes its letters into the same text, Enter ends the word', async () => {
    open();
    await press('Start round');
    const cells = table.findAll('[role=gridcell]');
    await cells[0]?.trigger('focus');
    await table.find('[role=grid]').trigger('keydown', { key: ' ' });
    await cells[1]?.trigger('focus');
    await table.find('[role=grid]').trigger('keydown', { key: ' ' });
    expect(cells[1]?.attributes('aria-selected')).toBe('true');
    expect(cells[1]?.attributes('aria-label')).toMatch(/, letter 2 of your word$/);
    await table.find('[role=grid]').trigger('keydown', { key: 'Enter' });
    expect(field('Your words').value).toBe(`${walk(2)} `);
    expect(cells[1]?.attributes('aria-selected')).toBe('false');
  });

  test('more than 10,000 characters are refused in one sentence, and what fits stays', async () => {
    open();
    await press('Start round');
    said = [];
    await write('x'.repeat(12_000));
    expect(field('Your words').value).toHaveLength(10_000);
    expect(table.text()).toContain('A sheet holds at most 10,000 characters.');
    expect(said).toEqual(['A sheet holds at most 10,000 characters.']);
  });
});

describe('the target score', () => {
  test('commits on change and begins a new game, even in a round', async () => {
    open();
    await press('Start round');
    await commit('Target score', '50');
    expect(match.data(at)).toMatchObject({ target: 50, phase: 'betweenRounds', round: 0 });
  });

  test('is not sent with each key', async () => {
    open();
    field('Target score').value = '5';
    field('Target score').dispatchEvent(new Event('input'));
    await flushPromises();
    expect(moves).toEqual([]);
  });

  test('the same value does nothing', async () => {
    open();
    await press('Start round');
    moves = [];
    await commit('Target score', '100');
    expect(moves).toEqual([]);
  });

  test.each(['0', '10001', '-3', '2.5', ''])('refuses %s with a sentence and goes back', async (value) => {
    open();
    await commit('Target score', value);
    expect(field('Target score').value).toBe('100');
    expect(table.text()).toContain('Target score is a whole number from 1 to 10,000.');
    expect(match.data(at).target).toBe(100);
  });

  test('half a number survives whatever else changes', async () => {
    open();
    await press('Start round');
    field('Target score').value = '7';
    field('Target score').dispatchEvent(new Event('input'));
    await look(180_000);
    expect(field('Target score').value).toBe('7');
  });
});

test('the settings say their bounds, and what a difficulty means', async () => {
  open({ vocabulary: [] });
  await commit('Difficulty', '7');
  expect(table.text()).toContain(
    'From 1 to 10. The computer learns about 70% of the words you keep; it knows 0 words now.',
  );
  expect(table.text()).toContain('From 1 to 10,000. Changing it starts a new game.');
  expect([field('Target score').getAttribute('max'), field('Difficulty').getAttribute('max')]).toEqual([
    '10000',
    '10',
  ]);
});

test('difficulty takes effect at once, in the middle of a round', async () => {
  open();
  await press('Start round');
  await commit('Difficulty', '9');
  expect(match.data(at)).toMatchObject({ difficulty: 9, phase: 'round' });
});

describe('rejecting', () => {
  test('a common word that is rejected goes to the computer, and can be taken back', async () => {
    open({ seed: 1, vocabulary: [] });
    await press('Start round');
    const word = walk(5);
    // The same board again, with a computer that knows the word.
    table.unmount();
    open({ seed: 1, vocabulary: [word] });
    await press('Start round');
    await write(word);
    await look(180_000);
    expect(listed('Words in both')).toEqual([word]);
    await press(`Reject ${word}`);
    expect(listed('Words in both')).toEqual([]);
    expect(listed('Computer’s words only')).toEqual([word]);
    expect(listed('Rejected words')).toEqual([word]);
    expect(table.find('h2[tabindex]').text()).toBe('Round 1: you 0, computer 2');
    await press(`Take back ${word}`);
    expect(listed('Words in both')).toEqual([word]);
    expect(said.slice(-2)).toEqual([
      `“${word}” rejected. You 0, computer 2.`,
      `“${word}” taken back. You 0, computer 0.`,
    ]);
    expect(document.activeElement?.textContent).toBe('Round 1: you 0, computer 0');
  });

  test('the focus goes on to the next word, then to the one before, then to the list’s name', async () => {
    open({ vocabulary: [] });
    await press('Start round');
    await write('a1 b2 c3');
    await look(180_000);
    const rejectFocused = async (word: string): Promise<string> => {
      button(`Reject ${word}`).focus();
      await press(`Reject ${word}`);
      return document.activeElement?.textContent ?? '';
    };
    expect(await rejectFocused('b2')).toBe('Reject c3');
    expect(await rejectFocused('c3')).toBe('Reject a1');
    expect(await rejectFocused('a1')).toBe('Not on the board');
  });
});

test('the beginning of a round and of a game is said', async () => {
  open();
  await press('Start round');
  expect(said).toEqual(['Round 1 begins.']);
  await press('New game');
  await press('New game');
  expect(said).toEqual(['Round 1 begins.', 'New game.', 'New game.']);
});

test('each list says how many words it has and what they are worth', async () => {
  open({ vocabulary: [] });
  await press('Start round');
  await write(`${walk(3)} a1 b2`);
  await look(180_000);
  const heads = table.findAll('.word-list .head').map((head) => head.text());
  expect(heads).toEqual([
    'Your words only1 word, 1 point',
    'Computer’s words onlynone',
    'Words in bothnone',
    'Not on the board2 words, no points',
  ]);
});

describe('the end of a game', () => {
  async function win(): Promise<void> {
    open({ target: 5, vocabulary: [] });
    await press('Start round');
    await write(walk(8));
    await look(180_000);
  }

  test('says who has won in the words of the SRS', async () => {
    await win();
    expect(table.find('dialog').attributes('open')).toBeDefined();
    expect(table.find('dialog h2').text()).toBe('Game over—you win!');
  });

  test('a stray Enter does not dismiss it; OK a moment later begins a new game', async () => {
    await win();
    expect(keyOn('OK', 'Enter').defaultPrevented).toBe(true);
    expect(table.find('dialog').exists()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(keyOn('OK', 'Enter').defaultPrevented).toBe(false);
    moves = [];
    await press('OK');
    expect(moves).toEqual([{ type: 'newGame' }]);
    expect(table.find('dialog').exists()).toBe(false);
    expect(match.data(at)).toMatchObject({ phase: 'betweenRounds', round: 0 });
  });

  test('a click is taken at once', async () => {
    await win();
    moves = [];
    await press('OK');
    expect(moves).toEqual([{ type: 'newGame' }]);
  });

  test('Esc dismisses it too', async () => {
    await win();
    vi.advanceTimersByTime(1000);
    moves = [];
    await table.find('dialog').trigger('cancel');
    await flushPromises();
    expect(moves).toEqual([{ type: 'newGame' }]);
  });

  test('with an empty sheet against a computer that finds a word, the computer wins', async () => {
    open({ seed: 1, vocabulary: [] });
    await press('Start round');
    const word = walk(8);
    table.unmount();
    open({ seed: 1, target: 11, vocabulary: [word] });
    await press('Start round');
    await look(180_000);
    expect(table.find('dialog h2').text()).toBe('Game over—the computer wins!');
  });
});

describe('the clock', () => {
  test('counts by the match’s time, and says its milestones once', async () => {
    open();
    await press('Start round');
    const timer = table.find('[role=timer]');
    expect(timer.attributes('aria-label')).toBe('Time left');
    expect(timer.text()).toBe('3:00');
    at = 1000;
    await vi.advanceTimersByTimeAsync(1000);
    expect(timer.text()).toBe('2:59');
    said = [];
    at = 60_500;
    await vi.advanceTimersByTimeAsync(1000);
    expect(timer.text()).toBe('2:00');
    expect(said).toEqual(['2 minutes left']);
    // A tab that slept hears only the last of what it missed.
    at = 171_000;
    await vi.advanceTimersByTimeAsync(1000);
    expect(timer.text()).toBe('0:09');
    expect(said).toEqual(['2 minutes left', '10 seconds left']);
  });
});
