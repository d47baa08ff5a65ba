import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseBoard } from '#games/boggle/board.ts';
import { findPath } from '#games/boggle/paths.ts';
import { tools } from '#games/boggle/tools.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import type { ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import answers from '#test/answers/boggle-boards.json';

/** What `--json` says of deals. */
const DEALT = v.object({
  boards: v.array(v.object({ board: v.string(), words: v.optional(v.number()) })),
});

const FILES: Record<string, string> = {
  'few.txt': 'Quit\nqat\nten\nnet\nin\nTIN\n',
  'empty.txt': '\n\n',
  'picture.png': '\u0089PNG\r\n\u001a\n\u0000\u0000\ufffd',
};

/** What stands for English here: a few words that are on the boards below. */
const LEXICON = lexiconOf(['able', 'bale', 'tea', 'eat', 'ate', 'sea', 'sat', 'tan', 'ten', 'net', 'not'], {
  resource: { name: 'few', hash: '0' },
  title: 'A few words',
});

function run(name: string, options: ToolContext['options'], positionals: readonly string[] = []) {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  let clock = 0;
  return tool.run({
    options,
    positionals,
    readText: (path) => {
      const text = FILES[path] ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
      return Promise.resolve(
        text === undefined
          ? no('file/unreadable', `${path} cannot be read: there is no such file.`)
          : yes(text),
      );
    },
    lexicon: () => Promise.resolve(yes(LEXICON)),
    now: () => (clock += 500),
  });
}

async function complaint(name: string, options: ToolContext['options'], positionals: readonly string[] = []) {
  const answer = await run(name, options, positionals);
  if (answer.ok) throw new Error('There was no complaint.');
  return [answer.code, answer.message];
}

describe('quoin boggle solve', () => {
  it('lists the words with points and first paths, in lower case and in order', async () => {
    const answer = await run('solve', { board: 'qitxxxnexxxxxxxx', words: 'few.txt' });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        json: {
          words: 4,
          points: 4,
          list: [
            { word: 'net', points: 1, path: [6, 7, 2] },
            { word: 'quit', points: 1, path: [0, 1, 2] },
            { word: 'ten', points: 1 },
            { word: 'tin', points: 1 },
          ],
        },
        text: expect.stringMatching(/^net 1 6-7-2\n[^]*\n4 words, 4 points$/),
      },
    });
  });

  it('reads q as one letter when asked, and takes the shortest length given', async () => {
    const plain = await run('solve', { board: 'qat.', words: 'few.txt', 'plain-q': true });
    expect(plain).toMatchObject({ value: { json: { words: 1, list: [{ word: 'qat', path: [0, 1, 2] }] } } });
    expect(await run('solve', { board: 'qat.', words: 'few.txt' })).toMatchObject({
      value: { json: { words: 0 } },
    });
    const short = await run('solve', { board: 'in..', words: 'few.txt', min: '2' });
    expect(short).toMatchObject({ value: { json: { words: 1, points: 0, list: [{ word: 'in' }] } } });
  });

  it('uses the lexicon of the arcade without a file', async () => {
    const answer = await run('solve', { board: 'ablexxxxxxxxxxxx' });
    expect(answer).toMatchObject({
      value: { json: { list: expect.arrayContaining([{ word: 'able', points: 1, path: [0, 1, 2, 3] }]) } },
    });
  });

  it('takes a size in either form', async () => {
    const board = 'perslatgsineters';
    expect(await run('solve', { board, size: '4' })).toEqual(await run('solve', { board, size: '4x4' }));
    expect(await run('solve', { board, size: '4' })).toMatchObject({ ok: true });
  });

  it('says in one sentence what is wrong', async () => {
    expect(await complaint('solve', {})).toEqual([
      'usage/board',
      'Say which board, as in --board tlepeernisattnlp.',
    ]);
    expect(await complaint('solve', { board: 'ab1d' })).toEqual([
      'usage/board',
      'Cell 3 is “1”: a board is written with the letters a to z and . for a solid cell.',
    ]);
    expect(await complaint('solve', { board: 'a(in' })).toEqual([
      'usage/board',
      'One to four letters stand between two brackets, as in (in).',
    ]);
    expect(await complaint('solve', { board: 'abc' })).toMatchObject(['usage/board', /do not make a square/]);
    expect(await complaint('solve', { board: 'abcdef', size: '4x2' })).toMatchObject([
      'usage/board',
      /has 8 cells/,
    ]);
    expect(await complaint('solve', { board: 'abcd', size: 'big' })).toEqual([
      'usage/size',
      '--size is how wide and how high, as in 4x3, or 4 for 4x4, not “big”.',
    ]);
    expect(await complaint('solve', { board: 'abcd', min: '0' })).toEqual([
      'usage/number',
      '--min is a whole number from 1 to 64, not “0”.',
    ]);
    expect(await complaint('solve', { board: 'abcd' }, ['stray'])).toMatchObject([
      'usage/positional',
      /stray/,
    ]);
    expect(await complaint('solve', { board: 'abcd', words: 'gone.txt' })).toMatchObject([
      'file/unreadable',
      /gone\.txt cannot be read/,
    ]);
    expect(await complaint('solve', { board: 'abcd', words: 'picture.png' })).toMatchObject([
      'words/not-text',
      /^picture\.png: This is not a text file/,
    ]);
    expect(await complaint('solve', { board: 'abcd', words: 'empty.txt' })).toMatchObject([
      'words/none',
      /no word/,
    ]);
  });

  const enable = join(process.env['QUOIN_CASES'] ?? '', 'enable2k.txt');
  describe.skipIf(!existsSync(enable))('with ENABLE (skipped unless QUOIN_CASES has enable2k.txt)', () => {
    const text = existsSync(enable) ? readFileSync(enable, 'utf8') : '';
    // The published answers are of the whole list; the file stops at words of 15 letters, and these are on a board.
    FILES['enable.txt'] = `${text}\nquadricentennial\nquadricentennials\n`;

    // The solver's own tests ask for the others: here it is the size and the Qu tile that matter.
    it.each([
      ['perslatesind', { size: '4x3' }],
      ['qaicdrneetasnnil', {}],
    ])('finds on %s what is published', async (board, size) => {
      const published = answers.boards.find((answer) => answer.board === board);
      const answer = await run('solve', { board, words: 'enable.txt', ...size });
      expect(answer).toMatchObject({
        ok: true,
        value: { json: { words: published?.words, points: published?.score } },
      });
    });

    it('gives each word the path that comes first', async () => {
      const board = 'perslatgsineters';
      const parsed = parseBoard(board);
      const answer = await run('solve', { board, words: 'enable.txt' });
      if (!answer.ok || !parsed.ok) throw new Error('not solved');
      const lines = answer.value.text.split('\n').slice(0, -1);
      expect(lines).toHaveLength(1045);
      for (const line of lines) {
        const [word = '', , path] = line.split(' ');
        expect(path).toBe(findPath(parsed.board, word)?.join('-'));
      }
    });
  });
});

