/** What proves that a seat is somebody's: 128 random bits, told once, kept only as their hash. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonSitting, Room } from '#src/room/room.ts';

export interface Token {
  /** For the browser alone. */
  readonly text: string;
  readonly hash: string;
}

export function drawToken(): Token {
  const text = randomBytes(16).toString('base64url');
  return { text, hash: hashOf(text) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whose token that is, or null. How long it takes does not tell how much of it was right. */
export function ownerOf({ sitters }: Pick<Room, 'sitters'>, token: string): PersonSitting | null {
  const given = Buffer.from(hashOf(token), 'hex');
  let owner: PersonSitting | null = null;
  for (const sitter of sitters) {
    if (sitter.by === 'person' && timingSafeEqual(Buffer.from(sitter.token, 'hex'), given)) owner = sitter;
  }
  return owner;
}
