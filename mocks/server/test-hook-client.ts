// The test hook's HTTP client: browser tests use it to control the running service.
import type * as v from 'valibot';
import { parse, parseJson } from '../../src/base/parse';
import { streamPath } from '../service/handlers/stream';
import type { InjectedFault } from './faults';
import {
  codeResponseSchema,
  tokenResponseSchema,
  type identitySchema,
  type passkeySchema,
  type putSchema,
  type SeenRequest,
  type settingsSchema,
} from './test-hook';

export type Put = v.InferOutput<typeof putSchema>;
type ServiceSettings = v.InferOutput<typeof settingsSchema>;

export interface TestHook {
  /** Adds a presentation with a list entry, an index (any text) and media, or changes the one with this id. */
  put(what: Put): Promise<void>;
  /** Delays responses by `delay` milliseconds. `*` in a path matches any characters. */
  slow(path: string, delay: number): Promise<void>;
  /** Answers with this status instead; `reset` breaks the connection without a response. */
  fail(path: string, how: number | 'reset', times?: number): Promise<void>;
  /** Answers with this response instead. */
  respond(path: string, response: NonNullable<InjectedFault['response']>, times?: number): Promise<void>;
  /** Breaks the connection after `cutAfter` bytes of the body. */
  cut(path: string, cutAfter: number, times?: number): Promise<void>;
  /** Refuses the creation stream: with a status, or by breaking the connection. */
  refuseSockets(how: number | 'reset', times?: number): Promise<void>;
  /** Breaks the creation stream after so many frames of the service. */
  cutSockets(afterFrames: number, times?: number): Promise<void>;
  /** Injects any fault into the requests of a path. */
  fault(what: InjectedFault): Promise<void>;
  /** Clears all faults; requests that were held are answered. */
  heal(): Promise<void>;
  /**
   * Sets whether the creation quota is reached, whether sockets are silent, the pace of scripted runs (0: at once), and how many further
   * frames they send: the next ones wait until a later call lets them pass.
   */
  configure(what: ServiceSettings): Promise<void>;
  /** Returns a librarian's access token that is valid for `lifetime` seconds, as if somebody had signed in. */
  staffToken(lifetime?: number): Promise<string>;
  /** Changes the lifetime of new tokens, lets codes expire or ends all sign-ins. */
  identity(what: v.InferOutput<typeof identitySchema>): Promise<void>;
  /** Enrols the first passkey of a person, as the operator does. */
  enrolPasskey(passkey: v.InferOutput<typeof passkeySchema>): Promise<void>;
  /** Returns the ticket with which a person enrols their first passkey, as the operator's command does. */
  enrolmentTicket(username: string): Promise<string>;
  /** Returns the last code that was sent to a person. */
  lastCode(username: string): Promise<string>;
  /** Returns the requests since the start, the last reset or the last `clearRequests`. */
  requests(): Promise<SeenRequest[]>;
  clearRequests(): Promise<void>;
  /** Restores the state after a start. */
  reset(): Promise<void>;
}

/** Thrown when the hook refuses a command. */
class TestHookError extends Error {
  override readonly name = 'TestHookError';
}

/** Creates a client for a service that runs with faults. Its methods throw TestHookError. */
export function createTestHook(origin: string): TestHook {
  const post = async (action: string, body: unknown): Promise<string> => {
    const response = await fetch(`${origin}/__test__/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new TestHookError(`${action}: ${response.status} ${text}`);
    return text;
  };
  const send = async (action: string, body: unknown): Promise<void> => void (await post(action, body));
  const codeOf = async (action: string, username: string): Promise<string> =>
    parse(codeResponseSchema, parseJson(await post(action, { username }), action), action).code;
  const fault = (what: InjectedFault) => send('fault', what);
  const respond: TestHook['respond'] = (path, response, times) =>
    fault({ path, response, ...(times === undefined ? {} : { times }) });
  const fail: TestHook['fail'] = (path, how, times) =>
    how === 'reset'
      ? fault({ path, reset: true, ...(times === undefined ? {} : { times }) })
      : respond(path, { status: how }, times);
  const cut: TestHook['cut'] = (path, cutAfter, times) =>
    fault({ path, cutAfter, ...(times === undefined ? {} : { times }) });
  return {
    put: (what) => send('put', what),
    slow: (path, delay) => fault({ path, delay }),
    fail,
    respond,
    cut,
    refuseSockets: (how, times) => fail(streamPath, how, times),
    cutSockets: (afterFrames, times) => cut(streamPath, afterFrames, times),
    fault,
    heal: () => send('heal', {}),
    clearRequests: () => send('clearRequests', {}),
    configure: (what) => send('configure', what),
    staffToken: async (lifetime = 3600) =>
      parse(tokenResponseSchema, parseJson(await post('token', { lifetime }), 'token'), 'token').accessToken,
    enrolPasskey: (passkey) => send('passkey', passkey),
    identity: (what) => send('identity', what),
    enrolmentTicket: (username) => codeOf('ticket', username),
    lastCode: (username) => codeOf('code', username),
    requests: async () => {
      const response = await fetch(`${origin}/__test__/requests`);
      const seen: unknown = await response.json();
      return isSeen(seen) ? seen : [];
    },
    reset: () => send('reset', {}),
  };
}

function isSeen(value: unknown): value is SeenRequest[] {
  return Array.isArray(value);
}
