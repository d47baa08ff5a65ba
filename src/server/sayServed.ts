import type { Served } from './serve.ts';

/** What a person is told when the arcade can be visited. The first line is one that scripts wait for. */
export function servedLines({ url, others, store, folder }: Served): readonly string[] {
  return [
    `Quoin is ready at ${url}`,
    ...others.map((other) => `On your network: ${other}`),
    ...(store === 'files' && folder !== null ? [`Hosted tables are kept in ${folder}`] : []),
  ];
}
