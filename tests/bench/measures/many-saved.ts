// Measures that a saved story opens as fast among 300 as among 3: without a network, and with a worker that must first start
// and read its ledger. Counts the browser's CPU time until the cover is painted: wall-clock time gave ratios of 1.25 and 0.78
// for the same build, depending on the machine's other work.
import { terminateWorker } from '../../support/downloads/device';
import { generateStory, putStories, type GeneratedStory } from '../../support/downloads/generated-stories';
import { openService, type Service } from '../../support/service/service';
import { cpuTimeOf } from '../tools/cpu-time';
import { openDiskDevice, type DiskDevice } from '../tools/disk-device';
import { timeUntilPainted } from '../tools/page/painted';
import { median, steadyRatio, type Line } from '../tools/statistics';

const stories = Array.from({ length: 300 }, (_, nth) =>
  generateStory({ id: String(1000 + nth), pages: 2, fileSize: 20_000, narrated: false }),
);

export async function measureLedger(): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  await putStories(service.hook, stories);
  const few = await deviceWith(service, stories.slice(0, 3));
  const many = await deviceWith(service, stories);
  await service.stop();
  const clock = { few: Array<number>(), many: Array<number>() };
  const opened = await steadyRatio(
    { least: 12, most: 40, within: 0.05 },
    () => openStory(few, service.origin, clock.few),
    () => openStory(many, service.origin, clock.many),
  );
  const { ratio, product, baseline, pairs, within } = opened;
  await Promise.all([few.close(), many.close()]);
  return [
    {
      name: 'a saved story opened offline among 300 saved ones, against among 3',
      value: ratio,
      limit: 1.1,
      detail: [
        `±${within.toFixed(2)} in ${pairs} pairs`,
        `${Math.round(product)} ms of CPU against ${Math.round(baseline)} ms`,
        `${Math.round(median(clock.many))} ms by the clock against ${Math.round(median(clock.few))} ms`,
      ].join(', '),
    },
  ];
}

/** Returns the milliseconds of CPU until the cover is painted; adds those of the clock to `clock`. */
async function openStory(device: DiskDevice, origin: string, clock: number[]): Promise<number> {
  const page = await device.newPage();
  await terminateWorker(page);
  const cdp = await page.context().newCDPSession(page);
  const cover = { address: /presentations\/1001\/media\/0\.webp/, count: 1 };
  const cpuTime = await cpuTimeOf(device.context, async () => {
    clock.push(await timeUntilPainted({ page, cdp }, `${origin}/#/view/1001`, cover));
  });
  await page.close();
  return cpuTime;
}

async function deviceWith(service: Service, wanted: readonly GeneratedStory[]): Promise<DiskDevice> {
  const device = await openDiskDevice({ worker: true });
  const downloads = await device.bareDownloads(service.origin);
  for (const { id } of wanted) await downloads.save(id);
  // A ledger that does not know them yet is at rest, too.
  for (const { id } of wanted.slice(-1)) await downloads.waitFor(id, 'saved', 600_000);
  const presentations = await downloads.settled(600_000);
  const saved = presentations.filter(({ state }) => state === 'saved').length;
  if (saved !== wanted.length) throw new Error(`Only ${saved} of ${wanted.length} stories were saved`);
  await downloads.page.close();
  return device;
}
