import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../../../base/fake-clock.fixture';
import { ThinkingAnimation } from './ThinkingAnimation';

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
