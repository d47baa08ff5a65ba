/** Why a store could not be opened. */
import type { Result } from '#shared/result.ts';
import type { RoomStore } from './roomStore.ts';

export type StoreRefusalCode =
  /** What was asked for is no store. */
  | 'store/unknown'
  /** The folder cannot be made, read or written. */
  | 'store/folder'
  /** Another process has the folder. */
  | 'store/locked'
  /** Redis does not answer, or will not let us in. */
  | 'store/unreachable'
  /** Redis would throw rooms away when its memory is full. */
  | 'store/evicts';

export type OpenedStore = Result<RoomStore, StoreRefusalCode>;

/** What an error of the system says, for a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/** Whether it is an error of the system with one of these codes (`ENOENT`). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