describe('quoin boggle deal', () => {
  async function dealt(
    options: ToolContext['options'],
  ): Promise<readonly { board: string; words?: number | undefined }[]> {
    const answer = await run('deal', options);
    if (!answer.ok) throw new Error(answer.message);
    const { boards } = v.parse(DEALT, answer.value.json);
    return boards;
  }

  it('writes boards that solve and set-up read, the same from the same seed', async () => {
    const boards = await dealt({ count: '20', seed: '7' });
    expect(boards).toHaveLength(20);
    for (const { board } of boards) {
      expect(parseBoard(board)).toMatchObject({ ok: true, board: { width: 4, height: 4 } });
    }
    expect(await dealt({ count: '20', seed: '7' })).toEqual(boards);
    expect(await dealt({ count: '20', seed: '8' })).not.toEqual(boards);
  });

  it('takes the cubes, the size or the weights that it is told', async () => {
    const side = async (options: ToolContext['options']): Promise<number> => {
      const [first] = await dealt(options);
      const parsed = parseBoard(first?.board ?? '');
      return parsed.ok ? parsed.board.width : 0;
    };
    expect(await side({ cubes: 'big-5x5-2012' })).toBe(5);
    expect(await side({ size: '6' })).toBe(6);
    expect(await side({ weights: true, size: '3' })).toBe(3);
    expect(await side({ weights: true, size: '3x3' })).toBe(3);
  });

  it('deals until there are words enough', async () => {
    const boards = await dealt({ count: '5', least: '2' });
    for (const { board, words } of boards) {
      const solved = await run('solve', { board });
      expect(solved).toMatchObject({ value: { json: { words } } });
      expect(words).toBeGreaterThanOrEqual(2);
    }
  });

  it('says in one sentence what is wrong', async () => {
    expect(await complaint('deal', { cubes: 'none' })).toMatchObject(['usage/cubes', /“none”/]);
    expect(await complaint('deal', { cubes: 'big-5x5-2012', weights: true })).toMatchObject([
      'usage/letters',
      /not both/,
    ]);
    expect(await complaint('deal', { cubes: 'big-5x5-2012', size: '4' })).toMatchObject([
      'usage/size',
      /5 by 5/,
    ]);
    expect(await complaint('deal', { size: '4x3' })).toMatchObject(['usage/size', /square: not 4 by 3/]);
    expect(await complaint('deal', { size: '7' })).toMatchObject(['usage/size', /2 to 6 cells wide, not 7/]);
    expect(await complaint('deal', { size: '3' })).toMatchObject(['usage/size', /--weights/]);
    expect(await complaint('deal', { count: '0' })).toMatchObject(['usage/number', /--count/]);
    expect(await complaint('deal', {}, ['stray'])).toMatchObject(['usage/positional', /stray/]);
  });

  it('says so when no board has as many words', async () => {
    expect(await complaint('deal', { least: '10000', weights: true, size: '2' })).toMatchObject([
      'deal/none',
      /10,000 boards/,
    ]);
  });
});

describe('quoin boggle bench', () => {
  it('counts boards by the clock it is lent, loading apart', async () => {
    const answer = await run('bench', { boards: '50', words: 'few.txt' });
    expect(answer).toMatchObject({ value: { json: { boards: 50, boardsPerSecond: 100, loadMs: 500 } } });
  });

  it('deals the same boards from the same seed', async () => {
    const points = async (seed: string): Promise<unknown> => {
      const answer = await run('bench', { boards: '200', seed });
      return answer.ok ? answer.value.json : null;
    };
    expect(await points('7')).toEqual(await points('7'));
    expect(await points('7')).not.toEqual(await points('8'));
  });

  it('says in one sentence what is wrong', async () => {
    expect(await complaint('bench', { boards: '0' })).toMatchObject(['usage/number', /--boards/]);
    expect(await complaint('bench', { seed: '-1' })).toMatchObject(['usage/number', /--seed/]);
    expect(await complaint('bench', { words: 'gone.txt' })).toMatchObject(['file/unreadable', /gone/]);
  });
});
