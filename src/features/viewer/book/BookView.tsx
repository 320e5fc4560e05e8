// Shows a story as a book. This is a separate chunk, which is loaded when a book is first opened.
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { LateSpeakerFilm, useSpeaker } from '../speaker/use-speaker';
import type { World } from '../worlds/world-of';
import { WorldBackground } from '../worlds/WorldBackground';
import type { Player } from '../../../player/player';
import type { PlayerState } from '../../../player/state/player-state';
import type { ViewerDeps } from '../shared/viewer-browser-deps';
import { focusPlayerOnRemoval } from '../shared/focus';
import type { PageSound } from '../shared/page-sound';
import type { StoryViewProps } from '../shared/use-player';
import {
  type BookStory,
  BookStoryProvider,
  BookSubtitles,
  renderedAround,
  renderedSlides,
  RenderedSlidesContext,
  type SlideRange,
} from './book-story';
import { createPassages } from '../text/passages-of-slide';
import { LinearView } from './LinearView';
import { BookPages } from './BookPages';
import { useBook } from './use-book';
import { useReadable } from '../../../ui/use-readable';
import './book.css';
import './book-overlays.css';
import './upright.css';

export interface BookViewProps extends StoryViewProps {
  /** The state that the controls show. */
  readonly state: PlayerState;
  readonly world: World;
  /** Whether the whole text is shown in one column instead of pages (spec book §6). */
  readonly linear: boolean;
  readonly pageSound: PageSound;
  readonly onLinear: () => void;
  /** Called with the address of a picture that is to be shown large. Must be stable. */
  readonly onPicture: (url: string) => void;
}

export function BookView(props: BookViewProps) {
  const { player, deps, state, world, linear, pageSound, onLinear, onPicture, endPanel, rating } = props;
  const [openedAt] = useState(state.index);
  const isUpright = useReadable(deps.isUpright);
  const [story, isPainted, onOpened] = useStory(props, openedAt);
  const isWhole = useWholeBook(deps, isPainted, linear || state.index !== openedAt);
  const rendered = useRenderedSlides(player, openedAt, isWhole);
  const [smallText, setSmallText] = useState<ReadonlySet<number>>(none);
  const speaker = useSpeaker(player, state.index);
  // The panel at the end takes the place of a speaker, but not of an answer's film.
  const showsSpeaker = speaker.onSlide && (endPanel === null || state.name === 'Q_AND_A');
  return (
    <BookStoryProvider value={story}>
      <div
        className="book"
        data-world={world}
        data-linear={linear || undefined}
        data-upright={isUpright || undefined}
        data-speaker={showsSpeaker ? 'here' : speaker.inStory ? 'other-slide' : undefined}
      >
        <WorldBackground world={world} />
        {linear ? (
          <LinearView visible />
        ) : (
          <RenderedSlidesContext value={rendered}>
            <Pages
              key={isUpright ? 'upright' : 'spread'}
              {...{ story, deps, isUpright, pageSound, onOpened, onPicture }}
              rendered={isWhole ? rendered : undefined}
              index={state.index}
              onSmallText={setSmallText}
            />
            {isWhole && <LinearView visible={false} />}
            {smallText.has(state.index) && !isUpright && endPanel === null && (
              <LargerTextOffer onLinear={onLinear} />
            )}
          </RenderedSlidesContext>
        )}
        {showsSpeaker && <LateSpeakerFilm video={deps.elements().video} />}
        {endPanel !== null && <div className="book-end-panel">{endPanel}</div>}
        <div className="viewer-rating">{rating}</div>
      </div>
      <BookSubtitles player={player} state={state} story={story} />
    </BookStoryProvider>
  );
}

const none: ReadonlySet<number> = new Set();

/**
 * Returns whether the hidden parts are rendered: distant pages and the text for screen readers. They are rendered after the paint
 * of the open pages, in slices, so that a slow tablet still responds to touch. `isWanted` renders them at once, as after a page
 * turn.
 */
function useWholeBook(
  { afterPaint }: Pick<ViewerDeps, 'afterPaint'>,
  isPainted: boolean,
  isWanted: boolean,
): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(
    () => (isPainted ? afterPaint(() => startTransition(() => setWhole(true))) : undefined),
    [isPainted, afterPaint],
  );
  if (isWanted && !isWhole) setWhole(true);
  return isWhole || isWanted;
}

/** Follows the player's current state, not the displayed one, so that pages are rendered before they become visible. */
function useRenderedSlides({ store, slides }: Player, openedAt: number, isWhole: boolean): SlideRange {
  const { length } = slides;
  const around = useReadable(store, ({ index }) => renderedAround(index, length));
  return useMemo(
    () => (isWhole ? renderedSlides(around, length) : { from: openedAt - 1, to: openedAt + 1 }),
    [isWhole, around, length, openedAt],
  );
}

interface PagesProps {
  readonly story: BookStory;
  readonly deps: ViewerDeps;
  readonly rendered: SlideRange | undefined;
  readonly index: number;
  readonly isUpright: boolean;
  readonly pageSound: PageSound;
  readonly onOpened: () => void;
  readonly onPicture: (url: string) => void;
  readonly onSmallText: (slides: ReadonlySet<number>) => void;
}

/** Mounted again at the page of the current slide when the user returns from the linear view, or turns the device. */
function Pages({ story, deps, rendered, index, isUpright, ...events }: PagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [startIndex] = useState(index);
  const { player } = story;
  const onOpen = useBook({ place, player, deps, rendered, isUpright, ...events });
  return (
    <div
      ref={place}
      className="book-place"
      aria-hidden="true"
      data-book-closing={startIndex === 0 || undefined}
    >
      <BookPages
        slideCount={player.slides.length}
        startIndex={startIndex}
        isUpright={isUpright}
        onOpen={onOpen}
      />
    </div>
  );
}

/**
 * Returns the context of the pages, whether they are painted, and a handler for the engine's opening. They count as painted once the
 * engine has opened the book and the picture of the open page has loaded. They also do after `maxUnpainted`.
 */
function useStory(props: BookViewProps, openedAt: number): readonly [BookStory, boolean, () => void] {
  const { player, lang, pictures, onPictureReady } = props;
  const { clock } = props.deps;
  const waitsFor = useRef({ picture: true, engine: true });
  const [isPainted, setPainted] = useState(false);
  const markPainted = useCallback(
    (part: 'picture' | 'engine') => {
      waitsFor.current[part] = false;
      if (waitsFor.current.picture || waitsFor.current.engine) return;
      setPainted(true);
      onPictureReady();
    },
    [onPictureReady],
  );
  // A picture may neither load nor fail, and the text for screen readers waits for it.
  useEffect(
    () => (isPainted ? undefined : clock.after(limits.player.maxUnpainted, () => setPainted(true))),
    [isPainted, clock],
  );
  const passagesAt = useMemo(() => createPassages(player.slides), [player]);
  const onPicture = useCallback(() => markPainted('picture'), [markPainted]);
  const story = useMemo(
    () => ({ player, lang, pictures, passagesAt, openedAt, onPictureReady: onPicture }),
    [player, lang, pictures, passagesAt, openedAt, onPicture],
  );
  return [story, isPainted, useCallback(() => markPainted('engine'), [markPainted])];
}

/** The button that opens the linear view, when a page's text is small (spec book §3). */
function LargerTextOffer({ onLinear }: Pick<BookViewProps, 'onLinear'>) {
  const { t } = useTexts();
  return (
    <div className="book-offer">
      <Button ref={focusPlayerOnRemoval} onClick={onLinear}>
        {t('viewer.readLarger')}
      </Button>
    </div>
  );
}
