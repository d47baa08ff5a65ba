/**
 * The code of a table: six symbols that nobody mistakes for one another when they are read out or copied by hand.
 * 31 symbols make 887 million codes (31⁶).
 */

/** Digits and capitals without 0 and O, 1, I and L: none looks like another. */
export const CODE_SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CODE_SYMBOLS}]{${CODE_LENGTH}}$`);

/** A code drawn by `below(n)`, which answers a whole number from 0 to n − 1. */
export function drawCode(below: (n: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SYMBOLS.charAt(below(CODE_SYMBOLS.length))).join('');
}

/** The code as it is kept, from what a person typed (`7kr-4mx`, `7KR 4MX`), or null. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s\-–—.]/gu, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** In two halves, as it is shown and read out. */
export function shownCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** Where a person wants to go. `address` is null for a table of the server that the page came from. */
export interface Invitation {
  readonly address: string | null;
  readonly code: string;
}

const LINK =
  /^(?:(?<scheme>https?):\/\/)?(?<host>[^\s/?#]+)(?<base>\/(?:[\w.~-]+\/)*)t\/(?<code>[^\s/?#]+)\/?(?:[?#].*)?$/iu;
const ADDRESS =
  /^(?:(?<scheme>https?):\/\/)?(?<host>(?:\[[0-9a-f:]+\]|[\w.-]+)(?::\d{1,5})?)(?<base>\/(?:[\w.~-]+\/?)*)?$/iu;

/** A link to a table, or a code alone, or null. What follows the code in a link is left out. */
export function readInvitation(text: string): Invitation | null {
  const trimmed = text.trim();
  const alone = readCode(trimmed);
  if (alone !== null) return { address: null, code: alone };
  const parts = LINK.exec(trimmed)?.groups;
  const code = readCode(parts?.['code'] ?? '');
  if (parts === undefined || code === null) return null;
  return {
    address: `${parts['scheme'] ?? 'http'}://${parts['host'] ?? ''}${parts['base'] ?? '/'}`.toLowerCase(),
    code,
  };
}

/** An address somebody read out (`192.168.0.7:4173`) as the address of an arcade, ending in `/`; null if it is none. */
export function readAddress(text: string): string | null {
  const parts = ADDRESS.exec(text.trim())?.groups;
  if (parts === undefined) return null;
  const base = parts['base'] ?? '/';
  return `${parts['scheme'] ?? 'http'}://${parts['host'] ?? ''}${base.endsWith('/') ? base : `${base}/`}`.toLowerCase();
}
