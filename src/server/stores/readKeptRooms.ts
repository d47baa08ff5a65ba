/** The rooms that a folder holds when it is opened. */
import type { DueTimes } from './dueTimes.ts';
import { keptRoom, type KeptRoom } from './keptRooms.ts';
import { readRoom, removeRoom, roomCodes, roomPath, writeRoom } from './roomFiles.ts';
import { readOutline } from './roomText.ts';

const LINE_END = 0x0a;

export interface FoundRooms {
  readonly rooms: Map<string, KeptRoom>;
  /** The codes of those that are damaged: their files are left as they are. */
  readonly refused: ReadonlySet<string>;
}

/** Reads each file through. A last line that was not finished was never answered for, and is cut off. */
export async function readKeptRooms(
  folder: string,
  dueTimes: DueTimes,
  report: (sentence: string) => void,
): Promise<FoundRooms> {
  const rooms = new Map<string, KeptRoom>();
  const refused = new Set<string>();
  for (const code of await roomCodes(folder)) {
    const bytes = (await readRoom(folder, code)) ?? Buffer.alloc(0);
    const whole = bytes.lastIndexOf(LINE_END) + 1;
    if (whole === 0) {
      await removeRoom(folder, code);
      continue;
    }
    const outline = readOutline(bytes.subarray(0, whole).toString());
    if ('damaged' in outline) {
      refused.add(code);
      report(
        `The room ${code} is not opened: line ${outline.damaged} of ${roomPath(folder, code)} is damaged.`,
      );
      continue;
    }
    if (whole < bytes.length) await writeRoom(folder, code, whole, Buffer.alloc(0), true);
    rooms.set(code, keptRoom(outline.head, whole));
    dueTimes.set(code, outline.due);
  }
  return { rooms, refused };
}
