// Measures saving and seeking in films of 100 and 300 MB: the memory in use per byte of film must not grow.
import type { Page } from '@playwright/test';
import { filmAddress, putStories, storyWithFilm } from '../../support/downloads/generated-stories';
import { openService, type Service } from '../../support/service/service';
import { openDiskDevice } from '../tools/disk-device';
import { peakWhile, type Peak } from '../tools/memory';
import { median, type Line } from '../tools/statistics';

const rounds = 3;
const megabytes = { small: 100, large: 300 } as const;
const mega = 1024 * 1024;
const difference = (megabytes.large - megabytes.small) * mega;

interface Peaks {
  readonly saving: Peak;
  readonly seeking: Peak;
}

export async function measureFilm(): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const small: Peaks[] = [];
  const large: Peaks[] = [];
  for (let round = 0; round < rounds; round += 1) {
    small.push(await saveAndSeek(service, '930', megabytes.small));
    large.push(await saveAndSeek(service, '931', megabytes.large));
  }
  await service.stop();
  return (['saving', 'seeking'] as const).flatMap((when) =>
    (['processes', 'heaps'] as const).map((what) => {
      const of = (peaks: readonly Peaks[]) => median(peaks.map((peak) => peak[when][what]));
      const [low, high] = [of(small), of(large)];
      return {
        name: `memory of ${what} for each byte of film, ${when}`,
        value: Math.max(0, high - low) / difference,
        limit: what === 'processes' ? 0.05 : 0.02,
        detail: `${(high / mega).toFixed(1)} MB with ${megabytes.large} MB, ${(low / mega).toFixed(1)} MB with ${megabytes.small} MB`,
      };
    }),
  );
}

async function saveAndSeek(service: Service, id: string, size: number): Promise<Peaks> {
  await putStories(service.hook, [storyWithFilm(id, size)]);
  const device = await openDiskDevice({ worker: true });
  try {
    const downloads = await device.bareDownloads(service.origin);
    const saving = await peakWhile(device.context, async () => {
      await downloads.save(id);
      await downloads.waitFor(id, 'saved', 300_000);
    });
    const seeking = await peakWhile(device.context, () => seekBackAndForth(downloads.page, filmAddress(id)));
    return { saving, seeking };
  } finally {
    await device.close();
  }
}

/** Seeks to both ends of the file, repeatedly. */
function seekBackAndForth(page: Page, address: string): Promise<void> {
  return page.evaluate(async (source) => {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    const once = (name: string) => new Promise((done) => video.addEventListener(name, done, { once: true }));
    const loaded = once('loadedmetadata');
    video.src = source;
    await loaded;
    for (let turn = 0; turn < 20; turn += 1) {
      const sought = once('seeked');
      video.currentTime = turn % 2 === 0 ? 0.9 : 0.1;
      await sought;
    }
  }, address);
}
