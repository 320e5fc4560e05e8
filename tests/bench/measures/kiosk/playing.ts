// Measures the time from the touch of a preview until its picture is painted and its sound plays. The baseline is a bare page with
// that picture and that sound. The launch parameter `autoplay` saves the second touch.
import type { Page } from '@playwright/test';
import { textFile, type BaselineFile } from '../../tools/baseline-site';
import { median, steadyRatio, type Line } from '../../tools/statistics';
import type { KioskBench } from './kiosk';

const preview = '1050';
const picture = `/presentations/${preview}/images/00.webp`;

export async function measurePlaying({ service, site, openDevice }: KioskBench): Promise<Line[]> {
  const sound = await soundOf(service.origin);
  const file = async (path: string): Promise<BaselineFile> => {
    const response = await fetch(`${service.origin}${path}`);
    const type = response.headers.get('content-type') ?? '';
    return { path, type, body: Buffer.from(await response.arrayBuffer()) };
  };
  site.baseline.serve([
    await file(picture),
    await file(sound),
    textFile('/', 'text/html; charset=utf-8', barePage(sound)),
  ]);
  const controls: number[] = [];
  const play = (address: string, card: string) => async () => {
    const context = await openDevice();
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address);
    await page.locator(card).waitFor();
    await page.waitForLoadState('networkidle');
    const { playing, controllable } = await timesUntilPlaying(page, card);
    await context.close();
    if (controllable !== undefined) controls.push(controllable);
    return playing;
  };
  const { product, baseline, ratio, pairs } = await steadyRatio(
    { least: 5, most: 11, within: 0.15 },
    play(`${site.baseline.origin}/`, 'button'),
    play(`${service.origin}/kiosk.html?autoplay#/`, `article[data-presentation-id="${preview}"] a`),
  );
  return [
    {
      name: 'from the overview to a playing preview, against a bare page with its picture and sound',
      value: ratio,
      limit: 1.5,
      detail: `${product.toFixed(0)} ms against ${baseline.toFixed(0)} ms, ${pairs} pairs; its controls after ${median(controls).toFixed(0)} ms`,
    },
  ];
}

async function soundOf(origin: string): Promise<string> {
  const index = await (await fetch(`${origin}/presentations/${preview}/index.json`)).text();
  const path = /"audioPath":\s*"([^"]+)"/.exec(index)?.[1];
  if (path === undefined) throw new Error('The preview has no sound');
  return `/presentations/${preview}/${path}`;
}

interface Times {
  /** Milliseconds from the click until a sound plays and the picture has been painted. */
  readonly playing: number;
  /** Milliseconds until the presentation can be paused; undefined on the bare page. */
  readonly controllable: number | undefined;
}

function timesUntilPlaying(page: Page, card: string): Promise<Times> {
  return page.evaluate(
    ([selector, address]) =>
      new Promise<Times>((resolve) => {
        let start = Number.NaN;
        const isPainted = (): boolean =>
          [...document.images].some(
            (image) =>
              // The overview shows the same picture on its card.
              image.closest('article') === null &&
              image.currentSrc.endsWith(address) &&
              image.complete &&
              image.width > 300,
          );
        const sounds = new Promise<number>((playing) =>
          addEventListener('playing', () => playing(performance.now()), { capture: true, once: true }),
        );
        const paints = new Promise<number>((painted) => {
          const look = (): void => {
            if (isPainted()) requestAnimationFrame((time) => painted(time));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(() => {
            start = performance.now();
            document.querySelector<HTMLElement>(selector)?.click();
            look();
          });
        });
        void Promise.all([sounds, paints]).then((times) => {
          const playing = Math.max(...times) - start;
          const lookForControls = (): void => {
            if (document.querySelector('article') !== null) requestAnimationFrame(lookForControls);
            else if (document.querySelector('main') === null) resolve({ playing, controllable: undefined });
            else if (document.querySelector('[data-painted]') === null)
              requestAnimationFrame(lookForControls);
            else resolve({ playing, controllable: performance.now() - start });
          };
          lookForControls();
        });
      }),
    [card, picture] as const,
  );
}

const barePage = (sound: string): string => `<!doctype html><meta charset="utf-8"><title>Bare</title>
<style>body { margin: 0 } img { width: 100vw; height: 100vh; object-fit: contain }</style>
<button style="font-size: 3rem">Play</button>
<script type="module">
document.querySelector('button').addEventListener('click', () => {
  const audio = Object.assign(new Audio(), { src: ${JSON.stringify(sound)} });
  const image = Object.assign(new Image(), { src: ${JSON.stringify(picture)} });
  document.body.replaceChildren(image, audio);
  audio.play();
});
</script>`;
