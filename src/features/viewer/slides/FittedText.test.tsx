import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushPromises } from '../../../base/flush-promises.fixture';
import { FittedText, MeasuringTimersContext } from './FittedText';

/** Calls that wait; `pass` makes the next one alone, while a `FakeClock` makes all that are due. */
function createTimers() {
  const waiting = new Set<() => void>();
  return {
    waiting,
    after(_: number, call: () => void) {
      waiting.add(call);
      return () => void waiting.delete(call);
    },
    pass() {
      const [next] = waiting;
      if (next === undefined) throw new Error('Nothing waits');
      waiting.delete(next);
      next();
    },
  };
}

/** The text fits its box of 100 pixels up to this size. */
const fits = 20;
let measured = 0;

beforeEach(() => {
  measured = 0;
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(this: Element) {
    measured += 1;
    const size = this instanceof HTMLElement ? Number.parseFloat(this.style.fontSize) : 0;
    return (100 * size ** 2) / fits ** 2;
  });
});
afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

const slide = { headline: '', text: 'A long page', pictureRefused: false, cues: [] };

const story = (timers?: ReturnType<typeof createTimers>) => (
  <MeasuringTimersContext value={timers}>
    <FittedText slide={slide} index={1} lang="en" mediaTime={undefined} />
  </MeasuringTimersContext>
);
const sizeIn = ({ container }: ReturnType<typeof render>) =>
  container.querySelector<HTMLElement>('.viewer-text')?.style.fontSize;

test('a text that is shown is fitted at once', () => {
  expect(sizeIn(render(story()))).toBe('20px');
});

test('a hidden text is measured once in each task, and not again when it is shown', () => {
  const timers = createTimers();
  const page = render(story(timers));
  expect(measured).toBe(0);
  for (let task = 1; timers.waiting.size > 0; task += 1) {
    timers.pass();
    expect(measured).toBeLessThanOrEqual(task);
  }
  expect(sizeIn(page)).toBe('20px');
  const before = measured;
  expect(before).toBeGreaterThan(1);
  page.rerender(story());
  expect([sizeIn(page), measured]).toEqual(['20px', before]);
});

test('a text that is shown before all is measured is fitted at once', () => {
  const timers = createTimers();
  const page = render(story(timers));
  timers.pass();
  page.rerender(story());
  expect(sizeIn(page)).toBe('20px');
  expect(timers.waiting.size).toBe(0);
});

test('a text that is turned away before all is measured is left alone', () => {
  const timers = createTimers();
  const page = render(story(timers));
  timers.pass();
  page.unmount();
  expect(timers.waiting.size).toBe(0);
});

test('a text whose font loads only once it is measured is fitted again with it', async () => {
  // As WebKit's, whose promise may be fulfilled while it loads.
  const fonts = Object.assign(new EventTarget(), { status: 'loaded', ready: Promise.resolve() });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const timers = createTimers();
  render(story(timers));
  fonts.status = 'loading';
  while (timers.waiting.size > 0) timers.pass();
  const before = measured;
  await flushPromises();
  expect([timers.waiting.size, measured]).toEqual([0, before]);
  fonts.status = 'loaded';
  fonts.dispatchEvent(new Event('loadingdone'));
  while (timers.waiting.size > 0) timers.pass();
  expect(measured).toBe(2 * before);
});
