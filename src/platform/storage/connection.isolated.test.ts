import { describe, expect, test } from 'vitest';
import { createDatabaseConnection, DeviceStoreError, type Opened } from './database';

/** Creates a device whose database the test can make fail, hang and close. */
function device() {
  const world = { opens: 0, closes: 0, failures: 0, hangs: false };
  const timers: (() => void)[] = [];
  let lose = (): void => undefined;
  let finishOpening = (): void => undefined;
  const withDatabase = createDatabaseConnection<string>({
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
      return world.hangs
        ? new Promise((done) => (finishOpening = () => done(opened)))
        : Promise.resolve(opened);
    },
  });
  return {
    world,
    withDatabase,
    lose: () => lose(),
    finishOpening: () => finishOpening(),
    timeOut: () => timers.splice(0).forEach((call) => call()),
    timers,
  };
}

const name = (database: string) => Promise.resolve(database);

describe('the connection to the device database', () => {
  test('is opened once, at the first use, and shared', async () => {
    const { withDatabase, world, timers } = device();
    expect(world.opens).toBe(0);
    expect(await Promise.all([withDatabase(name), withDatabase(name)])).toEqual(['database 1', 'database 1']);
    expect([world.opens, timers]).toEqual([1, []]);
  });

  test('is opened again once when opening fails', async () => {
    const { withDatabase, world } = device();
    world.failures = 1;
    expect(await withDatabase(name)).toBe('database 2');
  });

  test('rejects with DeviceStoreError and the cause when opening fails twice; the next call tries again', async () => {
    const { withDatabase, world } = device();
    world.failures = 2;
    const failure = await withDatabase(name).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeviceStoreError);
    expect(failure).toMatchObject({ cause: { name: 'UnknownError' } });
    expect(await withDatabase(name)).toBe('database 3');
  });

  test('is opened again after it was closed from outside', async () => {
    const { withDatabase, lose, world } = device();
    await withDatabase(name);
    lose();
    lose();
    expect(await withDatabase(name)).toBe('database 2');
    expect(world.closes).toBe(1);
  });

  test('runs all work again on one new connection when it is lost during the work', async () => {
    const { withDatabase, world } = device();
    const fragile = (database: string) =>
      database === 'database 1' ? Promise.reject(new Error('Connection lost')) : Promise.resolve(database);
    expect(await Promise.all([withDatabase(fragile), withDatabase(fragile)])).toEqual([
      'database 2',
      'database 2',
    ]);
    expect(world).toMatchObject({ opens: 2, closes: 1 });
  });

  test('rejects when work fails twice, and does not try a third time', async () => {
    const { withDatabase, world } = device();
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    };
    await expect(withDatabase(work)).rejects.toMatchObject({ cause: { name: 'QuotaExceededError' } });
    expect([tries, world.opens]).toEqual([2, 2]);
  });

  test('rejects after two openings that time out, and closes a database that opens too late', async () => {
    const { withDatabase, world, timeOut, finishOpening } = device();
    world.hangs = true;
    const result = withDatabase(name);
    timeOut();
    await expect.poll(() => world.opens).toBe(2);
    timeOut();
    await expect(result).rejects.toMatchObject({
      name: 'DeviceStoreError',
      cause: { name: 'OpenTimeoutError' },
    });
    finishOpening();
    await expect.poll(() => world.closes).toBe(1);
  });
});
