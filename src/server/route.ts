/** Which part of the arcade answers a request. */
import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '#src/room/protocol.ts';
import { refused } from '#src/room/refusals.ts';
import { clientAddress, isLocal, limitedAddress } from './address.ts';
import { answer } from './answer.ts';
import { answerApi, MAX_BODY_BYTES, type Api } from './api.ts';
import { readBody } from './body.ts';
import type { Health } from './health.ts';
import { METRICS_TYPE, metricsText, type ProcessFacts } from './metrics.ts';
import { httpRefused, refusalAnswer } from './refusal.ts';
import { fresh, sentence, type Answer } from './reply.ts';
import type { Site } from './site.ts';
import { readTarget } from './target.ts';

/** All that is needed to answer. */
export interface Arcade extends Api {
  readonly site: Site;
  readonly health: Health;
  readonly metrics: 'local' | 'public';
  facts(): ProcessFacts;
}

/** The answer to any request but an upgrade. HEAD is answered as GET: whoever writes it leaves the body out. */
export async function route(arcade: Arcade, request: IncomingMessage): Promise<Answer> {
  const { url = '/', method = 'GET', headers } = request;
  const target = readTarget(url, arcade.base);
  const path = target.kind === 'path' ? target.path : null;
  // Whoever checks on a process looks at its root, wherever the arcade is served.
  const atRoot = readTarget(url, '/');
  const watched = ['healthz', 'metrics'].find(
    (name) => path === name || (atRoot.kind === 'path' && atRoot.path === name),
  );
  if (watched !== undefined && method !== 'GET' && method !== 'HEAD') {
    return sentence(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  }
  if (watched === 'healthz') return healthAnswer(arcade);
  if (watched === 'metrics') return metricsAnswer(arcade, request);
  if (path !== null && (path === 'api' || path.startsWith('api/'))) {
    const address = limitedAddress(clientAddress(request, arcade.proxies));
    const body = () => readBody(request, MAX_BODY_BYTES);
    return answerApi(arcade, { method, path, headers, address, body });
  }
  // Whoever asks there reads JSON, however the address was written.
  if (target.kind === 'malformed' && url.startsWith(`${arcade.base}api/`)) {
    return refusalAnswer(httpRefused('http/malformed'));
  }
  return answer(arcade.site, arcade.base, request);
}

async function healthAnswer(arcade: Arcade): Promise<Answer> {
  if (arcade.isStopping()) return sentence(503, 'This server is being stopped.');
  const fault = await arcade.health();
  return fault === null ? sentence(200, 'ok') : sentence(503, fault);
}

async function metricsAnswer(arcade: Arcade, request: IncomingMessage): Promise<Answer> {
  if (arcade.metrics !== 'public' && !isLocal(request, arcade.proxies)) {
    return sentence(403, 'The metrics are for this machine only (--metrics public opens them to all).');
  }
  return fresh(200, METRICS_TYPE, metricsText(await arcade.tables.counts(), arcade.facts()));
}

/** Why a request for an upgrade is turned down; null where it is for the tables. */
export function judgeUpgrade(arcade: Arcade, request: IncomingMessage): Answer | null {
  const target = readTarget(request.url ?? '/', arcade.base);
  if (target.kind !== 'path' || target.path !== SOCKET_PATH) {
    return refusalAnswer(httpRefused('http/address'));
  }
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
    return refusalAnswer(httpRefused('http/socket'), { Upgrade: 'websocket' });
  }
  return arcade.isStopping() ? refusalAnswer(refused('server/restarting')) : null;
}
