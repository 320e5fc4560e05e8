// Looks at each socket of a Vite server before Vite does, since Vite 8 has no listener for some errors, which then end the process.
// Vite gets only its client's sockets.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { addressOf } from './node-http';

/**
 * Returns a function that takes what neither Vite nor the service may get, and returns whether the service may have the socket. It
 * answers the pings by which Vite's client finds out whether its server is back; they have the token of the server before, so Vite would
 * answer everybody. `clientPath` is where that client has its socket; undefined where there is none, as in a preview.
 */
export function createViteGate(clientPath: string | undefined) {
  const pings = new WebSocketServer({ noServer: true });
  return (req: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    // Node no longer handles this socket's errors: one without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const protocol = req.headers['sec-websocket-protocol'];
    const address = addressOf(req);
    const isOfClient = clientPath !== undefined && address?.pathname === clientPath && isOfOwnPage(req);
    if (isOfClient && protocol === 'vite-hmr') return false;
    const isForService = address !== undefined && protocol?.startsWith('vite-') !== true;
    if (isOfClient && protocol === 'vite-ping')
      pings.handleUpgrade(req, socket, head, (client) => {
        client.on('error', () => client.terminate());
        client.close(1000);
      });
    else if (!isForService) socket.destroy();
    // Vite's listener comes next. It leaves sockets of other protocols alone, and fails at addresses that cannot be parsed.
    delete req.headers['sec-websocket-protocol'];
    if (address === undefined) req.url = '/';
    return isForService;
  };
}

/** Returns whether a request is of a page of this server, or of no page. */
function isOfOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());
}
