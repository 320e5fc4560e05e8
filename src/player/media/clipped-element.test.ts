import { expect, test } from 'vitest';
import { FakeClock } from '../../base/fake-clock.fixture';
import { ClippedElement } from './clipped-element';
import { FakeMedia } from './fake-media.fixture';
import { createResumeAfterError } from './media-element';

const book = 'https://host/presentations/1/book.mp3';

function setUp(fragment = '#t=4,8', duration = 60) {
  const inner = new FakeMedia();
  const clock = new FakeClock();
  const element = new ClippedElement(inner, clock);
  const events: string[] = [];
  for (const type of ['pause', 'ended']) element.addEventListener(type, () => events.push(type));
  element.src = `${book}${fragment}`;
  const load = () => inner.know(duration);
  /** The file plays on without an event. */
  const run = (seconds: number) => {
    inner.currentTime += seconds * inner.playbackRate;
    clock.pass(seconds * 1000);
  };
  return { inner, clock, element, events, load, run };
}

test('a part begins where the fragment says, and counts its time and duration from there', () => {
  const { inner, element, load } = setUp();
  expect(inner.src).toBe(book);
  expect(element).toMatchObject({ src: `${book}#t=4,8`, currentTime: 0, duration: Number.NaN });
  load();
  expect(inner.currentTime).toBe(4);
  expect(element).toMatchObject({ currentTime: 0, duration: 4, ended: false });
  inner.currentTime = 5.5;
  expect(element.currentTime).toBe(1.5);
});

test.each([1, 1.5, 0.75])('it ends at its end, on time, at speed %d', async (speed) => {
  const { inner, element, events, load, run, clock } = setUp();
  load();
  element.playbackRate = speed;
  await element.play();
  run(4 / speed - 0.1);
  expect(events).toEqual([]);
  run(0.11);
  expect(events).toEqual(['pause', 'ended']);
  expect(element).toMatchObject({ ended: true, paused: true });
  expect(inner.currentTime).toBeLessThan(8.05);
  expect(clock.running).toBe(0);
});

test('played again it begins anew, and so it does after a seek', async () => {
  const { inner, element, load, run } = setUp();
  load();
  await element.play();
  run(5);
  expect(element.ended).toBe(true);
  await element.play();
  expect([inner.currentTime, element.ended]).toEqual([4, false]);
  run(5);
  element.currentTime = 1;
  expect([inner.currentTime, element.ended]).toEqual([5, false]);
});

test('a seek stays within the part; one to its end ends it, paused too', () => {
  const { inner, element, events, load } = setUp();
  load();
  element.currentTime = 60;
  expect(inner.currentTime).toBe(8);
  inner.fire('seeked');
  expect(events).toEqual(['ended']);
});

test('a seek before the metadata is its beginning', () => {
  const { inner, element, load } = setUp();
  element.currentTime = 2;
  expect(element.currentTime).toBe(2);
  load();
  expect(inner.currentTime).toBe(6);
});

test.each([
  ['#t=50', 10],
  ['#t=50,90', 10],
  ['#t=,8', 8],
  ['#t=70,80', 0],
])('the part %s of a minute lasts %d s', (fragment, seconds) => {
  const { element, load } = setUp(fragment);
  load();
  expect(element.duration).toBe(seconds);
});

test('another or a removed source has no part, and no timer runs', async () => {
  const { inner, element, clock, load, run, events } = setUp();
  load();
  await element.play();
  element.src = book;
  expect(clock.running).toBe(0);
  load();
  await element.play();
  run(20);
  expect(events).toEqual([]);
  expect(element).toMatchObject({ src: book, currentTime: 20, duration: 60 });
  element.removeAttribute('src');
  expect(inner.hasAttribute('src')).toBe(false);
});

test('it is loaded again after an error of the network, at the same time', async () => {
  const { inner, element, load } = setUp();
  const resume = createResumeAfterError(element);
  load();
  await element.play();
  inner.currentTime = 6;
  inner.break(2);
  expect(resume()).toBe(true);
  expect(inner.src).toBe(`${book}#again-1`);
  load();
  expect(inner.currentTime).toBe(6);
  expect(element).toMatchObject({ currentTime: 2, duration: 4 });
});

test('after `dispose` nothing is followed', async () => {
  const { element, events, load, run } = setUp();
  load();
  element.dispose();
  await element.play();
  run(20);
  expect(events).toEqual([]);
});
