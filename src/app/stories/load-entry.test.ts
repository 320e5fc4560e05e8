import { expect, test } from 'vitest';
import { FakeClock } from '../../base/fake-clock.fixture';
import { NetworkError } from '../../contract/service/errors';
import { entryOf } from './load-entry';

test('an entry whose list hangs fails after ten seconds: a story that waits for it would not be saved', async () => {
  const clock = new FakeClock();
  const hanging = { listPresentations: () => new Promise<never>(() => undefined) };
  const entry = entryOf('8', hanging, { clock, signal: new AbortController().signal });
  const failure = entry.catch((error: unknown) => error);
  clock.pass(10_000);
  expect(await failure).toBeInstanceOf(NetworkError);
});
