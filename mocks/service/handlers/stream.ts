// The creation stream `/presentation?jwt=`: has stories, talks and parties made, or plays scripts, over any socket.
import { setTimeout as sleep } from 'node:timers/promises';
import { ws, type WebSocketHandler } from 'msw';
import { parse, parseJson, ShapeError } from '../../../src/base/parse';
import {
  cancelledClose,
  clientFrameSchema,
  type ClientFrame,
  type ServerFrame,
} from '../../../src/contract/creation/stream-frames';
import { ServiceEndsError, type Leaving, type ServiceRun } from '../creation/runs';
import type { Bearer } from '../identity/accounts';
import { hashOf } from '../identity/tokens';
import type { Service } from '../service';
import { isDiskFull } from '../../base/disk-full';
import type { Owner } from '../store/store';
import { PressError } from '../../studio/making/run-press';
import { NoVoiceError } from '../../studio/voices/speakers/japanese-voice';
import { createPerson } from '../creation/create-person';
import { createStory, isForStory } from '../creation/create-story';
import type { CreationDeps, CreationContext } from '../creation/creation-context';
import { createParty } from '../creation/create-party';
import { createTalk } from '../creation/create-talk';
import { makerOf } from './call-rights';
import { creationContextOf, userOf } from './handler-context';
import { isQuickToParse } from './json-bounds';

export const streamPath = '/presentation';

/** The other end of a socket. */
export interface Peer {
  readonly url: URL;
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  readonly onMessage: (listener: (data: unknown) => void) => void;
  readonly onClose: (listener: (code: number, reason: string) => void) => void;
  /** Told whether something is made for this socket, where that matters. */
  readonly setBusy?: ((isBusy: boolean) => void) | undefined;
}

export interface StreamOptions {
  readonly service: Service;
  /** Returns a unique id for a run. */
  readonly newRunId: () => string;
  /** Returns the factor for the waits of a script: 1 as written, 0 at once. */
  readonly pace: () => number;
  /** Resolves when the next frame of a script may be sent (a test holds it back until then). */
  readonly untilReleased?: (signal: AbortSignal) => Promise<void>;
  /** Returns true while nothing is sent at all (a fault). */
  readonly silent: () => boolean;
  /** Makes the requested presentations; without it a script plays each run, with the media of another story. */
  readonly creation?: CreationDeps | undefined;
}

/** The limit of simultaneous runs of one socket; a page has one. */
const maxRuns = 4;
/** The limit of messages of one socket that cannot be read; a page sends none. */
const maxUnreadable = 10;

/** Resolves to the bearer that opens a socket. */
export const bearerIn = ({ searchParams }: URL, { accounts }: Service): Promise<Bearer> =>
  accounts.bearerOf(searchParams.get('jwt') ?? undefined);

/** Serves one socket until it closes. Closes it with 1008 for an invalid bearer and with 1011 when a run throws. */
export function serveStream(peer: Peer, bearer: Bearer, options: StreamOptions): void {
  const { accounts } = options.service;
  if (accounts.roleOf(bearer) === undefined) return peer.close(1008, 'Unauthorized');
  const runs = new Set<ServiceRun>();
  let isOpen = true;
  let unreadable = 0;
  const sendFrame = (frame: ServerFrame) => {
    if (isOpen) peer.send(JSON.stringify(frame));
  };
  peer.onClose((code, reason) => {
    isOpen = false;
    for (const run of runs) run.leave(leavingOf(code, reason));
  });
  peer.onMessage((data) => {
    if (options.silent()) return;
    // Who has signed out, or whose time is over, makes nothing more; least of all as somebody without an account.
    if (accounts.roleOf(bearer) === undefined) return peer.close(1008, 'Unauthorized');
    const read = readClientFrame(data);
    if (read === undefined) {
      unreadable += 1;
      if (unreadable > maxUnreadable) return peer.close(1008, 'Too many messages that cannot be read');
      return sendFrame({ type: 'error', message: 'This message cannot be read' });
    }
    const { runKey, frame } = withoutRunKey(read);
    const failure = `The ${productOf(frame)} could not be made`;
    const serviceEnds = { type: 'error', message: `${failure}: the service is restarting` } as const;
    if (options.service.runs.isEnding()) return sendFrame(serviceEnds);
    if (runs.size >= maxRuns) return peer.close(1008, 'Too many runs at once');
    const runKeyHash = runKey && hashOf(runKey);
    const run = options.service.runs.begin({
      keyHash: runKeyHash,
      makesPresentation: frame.type !== 'create-person',
    });
    runs.add(run);
    peer.setBusy?.(true);
    const context = {
      sendFrame: (sent: ServerFrame) => {
        run.note(sent);
        sendFrame(sent);
      },
      user: userOf(bearer, options.service),
      owner: { maker: makerOf(bearer, options.service), runKeyHash },
      signal: run.signal,
    };
    void respond(frame, context, options)
      .catch((error: unknown) => {
        if (run.signal.reason instanceof ServiceEndsError) return sendFrame(serviceEnds);
        if (isAbortError(error)) return;
        console.error(error);
        if (isDiskFull(error))
          sendFrame({ type: 'error', message: `${failure}: the disk of the service is full` });
        else if (error instanceof PressError && error.cause instanceof NoVoiceError)
          sendFrame({ type: 'error', message: `${failure}: no voice of its language is installed here` });
        else if (error instanceof PressError) sendFrame({ type: 'error', message: failure });
        else peer.close(1011, 'The run is broken');
      })
      .then(run.end)
      .then(() => {
        runs.delete(run);
        if (runs.size === 0) peer.setBusy?.(false);
      });
  });
}

