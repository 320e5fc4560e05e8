// Differences between the deployments (spec contract §13), checked in their builds.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readDeployment } from '../../mocks/server/read-deployment';
import { browserDeploymentOf } from '../../src/contract/deployment-file';
import { englishStory, expect, test, type Reader } from './fixtures';
import { longestDownload, mediaCaches } from '../support/browser/is-saved';

/** Returns the names of the caches that hold anything of the story. */
const cachesOfStory = ({ page }: Reader): Promise<string[]> => mediaCaches(page, englishStory);

/** The chunks of the sign-in. */
const ofSignIn = /\/assets\/(session|identity-provider|session-pages|gate|account|device-srp)-/;

/** Returns the scripts that the page itself has loaded. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

async function saveAndLeave(reader: Reader): Promise<void> {
  await reader.waitUntilSaved(englishStory);
  await reader.choose('Home');
  await expect(reader.card(englishStory)).toBeVisible();
}

/** Checks where the cards of the shelf lead and whether a topic can be suggested there. Ends at the opened story. */
async function expectShelf(reader: Reader, href: string, topics: number): Promise<void> {
  const { page } = reader;
  await reader.openGallery();
  // It comes after the first paint, as whatever else is loaded then.
  await expect(page.locator('.queue-line')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Suggest a topic' })).toHaveCount(topics);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(topics);
  // Nobody asks to sign in yet.
  expect(await scriptsOf(page)).toEqual(expect.not.arrayContaining([expect.stringMatching(ofSignIn)]));
  const link = reader.card(englishStory).getByRole('link');
  await expect(link).toHaveAttribute('href', href);
  await link.click();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
}

const inSlides = `#/view/${englishStory}`;

test.describe('bookworm', () => {
  test.use({ seesWorkerRequests: true });

  test('cards lead to #/story/read/{id}, a topic cannot be suggested, and an opened story stays on the device (spec offline §2)', async ({
    reader,
  }) => {
    await expectShelf(reader, `#/story/read/${englishStory}`, 0);
    await saveAndLeave(reader);
    await expect(reader.card(englishStory).getByRole('button', { name: 'Saved for offline' })).toBeVisible();
    expect(await cachesOfStory(reader)).toHaveLength(1);
  });
});

for (const variant of ['production', 'develop'] as const)
  test.describe(variant, () => {
    test.use({ variant, seesWorkerRequests: true });

    test('cards lead to #/view/{id}, a topic can be suggested, and an opened story is released when the player is left (spec offline §2)', async ({
      reader,
    }) => {
      await expectShelf(reader, inSlides, 1);
      await saveAndLeave(reader);
      await expect.poll(() => cachesOfStory(reader)).toEqual([]);
    });
  });

test.describe('museum', () => {
  test.use({ variant: 'museum', seesWorkerRequests: true });

  test('cards lead to #/view/{id}, an opened story is released when the player is left, and a short link leads to the kiosk, which plays it', async ({
    reader,
    page,
    service,
  }) => {
    await test.step('cards lead to #/view/{id}, and a topic can be suggested', () =>
      expectShelf(reader, inSlides, 1));
    await test.step('an opened story is released when the player is left (spec offline §2)', async () => {
      await saveAndLeave(reader);
      await expect.poll(() => cachesOfStory(reader)).toEqual([]);
    });
    // The fixture library lacks the presentations that a kiosk previews.
    reader.expectFault(/kiosk: preview|404 \(Not Found\).*\/presentations\/10\d\d\/index\.json/);
    const expectKiosk = async () => {
      await page.goto(`${service.origin}/p/${englishStory}`);
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
      expect(page.url()).toBe(`${service.origin}/kiosk.html#/view/${englishStory}`);
      await reader.expectPicturesPainted();
    };
    const card = reader.card(englishStory);
    await card.getByRole('button', { name: 'Save for offline' }).click();
    await expect(card.getByRole('button', { name: 'Saved for offline' })).toBeVisible({
      timeout: longestDownload,
    });
    // Offline first: a kiosk that starts again forgets what its visitors kept.
    await reader.goOffline();
    await test.step('a short link leads to the kiosk, without network', expectKiosk);
    await service.startAgain();
    await test.step('a short link leads to the kiosk, with network', expectKiosk);
    await test.step('the kiosk entry plays a story', async () => {
      await page.goto(`${service.origin}/kiosk.html?plays#/view/${englishStory}`);
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
      await reader.button('Play').click();
      await reader.expectState('PLAYING');
      await reader.expectNarrationGrows();
    });
  });
});

/** Example values of the browser's part that belong to some variants only. */
const valuesOfVariants = [
  ['bookworm.example.com', ['bookworm']],
  ['stories.example.com', ['production']],
  ['develop.example.com', ['develop']],
  ['museum.example.com', ['museum']],
  ['Example Museum', ['museum']],
  ['exampleclientid', ['production', 'develop', 'museum']],
] as const;

/** Fields of the service's part. */
const serviceFields = ['hostedZoneId', 'certificateArn', 'secretStore', 'creationLimits', 'jwtPublicKey'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

for (const variant of ['bookworm', 'production', 'develop', 'museum'] as const)
  test(`the files of ${variant} hold its own values, no other operator's, and none of its service (spec contract §13)`, () => {
    const folder = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/${variant}`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|html|json|css|webmanifest)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const whole = readDeployment(variant);
    const ofBrowser = JSON.stringify(browserDeploymentOf(whole));
    const ofService = [
      ...serviceFields,
      ...textsIn(whole).filter((text) => !ofBrowser.includes(JSON.stringify(text).slice(1, -1))),
    ];
    expect(ofService).toEqual(
      expect.arrayContaining([whole.account, whole.certificateArn, whole.secretStore]),
    );
    expect(ofService.filter((text) => files.some((file) => file.includes(text)))).toEqual([]);
    const held = valuesOfVariants.filter(([value]) => files.some((text) => text.includes(value)));
    const own = valuesOfVariants.filter(([, owners]) => owners.some((owner) => owner === variant));
    expect(held.map(([value]) => value)).toEqual(own.map(([value]) => value));
  });

test('no file of bookworm holds anything of the sign-in, and its worker keeps none (spec people §8)', () => {
  const folder = (variant: string) => `${process.env['BOOKWORM_DIST'] ?? 'dist'}/${variant}`;
  const scripts = (variant: string) =>
    readdirSync(folder(variant), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder(variant), file), 'utf8'))
      .join('\n');
  const traces = [
    'InitiateAuth',
    'RespondToAuthChallenge',
    'x-amz-target',
    'otpauth:',
    'webauthn',
    '/sign-in',
  ];
  const held = (variant: string) => traces.filter((trace) => scripts(variant).includes(trace));
  expect(held('bookworm')).toEqual([]);
  expect(held('museum')).toEqual(traces);
});
