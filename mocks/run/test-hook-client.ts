// The test hook from the outside, over HTTP: what a browser test says to the running service.
import type * as v from 'valibot';
import { parse, parseJson } from '../../src/contract/parse';
import {
  givenTokenSchema,
  type faultSchema,
  type putSchema,
  type SeenRequest,
  type turnSchema,
} from './test-hook';

export type Put = v.InferOutput<typeof putSchema>;
export type Fault = v.InferOutput<typeof faultSchema>;
type Turn = v.InferOutput<typeof turnSchema>;

export interface TestHook {
  /** Puts a list entry, an index (any text) and media on the shelf, or changes those of an id. */
  put(what: Put): Promise<void>;
  /** Answers come so many milliseconds later. `*` in a path is any run of characters. */
  slow(path: string, delay: number): Promise<void>;
  /** Answers with this status and body instead; `reset` breaks the connection without an answer. */
  fail(path: string, how: number | 'reset' | Fault['answer'], times?: number): Promise<void>;
  /** Breaks the connection after so many bytes of the body. */
  cut(path: string, cutAfter: number, times?: number): Promise<void>;
  /** Anything that can go wrong with the requests of a path. */
  fault(what: Fault): Promise<void>;
  /** Nothing goes wrong any more; what was held is answered. */
  heal(): Promise<void>;
  /** The creation quota is reached, sockets say nothing, scripted runs go faster (0: at once). */
  turn(what: Turn): Promise<void>;
  /** Returns a librarian's access token that holds for so many seconds, as if somebody had signed in. */
  staffToken(lifetime?: number): Promise<string>;
  /** What was asked for since the start, the last reset or the last `forget`. */
  requests(): Promise<SeenRequest[]>;
  forget(): Promise<void>;
  /** As freshly started. */
  reset(): Promise<void>;
}

/** The hook did not do what it was asked. */
export class TestHookError extends Error {
  override readonly name = 'TestHookError';
}

/** Talks to a service that runs with faults. */
export function createTestHook(origin: string): TestHook {
  const post = async (action: string, body: unknown): Promise<string> => {
    const answer = await fetch(`${origin}/__test__/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new TestHookError(`${action}: ${answer.status} ${text}`);
    return text;
  };
  const tell = async (action: string, body: unknown): Promise<void> => void (await post(action, body));
  const fault = (what: Fault) => tell('fault', what);
  return {
    put: (what) => tell('put', what),
    slow: (path, delay) => fault({ path, delay }),
    fail: (path, how, times) => {
      const answer = typeof how === 'number' ? { status: how } : how;
      const damage = answer === 'reset' || answer === undefined ? { reset: true } : { answer };
      return fault({ path, ...damage, ...(times === undefined ? {} : { times }) });
    },
    cut: (path, cutAfter, times) => fault({ path, cutAfter, ...(times === undefined ? {} : { times }) }),
    fault,
    heal: () => tell('heal', {}),
    forget: () => tell('forget', {}),
    turn: (what) => tell('turn', what),
    staffToken: async (lifetime = 3600) =>
      parse(givenTokenSchema, parseJson(await post('token', { lifetime }), 'token'), 'token').accessToken,
    requests: async () => {
      const answer = await fetch(`${origin}/__test__/requests`);
      const seen: unknown = await answer.json();
      return isSeen(seen) ? seen : [];
    },
    reset: () => tell('reset', {}),
  };
}

function isSeen(value: unknown): value is SeenRequest[] {
  return Array.isArray(value);
}
