import { expect, test } from 'vitest';
import type { WorkerEnvironment } from '../environment';
import { attemptDouble, environmentDouble } from '../testing/environment-double.fixture';
import { fetchIndex } from './download-index';
import type { Attempt } from './download-queue';

const never = new Promise<never>(() => undefined);
const fetchIndexWith = (environment: Partial<WorkerEnvironment>, more: Partial<Attempt> = {}) =>
  fetchIndex(environmentDouble(environment), attemptDouble(more));
const text = '{"kind":"STORY","slides":[{}]}';
const whole = () => new Response(text, { headers: { etag: '"1"' } });
const page = (body: string, type: string) => () => new Response(body, { headers: { 'content-type': type } });
/** Answers with the headers and half of the body. */
const broken = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{'));
        stream.error(new TypeError('network error'));
      },
    }),
  );
const endless = () =>
  new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(256 * 1024).fill(32)) });
/** Answers with a status and a page. */
const pageWith = (status: number) => () =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
/** Answers with a status and nothing else. */
const says = (status: number) => () => new Response('', { status });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['here', [whole], { text, etag: '"1"' }],
  ['cut short once', [broken, whole], { text, etag: '"1"' }],
  ['cut short four times', [broken, broken, broken, broken, whole], { text, etag: '"1"' }],
  ['cut short each time', [broken, broken, broken, broken, broken], 'no-response'],
  ['cut short, and then there is no host', [broken, unreachable], 'no-response'],
  ['cut short, and then gone', [broken, says(404)], 'broken'],
  ['a sign-in page on the way', [page('<html>Welcome</html>', 'text/html')], 'later'],
  ['a word of a proxy', [page('Back soon', 'text/plain')], 'later'],
  ['no index but a message', [page('{"message":"Back soon"}', 'application/json')], 'broken'],
  ['no index but a list', [page('[]', 'application/json; charset=utf-8')], 'broken'],
  ['without an end', [() => new Response(endless())], 'broken'],
  ['broken JSON', [page('{"kind":', 'application/json')], 'broken'],
  ['of a host that cannot be reached', [unreachable], 'no-response'],
  ['not to be had', [says(404)], 'broken'],
  ['not to be had now: 503', [says(503)], 'later'],
  ['not to be had now: 429', [says(429)], 'later'],
  ['not to be had now: 425', [says(425)], 'later'],
  ['not to be had now: 408', [says(408)], 'later'],
  ['not to be had from here: 403', [says(403)], 'later'],
  ['gone', [says(410)], 'broken'],
  ['not to be had, says a page on the way', [pageWith(404)], 'later'],
  ['gone, says a page on the way', [pageWith(410)], 'later'],
])('an index that is %s', async (_, answers: (() => Response | Promise<Response>)[], expected) => {
  const left = [...answers];
  const result = await fetchIndexWith({
    fetch: async () => left.shift()?.() ?? never,
    wait: () => never,
  });
  expect(result).toEqual(expected);
  expect(left).toEqual([]);
});

test('an aborted request is not repeated', async () => {
  const taken = new AbortController();
  let requests = 0;
  const result = await fetchIndexWith(
    {
      fetch: async () => {
        requests += 1;
        taken.abort();
        return broken();
      },
      wait: () => never,
    },
    { signal: taken.signal },
  );
  expect([result, requests]).toEqual(['no-response', 1]);
});

test('a response cancels the wait for it', async () => {
  const waits: (AbortSignal | undefined)[] = [];
  await fetchIndexWith({
    fetch: async () => whole(),
    wait: (_, signal) => {
      waits.push(signal);
      return never;
    },
  });
  expect(waits.map((signal) => signal?.aborted)).toEqual([true]);
});

test('a request that takes too long is aborted, and so leaves its connection', async () => {
  let request: AbortSignal | null | undefined;
  const result = await fetchIndexWith({
    fetch: (_, { signal } = {}) => {
      request = signal;
      return never;
    },
    wait: async () => undefined,
  });
  expect([result, request?.aborted]).toEqual(['no-response', true]);
});
