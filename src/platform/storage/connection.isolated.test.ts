import { describe, expect, test } from 'vitest';
import { createConnection, DeviceStoreError, type Opened } from './connection';

/** A device whose database can be made to fail, to hang and to close. */
function device() {
  const world = { opens: 0, closes: 0, failures: 0, hangs: false };
  const timers: (() => void)[] = [];
  let lose = (): void => undefined;
  let letThrough = (): void => undefined;
  const inStore = createConnection<string>({
    openTimeout: 5000,
    clock: {
      now: () => 0,
      after: (_, call) => {
        timers.push(call);
        return () => void timers.splice(timers.indexOf(call), 1);
      },
    },
    open(onLost) {
      world.opens += 1;
      lose = onLost;
      const opened: Opened<string> = {
        database: `database ${world.opens}`,
        close: () => (world.closes += 1),
      };
      if (world.failures > 0) {
        world.failures -= 1;
        return Promise.reject(new DOMException('no', 'UnknownError'));
      }
      return world.hangs ? new Promise((done) => (letThrough = () => done(opened))) : Promise.resolve(opened);
    },
  });
  return {
    world,
    inStore,
    lose: () => lose(),
    letThrough: () => letThrough(),
    runOutOfTime: () => timers.splice(0).forEach((call) => call()),
    timers,
  };
}

const name = (database: string) => Promise.resolve(database);

describe('the connection to the device database', () => {
  test('is opened once, when first asked for, and shared', async () => {
    const { inStore, world, timers } = device();
    expect(world.opens).toBe(0);
    expect(await Promise.all([inStore(name), inStore(name)])).toEqual(['database 1', 'database 1']);
    expect([world.opens, timers]).toEqual([1, []]);
  });

  test('that does not open is tried once more', async () => {
    const { inStore, world } = device();
    world.failures = 1;
    expect(await inStore(name)).toBe('database 2');
  });

  test('that does not open at all rejects with a name of its own and the cause; the next asker tries again', async () => {
    const { inStore, world } = device();
    world.failures = 2;
    const failure = await inStore(name).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeviceStoreError);
    expect(failure).toMatchObject({ cause: { name: 'UnknownError' } });
    expect(await inStore(name)).toBe('database 3');
  });

  test('that was closed from outside is opened anew', async () => {
    const { inStore, lose, world } = device();
    await inStore(name);
    lose();
    lose();
    expect(await inStore(name)).toBe('database 2');
    expect(world.closes).toBe(1);
  });

  test('lost in the middle of the work: all of it is done again on one new connection', async () => {
    const { inStore, world } = device();
    const fragile = (database: string) =>
      database === 'database 1' ? Promise.reject(new Error('Connection lost')) : Promise.resolve(database);
    expect(await Promise.all([inStore(fragile), inStore(fragile)])).toEqual(['database 2', 'database 2']);
    expect(world).toMatchObject({ opens: 2, closes: 1 });
  });

  test('work that fails twice rejects, and nothing is tried a third time', async () => {
    const { inStore, world } = device();
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    };
    await expect(inStore(work)).rejects.toMatchObject({ cause: { name: 'QuotaExceededError' } });
    expect([tries, world.opens]).toEqual([2, 2]);
  });

  test('that hangs while opening is given up after two tries; what opens too late is closed', async () => {
    const { inStore, world, runOutOfTime, letThrough } = device();
    world.hangs = true;
    const answer = inStore(name);
    runOutOfTime();
    await expect.poll(() => world.opens).toBe(2);
    runOutOfTime();
    await expect(answer).rejects.toMatchObject({
      name: 'DeviceStoreError',
      cause: { name: 'OpenTimeoutError' },
    });
    letThrough();
    await expect.poll(() => world.closes).toBe(1);
  });
});
