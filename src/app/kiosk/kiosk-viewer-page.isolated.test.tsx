import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import type { FeedbackRecord } from '../../contract/presentation/feedback';
import type { Forgettable } from '../../features/kiosk/forgetting';
import { FakeClock } from '../../base/fake-clock.fixture';
import { flushPromises } from '../../base/flush-promises.fixture';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import type { Preview, PreviewCell } from '../../features/kiosk/overview/previews';
import { openSplit } from '../../features/kiosk/split/split';
import type { AvailableDevices } from '../../platform/browser/person-media/media-device';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeMedia } from '../../player/media/fake-media.fixture';
import { playerDeps } from '../../player/narration/narrate.fixture';
import type { PlayerAction } from '../../player/state/player-state';
import type { Player } from '../../player/player';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { kioskPolicy } from '../deployment/page-policy';
import { themes } from '../deployment/themes';
import { startedBarCode, viewCode } from '../../features/viewer/controls/late-code';
import { KioskViewerPage } from './kiosk-viewer-page';

const world = vi.hoisted(() => ({
  app: {},
  audio: {},
  pass: (_milliseconds: number): void => undefined,
  /** The browser answers which devices there are. */
  answerDevices: (_available: Partial<AvailableDevices>): void => undefined,
}));
vi.mock('../providers', () => ({ useApp: () => world.app, useTheme: () => themes['deutsches-museum'] }));
vi.mock('../../features/viewer/shared/viewer-browser-deps', () => {
  const clock = new FakeClock();
  world.pass = (milliseconds) => clock.pass(milliseconds);
  return {
    browserDeps: {
      ...playerDeps({ clock, elements: () => ({ audio: audioOf(), video: new FakeMedia() }) }),
      reducedMotion: createWritable(false),
      isZoomed: createWritable(false),
    },
  };
});
vi.mock('../../platform/browser/person-media/media-device', () => ({
  watchAvailableDevices: (onChange: typeof world.answerDevices) => {
    world.answerDevices = onChange;
    return () => undefined;
  },
}));

const audioOf = (): FakeMedia => (world.audio instanceof FakeMedia ? world.audio : new FakeMedia());

beforeAll(fakeModalDialogs);
beforeAll(() => {
  // jsdom has no animations.
  Element.prototype.getAnimations = () => [];
});
beforeEach(() => startI18n('en', en));
beforeEach(() => Promise.all([viewCode.slides.load(), startedBarCode.load()]));
afterEach(cleanup);

const page = (headline: string) => ({
  headline,
  text: '',
  imagePath: `${headline}.webp`,
  audioPath: `${headline}.mp3`,
});
const index = { initialSlide: page('Bees'), slides: [page('one'), page('two')], finalSlide: page('end') };
const preview: Preview = { id: '', title: 'Bees', lang: 'en', coverUrl: undefined, slides: [] };

/** Opens a presentation in a kiosk, whose visitor has made it. */
async function show() {
  const audio = new FakeMedia();
  world.audio = audio;
  world.app = {
    deployment: { variant: 'museum', mediaOrigins: [] },
    launch: { questions: true, autoplay: false, blur: false },
    policy: kioskPolicy,
    pageBusy: createWritable(false),
    downloads: { canSave: createWritable(false), saveOpened: () => undefined, release: () => undefined },
    session: { ...createWritable({ isSignedIn: true, hasAccount: true, isStaff: true }) },
    feedbackMarks: { read: async () => 'given', mark: async () => undefined },
    api: { presentationIndex: async () => Response.json(index) },
  };
  const records: FeedbackRecord[] = [];
  Object.assign(world.app, { outbox: outboxOf(records), reachability: createWritable(true) });
  const forgettables: Forgettable[] = [];
  let player: Player | undefined;
  const left: string[] = [];
  const previews = createWritable<readonly PreviewCell[]>([]);
  const kiosk = fakeKiosk({
    previews: { ...previews, load: () => undefined },
    replacePage: (href) => void left.push(href),
    forgettables: { add: (one) => (forgettables.push(one), () => undefined) },
    split: {
      ...openFakeSplit(),
      attach: (opened) => {
        player = opened;
        return () => undefined;
      },
    },
  });
  kiosk.made.set('1', 'story');
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/view/$id', component: KioskViewerPage }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/view/1'] }),
  });
  await act(async () => {
    render(<RouterProvider router={router} />, { wrapper: inKiosk(kiosk) });
    await flushPromises();
  });
  await screen.findByRole('button', { name: 'Play' });
  const dispatch = (...actions: readonly PlayerAction[]) =>
    act(async () => actions.forEach((action) => player?.store.dispatch(action)));
  return {
    audio,
    left,
    records,
    settle: () => act(async () => forgettables.at(-1)?.settle?.()),
    dispatch,
    isHeard: () => !audio.paused,
    load: (...ids: readonly string[]) =>
      act(() => previews.set(ids.map((id) => ({ id, status: 'loaded', preview: { ...preview, id } })))),
    open: (id: string) =>
      act(async () => {
        await router.navigate({ to: `/view/${id}` });
        await flushPromises();
      }),
  };
}

/** An outbox that sends at once. */
const outboxOf = (records: FeedbackRecord[]) => ({
  rows: createWritable([]),
  submit: async (record: FeedbackRecord) => void records.push(record),
});

/** The link of a screen whose other one is not there. */
function openFakeSplit() {
  const split = openSplit({ theme: 'tng', splitRole: 'show' });
  if (split === undefined) throw new Error('This kiosk has one screen.');
  return split;
}

