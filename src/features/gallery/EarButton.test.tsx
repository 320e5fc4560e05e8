import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { EarButton, type EarButtonProps } from './EarButton';
import { NothingAbout } from './NothingAbout';

/** The voices that were begun, each with what it plays and whether it was silenced. */
let voices: { src: string; isSilent: boolean; end: () => void }[];

beforeEach(async () => {
  voices = [];
  vi.stubGlobal(
    'Audio',
    class {
      src = '';
      isSilent = false;
      end = () => undefined;
      addEventListener(_: string, ended: () => undefined) {
        this.end = ended;
        voices.push(this);
      }
      pause() {
        this.isSilent = true;
      }
      play = async () => undefined;
    },
  );
  await startI18n('en', en);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (loadNarration: EarButtonProps['loadNarration']) =>
  render(
    <>
      <p id="title">Moon</p>
      <EarButton loadNarration={loadNarration} describedBy="title" />
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

test('asks aloud whether to make the story that a search has not found', async () => {
  render(<NothingAbout title="dragons" href="#/" neighbours={() => []} onClear={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hear the question' }));
  await expect.poll(() => voices[0]?.src).toContain('en-shall-we');
});
