import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeVoices } from '../../ui/fake-voices.fixture';
import { NothingAbout } from './NothingAbout';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('asks aloud whether to make the story that a search has not found', async () => {
  const voices = fakeVoices();
  await startI18n('en', en);
  render(<NothingAbout title="dragons" href="#/" neighbours={() => []} onClear={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hear the question' }));
  await expect.poll(() => voices[0]?.src).toContain('en-shall-we');
});