/** Presses the link home, in the menu once the presentation has begun. */
function home(): void {
  const more = screen.queryByRole('button', { name: 'More' });
  if (more?.getAttribute('aria-expanded') === 'false') fireEvent.click(more);
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
}
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('alertdialog');
const begin: readonly PlayerAction[] = [{ type: 'Play' }, { type: 'Next' }];
const answered: PlayerAction = { type: 'AnswerPlayback', answer: { audioUrl: 'https://host/answer.mp3' } };

test('Home leaves at once before the beginning, and leaves a presentation that has begun only after a question', async () => {
  const { dispatch, left } = await show();
  home();
  expect([question(), left]).toEqual([null, ['#/']]);
  await dispatch(...begin);
  home();
  expect([question(), left]).toEqual([expect.anything(), ['#/']]);
  answer('Stop');
  expect(left).toEqual(['#/', '#/']);
});

test('opening another presentation on the control screen does not ask whether to leave the current one', async () => {
  const { dispatch, open } = await show();
  await dispatch(...begin);
  home();
  expect(question()).not.toBeNull();
  await open('2');
  expect(question()).toBeNull();
});

test.each<[string, readonly PlayerAction[], boolean]>([
  ['a presentation that played', [], true],
  ['a paused presentation', [{ type: 'Pause' }], false],
  ['an answer that was heard', [answered], true],
  ['an answer that was paused', [answered, { type: 'Pause' }], false],
])('after the question Keep watching leaves %s as it was', async (_, actions, wasHeard) => {
  const { dispatch, isHeard } = await show();
  await dispatch(...begin, ...actions);
  home();
  expect(isHeard()).toBe(false);
  answer('Keep watching');
  expect([question(), isHeard()]).toEqual([null, wasHeard]);
});

test('after the question an answer that has ended is not heard again', async () => {
  const { audio, dispatch, isHeard } = await show();
  await dispatch(...begin, answered);
  act(() => audio.end());
  home();
  answer('Keep watching');
  expect(isHeard()).toBe(false);
});

describe('an answer that comes while the visitor is asked whether to leave', () => {
  test('is paused at once, and heard after Keep watching', async () => {
    const { dispatch, isHeard } = await show();
    await dispatch(...begin, { type: 'Pause' });
    home();
    await dispatch(answered);
    expect(isHeard()).toBe(false);
    answer('Keep watching');
    expect([question(), isHeard()]).toEqual([null, true]);
    await dispatch({ type: 'Pause' });
    expect(isHeard()).toBe(false);
  });

  test('is heard when it comes after Keep watching', async () => {
    const { dispatch, isHeard } = await show();
    await dispatch(...begin, { type: 'Pause' });
    home();
    answer('Keep watching');
    await dispatch(answered);
    expect(isHeard()).toBe(true);
  });
});

test('the button for a question is drawn once the kiosk is known to have a microphone, and while it has one', async () => {
  const { dispatch } = await show();
  await dispatch(...begin);
  const button = () => screen.queryByRole('button', { name: 'Hold to ask' });
  const setMicrophone = (microphone: boolean) => act(async () => world.answerDevices({ microphone }));
  // While the browser has not answered, there is no button: a visitor could press it just before it disappears.
  await act(() => import('./AskAbout'));
  expect(button()).toBeNull();
  await setMicrophone(false);
  expect(button()).toBeNull();
  await setMicrophone(true);
  await screen.findByRole('button', { name: 'Hold to ask' });
  await setMicrophone(false);
  expect(button()).toBeNull();
});

describe('the end of a presentation', () => {
  async function showEnd() {
    const shown = await show();
    await shown.dispatch({ type: 'Play' }, { type: 'Next' }, { type: 'Next' }, { type: 'Next' });
    act(() => shown.audio.end());
    act(() => world.pass(10_000));
    await screen.findByRole('region', { name: 'The presentation is over' });
    return shown;
  }

  test('leads to the next one as soon as the previews are known', async () => {
    const { load } = await showEnd();
    const next = () => screen.queryByRole('link', { name: 'Next presentation' })?.getAttribute('href');
    expect(next()).toBeUndefined();
    load('1', '2');
    expect(next()).toBe('#/view/2');
  });

  test('shows again the code by which this visitor takes it along', async () => {
    const { open } = await showEnd();
    const button = () => screen.queryByRole('button', { name: 'Take it along' });
    answer('Take it along');
    expect(screen.getByRole('dialog', { name: 'Take it along' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'QR code of your story' })).toBeDefined();
    answer('Close');
    expect([screen.queryByRole('dialog'), button()]).toEqual([null, expect.anything()]);
    await open('2');
    expect(button()).toBeNull();
  });

  test.each(['settle', 'open'] as const)(
    'has three rows of faces, which make one record when the visitor is forgotten or leaves (%s)',
    async (how) => {
      const { open, settle, records } = await showEnd();
      const tap = async (row: string, name: RegExp) => {
        const group = await screen.findByRole('group', { name: row });
        fireEvent.click(within(group).getByRole('button', { name }));
      };
      await tap('Story', /Not for me/);
      await tap('Voice', /Not for me/);
      await tap('Story', /Loved it/);
      expect(records).toEqual([]);
      await (how === 'settle' ? settle() : open('2'));
      expect(records).toEqual([
        expect.objectContaining({ presentationId: '1', storyRating: 5, imageRating: 3, voiceRating: 1 }),
      ]);
      await open('3');
      expect(records).toHaveLength(1);
    },
  );
});
