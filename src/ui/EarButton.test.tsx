import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EarButton, type EarButtonProps } from './EarButton';
import { fakeVoices, type FakeVoice } from './fake-voices.fixture';

let voices: readonly FakeVoice[];

beforeEach(() => {
  voices = fakeVoices();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (loadNarration: EarButtonProps['loadNarration']) =>
  render(
    <>
      <p id="title">Moon</p>
      <EarButton
        loadNarration={loadNarration}
        label="Hear the title"
        describedBy="title"
        onError={() => undefined}
      />
    </>,
  );
const ears = () => screen.queryAllByRole('button', { name: 'Hear the title', description: 'Moon' });
const press = (at = 0) =>
  act(async () => {
    const ear = ears()[at];
    if (ear !== undefined) fireEvent.click(ear);
  });

test('a tap fetches the narration of the cover and speaks it to its end', async () => {
  const load = vi.fn<EarButtonProps['loadNarration']>(async () => 'title.mp3');
  show(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(voices[0]?.src).toBe('title.mp3');
  expect(ears()[0]?.getAttribute('aria-pressed')).toBe('true');
  act(() => voices[0]?.end());
  expect(ears()[0]?.getAttribute('aria-pressed')).toBe('false');
});

test('a second tap silences it, and so does another ear', async () => {
  show(async () => 'one.mp3');
  await press();
  await press();
  expect(voices.map(({ isSilent }) => isSilent)).toEqual([true]);
  show(async () => 'two.mp3');
  await press(0);
  await press(1);
  expect(voices.map(({ src, isSilent }) => [src, isSilent])).toEqual([
    ['one.mp3', true],
    ['one.mp3', true],
    ['two.mp3', false],
  ]);
});

test('where the cover has no narration the ear goes', async () => {
  show(async () => undefined);
  await press();
  expect(ears()).toEqual([]);
});
