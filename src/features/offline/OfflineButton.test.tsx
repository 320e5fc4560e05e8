import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { tapAt } from '../../ui/use-first-click.fixture';
import { fakeDownloads, presentation } from './fake-downloads.fixture';
import { OfflineButton, type OfflineButtonProps } from './OfflineButton';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

function show(saved?: SavedPresentation, more: Partial<OfflineButtonProps> = {}) {
  const fake = fakeDownloads(...(saved ? [saved] : []));
  let shown = 0;
  render(
    <OfflineButton
      downloads={fake.downloads}
      id="7"
      listed={{ title: 'Pip' }}
      isReachable
      container="card"
      onShow={() => (shown += 1)}
      {...more}
    />,
  );
  return { ...fake, shown: () => shown, press: () => fireEvent.click(screen.getByRole('button')) };
}

describe('the offline button', () => {
  test.each<[string, SavedPresentation | undefined, string]>([
    ['Save for offline', undefined, 'save 7 Pip'],
    ['Saving, 41 %', presentation(), 'pause 7'],
    ['Saving, 41 %', presentation({ saveReason: 'opened' }), 'save 7 Pip'],
    ['Paused, 41 %', presentation({ state: 'paused' }), 'resume 7'],
    ['Waiting for internet, 41 %', presentation({ reason: 'network' }), 'resume 7'],
    ['Saved for offline', presentation({ state: 'saved', saveReason: 'opened' }), 'save 7 Pip'],
    ['Saved, but something is missing', presentation({ state: 'incomplete' }), 'resume 7'],
    [
      'This story needs 12 MB more space',
      presentation({ state: 'failed', reason: 'storage-full', shortOf: 11_400_000 }),
      'resume 7',
    ],
    [
      'Not enough space on this device',
      presentation({ state: 'failed', reason: 'storage-full' }),
      'resume 7',
    ],
    ['This story can’t be saved', presentation({ state: 'failed', reason: 'broken-index' }), 'resume 7'],
  ])('is named %s and acts on a press', (name, saved, request) => {
    const shown = show(saved);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(name);
    shown.press();
    expect(shown.requests).toEqual([request]);
  });

  test('saves on a double tap, whose second click does not pause, and pauses on a later press', () => {
    const { change, requests } = show();
    const click = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });
    click(1);
    act(() => change({ id: '7', state: 'queued' }));
    click(2);
    click(3);
    expect(requests).toEqual(['save 7 Pip']);
    click(1);
    expect(requests).toEqual(['save 7 Pip', 'pause 7']);
  });

  test('saves on a double tap whose clicks the browser does not count, and pauses on a later tap', () => {
    const { change, requests } = show();
    const button = screen.getByRole('button');
    tapAt(button, 1000);
    act(() => change({ id: '7', state: 'queued' }));
    tapAt(button, 1400);
    expect(requests).toEqual(['save 7 Pip']);
    tapAt(button, 2000);
    expect(requests).toEqual(['save 7 Pip', 'pause 7']);
  });

  test('saves and pauses by the keyboard', () => {
    const { change, press, requests } = show();
    press();
    act(() => change({ id: '7', state: 'queued' }));
    press();
    expect(requests).toEqual(['save 7 Pip', 'pause 7']);
  });

  test('opens the saved stories for a story that was requested and is saved', () => {
    const { press, requests, shown } = show(presentation({ state: 'saved' }));
    press();
    expect([requests, shown()]).toEqual([[], 1]);
  });

  test('does nothing for a saved story in the player', () => {
    const { press, requests } = show(presentation({ state: 'saved' }), { onShow: undefined });
    press();
    expect(requests).toEqual([]);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  test('shows a note that is readable without a pointer', () => {
    show(presentation({ state: 'failed', reason: 'storage-full', shortOf: 11_400_000 }));
    expect(document.querySelector('.offline-note')?.textContent).toBe('12 MB more space needed');
  });

  test('ignores the changes of other stories', () => {
    const { change } = show(presentation());
    act(() => change({ id: '8', state: 'saved' }));
    expect(screen.getByRole('button', { name: 'Saving, 41 %' })).toBeDefined();
    act(() => change({ id: '7', bytes: { done: 9, total: 10 } }));
    expect(screen.getByRole('button', { name: 'Saving, 90 %' })).toBeDefined();
  });

  test('is absent in a browser that cannot save stories', () => {
    const { canSave } = show();
    act(() => canSave.set(false));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
