// The kiosk (spec screens §12): its overview, the attract mode, the keyboard on the screen, and what runs without anybody.
import type { Page } from '@playwright/test';
import { violationsAtRest, violationsOnStoppedClock } from '../accessibility';
import { animated, expect, type Service } from '../fixtures';
import { expectStill, movingPicture } from '../moving-picture';
import { faintTexts } from '../painted-contrast';
import { fastForwardAndStop, letSoundsPlayOn } from '../../support/browser/page-scripts';
import { savedIds } from '../../support/browser/is-saved';
import { expectWorker, publishNewVersion, whichWorker } from '../../support/browser/new-version';
import { countdown, idle, type KioskPage } from '../../support/kiosk/kiosk-page';
import { putStory } from '../../support/service/own-story';
import { test } from './kiosk-test';

const previewsOfTng = ['1050', '1049', '1046', '1045', '1042', '1041'];

declare global {
  interface Window {
    wakeLocksOfTest?: number;
    soundsOfTest?: { audio?: HTMLAudioElement; readonly events: string[] };
  }
}

test.use({ hasTouch: true });

test('the previews play without network, the screen invites when nobody is there and is updated meanwhile, and a touch begins', async ({
  kiosk,
  page,
  reader,
  service,
}) => {
  await letSoundsPlayOn(page);
  await kiosk.open();
  await kiosk.expectOverview();
  await expect(page.getByRole('link', { name: 'Make your own' })).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await faintTexts(page)).toEqual([]);
  await kiosk.expectSaved(previewsOfTng);
  // The lists name what other visitors have made.
  const paths = (await service.hook.requests()).map(({ path }) => path);
  expect(paths.filter((path) => path === '/api/presentation')).toEqual([]);

  reader.expectFault(/which-worker/);
  await reader.goOffline();
  await page.reload();
  await kiosk.expectOverview();
  await reader.expectPicturesPainted();
  await kiosk.card('1042').getByRole('link').tap();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  expect(await page.evaluate(() => history.length)).toBe(2);
  await reader.button('Play').tap();
  await reader.expectNarrationGrows();
  // While something plays nobody is asked.
  await page.clock.fastForward(idle + countdown);
  await expect(kiosk.countdown).toHaveCount(0);
  await page.keyboard.press('Space');
  await reader.expectState('FIRST_SLIDE_PAUSED');
  await expect(page.locator('.viewer-subtitles')).not.toBeEmpty();
  expect(await faintTexts(page)).toEqual([]);

  await kiosk.stopTimeAtCountdown();
  expect(await violationsOnStoppedClock(page, { part: 'dialog' })).toEqual([]);
  await expect(page.getByRole('button', { name: 'I am here' })).toBeFocused();
  await page.getByRole('button', { name: 'I am here' }).tap();
  await expect(kiosk.countdown).toHaveCount(0);
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await page.clock.resume();

  await kiosk.walkAway();
  expect(new URL(page.url()).hash).toBe('#/');
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await faintTexts(page)).toEqual([]);
  const picture = () => kiosk.invitation.locator('img').getAttribute('src');
  const first = await picture();
  await page.clock.fastForward(60_000);
  await expect.poll(picture).not.toBe(first);
  await kiosk.invitation.tap();
  await kiosk.expectOverview();
  expect(await savedIds(page)).toEqual([...previewsOfTng].sort());

  await service.startAgain();
  await test.step('two fingers do not zoom, and nothing is selected, dragged or opened in a menu', () =>
    expectOnlyTouches(page));
  await test.step('a new version waits for the visitor, and is applied while the screen invites', () =>
    expectUpdatedMeanwhile(kiosk, service));
});

/** A touch can press, and nothing else. */
async function expectOnlyTouches(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.synthesizePinchGesture', {
    x: 500,
    y: 400,
    scaleFactor: 2,
    gestureSourceType: 'touch',
  });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.dblclick();
  const allowed = await page.evaluate(() => {
    const isAllowed = (type: string) =>
      document.querySelector('a')?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    return {
      scale: visualViewport?.scale,
      selection: getSelection()?.toString(),
      menu: isAllowed('contextmenu'),
      drag: isAllowed('dragstart'),
      pull: getComputedStyle(document.body).overscrollBehaviorY,
    };
  });
  expect(allowed).toEqual({ scale: 1, selection: '', menu: false, drag: false, pull: 'none' });
}

/** Runs in the page: counts what keeps its screen awake. */
function countWakeLocks(): void {
  window.wakeLocksOfTest = 0;
  const request = async () => {
    window.wakeLocksOfTest = (window.wakeLocksOfTest ?? 0) + 1;
    return { release: async () => undefined };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** Runs in the page: notes what sounds, and whether that is in the layer before the player. */
function noteSounds(): void {
  const sounds: NonNullable<Window['soundsOfTest']> = { events: [] };
  window.soundsOfTest = sounds;
  for (const type of ['play', 'playing', 'pause', 'emptied'])
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof HTMLAudioElement)) return;
        sounds.audio = target;
        const layer = type === 'play' ? (target.closest('#early-cover')?.id ?? '') : '';
        sounds.events.push(`${type} ${layer}`.trim());
      },
      { capture: true },
    );
}

