import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonMedia } from '../../contract/creation/person-media';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { PersonMediaFields } from './PersonMediaFields';

beforeEach(async () => {
  await startI18n('en', en);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => undefined }),
  );
});
afterEach(cleanup);

const voice = (sound: string) => `data:audio/mp3;base64,${sound}`;

/** Shows the fields with a voice that plays. `change` shows another one; `pauses` counts the requests to pause. */
async function showPlayingVoice() {
  const pauses = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const fields = (media: PersonMedia) => (
    <PersonMediaFields
      media={media}
      onChange={() => undefined}
      isReadOnly={false}
      canRecord
      readingText="standard"
      deps={{
        report: () => undefined,
        loadReader: () => Promise.reject(new Error('not needed')),
        loadRecorder: async () => ({ RecorderDialog: () => <p>The recorder</p> }),
      }}
    />
  );
  const { rerender, container } = render(fields({ audio: voice('AAAA') }));
  const audio = container.querySelector('audio') as HTMLAudioElement;
  fireEvent.play(audio);
  return { audio, pauses, change: (sound: string) => rerender(fields({ audio: voice(sound) })) };
}

test('a voice that is replaced while it plays leaves the button at Play', async () => {
  const { audio, change } = await showPlayingVoice();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  change('BBBB');
  // A browser says only this of the medium that was there.
  fireEvent.emptied(audio);
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});

test('a voice that plays is paused when the recorder opens, which would record it', async () => {
  const { pauses } = await showPlayingVoice();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Record' })));
  expect(screen.getByText('The recorder')).toBeDefined();
  expect(pauses).toHaveBeenCalledOnce();
});
