// Limits what the sockets of strangers may take of the creation stream: places, time and memory (docs/security.md).
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { clientAddressOf } from '../base/hosting/client-address';
import type { Unfinished, UnfinishedBudget } from './unfinished';

export interface StreamLimits {
  /** Sockets at a time, so that connections are left for those who read. */
  readonly total: number;
  /** Sockets at a time of one address. */
  readonly perAddress: number;
  /** Milliseconds between two pings; a client that answers none of three is gone. */
  readonly ping: number;
  /** Milliseconds that a socket may be open while nothing is made for it. */
  readonly idle: number;
  /** Bytes of all messages and bodies that are not complete yet. */
  readonly unfinished: number;
}

export const usualStreamLimits: StreamLimits = {
  total: 256,
  perAddress: 32,
  ping: 20_000,
  idle: 60_000,
  unfinished: 64 * 1024 * 1024,
};

/** Creates the checks of a server's sockets. */
export function createStreamGuard(
  { clients }: WebSocketServer,
  limits: StreamLimits,
  unfinished: UnfinishedBudget,
) {
  const addresses = new Map<WebSocket, string | undefined>();
  return {
    /** Returns whether there is a place for a socket of this request. */
    hasPlace(request: IncomingMessage): boolean {
      const address = clientAddressOf(request);
      const own = [...addresses.values()].filter((other) => other === address).length;
      return clients.size < limits.total && (address === undefined || own < limits.perAddress);
    },
    /** Watches a socket until it closes. Returns a function that says whether something is made for it. */
    watch(client: WebSocket, connection: Duplex, request: IncomingMessage): (isBusy: boolean) => void {
      const address = clientAddressOf(request);
      addresses.set(client, address);
      let message: Unfinished | undefined;
      // Before `ws`, which tells of a complete message while it handles its last bytes.
      connection.prependListener('data', (bytes: Buffer) => {
        message ??= unfinished.begin(address, () => client.terminate());
        message.add(bytes.length);
      });
      const forgetMessage = (): void => {
        message?.finish();
        message = undefined;
      };
      client.on('message', forgetMessage);
      let unanswered = 0;
      client.on('pong', () => (unanswered = 0));
      const pinging = setInterval(() => {
        unanswered += 1;
        if (unanswered > maxUnanswered) client.terminate();
        else client.ping();
      }, limits.ping).unref();
      const wait = () =>
        setTimeout(() => client.close(goingAway, 'Nothing was asked for'), limits.idle).unref();
      let idle = wait();
      client.on('close', () => {
        clearInterval(pinging);
        clearTimeout(idle);
        addresses.delete(client);
        forgetMessage();
      });
      return (isBusy) => {
        clearTimeout(idle);
        if (!isBusy && client.readyState === client.OPEN) idle = wait();
      };
    },
  };
}

const maxUnanswered = 3;
/** The code of a close by the server's own decision (RFC 6455, 7.4.1). */
export const goingAway = 1001;
