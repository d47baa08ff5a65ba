/** The browser's own WebSocket to a table, below the arcade's base path. */
import { SOCKET_PATH } from '#src/room/protocol.ts';
import type { OpenSocket } from './connection.ts';

/** The code is for whoever spreads tables over servers. */
export function browserSocket(code: string): OpenSocket {
  return (listener) => {
    const url = new URL(SOCKET_PATH, document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('code', code);
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      listener.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      listener.heard(typeof data === 'string' ? data : '');
    });
    socket.addEventListener('close', (event) => {
      listener.closed(event.code);
    });
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close(status) {
        socket.close(status);
      },
    };
  };
}
