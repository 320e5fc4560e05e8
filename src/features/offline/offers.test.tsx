// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UpdateState } from '../../platform/service-worker/app-update';
import { startI18n } from '../../platform/i18n/i18n';
import { createInstallPrompt } from '../../platform/browser/install-prompt';
import { en } from '../../platform/i18n/locales/en';
import { createWritable } from '../../contract/readable';
import { StorageUnavailable } from './StorageUnavailable';
import { InstallOffer } from './InstallOffer';
import { UpdateOffer } from './UpdateOffer';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const isEmpty = () => document.body.textContent === '';

describe('the offer of a new version', () => {
  const show = (idle: boolean, state: UpdateState = 'offered') => {
    const update = createWritable<UpdateState>('none');
    let applied = 0;
    const downloads = { update, applyUpdate: () => void (applied += 1) };
    const { rerender } = render(<UpdateOffer downloads={downloads} idle={idle} />);
    const tell = (now: UpdateState) => act(() => update.set(now));
    tell(state);
    return {
      tell,
      applied: () => applied,
      become: (now: boolean) => rerender(<UpdateOffer downloads={downloads} idle={now} />),
    };
  };
  const words = () => screen.getByRole('status').textContent;

  test('never shows while a story plays, and does once it is paused', () => {
    const { become } = show(false);
    expect(isEmpty()).toBe(true);
    become(true);
    expect(words()).toBe('A new version of Bookworm is ready.');
  });

  test('loads it when asked to', () => {
    const { applied } = show(true);
    fireEvent.click(button('Update now'));
    expect(applied()).toBe(1);
  });

  test('says that it loads, and why it cannot come yet', () => {
    const { tell } = show(true, 'loading');
    expect(words()).toBe('Updating Bookworm…');
    expect(screen.queryByRole('button')).toBeNull();
    tell('held-up');
    expect(words()).toBe('The update is waiting for another Bookworm window.');
    fireEvent.click(button('OK'));
    expect(isEmpty()).toBe(true);
  });

  test('can wait', () => {
    show(true);
    fireEvent.click(button('Later'));
    expect(isEmpty()).toBe(true);
  });
});

test('a device that remembers nothing is told of once', () => {
  const trouble = createWritable(false);
  render(<StorageUnavailable trouble={trouble} />);
  expect(isEmpty()).toBe(true);
  act(() => trouble.set(true));
  fireEvent.click(button('OK'));
  act(() => trouble.set(true));
  expect(isEmpty()).toBe(true);
});

describe('the offer to install', () => {
  const show = (isByHand: boolean, isDismissed = false) => {
    const target = new EventTarget();
    const install = createInstallPrompt({ target, isInstalled: false, isByHand });
    const world = { dismissed: 0, asked: 0 };
    const onDismiss = () => void (world.dismissed += 1);
    render(<InstallOffer install={install} isDismissed={isDismissed} onDismiss={onDismiss} />);
    const prompt = async () => {
      world.asked += 1;
      return { outcome: 'accepted' };
    };
    const offer = () =>
      act(() => void target.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
    return { world, offer };
  };

  test('shows once the browser can ask, and asks', () => {
    const { world, offer } = show(false);
    expect(isEmpty()).toBe(true);
    offer();
    fireEvent.click(button('Install'));
    expect(world).toEqual({ dismissed: 1, asked: 1 });
  });

  test('tells two steps with pictures on an iPad', () => {
    const { world } = show(true);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap “Share”',
      'Choose “Add to Home Screen”',
    ]);
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    fireEvent.click(button('Not now'));
    expect(world.dismissed).toBe(1);
  });

  test('does not come back once it was waved away', () => {
    show(true, true);
    expect(isEmpty()).toBe(true);
  });
});
