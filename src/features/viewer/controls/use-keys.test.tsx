import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { press, showViewer, story, tap } from '../show-viewer.fixture';

afterEach(cleanup);

describe('the keys (spec player §7)', () => {
  test('turn, toggle and restart', async () => {
    const { where } = await showViewer(story);
    press(' ');
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    press('ArrowRight');
    expect(where()).toBe('PLAYING 1');
    press(' ');
    press('ArrowLeft');
    expect(where()).toBe('PAUSED 0');
    press('s');
    expect(screen.getByRole('button', { name: 'Subtitles' }).getAttribute('aria-pressed')).toBe('false');
    press('r');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });

  test('do nothing with a modifier', async () => {
    const { where } = await showViewer(story, { slideIndex: 1 });
    press('ArrowRight', { ctrlKey: true });
    press('r', { metaKey: true });
    expect(where()).toBe('PAUSED 1');
  });

  test('have no effect while the rating dialog is open', async () => {
    const { where } = await showViewer(story, { slideIndex: 3 });
    tap('Next');
    tap('Rate');
    expect(screen.getByRole('dialog', { name: 'Rating' }).textContent).toContain('12');
    press('r');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    tap('Close');
    press('r');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });
});
