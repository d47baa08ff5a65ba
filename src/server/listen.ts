import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The loopback addresses: `localhost` resolves to either, depending on the system. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Starts one server on one address and gives the port it got; rejects with the system's error. */
export function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const refused = (error: Error): void => {
      server.off('listening', ready);
      reject(error);
    };
    const ready = (): void => {
      server.off('error', refused);
      resolve(boundPort(server.address()));
    };
    server.once('error', refused);
    server.once('listening', ready);
    server.listen({ host, port, exclusive: true });
  });
}

function boundPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server is on no TCP port.');
  return address.port;
}

/** The addresses to listen on for a host as a person writes it. */
export function addressesOf(host: string): readonly string[] {
  return host === 'localhost' ? LOOPBACK : [host];
}

/** The system's code of an error, such as `EADDRINUSE`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** An address this machine does not have: no IPv6, say. */
export function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(errorCode(error) ?? '');
}
