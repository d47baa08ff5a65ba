import { readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { no, yes, type Result } from '#shared/result.ts';

export type FileCode = 'file/unreadable' | 'file/too-large' | 'file/unwritable';

/** Bytes a file may have that is read whole. */
const MAX_FILE_BYTES = 256_000_000;

/** A path as the caller meant it: npm runs scripts in the project's folder and notes the caller's. */
function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** The text of a file. */
export async function readText(path: string): Promise<Result<string, FileCode>> {
  const full = fromCaller(path);
  try {
    const { size } = await stat(full);
    if (size > MAX_FILE_BYTES) {
      return no('file/too-large', `${path} is larger than ${MAX_FILE_BYTES / 1e6} MB.`);
    }
    return yes(await readFile(full, 'utf8'));
  } catch (error) {
    return no('file/unreadable', `${path} cannot be read: ${reason(error)}.`);
  }
}

/** Writes a file anew. */
export async function writeText(path: string, text: string): Promise<Result<null, FileCode>> {
  try {
    await writeFile(fromCaller(path), text);
    return yes(null);
  } catch (error) {
    return no('file/unwritable', `${path} cannot be written: ${reason(error)}.`);
  }
}

/** Why a file could not be read or written, as the end of a sentence. */
export function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'that is not allowed';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
