// A saved story opens as fast among 300 as among 3: without a network, and with a worker that has yet to start and to read
// its ledger, as it is in the car.
import { endWorker } from '../../browser/offline/words/device';
import { madeStory, putStories, type MadeStory } from '../../browser/offline/words/stories';
import { openService, type Service } from '../../browser/service';
import { unpackDiskDevice, type DiskDevice } from '../tools/disk-device';
import { timeUntilPainted } from '../tools/page/painted';
import { steadyRatio, type Line } from '../tools/statistics';

const stories = Array.from({ length: 300 }, (_, nth) =>
  madeStory({ id: String(1000 + nth), pages: 2, fileSize: 20_000, narrated: false }),
);

export async function measureLedger(): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  await putStories(service.hook, stories);
  const few = await deviceWith(service, stories.slice(0, 3));
  const many = await deviceWith(service, stories);
  await service.stop();
  const address = `${service.origin}/#/view/1001`;
  const cover = { address: /presentations\/1001\/media\/0\.webp/, count: 1 };
  const open = (device: DiskDevice) => async () => {
    const page = await device.newPage();
    await endWorker(page);
    const cdp = await page.context().newCDPSession(page);
    const time = await timeUntilPainted({ page, cdp }, address, cover);
    await page.close();
    return time;
  };
  const opened = await steadyRatio({ least: 12, most: 60, within: 0.04 }, open(few), open(many));
  const { ratio, product, floor, pairs, within } = opened;
  await Promise.all([few.close(), many.close()]);
  return [
    {
      name: 'a saved story opened offline among 300 saved ones, against among 3',
      value: ratio,
      limit: 1.1,
      detail: `±${within.toFixed(2)}, ${Math.round(product)} ms against ${Math.round(floor)} ms, ${pairs} pairs`,
    },
  ];
}

async function deviceWith(service: Service, wanted: readonly MadeStory[]): Promise<DiskDevice> {
  const device = await unpackDiskDevice({ worker: true });
  const keeping = await device.bareKeeping(service.origin);
  for (const { id } of wanted) await keeping.save(id);
  const kept = await keeping.settled(600_000);
  const saved = kept.filter(({ state }) => state === 'saved').length;
  if (saved !== wanted.length) throw new Error(`Only ${saved} of ${wanted.length} stories were saved`);
  await keeping.page.close();
  return device;
}
