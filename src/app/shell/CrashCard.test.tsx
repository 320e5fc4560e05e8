// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { report } from '../../platform/browser/report';
import { CrashCard } from './CrashCard';

beforeEach(async () => {
  await startI18n('en', en);
  report(new Error('owls'), 'a test');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

/** A browser that lends its clipboard, or copies a selection, or does neither. */
function browserThat({ lends, copies }: { lends?: () => Promise<void>; copies?: boolean }) {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    await lends?.();
    copied.push(text);
  };
  if (lends) Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const execCommand = () => {
    if (copies && document.activeElement instanceof HTMLTextAreaElement)
      copied.push(document.activeElement.value);
    return copies === true;
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return copied;
}

async function pressCopy() {
  render(<CrashCard />);
  const button = screen.getByRole('button', { name: 'Copy diagnostics' });
  button.focus();
  await act(async () => fireEvent.click(button));
  return button;
}

test.each([
  ['the browser lends its clipboard', { lends: () => Promise.resolve() }],
  ['the page is not secure, so that a selection is copied', { copies: true }],
])('diagnostics are copied and the button says so, where %s', async (_, browser) => {
  const copied = browserThat(browser);
  const button = await pressCopy();
  expect(copied).toEqual([expect.stringContaining('owls')]);
  expect(button.textContent).toBe('Copied');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['copies nothing', {}],
  ['refuses its clipboard', { lends: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('where a browser %s the diagnostics are there to be copied by hand', async (_, browser) => {
  browserThat(browser);
  const button = await pressCopy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy diagnostics' });
  expect(field.value).toContain('owls');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(button.textContent).toBe('Copy diagnostics');
});
