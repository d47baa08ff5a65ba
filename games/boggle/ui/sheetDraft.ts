/**
 * What stands in the editor before it has become moves. Changes go out at most four times a second, at once when
 * less than a second is left or when somebody looks away; what is not delivered yet survives whatever comes in.
 */
import type { BoggleEdit } from '../moves.ts';
import { SHEET_LIMIT } from '../rules.ts';
import { editBetween, inParts, withinLimit } from '../sheetText.ts';

/** ms between two edits, unless time is short. */
export const PACE_MS = 250;
/** Characters that one edit puts in at most: however they are written in JSON, a hosted table takes it in one message. */
const PART = 600;
/** With so little of the round left (ms), every change goes out at once. */
const HURRY_MS = 1000;

export interface DraftOptions {
  /** Answers null when the edit was taken, else a sentence. */
  send(edit: BoggleEdit): Promise<string | null>;
  /** ms from any origin; never runs back. */
  now(): number;
  /** ms of the round that are left; Infinity without a clock. */
  left(): number;
  /** Calls back once after about `ms`; the answer cancels it. */
  wake(ms: number, then: () => void): () => void;
  /** The text has changed by something else than `write`. */
  changed(text: string): void;
  /** An edit was refused, with why. */
  refused(sentence: string): void;
}

export interface SheetDraft {
  text(): string;
  /** Puts a text into the editor; answers a code when not all of it fits. */
  write(text: string): 'sheet/full' | null;
  /** Sends what is not sent yet, now. */
  flush(): void;
  /** What the match says stands on the sheet of that round. */
  adopt(text: string, round: string): void;
  close(): void;
}

export function createSheetDraft(options: DraftOptions): SheetDraft {
  let text = '';
  /** The text as it will stand once all that was sent has been taken. */
  let sent = '';
  /** The text as the match last told it. */
  let told = '';
  let round = '';
  let underWay = 0;
  let lastSent = -Infinity;
  let cancelWake: (() => void) | null = null;

  function flush(): void {
    cancelWake?.();
    cancelWake = null;
    const edit = editBetween(sent, text);
    if (edit === null) return;
    sent = text;
    lastSent = options.now();
    for (const part of inParts(edit, PART)) void deliver(part);
  }

  async function deliver(edit: BoggleEdit): Promise<void> {
    underWay += 1;
    let sentence: string | null;
    try {
      sentence = await options.send(edit);
    } catch (error) {
      // Not delivered, whatever the reason: for the editor it is as if it had been refused.
      sentence = error instanceof Error ? error.message : String(error);
    } finally {
      underWay -= 1;
    }
    if (sentence !== null) {
      settle(told);
      options.refused(sentence);
    } else if (underWay === 0 && sent !== told) {
      rebase();
    }
  }

  /** The match has the last word: what it does not know is given up. */
  function settle(toldText: string): void {
    cancelWake?.();
    cancelWake = null;
    sent = toldText;
    if (text === toldText) return;
    text = toldText;
    options.changed(text);
  }

  /** Somebody else wrote, or time went back: what is not delivered yet is kept and goes out again. */
  function rebase(): void {
    const delivered = text === sent;
    sent = told;
    if (delivered) settle(told);
    else schedule();
  }

  function schedule(): void {
    const pace = lastSent + PACE_MS - options.now();
    const wait = Math.min(pace, options.left() - HURRY_MS);
    if (wait <= 0) flush();
    else cancelWake ??= options.wake(wait, flush);
  }

  return {
    text: () => text,
    write(next) {
      const fitting = withinLimit(text, next, SHEET_LIMIT);
      text = fitting;
      schedule();
      if (fitting === next) return null;
      options.changed(text);
      return 'sheet/full';
    },
    flush,
    adopt(toldText, toldRound) {
      told = toldText;
      if (toldRound !== round) {
        round = toldRound;
        settle(told);
      } else if (underWay === 0 && sent !== told) {
        rebase();
      }
    },
    close() {
      flush();
      cancelWake?.();
    },
  };
}