/** A new version waits for the visitor, and is applied while the screen invites. */
async function expectUpdatedMeanwhile(kiosk: KioskPage, service: Service): Promise<void> {
  const { page } = kiosk;
  await publishNewVersion(service, page);
  await fastForwardAndStop(page, 10_000);
  await page.mouse.click(5, 5);
  await page.clock.fastForward(idle - 10_000);
  expect(await whichWorker(page)).toBe('the old one');
  await page.mouse.click(5, 5);
  await page.clock.fastForward(idle - 10_000);
  await expect(kiosk.countdown).toHaveCount(0);
  expect(await whichWorker(page)).toBe('the old one');
  await page.clock.fastForward(10_000);
  await expect(kiosk.countdown).toBeVisible();
  await page.clock.fastForward(countdown);
  await page.clock.resume();
  await expectWorker(page, 'the new one');
  await expect(kiosk.invitation).toBeVisible();
}

test.describe('without the worker, which saves the previews', () => {
  test.use({ installsWorker: false });

  test('a touched preview is seen and heard before its page is rendered, which takes over or ends both', async ({
    kiosk,
    page,
    reader,
    service,
  }) => {
    await letSoundsPlayOn(page);
    await page.addInitScript(noteSounds);
    const script = page.waitForResponse(/\/assets\/story-.*\.js$/);
    await kiosk.open('?autoplay');
    await kiosk.expectOverview();
    const address = (await script).url();
    await page.evaluate((url) => import(url), address);
    await kiosk.card('1050').getByRole('link').tap();
    await reader.expectState('FIRST_SLIDE_PLAYING', 0);
    await reader.expectNarrationGrows();
    await expect(page.locator('#early-cover')).toHaveCount(0);
    // A loaded machine may stall it, and then says `playing` again.
    const events = await page.evaluate(() => window.soundsOfTest?.events ?? []);
    expect([...new Set(events)]).toEqual(['play early-cover', 'playing']);
    expect(events.filter((event) => event !== 'playing')).toHaveLength(1);
    await reader.choose('Home');
    await page.getByRole('button', { name: 'Stop' }).tap();
    await kiosk.expectOverview();

    reader.expectFault(/500|viewer: index/);
    await service.hook.fail('/presentations/1049/index.json', 500);
    await kiosk.card('1049').getByRole('link').tap();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('#early-cover')).toHaveCount(0);
    expect(await page.evaluate(() => window.soundsOfTest?.audio?.paused)).toBe(true);
  });

  test('a kiosk whose boot script could not be loaded, or of which a page fails, starts again by itself; the screen is kept awake again after each time that it was hidden', async ({
    kiosk,
    page,
    reader,
  }) => {
    await page.addInitScript(countWakeLocks);
    await test.step('the boot script could not be loaded', async () => {
      reader.expectFault(/ERR_FAILED/);
      await page.route('**/assets/boot-*.js', (route) => route.abort());
      await kiosk.open();
      await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toBeVisible();
      await page.unrouteAll();
      await page.clock.fastForward(10_000);
      await kiosk.expectOverview();
    });
    const locks = () => page.evaluate(() => window.wakeLocksOfTest);
    await expect.poll(locks).toBe(1);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(locks).toBe(2);

    reader.expectFault(/broken by the test/);
    await page.route('**/assets/kiosk-legal-pages-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const KioskImprintPage = () => { throw new Error('broken by the test'); };",
      }),
    );
    await fastForwardAndStop(page, 10_000);
    await page.getByRole('link', { name: 'Imprint' }).tap();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // The first failure waits ten seconds, a second one in a row twice as long.
    expect(await page.getByRole('timer').textContent()).toMatch(/in 10 seconds\.$/);
    for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000);
    await page.clock.resume();
    // Forgets whoever was there, and invites.
    await expect(kiosk.invitation).toBeVisible();
  });

  test('the sign-in that is asked for by its address is shown, also where the kiosk was used before or invites; the key that hides the keyboard presses nothing below it', async ({
    kiosk,
    page,
  }) => {
    const signIn = page.getByRole('button', { name: 'Sign in with password' });
    await kiosk.open();
    await page.getByRole('link', { name: 'Imprint' }).tap();
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
    await page.goto('about:blank');
    await kiosk.open('?osk=1', '#/sign-in');
    await expect(signIn).toBeVisible();
    await test.step('the keyboard is hidden, in landscape and portrait', async () => {
      await signIn.tap();
      const username = page.getByRole('textbox', { name: 'Username' });
      const keys = page.getByRole('region', { name: 'On-screen keyboard' });
      for (const viewport of [
        { width: 1920, height: 1080 },
        { width: 1080, height: 1920 },
      ]) {
        await page.setViewportSize(viewport);
        await username.fill('');
        await username.tap();
        await keys.getByRole('button', { name: 'b', exact: true }).tap();
        // A browser clicks the element that is under the finger at the end of a touch.
        await keys.getByRole('button', { name: 'Hide keyboard' }).tap();
        await expect(keys).toHaveCount(0);
        await expect(username).toHaveValue(/^b$/i);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
    await kiosk.walkAway();
    expect(new URL(page.url()).hash).toBe('#/');
    await page.evaluate(() => (location.hash = '#/sign-in'));
    await expect(signIn).toBeVisible();
    await kiosk.walkAway();
  });

  test('a talk shows the logo of its place, and the screen that invites shows who speaks, without a sound', async ({
    kiosk,
    page,
    reader,
  }) => {
    await kiosk.open('?theme=deutsches-museum');
    // A request under way would take too long when the clock is put forward.
    await kiosk.expectOverview();
    await kiosk.card('1042').getByRole('link').tap();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await expect(page.locator('.viewer-logo [data-logo="museum"] svg')).toBeVisible();
    await kiosk.walkAwayAndStopTime();
    const film = page.locator('.attract-film video');
    const speaker = page.locator('.attract-film canvas');
    await expect(speaker).toBeHidden();
    // The first slide with a speaker is the second one.
    await page.clock.fastForward(10_000);
    await page.clock.resume();
    await expect(speaker).toBeVisible();
    const played = () => film.evaluate((video: HTMLVideoElement) => (video.muted ? video.currentTime : -1));
    await expect.poll(played).toBeGreaterThan(0.2);
    await kiosk.invitation.tap({ position: { x: 5, y: 5 } });
    await kiosk.expectOverview();
    await expect(film).toHaveCount(0);
  });
});

for (const [motion, options] of [
  ['with reduced motion', {}],
  ['where motion is welcome', animated],
] as const)
  test.describe(motion, () => {
    test.use({ ...options, installsWorker: false });

    test('animated pictures stand still on the overview and on the screen that invites', async ({
      kiosk,
      page,
      service,
    }) => {
      const [first = ''] = previewsOfTng;
      const slide = { imagePath: movingPicture.name };
      await putStory(service.hook, [slide], [movingPicture], { id: first, cover: slide, ending: slide });
      await kiosk.open();
      await kiosk.expectOverview();
      await expectStill(page, `[data-presentation-id="${first}"]`);
      await kiosk.walkAwayAndStopTime();
      await expectStill(page, '.attract');
    });
  });

test('staff sign in by the keyboard on the screen; their session survives a visitor, who may not publish by it', async ({
  kiosk,
  page,
}) => {
  await kiosk.open('?osk', '#/sign-in');
  await page.getByRole('button', { name: 'Sign in with password' }).tap();
  const keys = page.getByRole('region', { name: 'On-screen keyboard' });
  const type = async (text: string): Promise<void> => {
    for (const character of text) {
      if (/[A-Z]/.test(character)) await keys.getByRole('button', { name: 'Shift' }).tap();
      await keys.getByRole('button', { name: character, exact: true }).tap();
    }
  };
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.tap();
  await expect(username).toHaveAttribute('inputmode', 'none');
  await type('librariann');
  await keys.getByRole('button', { name: 'Backspace' }).tap();
  await expect(username).toHaveValue('librarian');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.tap();
  // The field is above the keys, and the whole page ends there, so that whatever is below the field can be reached.
  const isAboveKeys = () =>
    keys.evaluate((board) => {
      const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
      const { top } = board.getBoundingClientRect();
      const hasSpace = document.documentElement.style.getPropertyValue('--keyboard') !== '';
      const { activeElement } = document;
      return (
        hasSpace && bottomOf(activeElement) <= top && bottomOf(document.querySelector('.kiosk-page')) <= top
      );
    });
  await expect.poll(isAboveKeys).toBe(true);
  await type('Picture-Book-1');
  // A real keyboard works all the same.
  await page.keyboard.press('x');
  await page.keyboard.press('Backspace');
  await expect(password).toHaveValue('Picture-Book-1');
  expect(await violationsAtRest(page)).toEqual([]);
  await keys.getByRole('button', { name: 'Enter' }).tap();
  await kiosk.expectOverview();
  await expect(keys).toHaveCount(0);
  await kiosk.card('1041').getByRole('link').tap();
  await expect(page.getByRole('heading', { name: /^It began with/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#/view/1042/new'));
  await expect(page.getByText('This presentation is new.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Publish' })).toHaveCount(0);
  await kiosk.walkAway();
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe('librarian');
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();
});
