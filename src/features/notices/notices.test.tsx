import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UpdateState } from '../../platform/service-worker/app-update';
import { startI18n } from '../../platform/i18n/i18n';
import { createInstallPrompt } from '../../platform/browser/install-prompt';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { InsecureAddress, StorageUnavailable, InstallOffer, UpdateOffer } from './notices';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const isEmpty = () => document.body.textContent === '';

describe('the warning that no story can be kept at this address', () => {
  test('leads to the page that says what to do', () => {
    let asked = 0;
    render(<InsecureAddress onAsk={() => (asked += 1)} />);
    expect(screen.getByRole('status').textContent).toMatch(/begins with http/);
    fireEvent.click(button('How it works'));
    expect(asked).toBe(1);
    expect(isEmpty()).toBe(true);
  });

  test('can be dismissed', () => {
    render(<InsecureAddress onAsk={() => undefined} />);
    fireEvent.click(button('OK'));
    expect(isEmpty()).toBe(true);
  });
});

describe('the offer of a new version', () => {
  const show = (mayInterrupt: boolean, state: UpdateState = 'offered') => {
    const current = createWritable<UpdateState>('none');
    let applied = 0;
    const appUpdate = { state: current, apply: () => void (applied += 1) };
    const { rerender } = render(<UpdateOffer appUpdate={appUpdate} mayInterrupt={mayInterrupt} />);
    const setState = (next: UpdateState) => act(() => current.set(next));
    setState(state);
    return {
      setState,
      applied: () => applied,
      setMayInterrupt: (next: boolean) => rerender(<UpdateOffer appUpdate={appUpdate} mayInterrupt={next} />),
    };
  };
  const text = () => screen.getByRole('status').textContent;

  test('is hidden while a story plays and shows once it is paused', () => {
    const { setMayInterrupt } = show(false);
    expect(isEmpty()).toBe(true);
    setMayInterrupt(true);
    expect(text()).toBe('A new version of Bookworm is ready.');
  });

  test('applies the update on a press', () => {
    const { applied } = show(true);
    fireEvent.click(button('Update now'));
    expect(applied()).toBe(1);
  });

  test('shows that the update is loading, or why it is blocked', () => {
    const { setState } = show(true, 'loading');
    expect(text()).toBe('Updating Bookworm…');
    expect(screen.queryByRole('button')).toBeNull();
    setState('blocked');
    expect(text()).toBe(
      'The update will start as soon as Bookworm has finished its work, here or in another window.',
    );
    fireEvent.click(button('OK'));
    expect(isEmpty()).toBe(true);
  });

  test('can be dismissed', () => {
    show(true);
    fireEvent.click(button('Later'));
    expect(isEmpty()).toBe(true);
  });

  test.each(['Later', 'Update now'])('passes the focus of %s to the page', (name) => {
    const page = document.body.appendChild(document.createElement('main'));
    page.tabIndex = -1;
    const { setState } = show(true);
    button(name).focus();
    fireEvent.click(button(name));
    setState('loading');
    expect(document.activeElement).toBe(page);
    page.remove();
  });
});

test('unavailable storage is reported once', () => {
  const hasFailed = createWritable(false);
  render(<StorageUnavailable hasFailed={hasFailed} />);
  expect(isEmpty()).toBe(true);
  act(() => hasFailed.set(true));
  fireEvent.click(button('OK'));
  act(() => hasFailed.set(true));
  expect(isEmpty()).toBe(true);
});

describe('the offer to install', () => {
  const show = (isManual: boolean, isDismissed = false) => {
    const target = new EventTarget();
    const install = createInstallPrompt({ target, isInstalled: false, isManual });
    const world = { dismissed: 0, prompted: 0 };
    const onDismiss = () => void (world.dismissed += 1);
    render(<InstallOffer install={install} isDismissed={isDismissed} onDismiss={onDismiss} />);
    const prompt = async () => {
      world.prompted += 1;
      return { outcome: 'accepted' };
    };
    const offer = () =>
      act(() => void target.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
    return { world, offer };
  };

  test('shows once the browser can prompt, and opens the prompt', () => {
    const { world, offer } = show(false);
    expect(isEmpty()).toBe(true);
    offer();
    fireEvent.click(button('Install'));
    expect(world).toEqual({ dismissed: 1, prompted: 1 });
  });

  test('shows two illustrated steps on an iPad', () => {
    const { world } = show(true);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap “Share”',
      'Choose “Add to Home Screen”',
    ]);
    expect(screen.getByText(/the app has its own storage: save your stories there again/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    fireEvent.click(button('Not now'));
    expect(world.dismissed).toBe(1);
  });

  test('stays hidden once it was dismissed', () => {
    show(true, true);
    expect(isEmpty()).toBe(true);
  });
});
