import { expect, test, vi } from 'vitest';
import { createErrorReports } from './error-reports';

class MoreToDoError extends Error {}

function reports() {
  const report = vi.fn<(error: unknown, where: string) => Promise<void>>(async () => undefined);
  return { ...createErrorReports(report), report };
}

test('an error of an event is reported, and the event fails with it', async () => {
  const { reporting, report } = reports();
  const error = new TypeError('no lock');
  await expect(reporting('sync', Promise.reject(error))).rejects.toBe(error);
  expect(report.mock.calls).toEqual([[error, 'sync']]);
});

test('work that succeeds gives its result', async () => {
  const { reporting, report } = reports();
  expect(await reporting('fetch', Promise.resolve('response'))).toBe('response');
  expect(report).not.toHaveBeenCalled();
});

test('an expected error is not reported, and the event fails with it all the same', async () => {
  const { reporting, report } = reports();
  const work = Promise.reject(new MoreToDoError());
  await expect(reporting('sync', work, [MoreToDoError])).rejects.toThrow(MoreToDoError);
  expect(report).not.toHaveBeenCalled();
});

test('an error of the network is not reported, wherever it was passed on', async () => {
  const { reporting, fromNetwork, report } = reports();
  const answer = async () => {
    const response = await fromNetwork(Promise.reject<Response>(new TypeError('Failed to fetch')));
    return response.status;
  };
  await expect(reporting('fetch', answer())).rejects.toThrow('Failed to fetch');
  expect(report).not.toHaveBeenCalled();
});
