import { describe, expect, it } from 'vitest';

import { clientAddress, isLocal, limitedAddress } from '#src/server/address.ts';

const asking = (remoteAddress: string | undefined, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('the client’s address', () => {
  it.each([
    ['no proxy of ours: the header is anybody’s', 0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['one proxy: the last it wrote', 1, '10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['two: the one before', 2, '10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
    ['fewer than there should be', 2, '10.0.0.2', '6.6.6.6', '10.0.0.2'],
    ['no header', 1, '10.0.0.2', undefined, '10.0.0.2'],
    ['what is no address', 1, '10.0.0.2', '198.51.100.1, unknown', '10.0.0.2'],
    ['with a port', 1, '10.0.0.2', '198.51.100.1:50123', '198.51.100.1'],
    ['IPv6 with a port', 1, '10.0.0.2', '[2001:DB8:0::1]:50123', '2001:db8::1'],
    ['IPv4 in IPv6', 0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['a connection that is gone', 0, undefined, undefined, 'unknown'],
  ])('%s', (_what, proxies, remote, forwarded, address) => {
    expect(clientAddress(asking(remote, forwarded), proxies)).toBe(address);
  });
});

describe('whom limits count as one', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fd00::5', 'fd00::5'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['::1', '::1'],
  ])('%s is %s', (address, group) => {
    expect(limitedAddress(address)).toBe(group);
  });
});

describe('this very machine', () => {
  it('is told by the loopback addresses', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((one) => isLocal(asking(one), 0))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isLocal(asking('192.168.0.7'), 0)).toBe(false);
  });

  it('is not whoever comes through a proxy on it, whatever they write', () => {
    expect(isLocal(asking('127.0.0.1', '127.0.0.1'), 0)).toBe(false);
    expect(isLocal(asking('127.0.0.1', '127.0.0.1, 198.51.100.1'), 1)).toBe(false);
    expect(isLocal(asking('127.0.0.1'), 1)).toBe(true);
  });
});
