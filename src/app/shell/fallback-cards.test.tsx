import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { report } from '../../platform/browser/report';
import { CrashCard } from './fallback-cards';

beforeEach(async () => {
  await startI18n('en', en);
  report(new Error('owls'), 'a test');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

/** Stubs the clipboard API, copying by selection, or neither; returns the copied texts. */
function stubBrowser({ clipboard, canCopy }: { clipboard?: () => Promise<void>; canCopy?: boolean }) {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    await clipboard?.();
    copied.push(text);
  };
  if (clipboard) Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const execCommand = () => {
    if (canCopy && document.activeElement instanceof HTMLTextAreaElement)
      copied.push(document.activeElement.value);
    return canCopy === true;
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
  ['the browser has the clipboard API', { clipboard: () => Promise.resolve() }],
  ['the page is not secure and a selection is copied', { canCopy: true }],
])('the button copies diagnostics and confirms it when %s', async (_, browser) => {
  const copied = stubBrowser(browser);
  const button = await pressCopy();
  expect(copied).toEqual([expect.stringContaining('owls')]);
  expect(button.textContent).toBe('Copied');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['cannot copy', {}],
  ['refuses the clipboard', { clipboard: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('when the browser %s, the diagnostics are shown to be copied by hand', async (_, browser) => {
  stubBrowser(browser);
  const button = await pressCopy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy diagnostics' });
  expect(field.value).toContain('owls');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(button.textContent).toBe('Copy diagnostics');
});
