// The typed client of the creation stream (spec contract §8). Knows sockets and frames, but not what a run does with them.
import type { ShapeError } from '../../base/parse';
import {
  cancelledClose,
  checkedFrame,
  readServerFrame,
  streamAddress,
  type ClientFrame,
  type ServerFrame,
} from '../../contract/creation/stream-frames';

/** What this client uses of a WebSocket. */
interface StreamSocket {
  readonly addEventListener: (
    type: 'open' | 'message' | 'error' | 'close',
    listener: (event: Event) => void,
  ) => void;
  readonly send: (text: string) => void;
  readonly close: (code?: number, reason?: string) => void;
}

export interface CreationStreamDeps {
  /** `location` in a browser. The stream has the page's own host. */
  readonly page: { readonly protocol: string; readonly host: string };
  readonly WebSocket: new (address: string) => StreamSocket;
  /** Called for each frame that was ignored (spec contract §8). */
  readonly report: (error: unknown, where: string) => void;
}

export type StreamEvent =
  /** The socket is open, and the message has left. */
  | { readonly type: 'open' }
  | { readonly type: 'frame'; readonly frame: ServerFrame }
  /** A frame of a known type had a wrong shape, which ends a run. */
  | { readonly type: 'broken'; readonly error: ShapeError }
  /** The socket could not be opened, failed, or was closed by the other side. The last event. */
  | { readonly type: 'lost' };

/**
 * Opens a socket with this token, and sends the frame once it is open. Aborting the signal closes the socket as cancelled; no event follows. Throws
 * ShapeError, and opens nothing, for a frame of the wrong shape.
 */
export type OpenCreationStream = (
  accessToken: string,
  frame: ClientFrame,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
) => void;

/** A frame that is not JSON or has an unknown type. The reason quotes nothing of it. */
class IgnoredFrameError extends Error {
  override readonly name = 'IgnoredFrameError';
}

/**
 * Returns a function that opens streams. No error or report holds the token: a browser's own error about an address quotes it, so it
 * is dropped.
 */
export function createStreamOpener(deps: CreationStreamDeps): OpenCreationStream {
  return (accessToken, frame, onEvent, signal) => {
    const text = JSON.stringify(checkedFrame(frame));
    if (signal.aborted) return;
    const socket = openSocket(deps, accessToken);
    if (socket !== undefined) connect(socket, text, onEvent, signal, deps.report);
    // Like any other failure it is reported after this function has returned.
    else void Promise.resolve().then(() => signal.aborted || onEvent({ type: 'lost' }));
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
  message: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
  report: CreationStreamDeps['report'],
): void {
  let hasEnded = false;
  const cancel = (): void => {
    hasEnded = true;
    socket.close(cancelledClose.code, cancelledClose.reason);
  };
  const lose = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    signal.removeEventListener('abort', cancel);
    socket.close();
    onEvent({ type: 'lost' });
  };
  socket.addEventListener('open', () => {
    if (hasEnded) return;
    socket.send(message);
    onEvent({ type: 'open' });
  });
  socket.addEventListener('message', (received) => {
    if (hasEnded) return;
    const event = readMessage(received);
    if (event instanceof Error) report(event, 'creation stream: frame');
    else onEvent(event);
  });
  socket.addEventListener('error', lose);
  socket.addEventListener('close', lose);
  signal.addEventListener('abort', cancel, { once: true });
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