function leavingOf(code: number, reason: string): Leaving {
  return code === cancelledClose.code && reason === cancelledClose.reason ? 'cancelled' : 'lost';
}

interface RunContext {
  readonly sendFrame: (frame: ServerFrame) => void;
  /** Whose quota the run takes. */
  readonly user: string;
  readonly owner: Owner;
  readonly signal: AbortSignal;
}

async function respond(frame: ClientFrame, context: RunContext, options: StreamOptions): Promise<void> {
  const { creation, service, silent } = options;
  if (creation === undefined) return play(frame, context, options);
  const { sendFrame, user, owner, signal } = context;
  const send = (message: ServerFrame): void => {
    if (!silent()) sendFrame(message);
  };
  await make(frame, creation, creationContextOf(service, { user, owner }, { send, signal }));
}

async function make(frame: ClientFrame, creation: CreationDeps, context: CreationContext): Promise<void> {
  switch (frame.type) {
    case 'create-presentation':
      return createTalk(frame, creation, context);
    case 'create-presentation-simple':
      return isForStory(frame) ? createStory(frame, creation, context) : createTalk(frame, creation, context);
    case 'create-dallic-party':
      return createParty(frame, creation, context);
    case 'create-person':
      return createPerson(frame, creation, context);
  }
}

function productOf(frame: ClientFrame): string {
  switch (frame.type) {
    case 'create-presentation':
      return 'presentation';
    case 'create-presentation-simple':
      return isForStory(frame) ? 'story' : 'presentation';
    case 'create-dallic-party':
      return 'party';
    case 'create-person':
      return 'presenter';
  }
}

async function play(
  frame: ClientFrame,
  { sendFrame, user, owner, signal }: RunContext,
  { service, newRunId, pace, untilReleased, silent }: StreamOptions,
): Promise<void> {
  const runId = newRunId();
  const { steps } = await service.scriptedCreations.begin(runId, frame, user);
  let isFinished = false;
  try {
    for (const step of steps) {
      await sleep(step.wait * pace(), undefined, { signal, ref: false });
      await untilReleased?.(signal);
      if (silent()) return;
      if (step.frame.type === 'created-presentation' || step.frame.type === 'created-dallic-party') {
        await service.scriptedCreations.finish(runId, owner);
        isFinished = true;
      }
      sendFrame(step.frame);
    }
  } finally {
    if (!isFinished) await service.scriptedCreations.cancel(runId);
  }
}

/** Separates the key from a message: the settings in the rest are stored, and the key must not be. */
function withoutRunKey(message: ClientFrame): {
  readonly frame: ClientFrame;
  readonly runKey?: string | undefined;
} {
  if (message.type === 'create-person') return { frame: message };
  const { runKey, ...frame } = message;
  return { frame, runKey };
}

/** Stopping a run is not an error. */
function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function readClientFrame(data: unknown): ClientFrame | undefined {
  if (typeof data !== 'string' || !isQuickToParse(Buffer.from(data))) return undefined;
  try {
    return parse(clientFrameSchema, parseJson(data, 'creation stream'), 'creation stream');
  } catch (error) {
    if (error instanceof ShapeError) return undefined;
    throw error;
  }
}

/** Returns a handler that serves the stream over MSW's sockets, for unit tests in Node. */
export function streamHandler(options: StreamOptions): WebSocketHandler {
  return ws.link(`*${streamPath}`).addEventListener('connection', ({ client }) => {
    const peer: Peer = {
      url: client.url,
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
      onMessage: (listener) => client.addEventListener('message', (event) => listener(event.data)),
      onClose: (listener) => client.addEventListener('close', ({ code, reason }) => listener(code, reason)),
    };
    void bearerIn(client.url, options.service).then((bearer) => serveStream(peer, bearer, options));
  });
}
