import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import type { StoryView } from '../../../contract/presentation/story-address';
import { createSleepTimer } from '../../../player/sleep-timer';
import { createPlayerStore } from '../../../player/state/player-store';
import { Banners } from './story-overlays';

afterEach(cleanup);

async function showBanners(view: StoryView) {
  await startI18n('en', en);
  const chosen: StoryView[] = [];
  const viewChoice = {
    view,
    onView: (next: StoryView) => void chosen.push(next),
    linear: false,
    onLinear: () => undefined,
    pausesAfterPage: false,
    onPausesAfterPage: () => undefined,
  };
  const clock = new FakeClock();
  const sleepTimer = createSleepTimer({ clock, store: createPlayerStore(3), setVolume: () => undefined });
  const back = { sleepTimer, index: 0, onBack: () => undefined };
  render(<Banners hideRotatePrompt={undefined} viewChoice={viewChoice} {...back} />);
  return chosen;
}

test('the line that asks for landscape offers a book as slides, with one tap, after which it is hidden', async () => {
  const chosen = await showBanners('book');
  fireEvent.click(screen.getByRole('button', { name: 'Watch as slides' }));
  expect(chosen).toEqual(['slides']);
  expect(screen.queryByText(/^Turn your device/)).toBeNull();
});

test('in the slides, the line that asks for landscape has no button `Watch as slides`', async () => {
  await showBanners('slides');
  expect(screen.getByText(/^Turn your device/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Watch as slides' })).toBeNull();
});
