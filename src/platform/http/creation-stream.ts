// The typed client of the creation stream (spec contract §8), and the calls of the pages that create (spec contract §5). Knows sockets and
// frames, but not what a run does with them. Apart from the client that every page loads, since the schemas of its requests are larger
// than all others.
import type { ShapeError } from '../../base/parse';
import {
  cancelledClose,
  checkedFrame,
  readServerFrame,
  streamAddress,
  type ClientFrame,
  type ServerFrame,
} from '../../contract/creation/stream-frames';
import {
  newPresentationSettingsSchema,
  type NewPresentationSettings,
} from '../../contract/creation/creation-settings';
import type { InterfaceLanguage } from '../../contract/languages';
import {
  newSlidedeckResponseSchema,
  personUploadSchema,
  topicSchema,
  uploadedPersonSchema,
  type PersonUpload,
  type UploadedPerson,
} from '../../contract/service/bodies';
import { bodyOf, type Api } from './api';

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

/** Returns the calls of the pages that create. They reject with the errors of the client. */
export const creationCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  uploadPerson: (person: PersonUpload, signal?: AbortSignal): Promise<UploadedPerson> =>
    requests.receive('uploadPerson', uploadedPersonSchema, {
      body: bodyOf(personUploadSchema, person),
      operation: 'create',
      signal,
    }),
  /** Returns a topic in the language, if the service heeds it: the call has no other place for one. */
  newTopic: async (language: InterfaceLanguage, signal?: AbortSignal): Promise<string> => {
    const headers = { 'accept-language': language };
    const options = { headers, operation: 'create', signal } as const;
    return (await requests.receive('newTopic', topicSchema, options)).topic;
  },
  async newSlidedeck(settings: NewPresentationSettings): Promise<string> {
    const options = { body: bodyOf(newPresentationSettingsSchema, settings), operation: 'create' } as const;
    return (await requests.receive('newSlidedeck', newSlidedeckResponseSchema, options)).url;
  },
});
