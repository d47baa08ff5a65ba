/** What is done with the journals of a process that did not come to close them: the rooms' files get what they lack. */
import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileCode, readRoom, removeRoom, syncFolder, writeRoom } from './roomFiles.ts';

const NAME = /^journal-(?<number>\d{9,15})$/;
const LINE = /^(?<code>[0-9A-Z]{1,32}) (?:-|(?<offset>\d{1,15}) (?<text>\{.*\}))$/;

/** What is to stand in a room's file from byte `offset` up to byte `end`. */
interface Ending {
  readonly offset: number;
  readonly end: number;
  /** Only ever added to. */
  readonly pieces: Buffer[];
}

/**
 * Answers the number of the next journal. `report` hears a sentence on each line that cannot be used; a journal with such
 * lines is put aside, not thrown away.
 */
export async function replayJournals(
  folder: string,
  rooms: string,
  report: (sentence: string) => void,
): Promise<number> {
  const numbers = (await readdir(folder))
    .flatMap((name) => NAME.exec(name)?.groups?.['number'] ?? [])
    .sort((a, b) => Number(a) - Number(b));
  const endings = new Map<string, Ending>();
  const damaged = new Set<string>();
  for (const number of numbers) {
    const name = `journal-${number}`;
    // What follows the last line's end was never answered for: the process ended while it wrote.
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').slice(0, -1);
    for (const [i, line] of lines.entries()) {
      const fault = await take(line);
      if (fault === null) continue;
      damaged.add(number);
      report(`Line ${i + 1} of ${join(folder, name)} was left out: ${fault}.`);
    }
  }
  for (const [code, { offset, pieces }] of endings) {
    await writeRoom(rooms, code, offset, Buffer.concat(pieces), true);
  }
  await syncFolder(rooms);
  for (const number of numbers) {
    const path = join(folder, `journal-${number}`);
    await (damaged.has(number) ? rename(path, `${path}.damaged`) : unlink(path));
  }
  return Number(numbers.at(-1) ?? 0) + 1;

  /** Answers what is wrong with the line, or null. */
  async function take(line: string): Promise<string | null> {
    const parts = LINE.exec(line)?.groups;
    const code = parts?.['code'] ?? '';
    if (parts === undefined || !isFileCode(code)) return 'it is damaged';
    const [place, text] = [parts['offset'], parts['text']];
    if (place === undefined || text === undefined) {
      endings.delete(code);
      await removeRoom(rooms, code);
      return null;
    }
    const offset = Number(place);
    const known = endings.get(code) ?? (await written(code));
    if (offset > known.end) return `the room ${code} lacks something before it`;
    endings.set(code, endedBy(known, offset, Buffer.from(`${text}\n`)));
    return null;
  }

  async function written(code: string): Promise<Ending> {
    const end = (await readRoom(rooms, code))?.length ?? 0;
    return { offset: end, end, pieces: [] };
  }
}

/** With the text at that byte, and nothing after it. */
function endedBy(ending: Ending, offset: number, text: Buffer): Ending {
  const end = offset + text.length;
  if (offset === ending.end) {
    ending.pieces.push(text);
    return { offset: ending.offset, end, pieces: ending.pieces };
  }
  const kept = Buffer.concat(ending.pieces).subarray(0, Math.max(0, offset - ending.offset));
  return { offset: Math.min(offset, ending.offset), end, pieces: [kept, text] };
}
