import { beforeEach, expect, test } from 'vitest';
import { diagnostics } from './report';
import { startLoad } from './use-resource';

let handled: string[];
beforeEach(() => (handled = []));

const start = (load: (signal: AbortSignal) => Promise<string>) =>
  startLoad(load, {
    where: 'test: load',
    onLoaded: (value) => handled.push(value),
    onFailed: (error) => handled.push(String(error)),
  });

test('a result is handed over', async () => {
  await start(async () => 'a story').settled;
  expect(handled).toEqual(['a story']);
});

test('a failure is reported and handed over', async () => {
  const error = new Error('no connection');
  await start(() => Promise.reject(error)).settled;
  expect(handled).toEqual(['Error: no connection']);
  expect(diagnostics()).toContain('test: load');
});

test.each([
  ['a result', () => Promise.resolve('late')],
  ['a failure', () => Promise.reject(new Error('late'))],
])('after a stop %s is ignored, and the request is aborted', async (_, end) => {
  const before = diagnostics();
  let aborted: boolean | undefined;
  const { stop, settled } = start((signal) => {
    signal.addEventListener('abort', () => (aborted = true));
    return end();
  });
  stop();
  await settled;
  expect([aborted, handled, diagnostics()]).toEqual([true, [], before]);
});
