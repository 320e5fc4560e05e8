// The fixtures of the engine tests: a new service, and a browser of the engine with a new profile. Every test fails on
// unexpected console messages and app reports.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { openService, type Service, type ServiceOptions } from '../support/service/service';
import { openChromium } from './drivers/chromium';
import { startScreen, startSound } from './drivers/desktop';
import type { Driver, DriverOptions } from './drivers/driver';
import { openFirefox } from './drivers/firefox';
import { openWebKit } from './drivers/webkit';
import type { EngineName } from './installed';
import { PersonMediaFields } from './person-media-page';
import { Reader } from './reader';

interface Options {
  engine: EngineName;
  language: DriverOptions['language'];
  hasServiceWorkers: boolean;
  blocksSiteData: boolean;
  /** Files that are also about what moves turn it off (ADR-0015). */
  reducesMotion: boolean;
  windowSize: DriverOptions['windowSize'];
  zoomsText: boolean;
  variant: ServiceOptions['variant'];
}

interface Fixtures {
  service: Service;
  driver: Driver;
  reader: Reader;
  personMedia: PersonMediaFields;
}

interface WorkerFixtures {
  /** Starts a browser; the programs it needs run for as long as the worker does. */
  openDriver: (engine: EngineName, options: DriverOptions) => Promise<Driver>;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true }],
  language: ['en-GB', { option: true }],
  hasServiceWorkers: [true, { option: true }],
  blocksSiteData: [false, { option: true }],
  reducesMotion: [true, { option: true }],
  windowSize: [{ width: 1180, height: 820 }, { option: true }],
  zoomsText: [false, { option: true }],
  variant: ['bookworm', { option: true }],
  openDriver: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'bookworm-desktop-'));
      const screen = once(startScreen);
      const sound = once(() => startSound(folder));
      await use(async (engine, options) => {
        switch (engine) {
          case 'chromium':
            return openChromium(options);
          case 'firefox':
            return openFirefox(options, (await sound.get()).server);
          case 'webkit':
            return openWebKit(options, { display: (await screen.get()).display, cache: folder });
        }
      });
      await (await screen.made())?.program.kill();
      await (await sound.made())?.program.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  service: async ({ variant }, use) => {
    const service = await openService({ variant, library: 'fixture' });
    await use(service);
    await service.stop();
  },
  driver: async (
    { engine, language, hasServiceWorkers, blocksSiteData, reducesMotion, windowSize, zoomsText, openDriver },
    use,
  ) => {
    const profile = await mkdtemp(path.join(tmpdir(), `bookworm-${engine}-`));
    const driver = await openDriver(engine, {
      profile,
      language,
      hasServiceWorkers,
      blocksSiteData,
      reducesMotion,
      windowSize,
      zoomsText,
    });
    try {
      await use(driver);
    } finally {
      await driver.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  },
  reader: async ({ driver, service, reducesMotion }, use) => {
    const reader = new Reader(driver, service);
    await use(reader);
    expect(await reader.unexpectedFaults()).toEqual([]);
    const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(await driver.evaluate(isReduced), 'the engine asks for reduced motion').toBe(reducesMotion);
  },
  personMedia: async ({ driver }, use) => use(new PersonMediaFields(driver)),
});

/** Creates the value on first use; `made` returns it, or undefined when it was never used. */
function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return { get: () => (made ??= make()), made: () => made };
}

export { expect };
