import { expect, test } from 'vitest';
import { protocolVersion as version, type WorkerMessage } from '../src/contract/worker/worker-messages';
import { createErrorReports } from './error-reports';

class MoreToDoError extends Error {}

function reports() {
  const posted: WorkerMessage[] = [];
  return { ...createErrorReports(async (message) => void posted.push(message)), posted };
}

test('an error of an event is posted to the pages, and the event fails with it', async () => {
  const { reporting, posted } = reports();
  const error = new TypeError('no lock');
  await expect(reporting('sync', Promise.reject(error))).rejects.toBe(error);
  expect(posted).toEqual([{ version, type: 'error', where: 'sync', error: 'TypeError', message: 'no lock' }]);
});

test('an error is posted without the query of an address', async () => {
  const { report, posted } = reports();
  await report(new TypeError('https://host.example/a.webp?token=secret: no'), 'message');
  await report('text', 'activate');
  expect(posted).toMatchObject([
    { error: 'TypeError', message: 'https://host.example/a.webp?… no' },
    { where: 'activate', error: 'Error', message: 'text' },
  ]);
});

test('work that succeeds gives its result', async () => {
  const { reporting, posted } = reports();
  expect(await reporting('fetch', Promise.resolve('response'))).toBe('response');
  expect(posted).toEqual([]);
});

test('an expected error is not reported, and the event fails with it all the same', async () => {
  const { reporting, posted } = reports();
  const work = Promise.reject(new MoreToDoError());
  await expect(reporting('sync', work, [MoreToDoError])).rejects.toThrow(MoreToDoError);
  expect(posted).toEqual([]);
});

test('an error of the network is not reported, wherever it was passed on', async () => {
  const { reporting, fromNetwork, posted } = reports();
  const answer = async () => {
    const response = await fromNetwork(Promise.reject<Response>(new TypeError('Failed to fetch')));
    return response.status;
  };
  await expect(reporting('fetch', answer())).rejects.toThrow('Failed to fetch');
  expect(posted).toEqual([]);
});
