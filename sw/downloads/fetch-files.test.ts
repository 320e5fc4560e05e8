import { expect, test } from 'vitest';
import { appOrigin, attemptDouble, environmentDouble, recordOf } from '../testing/environment-double.fixture';
import { bytesOf } from '../testing/medium-harness.fixture';
import { inMemoryCaches } from '../testing/in-memory-caches.fixture';
import { rangeHost, type HostedFile } from '../testing/range-host.fixture';
import { countsOf, openContents } from './download-contents';
import { classifyFailure, fetchFiles, type FileDownload } from './fetch-files';
import { manifestOf } from './download-index';

test.each([
  ['once, with the service there: perhaps chance', 1, true, true, 'retry'],
  ['twice, with the service there: the file’s own', 2, true, true, 'without'],
  ['often, with the service there: the file’s own', 7, true, true, 'without'],
  ['once, after so long that no time is left to ask again: the file’s own', 1, true, false, 'without'],
  ['once, without the service: the network’s', 1, false, true, 'network'],
  ['often, without the service: the network’s', 7, false, true, 'network'],
  ['without the service and no time left: the network’s', 1, false, false, 'network'],
] as const)('a file that failed %s', (_, times, isIndexAvailable, hasTime, expected) => {
  expect(classifyFailure({ times, isIndexAvailable, hasTime })).toBe(expected);
});

test('a film that changes is stored within its share: the dropped chunks of its old version do not count', async () => {
  const chunk = 2 * 1024 ** 2;
  const size = chunk + 1000;
  const film = (version: number): HostedFile => ({
    bytes: bytesOf(size, version),
    validator: { etag: `"${version}"` },
  });
  const host = rangeHost(film(1));
  host.before = (earlier) => {
    if (earlier === 1) host.file = film(2);
  };
  const record = recordOf({ generation: 1 });
  const caches = inMemoryCaches();
  const index = JSON.stringify({ slides: [{ speakerVideoPath: 'film.mp4' }] });
  const contents = await openContents(record, manifestOf(record, index, appOrigin), caches);
  const done: number[] = [];
  const download: FileDownload = {
    environment: environmentDouble({ caches, fetch: host.fetch }),
    attempt: attemptDouble(),
    contents,
    storage: { ensureByEstimate: async () => 0, ensureAfterQuotaError: async () => 0 },
    maxBytes: size,
    isIndexAvailable: async () => true,
    onProgress: (counts) => void done.push(counts().bytes.done),
  };
  expect(await fetchFiles(download)).toBe('all');
  expect(done).toEqual([chunk, chunk, size, size]);
  expect([contents.storedBytes, countsOf(contents).bytes.done]).toEqual([size, size]);
});
