import { describe, expect, test } from 'vitest';
import { createTokens } from '#src/online/tokens.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';

function desk() {
  const { storage } = fakeStorage();
  const notes = createBrowserNotes(() => storage);
  let now = 1000;
  const tokens = createTokens(notes, () => (now += 1));
  return { notes, tokens };
}

describe('the seats a browser keeps', () => {
  test('each table has its token, and the latest stands first', () => {
    const { tokens } = desk();
    tokens.keep({ code: 'AAA222', token: 'one', game: '' });
    tokens.keep({ code: 'BBB333', token: 'two', game: 'boggle' });
    tokens.keep({ code: 'AAA222', token: 'one', game: 'boggle' });
    expect(tokens.of('AAA222')).toBe('one');
    expect(tokens.of('CCC444')).toBeNull();
    expect(tokens.all().map(({ code, game }) => [code, game])).toEqual([
      ['AAA222', 'boggle'],
      ['BBB333', 'boggle'],
    ]);
    tokens.forget('AAA222');
    expect(tokens.of('AAA222')).toBeNull();
  });

  test('there are fifty at most, and the oldest goes', () => {
    const { tokens } = desk();
    for (let n = 0; n < 55; n += 1) tokens.keep({ code: `T${n}`, token: `t${n}`, game: 'boggle' });
    expect(tokens.all()).toHaveLength(50);
    expect(tokens.of('T4')).toBeNull();
    expect(tokens.of('T5')).toBe('t5');
  });

  test.each(['', '{', 'null', '{"a":1}', '[{"code":1}]'])('what is damaged counts as nothing: %j', (text) => {
    const { notes, tokens } = desk();
    notes.set('quoin:tables', text);
    expect(tokens.all()).toEqual([]);
    expect(tokens.of('AAA222')).toBeNull();
    tokens.keep({ code: 'AAA222', token: 'one', game: '' });
    expect(tokens.of('AAA222')).toBe('one');
  });
});
