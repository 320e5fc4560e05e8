// A saved story opens as fast among 300 as among 3, without a network.
import { madeStory, putStories, type MadeStory } from '../../browser/offline/words/stories';
import { openService, type Service } from '../../browser/service';
import { unpackDiskDevice, type DiskDevice } from '../tools/disk-device';
import { timeUntilPainted } from '../tools/painted';
import { ratioAgainstFloor, type Line } from '../tools/statistics';

const rounds = 9;
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
    const cdp = await page.context().newCDPSession(page);
    const time = await timeUntilPainted({ page, cdp }, address, cover);
    await page.close();
    return time;
  };
  const { ratio, product, floor } = await ratioAgainstFloor(rounds, open(few), open(many));
  await Promise.all([few.close(), many.close()]);
  return [
    {
      name: 'a saved story opened offline among 300 saved ones, against among 3',
      value: ratio,
      limit: 1.1,
      detail: `${Math.round(product)} ms against ${Math.round(floor)} ms`,
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
