// Renders a viewer for a test: with English texts, fake media, a fake clock and a given index.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createWritable } from '../../base/readable';
import type { PresentationIndex, Slide } from '../../contract/presentation/presentation-index';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeMedia } from '../../player/media/fake-media.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { flushPromises } from '../../base/flush-promises.fixture';
import { atOnce, playerDeps } from '../../player/narration/narrate.fixture';
import type { Player, PlayerDeps } from '../../player/player';
import { startedBarCode, viewCode } from './controls/late-code';
import { Viewer } from './Viewer';
import type {
  RatingSlotProps,
  ViewerEvents,
  ViewerOptions,
  ViewerProps,
  ViewerSlots,
  ViewerSource,
} from './viewer-props';

export const slide = (more: Partial<Slide> = {}): Slide => ({
  headline: '',
  text: '',
  transcription: [],
  ...more,
});

/** A story of four slides, each with picture, narration and one sentence. */
export const story: PresentationIndex = {
  kind: 'STORY',
  sequence: ['The fox', 'Page one', 'Page two', 'Good night'].map((headline, at) =>
    slide({
      headline,
      text: at === 1 || at === 2 ? `The text of ${headline}.` : '',
      imagePath: `${at}.webp`,
      audioPath: `${at}.wav`,
      transcription: [{ text: `Sentence ${at}`, start: 1 }],
    }),
  ),
};

/** Taps the button of that name. */
export const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a key on the focused element. */
export const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

type ShowOptions = Pick<ViewerProps, 'savedHref' | 'positions'> &
  Partial<
    Pick<ViewerSource, 'loadIndex' | 'language'> &
      Pick<ViewerOptions, 'autoplay'> &
      Pick<ViewerSlots, 'saveButton'> &
      Pick<ViewerEvents, 'onHome' | 'onPlayingChange' | 'onFirstPaint' | 'onUnavailable' | 'onPlayer'>
  > & {
    readonly hasNetwork?: boolean;
    /** The slide that is gone to before the test begins. */
    readonly slideIndex?: number;
  };

/** Renders the viewer and waits until the index is loaded. */
export async function showViewer(
  index: PresentationIndex | Promise<PresentationIndex>,
  more: ShowOptions = {},
  afterPaint: PlayerDeps['afterPaint'] = atOnce,
) {
  await startI18n('en', en);
  // What a story loads late is here, as it is on a device that has shown one.
  await Promise.all([viewCode.slides.load(), startedBarCode.load()]);
  const audio = new FakeMedia();
  const video = new FakeMedia();
  const clock = new FakeClock();
  const reports: string[] = [];
  const onlineListeners = new Set<() => void>();
  const { savedHref, positions, loadIndex = () => Promise.resolve(index), language, ...others } = more;
  const {
    slideIndex,
    hasNetwork = true,
    autoplay = false,
    saveButton,
    onHome = () => undefined,
    onPlayingChange,
    onFirstPaint,
    onUnavailable,
    onPlayer,
  } = others;
  let opened: Player | undefined;
  const props: ViewerProps = {
    source: { presentationId: '12', appOrigin: 'https://host', mediaOrigins: [], loadIndex, language },
    options: { autoplay, blur: false, hideRotatePrompt: true },
    slots: { renderRating: (rating) => rating.isDialogOpen && <RatingDialog {...rating} />, saveButton },
    events: {
      onHome,
      ...(onPlayingChange ? { onPlayingChange } : {}),
      ...(onFirstPaint ? { onFirstPaint } : {}),
      ...(onUnavailable ? { onUnavailable } : {}),
      onPlayer: (player) => {
        opened = player;
        return onPlayer?.(player) ?? (() => undefined);
      },
    },
    ...(savedHref ? { savedHref } : {}),
    ...(positions ? { positions } : {}),
    deps: {
      ...playerDeps({
        onNetworkBack(call) {
          onlineListeners.add(call);
          return () => onlineListeners.delete(call);
        },
        clock,
        elements: () => ({ audio, video }),
        report: (error) => reports.push(error instanceof Error ? error.name : String(error)),
        afterPaint,
      }),
      reducedMotion: createWritable(false),
      isZoomed: createWritable(false),
      isUpright: createWritable(false),
      createPageSound: () => ({ isOn: createWritable(true), play: () => undefined }),
      hasNetwork: () => hasNetwork,
    },
  };
  const view = await act(async () => render(<Viewer {...props} />));
  if (slideIndex !== undefined)
    act(() => {
      opened?.store.dispatch({ type: 'GoTo', index: slideIndex });
      opened?.displayed.release();
    });
  // Its other late parts, too.
  await act(async () => {
    await Promise.all([import('./LateStoryParts'), import('./speaker/SpeakerFilm')]);
    await flushPromises();
  });
  const player = () => {
    const root = view.container.querySelector('[data-player-state]');
    if (root === null) throw new Error('There is no player');
    return root;
  };
  const where = () =>
    `${player().getAttribute('data-player-state')} ${player().getAttribute('data-slide-index')}`;
  const pass = (milliseconds: number) => act(() => clock.pass(milliseconds));
  const goOnline = () => act(() => onlineListeners.forEach((call) => call()));
  return { ...view, audio, video, clock, reports, player, where, pass, goOnline };
}

function RatingDialog({ presentationId, onDialog }: RatingSlotProps) {
  return (
    <dialog open aria-label="Rating">
      {presentationId}
      <button type="button" onClick={() => onDialog(false)}>
        Close
      </button>
    </dialog>
  );
}
