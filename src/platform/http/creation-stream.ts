// The typed client of the creation stream (spec contract §8). Knows sockets and frames, but not what a run does with them.
import type { ShapeError } from '../../contract/parse';
import {
  readServerFrame,
  streamAddress,
  type ClientFrame,
  type ServerFrame,
} from '../../contract/creation/stream-frames';

/** What this client uses of a WebSocket. */
export interface StreamSocket {
  readonly addEventListener: (
    type: 'open' | 'message' | 'error' | 'close',
    listener: (event: Event) => void,
  ) => void;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface CreationStreamDeps {
  /** `location` in a browser. The stream has the page's own host. */
  readonly page: { readonly protocol: string; readonly host: string };
  readonly WebSocket: new (address: string) => StreamSocket;
  /** Called for each frame that was ignored (spec contract §8). */
  readonly report: (error: unknown, where: string) => void;
}

export type StreamEvent =
  /** The socket is open, and what was sent before has left. */
  | { readonly type: 'open' }
  | { readonly type: 'frame'; readonly frame: ServerFrame }
  /** A frame of a known type had a wrong shape, which ends a run. */
  | { readonly type: 'broken'; readonly error: ShapeError }
  /** The socket could not be opened, failed, or was closed by the other side. The last event. */
  | { readonly type: 'lost' };

interface CreationStream {
  /** Sends the frame, at once or when the socket opens. Does nothing after the end. */
  readonly send: (frame: ClientFrame) => void;
  /** Closes the socket; no event follows. */
  readonly close: () => void;
}

/** Opens a socket with this token; returns a stream. */
export type OpenCreationStream = (
  accessToken: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
) => CreationStream;

/** A frame that is not JSON or has an unknown type. The reason quotes nothing of it. */
class IgnoredFrameError extends Error {
  override readonly name = 'IgnoredFrameError';
}

/**
 * Returns a function that opens streams. Aborting the signal closes the stream. Nothing throws, and no error or report holds the
 * token: a browser's own error about an address quotes it, so it is dropped.
 */
export function createStreamOpener(deps: CreationStreamDeps): OpenCreationStream {
  return (accessToken, onEvent, signal) => {
    if (signal.aborted) return { send: () => undefined, close: () => undefined };
    const socket = openSocket(deps, accessToken);
    if (socket === undefined) {
      // Like any other failure it is reported after this function has returned.
      void Promise.resolve().then(() => signal.aborted || onEvent({ type: 'lost' }));
      return { send: () => undefined, close: () => undefined };
    }
    return connect(socket, onEvent, signal, deps.report);
  };
}

function openSocket({ page, WebSocket }: CreationStreamDeps, accessToken: string): StreamSocket | undefined {
  try {
    return new WebSocket(streamAddress(page, accessToken));
  } catch {
    return undefined;
  }
}

function connect(
  socket: StreamSocket,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
  report: CreationStreamDeps['report'],
): CreationStream {
  let state: 'opening' | 'open' | 'ended' = 'opening';
  const waiting: ClientFrame[] = [];
  const end = (): void => {
    state = 'ended';
    signal.removeEventListener('abort', end);
    socket.close();
  };
  const lose = (): void => {
    if (state === 'ended') return;
    end();
    onEvent({ type: 'lost' });
  };
  const send = (frame: ClientFrame): void => {
    if (state === 'opening') waiting.push(frame);
    if (state === 'open') socket.send(JSON.stringify(frame));
  };
  socket.addEventListener('open', () => {
    if (state === 'ended') return;
    state = 'open';
    waiting.splice(0).forEach(send);
    onEvent({ type: 'open' });
  });
  socket.addEventListener('message', (message) => {
    if (state === 'ended') return;
    const event = readMessage(message);
    if (event instanceof Error) report(event, 'creation stream: frame');
    else onEvent(event);
  });
  socket.addEventListener('error', lose);
  socket.addEventListener('close', lose);
  signal.addEventListener('abort', end, { once: true });
  return { send, close: end };
}

function readMessage(message: Event): StreamEvent | IgnoredFrameError {
  const data: unknown = message instanceof MessageEvent ? message.data : undefined;
  if (typeof data !== 'string') return new IgnoredFrameError('not text');
  const read = readServerFrame(data);
  switch (read.outcome) {
    case 'read':
      return { type: 'frame', frame: read.frame };
    case 'broken':
      return { type: 'broken', error: read.error };
    case 'ignored':
      return new IgnoredFrameError(read.reason);
  }
}
