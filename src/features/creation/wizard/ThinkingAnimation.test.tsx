import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { ThinkingAnimation, thinkingCharacters } from './wizard-run';

afterEach(cleanup);

function show(prefersReducedMotion: boolean) {
  const clock = new FakeClock();
  let draws = 0;
  const random = () => ((draws += 1) % 10) / 10;
  const { container } = render(
    <ThinkingAnimation
      world="wood"
      clock={clock}
      random={random}
      prefersReducedMotion={prefersReducedMotion}
    />,
  );
  const text = () => container.textContent;
  return { clock, text, pass: (milliseconds: number) => act(() => clock.pass(milliseconds)) };
}

test('the characters are replaced every 100 ms, until the animation is gone (spec screens §10)', () => {
  const { clock, text, pass } = show(false);
  const first = text();
  expect(first).toHaveLength(6);
  pass(99);
  expect(text()).toBe(first);
  pass(1);
  const second = text();
  expect(second).not.toBe(first);
  pass(100);
  expect(text()).not.toBe(second);
  cleanup();
  expect(clock.running).toBe(0);
});

test('with reduced motion they stand still, without a timer', () => {
  const { clock, text } = show(true);
  expect(text()).toHaveLength(6);
  expect(clock.running).toBe(0);
});

const codes = (characters: readonly string[]) => characters.map((character) => character.codePointAt(0));

test('stories think in six characters from 9632 to 9718 (spec screens §10)', () => {
  expect(codes(thinkingCharacters('wood', () => 0))).toEqual(Array(6).fill(9632));
  expect(codes(thinkingCharacters('wood', () => 0.999_999))).toEqual(Array(6).fill(9718));
});

test('dark tales think in skulls, coffins and crosses', () => {
  const draws = [0, 0.4, 0.8, 0, 0.4, 0.8];
  let at = 0;
  const characters = thinkingCharacters('dark-tale', () => draws[at++] ?? 0);
  expect(codes(characters)).toEqual([0x2620, 0x26b0, 0x271d, 0x2620, 0x26b0, 0x271d]);
});

test.each(['wood', 'dark-tale', 'christmas'] as const)('%s has a character for every draw', (world) => {
  for (let draw = 0; draw < 1; draw += 0.01)
    expect(thinkingCharacters(world, () => draw).every((character) => character !== '')).toBe(true);
});
