import { afterEach, expect, test, vi } from 'vitest';
import { withWebLock } from './web-lock';

type Request = (name: string, work: () => Promise<void>) => Promise<void>;

const grant: Request = async (_name, work) => work();
const refuse: Request = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
const refuseAtOnce: Request = () => {
  throw new DOMException('Refused.', 'SecurityError');
};

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['are granted', { locks: { request: grant } }],
  ['are refused', { locks: { request: refuse } }],
  ['are refused by a throw', { locks: { request: refuseAtOnce } }],
  ['are missing', {}],
])('where locks %s the work runs once, and its error is thrown', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  await withWebLock('outbox', work);
  expect(work).toHaveBeenCalledTimes(1);
  const failing = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no database')));
  await expect(withWebLock('outbox', failing)).rejects.toThrow('no database');
  expect(failing).toHaveBeenCalledTimes(1);
});
