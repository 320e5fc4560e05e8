import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import type { Preview, PreviewCell } from '../../features/kiosk/overview/previews';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import type { AvailableDevices } from '../../platform/browser/person-media/media-device';
import { FakeMedia } from '../../player/media/fake-media.fixture';
import { playerDeps, spoken } from '../../player/narration/narrate.fixture';
import { createPlayer } from '../../player/player';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { KioskViewerPage } from './kiosk-viewer-page';

interface Extras {
  readonly onHome: () => void;
  readonly onPlayer: (player: unknown) => () => void;
  readonly renderEndPanel: (props: {
    readonly onReplay: () => void;
    readonly onRate: () => void;
  }) => ReactNode;
  readonly renderAskPanel?: (props: object) => ReactNode;
}

const { app, player, shown } = vi.hoisted(() => {
  const shown: { name: string; answer: string; actions: string[] } = {
    name: 'PLAYING',
    answer: 'none',
    actions: [],
  };
  return {
    app: {
      shownId: '1',
      player: {},
      /** The browser answers which devices there are. */
      answerDevices: (_available: Partial<AvailableDevices>): void => undefined,
    },
    shown,
    player: {
      store: {
        get: () => ({ name: shown.name }),
        dispatch: ({ type }: { readonly type: string }) => void shown.actions.push(type),
        subscribe: () => () => undefined,
      },
      mediaTime: { get: () => ({ answer: shown.answer }) },
    },
  };
});
vi.mock('../providers', () => ({
  useApp: () => ({ launch: { questions: true } }),
  useTheme: () => ({}),
}));
vi.mock('../../platform/browser/person-media/media-device', () => ({
  watchAvailableDevices: (onChange: typeof app.answerDevices) => {
    app.answerDevices = onChange;
    return () => undefined;
  },
}));
vi.mock('./AskAbout', () => ({ AskAbout: () => <button type="button">Hold to ask</button> }));
vi.mock('../../ui/logo/Logo', () => ({ Logo: () => null }));
vi.mock('@tanstack/react-router', () => ({
  useParams: () => ({ id: app.shownId }),
}));
/** The viewer of a presentation that has begun, with its end panel. */
vi.mock('../stories/viewer-page', () => ({
  ViewerPage: ({ extras }: { readonly extras: Extras }) => {
    const { onPlayer } = extras;
    useEffect(() => onPlayer(app.player), [onPlayer]);
    return (
      <>
        <button type="button" onClick={extras.onHome}>
          Home
        </button>
        {extras.renderEndPanel({ onReplay: () => undefined, onRate: () => undefined })}
        {extras.renderAskPanel?.({})}
      </>
    );
  },
}));

beforeAll(fakeModalDialogs);
beforeEach(async () => {
  Object.assign(shown, { name: 'PLAYING', answer: 'none', actions: [] });
  app.player = player;
  await startI18n('en', en);
});
afterEach(cleanup);

const preview: Preview = { id: '', title: 'Bees', lang: 'en', coverUrl: undefined, slides: [] };

function show() {
  app.shownId = '1';
  const previews = createWritable<readonly PreviewCell[]>([]);
  const kiosk = fakeKiosk({ previews: { ...previews, load: () => undefined } });
  kiosk.made.set('1', 'story');
  const { rerender } = render(<KioskViewerPage />, { wrapper: inKiosk(kiosk) });
  return {
    load: (...ids: readonly string[]) =>
      act(() => previews.set(ids.map((id) => ({ id, status: 'loaded', preview: { ...preview, id } })))),
    open: (id: string) => {
      app.shownId = id;
      rerender(<KioskViewerPage />);
    },
  };
}

test('whoever opens another presentation on the control screen is not asked whether to leave the one before', () => {
  const { open } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  open('2');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the end leads to the next presentation as soon as the previews are known', () => {
  const { load } = show();
  const next = () => screen.queryByRole('link', { name: 'Next presentation' })?.getAttribute('href');
  expect(next()).toBeUndefined();
  load('1', '2');
  expect(next()).toBe('#/view/2');
});

test.each([
  ['a presentation that played', { name: 'PLAYING' }, ['Pause', 'Play']],
  ['one that was paused', { name: 'PAUSED' }, ['Pause']],
  ['an answer that was heard', { name: 'Q_AND_A', answer: 'playing' }, ['Pause', 'Play']],
  ['an answer that was paused', { name: 'Q_AND_A', answer: 'paused' }, ['Pause']],
  ['an answer that has ended', { name: 'Q_AND_A' }, ['Pause']],
])('after the question Continue leaves %s as it was', (_, state, actions) => {
  Object.assign(shown, state);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(shown.actions).toEqual(['Pause']);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect([screen.queryByRole('alertdialog'), shown.actions]).toEqual([null, actions]);
});

test('the button for a question is drawn once the kiosk is known to have a microphone, and while it has one', async () => {
  show();
  const button = () => screen.queryByRole('button', { name: 'Hold to ask' });
  const answer = (microphone: boolean) => act(async () => app.answerDevices({ microphone }));
  // A browser that answers late must not let a visitor press what is then taken away.
  await act(() => import('./AskAbout'));
  expect(button()).toBeNull();
  await answer(false);
  expect(button()).toBeNull();
  await answer(true);
  await screen.findByRole('button', { name: 'Hold to ask' });
  await answer(false);
  expect(button()).toBeNull();
});

describe('an answer that comes while the visitor is asked whether to leave', () => {
  function ask() {
    const [audio, video] = [new FakeMedia(), new FakeMedia()];
    const asked = createPlayer(
      [spoken('cover'), spoken('one'), spoken('end')],
      playerDeps({ elements: () => ({ audio, video }) }),
    );
    asked.open();
    for (const type of ['Play', 'Next', 'Pause'] as const) asked.store.dispatch({ type });
    app.player = asked;
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    const answer = () =>
      act(() =>
        asked.store.dispatch({ type: 'AnswerPlayback', answer: { audioUrl: 'https://host/answer.mp3' } }),
      );
    return { answer, audio, heard: () => [asked.mediaTime.get().answer, audio.paused] };
  }

  test('is paused at once, and heard after Continue', () => {
    const { answer, audio, heard } = ask();
    answer();
    expect(heard()).toEqual(['paused', true]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect([screen.queryByRole('alertdialog'), ...heard()]).toEqual([null, 'playing', false]);
    audio.stopFromOutside();
    expect(heard()).toEqual(['paused', true]);
  });

  test('is heard when it comes after Continue', () => {
    const { answer, heard } = ask();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    answer();
    expect(heard()).toEqual(['playing', false]);
  });
});

test('the end of what this visitor made shows again the code by which it is taken along', () => {
  const { open } = show();
  const button = () => screen.queryByRole('button', { name: 'Take it with you' });
  fireEvent.click(screen.getByRole('button', { name: 'Take it with you' }));
  expect(screen.getByRole('dialog', { name: 'Take it with you' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'QR code of your story' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([screen.queryByRole('dialog'), button()]).toEqual([null, expect.anything()]);
  open('2');
  expect(button()).toBeNull();
});
