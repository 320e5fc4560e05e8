// The creation stream `/presentation?jwt=`: plays the script of a run, frame by frame. Knows neither MSW's sockets nor real ones.
import { setTimeout as sleep } from 'node:timers/promises';
import { ws, type WebSocketHandler } from 'msw';
import { parse, parseJson, ShapeError } from '../../src/contract/parse';
import {
  clientFrameSchema,
  type ClientFrame,
  type ServerFrame,
} from '../../src/contract/creation/stream-frames';
import type { Service } from '../service/service';

export const streamPath = '/presentation';

/** The other end of a socket. */
export interface Peer {
  readonly url: URL;
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  readonly onMessage: (listener: (data: unknown) => void) => void;
  readonly onClose: (listener: () => void) => void;
}

export interface StreamOptions {
  readonly service: Service;
  /** Names a run; no two may be the same. */
  readonly newRunId: () => string;
  /** Scales the waits of a script: 1 as written, 0 at once. */
  readonly pace: () => number;
  /** True while nothing is said at all (a fault). */
  readonly silent: () => boolean;
}

/** Runs of one socket at a time; a page has one. */
const mostRuns = 4;

/** Talks to one socket until it closes. A token that does not hold closes it at once (1008), a run that breaks with 1011. */
export function converse(peer: Peer, options: StreamOptions): void {
  const token = peer.url.searchParams.get('jwt') ?? undefined;
  if (options.service.accounts.holderOf(token) === undefined) {
    peer.close(1008, 'Unauthorized');
    return;
  }
  const left = new AbortController();
  let running = 0;
  const say = (frame: ServerFrame) => peer.send(JSON.stringify(frame));
  peer.onClose(() => left.abort());
  peer.onMessage((data) => {
    if (options.silent()) return;
    const frame = readClientFrame(data);
    if (frame === undefined) return say({ type: 'error', message: 'This message cannot be read' });
    if (running >= mostRuns) return peer.close(1008, 'Too many runs at once');
    running += 1;
    void play(frame, say, left.signal, options)
      .catch((error: unknown) => {
        if (hasLeft(error)) return;
        console.error(error);
        peer.close(1011, 'The run is broken');
      })
      .finally(() => {
        running -= 1;
      });
  });
}

async function play(
  frame: ClientFrame,
  say: (frame: ServerFrame) => void,
  left: AbortSignal,
  { service, newRunId, pace, silent }: StreamOptions,
): Promise<void> {
  const runId = newRunId();
  for (const step of service.studio.begin(runId, frame).steps) {
    await sleep(step.wait * pace(), undefined, { signal: left, ref: false });
    if (silent()) return;
    if (step.frame.type === 'created-presentation' || step.frame.type === 'created-dallic-party')
      service.studio.finish(runId);
    say(step.frame);
  }
}

/** Whoever closes the socket takes the run back: no fault. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function readClientFrame(data: unknown): ClientFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return parse(clientFrameSchema, parseJson(data, 'creation stream'), 'creation stream');
  } catch (error) {
    if (error instanceof ShapeError) return undefined;
    throw error;
  }
}

/** The same talk over MSW's sockets, for unit tests in Node. */
export function streamHandler(options: StreamOptions): WebSocketHandler {
  return ws.link(`*${streamPath}`).addEventListener('connection', ({ client }) =>
    converse(
      {
        url: client.url,
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
        onMessage: (listener) => client.addEventListener('message', (event) => listener(event.data)),
        onClose: (listener) => client.addEventListener('close', () => listener()),
      },
      options,
    ),
  );
}
