/** Who a request comes from, as far as that can be known. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface Asking {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The address of the client behind `proxies` proxies of ours: each writes at the right of X-Forwarded-For whom it was
 * asked by, so the client is the `proxies`-th from there, and what stands left of it anybody may have made up. Where the
 * header holds fewer, the request did not come through all of them, and its own address is all there is to go by.
 */
export function clientAddress({ headers, socket }: Asking, proxies: number): string {
  const own = plainAddress(socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const written = proxies === 0 ? undefined : forwarded.at(-proxies);
  return written === undefined ? own : (plainAddress(written) ?? own);
}

/** `1.2.3.4`, `::ffff:1.2.3.4`, `1.2.3.4:80`, `[2001:db8::1]:80` as a bare address; null where it is none. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const bare = /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  switch (isIP(bare)) {
    case 4:
      return bare;
    case 6:
      return oneForm(bare);
    default:
      return null;
  }
}

/** An IPv6 address can be written in many ways: here as a URL would (RFC 5952). A zone (`fe80::1%eth0`) no URL knows. */
function oneForm(address: string): string {
  const url = `http://[${address}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : address.toLowerCase();
}

/**
 * Whom limits count as one: an address, and of public IPv6 its /64, since whoever has one address there has all of them.
 */
export function limitedAddress(address: string): string {
  // 2000::/3 is what the Internet routes (RFC 4291); in the networks of a home, a /64 is everybody.
  if (isIP(address) !== 6 || !/^[23]/.test(address)) return address;
  const [left = '', right] = address.split('::');
  const groups = left.split(':');
  const zeros = right === undefined ? [] : Array<string>(4).fill('0');
  return `${[...groups, ...zeros].slice(0, 4).join(':')}::/64`;
}

/** Whether a request comes from this very machine, and nobody has passed it on. */
export function isLocal(asking: Asking, proxies: number): boolean {
  const passedOn = asking.headers['x-forwarded-for'] !== undefined || asking.headers.forwarded !== undefined;
  if (passedOn && proxies === 0) return false;
  const address = clientAddress(asking, proxies);
  return address === '::1' || /^127\./.test(address);
}
