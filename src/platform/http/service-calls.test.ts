import { describe, expect, test } from 'vitest';
import { HttpError, NetworkError } from '../../contract/service/errors';
import { createApi } from './api';
import { runCalls } from './service-calls';

const key = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Returns the calls of a service that always answers the same, and the requests that it got. */
function callsTo(respond: () => Response | Promise<Response>) {
  const sent: { url: string; headers: Headers }[] = [];
  const api = createApi({
    fetch: async (url, { headers }) => {
      sent.push({ url, headers: new Headers(headers) });
      return respond();
    },
    accessToken: async () => 'token',
    onTokenRefused: async () => undefined,
    onLeftOut: () => undefined,
  });
  return { ...runCalls(api), sent };
}

const page = () =>
  new Response('<!doctype html><p>Sign in', { status: 404, headers: { 'content-type': 'text/html' } });

describe('a run', () => {
  test('is asked for by its key, which is in no address', async () => {
    const { readRun, sent } = callsTo(() => Response.json({ state: 'running' }));
    expect(await readRun(key)).toEqual({ state: 'running' });
    expect(
      sent.map(({ url, headers }) => [url, headers.get('x-run-key'), headers.get('authorization')]),
    ).toEqual([['/api/run', key, null]]);
  });

  test('that the service does not know is none', async () => {
    expect(await callsTo(() => Response.json({}, { status: 404 })).readRun(key)).toBeUndefined();
  });

  test('is unknown where an intermediary answers, or nobody does, and no error names the key', async () => {
    const failureOf = (respond: () => Response | Promise<Response>) =>
      callsTo(respond)
        .readRun(key)
        .catch((error: unknown) => error);
    const failures = [
      await failureOf(page),
      await failureOf(() => Response.json({}, { status: 503 })),
      await failureOf(() => Promise.reject(new TypeError('no network'))),
      await failureOf(() => Response.json({ state: 'asleep' })),
    ];
    expect(failures.slice(0, 2)).toEqual([expect.any(HttpError), expect.any(HttpError)]);
    expect(failures[2]).toBeInstanceOf(NetworkError);
    for (const failure of failures)
      expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain(key);
  });
});

describe('a presentation', () => {
  test.each([
    ['its index is there', () => Response.json({}), false],
    ['the service has none', () => new Response(null, { status: 404 }), true],
  ])('is gone or not: %s', async (_name, respond, expected) => {
    expect(await callsTo(respond).isGone('7')).toBe(expected);
  });

  test.each([
    ['a page that says so', page],
    ['a service that fails', () => new Response(null, { status: 500 })],
  ])('is not gone by %s', async (_name, respond) => {
    await expect(callsTo(respond).isGone('7')).rejects.toThrow(HttpError);
  });
});
