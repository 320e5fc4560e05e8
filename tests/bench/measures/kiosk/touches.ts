// Measures each touch of a visit in CPU time of the main thread: from the touch until the first change that follows it is painted.
// How long a busy machine lets a page wait says nothing about the page (main-thread.ts).
import type { Locator, Page } from '@playwright/test';
import { letTimePass, pass } from '../../../support/browser/passing-time';
import { marks, tabletPace, workBetweenMarks } from '../../tools/page/main-thread';
import { median, type Line } from '../../tools/statistics';
import type { KioskBench } from './kiosk';

const rounds = 3;
/** Milliseconds. */
const longestAnswer = 100;

/** One touch, and the element that shows its result. */
interface Touch {
  readonly screen: string;
  readonly on: (page: Page) => Locator;
  /** What must have happened before, besides that it shows. */
  readonly after?: (page: Page) => Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
const leave = (milliseconds: number) => (page: Page) => pass(page, milliseconds);

/** A visit that passes every screen, in this order. */
const visit: readonly Touch[] = [
  { screen: 'overview: make your own', on: link('Make your own') },
  { screen: 'form: field', on: (page) => page.getByLabel('Topic or title') },
  { screen: 'keyboard: key', on: (page) => page.locator('.keyboard [data-skbtn="b"]') },
  { screen: 'form: tone', on: (page) => page.getByRole('radio', { name: 'Fun' }) },
  {
    screen: 'form: mode',
    on: (page) => page.getByRole('radio', { name: 'Advanced' }),
    after: (page) => page.getByLabel('Topic or title').fill('Bees and flowers'),
  },
  { screen: 'form: continue', on: button('Continue') },
  { screen: 'privacy: accept', on: button('Accept') },
  { screen: 'photo: take picture', on: button('Take picture') },
  { screen: 'photo: cancel', on: button('Cancel') },
  { screen: 'dialog: keep going', on: button('Keep going') },
  { screen: 'photo: switch to simple', on: button('Switch to simple') },
  { screen: 'waiting: tell me more', on: button('Tell me more') },
  { screen: 'waiting: cancel', on: button('Cancel') },
  { screen: 'form: back to the start', on: (page) => link('Back to the start')(page).last() },
  { screen: 'overview: imprint', on: link('Imprint') },
  { screen: 'imprint: back to the start', on: (page) => link('Back to the start')(page).last() },
  { screen: 'overview: card', on: (page) => page.locator('article[data-presentation-id="1042"] a') },
  { screen: 'presentation: play', on: button('Play') },
  { screen: 'presentation: next', on: button('Next') },
  { screen: 'presentation: pause', on: button('Pause') },
  { screen: 'presentation: menu', on: button('More') },
  { screen: 'presentation: for grown-ups', on: button('For grown-ups') },
  { screen: 'presentation: subtitles', on: button('Subtitles') },
  { screen: 'presentation: home', on: link('Home') },
  { screen: 'countdown: I am here', on: button('I am here'), after: leave(90_000) },
  {
    screen: 'invitation: begin',
    on: button('Tap me!'),
    after: async (page) => {
      await pass(page, 90_000);
      await button('I am here')(page).waitFor();
      await pass(page, 16_000);
    },
  },
];

/** Returns a line for each screen. */
export async function measureTouches({ browser, service, openDevice }: KioskBench): Promise<Line[]> {
  await service.hook.configure({ silent: true });
  const times = new Map<string, number[]>();
  let pace = Number.NaN;
  for (let round = 0; round < rounds; round += 1) {
    const context = await openDevice();
    await context.addInitScript(letTimePass);
    const page = await context.newPage();
    await page.goto(`${service.origin}/kiosk.html?qna&osk#/`);
    for (const { screen, on, after } of visit) {
      await after?.(page);
      await on(page).waitFor();
      const time = await workBetweenMarks(browser, page, () => touch(on(page)));
      times.set(screen, [...(times.get(screen) ?? []), time]);
    }
    pace = await tabletPace(browser, page);
    await context.close();
  }
  await service.hook.configure({ silent: false });
  return [...times].map(([screen, own]) => ({
    name: `ms from touch to first visible answer, ${screen}`,
    value: median(own) * pace,
    limit: longestAnswer,
    detail: own.map((time) => (time * pace).toFixed(0)).join(', '),
  }));
}

/** Touches an element as a finger does; resolves when the first change of the page after that is painted. */
function touch(what: Locator): Promise<void> {
  return what.evaluate(
    (element, { start, end }) =>
      new Promise<void>((painted) => {
        const [touching, afterPaint] = [new MessageChannel(), new MessageChannel()];
        const onMessage = ({ port1 }: MessageChannel, then: () => void): void => {
          port1.addEventListener('message', then, { once: true });
          port1.start();
        };
        onMessage(afterPaint, () => painted());
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            // A frame is one task from its callbacks to its paint, and that task counts as a whole.
            performance.mark(end);
            afterPaint.port2.postMessage('');
          });
        });
        const box = element.getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
        const options = { bubbles: true, cancelable: true, detail: 1, ...at };
        onMessage(touching, () => {
          performance.mark(start);
          observer.observe(document, {
            childList: true,
            subtree: true,
            attributes: true,
            characterData: true,
          });
          const isDown = element.dispatchEvent(new PointerEvent('pointerdown', options));
          if (
            element.dispatchEvent(new MouseEvent('mousedown', options)) &&
            isDown &&
            element instanceof HTMLElement
          )
            element.focus();
          element.dispatchEvent(new PointerEvent('pointerup', options));
          element.dispatchEvent(new MouseEvent('mouseup', options));
          element.dispatchEvent(new MouseEvent('click', options));
        });
        touching.port2.postMessage('');
      }),
    marks,
  );
}
