import type { NetworkInterfaceInfo } from 'node:os';

import { expect, it } from 'vitest';

import { networkHosts } from '#src/server/networkHosts.ts';

const common = { netmask: '', mac: '', cidr: null };
const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...common,
  address,
  internal,
  family: 'IPv4',
});
const v6 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...common,
  address,
  internal,
  family: 'IPv6',
  scopeid: 0,
});

const INTERFACES = {
  lo: [v4('127.0.0.1', true), v6('::1', true)],
  wlan0: [v6('fe80::1'), v6('fd00::7'), v4('192.168.0.7')],
  eth0: [v4('10.1.2.3')],
  gone: undefined,
};

it('names every address that others can type, IPv4 first, when every network is served', () => {
  expect(networkHosts('0.0.0.0', INTERFACES)).toEqual(['192.168.0.7', '10.1.2.3']);
  expect(networkHosts('::', INTERFACES)).toEqual(['192.168.0.7', '10.1.2.3', '[fd00::7]']);
});

it('names none when only this machine, or one address, is served', () => {
  for (const host of ['localhost', '127.0.0.1', '192.168.0.7']) {
    expect(networkHosts(host, INTERFACES)).toEqual([]);
  }
});
