// Serves the creation stream over real WebSockets: checks the handshake, limits the message size and applies a test's faults.
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import { uploadBody } from '../service/handlers/body-limits';
import { bearerIn, serveStream, streamPath, type Peer } from '../service/handlers/stream';
import type { Bearer } from '../service/identity/accounts';
import type { Service } from '../service/service';
import type { CreationDeps } from '../service/creation/creation-context';
import type { createHostCheck } from './own-hosts';
import type { RequestFaults } from './faults';
import { addressOf } from './node-http';
import { createStreamGuard, goingAway, type StreamLimits } from './stream-limits';
import type { UnfinishedBudget } from './unfinished';
import type { ServiceControls } from './test-hook';

export interface StreamSockets {
  /**
   * Handles the upgrade when it is for the creation stream, and refuses one to anything but a WebSocket, which nobody else would answer.
   * Returns false for other WebSockets. `onAnswer` gets the status of the answer.
   */
  readonly upgrade: (
    req: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    onAnswer?: (status: number) => void,
  ) => boolean;
  /**
   * Begins no more runs, drops those that wait, and resolves when the others have ended: they are stopped when the signal aborts. Tells
   * each socket, and closes it.
   */
  readonly finish: (signal: AbortSignal) => Promise<void>;
  /** Terminates every socket and stops every run; new sockets are still accepted. */
  readonly closeAll: () => void;
}

/** Creates the server side of the stream's sockets. Opens no port. */
export function openStreamSockets(
  current: () => Service,
  { isOwnHost, isOwnOrigin }: ReturnType<typeof createHostCheck>,
  controls: ServiceControls,
  creation: CreationDeps | undefined,
  limits: StreamLimits,
  unfinished: UnfinishedBudget,
): StreamSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: uploadBody });
  const guard = createStreamGuard(server, limits, unfinished);
  let runs = 0;
  const accept = (
    client: WebSocket,
    url: URL,
    bearer: Bearer,
    requestFaults: RequestFaults,
    setBusy: Peer['setBusy'],
  ) => {
    // `ws` closes a socket that sends a broken frame; without this listener the error would end the process.
    client.on('error', () => undefined);
    serveStream(
      faultyPeer({ ...peerOf(client, url), setBusy }, requestFaults, () => client.terminate()),
      bearer,
      {
        service: current(),
        newRunId: () => `run-${(runs += 1)}`,
        pace: () => controls.pace,
        untilReleased: (signal) => controls.frames.pass(signal),
        silent: () => controls.silent,
        creation,
      },
    );
  };
  return {
    upgrade(req, socket, head, onAnswer = () => undefined) {
      const refuse = (status: number): true => {
        onAnswer(status);
        refuseHandshake(socket, status);
        return true;
      };
      if (req.headers.upgrade?.toLowerCase() !== 'websocket') return refuse(501);
      const url = addressOf(req);
      if (url?.pathname !== streamPath) return false;
      void (async () => {
        const bearer = await bearerIn(url, current());
        const refusal = isOwnHost(req.headers.host) ? refusalOf(req, bearer, current(), isOwnOrigin) : 421;
        if (refusal !== undefined) return void refuse(refusal);
        const requestFaults = controls.faults.faultsFor(url.pathname);
        await waitFor(requestFaults, controls);
        if (requestFaults.reset === true) socket.destroy();
        else if (requestFaults.response !== undefined) refuse(requestFaults.response.status);
        else if (!guard.hasPlace(req)) refuse(503);
        else
          server.handleUpgrade(req, socket, head, (client) => {
            onAnswer(101);
            accept(client, url, bearer, requestFaults, guard.watch(client, socket, req));
          });
      })().catch(() => socket.destroy());
      return true;
    },
    async finish(signal) {
      await current().runs.finish(signal);
      for (const client of server.clients) client.close(goingAway, 'The service is restarting');
    },
    closeAll() {
      current().runs.stopAll();
      for (const client of server.clients) client.terminate();
    },
  };
}

/** Waits as long as a fault asks for. */
async function waitFor({ hold, delay }: RequestFaults, { faults }: ServiceControls): Promise<void> {
  if (hold === true) await faults.untilCleared();
  if (delay !== undefined) await sleep(delay, undefined, { ref: false });
}

/** Returns the status that refuses the handshake; undefined when it is accepted. */
function refusalOf(
  { headers: { origin, host } }: IncomingMessage,
  bearer: Bearer,
  { accounts }: Service,
  isOwnOrigin: ReturnType<typeof createHostCheck>['isOwnOrigin'],
): 401 | 403 | undefined {
  // Browsers let any page open a socket, and always send the page's origin; other clients send none.
  if (origin !== undefined && !isOwnOrigin(origin, host)) return 403;
  return accounts.roleOf(bearer) === undefined ? 401 : undefined;
}

function refuseHandshake(socket: Duplex, status: number): void {
  // Without a listener, a client that disconnects now would end the process.
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

/**
 * Returns the peer with its faults: after so many frames of the service the connection breaks, by `terminate` without a closing
 * handshake, or falls silent.
 */
function faultyPeer(peer: Peer, { cutAfter, stallAfter }: RequestFaults, terminate: () => void): Peer {
  if (cutAfter === undefined && stallAfter === undefined) return peer;
  let frames = 0;
  return {
    ...peer,
    send: (text) => {
      frames += 1;
      if (cutAfter !== undefined && frames > cutAfter) terminate();
      else if (stallAfter === undefined || frames <= stallAfter) peer.send(text);
    },
  };
}

/** How much a client may leave unread, in bytes: more than all frames of its runs. */
const maxUnread = 1024 * 1024;

function peerOf(socket: WebSocket, url: URL): Omit<Peer, 'setBusy'> {
  return {
    url,
    send: (text) => {
      socket.send(text);
      if (socket.bufferedAmount > maxUnread) socket.terminate();
    },
    close: (code, reason) => socket.close(code, reason),
    onMessage: (listener) =>
      socket.on('message', (data, isBinary) =>
        listener(Buffer.isBuffer(data) && !isBinary ? data.toString() : data),
      ),
    onClose: (listener) => socket.on('close', (code, reason) => listener(code, reason.toString())),
  };
}
