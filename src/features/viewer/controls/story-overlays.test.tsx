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
  const clock = new FakeClock();
  const sleepTimer = createSleepTimer({ clock, store: createPlayerStore(3), setVolume: () => undefined });
  const back = { sleepTimer, index: 0, onBack: () => undefined };
  const bannersWhen = (isOver: boolean) => (
    <section className="viewer-player" tabIndex={-1} aria-label="Player">
      <Banners hideRotatePrompt={undefined} view={view} isOver={isOver} {...back} />
    </section>
  );
  const { rerender } = render(bannersWhen(false));
  return { showOver: () => rerender(bannersWhen(true)) };
}

test('slides ask for landscape until that is dismissed', async () => {
  await showBanners('slides');
  fireEvent.click(screen.getByRole('button', { name: 'No thanks' }));
  expect(screen.queryByText(/^Turn your device/)).toBeNull();
});

test('at the end nothing asks for it, and the focus stays in the player', async () => {
  const { showOver } = await showBanners('slides');
  screen.getByRole('button', { name: 'No thanks' }).focus();
  showOver();
  expect(screen.queryByText(/^Turn your device/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Player' }));
});

test('a book asks for nothing', async () => {
  await showBanners('book');
  expect(screen.queryByText(/^Turn your device/)).toBeNull();
});
