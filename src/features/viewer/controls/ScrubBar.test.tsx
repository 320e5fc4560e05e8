import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { press, showViewer, story, tap } from '../show-viewer.fixture';

afterEach(cleanup);

describe('the scrub bar', () => {
  test('has the position as its value text', async () => {
    const { audio } = await showViewer(story, { slideIndex: 1 });
    act(() => audio.know(31));
    act(() => audio.reach(12.4));
    const bar = screen.getByRole('slider', { name: 'Place in the story' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Page 2 of 4, 0:12 of 0:31');
    expect(bar.getAttribute('aria-valuenow')).toBe('1.4');
    expect(bar.getAttribute('aria-valuemax')).toBe('4');
  });

  test('with the focus, says while the story plays only where it is moved to', async () => {
    const { audio, clock } = await showViewer(story, { slideIndex: 1 });
    const bar = screen.getByRole('slider');
    const value = () => [bar.getAttribute('aria-valuetext'), bar.getAttribute('aria-valuenow')];
    const reach = (seconds: number) => act(() => audio.reach(seconds));
    act(() => audio.know(20));
    tap('Play');
    act(() => clock.pass(500));
    reach(2);
    expect(value()).toEqual(['Page 2 of 4, 0:02 of 0:20', '1.1']);
    act(() => bar.focus());
    reach(3);
    reach(4);
    expect(value()).toEqual(['Page 2 of 4, 0:02 of 0:20', '1.1']);
    press('ArrowRight');
    expect(value()).toEqual(['Page 2 of 4, 0:09 of 0:20', '1.45']);
    reach(10);
    expect(value()).toEqual(['Page 2 of 4, 0:09 of 0:20', '1.45']);
    tap('Pause');
    expect(value()).toEqual(['Page 2 of 4, 0:10 of 0:20', '1.5']);
    tap('Play');
    reach(11);
    expect(value()).toEqual(['Page 2 of 4, 0:10 of 0:20', '1.5']);
    press('PageUp');
    expect(value()).toEqual(['Page 3 of 4', '2']);
    press('PageDown');
    act(() => audio.know(20));
    reach(12);
    expect(value()).toEqual(['Page 2 of 4, 0:00 of 0:20', '1']);
    act(() => bar.blur());
    reach(13);
    expect(value()).toEqual(['Page 2 of 4, 0:13 of 0:20', '1.65']);
  });

  test('moves by seconds with the arrow keys, not by slides', async () => {
    const { audio, where } = await showViewer(story, { slideIndex: 1 });
    act(() => audio.know(31));
    screen.getByRole('slider').focus();
    press('ArrowRight');
    expect(audio.currentTime).toBe(5);
    expect(where()).toBe('PAUSED 1');
    press('PageUp');
    expect(where()).toBe('PAUSED 2');
  });

  test('gets the focus only by keyboard, so that after a tap the arrow keys still turn pages', async () => {
    const { where } = await showViewer(story, { slideIndex: 1 });
    const mayTakeFocus = fireEvent.mouseDown(screen.getByRole('slider'));
    expect(mayTakeFocus).toBe(false);
    press('ArrowRight');
    expect(where()).toBe('PAUSED 2');
  });

  test('moves within the last slide when the story is over, and Play goes on from there', async () => {
    const { audio, where } = await showViewer(story, { slideIndex: 3 });
    act(() => audio.know(30));
    act(() => audio.reach(30));
    tap('Next');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    const bar = screen.getByRole('slider');
    expect(bar.getAttribute('aria-valuenow')).toBe('4');
    bar.focus();
    press('ArrowLeft');
    expect([where(), audio.currentTime]).toEqual(['LAST_SLIDE_PAUSED 3', 25]);
    expect(bar.getAttribute('aria-valuenow')).toBe('3.83');
    tap('Play');
    expect([where(), audio.currentTime]).toEqual(['LAST_SLIDE_PLAYING 3', 25]);
  });

  test('is shown at its new page once that is painted, unless another page turns before', async () => {
    const paints = new Set<() => void>();
    await showViewer(story, { slideIndex: 1 }, (call) => {
      paints.add(call);
      return () => paints.delete(call);
    });
    const page = () => screen.getByRole('slider').getAttribute('aria-valuetext');
    const paint = () => act(() => paints.forEach((call) => call()));
    paint();
    paints.clear();
    screen.getByRole('slider').focus();
    press('PageUp');
    const ofScrub = [...paints];
    act(() => ofScrub[0]?.());
    expect(page()).toBe('Page 3 of 4');
    tap('Next');
    act(() => ofScrub.filter((call) => paints.has(call)).forEach((call) => call()));
    expect(page()).toBe('Page 3 of 4');
    paint();
    expect(page()).toBe('Page 4 of 4');
  });
});
