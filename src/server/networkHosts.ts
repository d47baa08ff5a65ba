import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * What other people on the network can type to reach a server that listens on `host`: none, unless that means every
 * network. IPv4 first: it is what people can type. Link-local IPv6 addresses are left out, since no browser takes them.
 */
export function networkHosts(host: string, interfaces: Interfaces): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const outward = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ internal }) => !internal);
  const v4 = outward.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  const v6 = outward.filter(({ family, address }) => family === 'IPv6' && !/^fe[89ab]/i.test(address));
  return [...v4, ...(host === '::' ? v6.map(({ address }) => `[${address}]`) : [])];
}
