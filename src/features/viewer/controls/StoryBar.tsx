// The bar below the story: the scrub bar with its menu, and below it the three controls; in FIRST_SLIDE_PAUSED only Play, and above it
// `Continue on page N` (spec screens §9). It has the same height in every state, so that nothing moves.
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import {
  type ReadingPositionStore,
  followReadingPosition,
  canContinue,
} from '../../../player/follow-reading-position';
import { focusPlayerOnRemoval } from '../shared/focus';
import {
  isDone,
  isPlaying,
  isStoryOver,
  playsSlideOrAnswer,
  type PlayerState,
} from '../../../player/state/player-state';
import { report } from '../../../platform/browser/report';
import { onPageHidden } from '../../../platform/browser/page-events';
import type { Player, PlayerDeps } from '../../../player/player';
import {
  pageOfSlide,
  type StoryView,
  type ReadingPosition,
} from '../../../contract/presentation/story-address';
import { PlayerButton } from '../../../ui/PlayerButton';
import type { Command } from './use-commands';
import { useFoldedBar } from './use-folded-bar';
import type { ViewChoice } from './use-view-choice';
import type { PlayerPosition, Scrub } from './ScrubBar';
import type { EndButtonsProps } from './StoryMenu';
import { startedBarCode } from './late-code';
import { useAnswer } from '../shared/use-player';
import { Controls, type ControlsProps } from './Controls';
// Here, so that the parts that are loaded late request no style sheet.
import './menu.css';
import './scrub.css';
import './bar.css';

interface StoryBarProps extends Omit<BarProps, 'playButton' | 'besidePlay' | 'alone' | 'started'> {
  readonly presentationId: string;
  /** Without it there is no Continue button. */
  readonly positions: ReadingPositionStore | undefined;
  readonly painted: boolean;
}

/** Moves the focus to Play, or to the player, when the focused button is removed. */
export function StoryBar({ presentationId, positions, painted, ...bar }: StoryBarProps) {
  const { t } = useTexts();
  const { player, state } = bar;
  // The deferred value renders the other controls in slices.
  const alone = useDeferredValue(state.name === 'FIRST_SLIDE_PAUSED');
  const playButton = useFocusOfRemovedButtons(isDone(state), alone);
  const position = useContinue(player, presentationId, positions, { painted, view: bar.viewChoice.view });
  const resume =
    position === undefined ? undefined : (
      <Button
        ref={focusPlayerOnRemoval}
        className="viewer-continue"
        onClick={() => {
          continueAt(player, position);
          // The Continue button is removed; the focus has to stay in the player.
          playButton.current?.focus();
        }}
      >
        {t('viewer.continue', { page: pageOfSlide(position.slide, bar.viewChoice.view) })}
      </Button>
    );
  const started = useStartedBar(painted);
  return <Bar {...bar} started={started} alone={alone} playButton={playButton} besidePlay={resume} />;
}

/** Loads the scrub bar and the menu once the cover is painted. Undefined until then. */
function useStartedBar(painted: boolean) {
  const [started, setStarted] = useState(startedBarCode.loaded);
  useEffect(() => {
    if (!painted || started !== undefined) return;
    startedBarCode.load().then(setStarted, (error: unknown) => report(error, 'viewer: bar'));
  }, [painted, started]);
  return started;
}

/** Moves the focus to Play when the panel at the end, or the controls that the first slide hides, are removed with the focus. */
function useFocusOfRemovedButtons(done: boolean, alone: boolean) {
  const playButton = useRef<HTMLButtonElement>(null);
  const before = useRef({ done, alone });
  useEffect(() => {
    const wereRemoved = (before.current.done && !done) || (alone && !before.current.alone);
    if (wereRemoved && document.activeElement === document.body) playButton.current?.focus();
    before.current = { done, alone };
  }, [done, alone]);
  return playButton;
}

/**
 * Saves the reading position while a story is read. Returns the position to offer; undefined until it is loaded, and always after the first
 * Play or turn.
 */
function useContinue(
  player: Player,
  presentationId: string,
  positions: ReadingPositionStore | undefined,
  { painted, view }: { readonly painted: boolean; readonly view: StoryView },
): ReadingPosition | undefined {
  const [offered, setOffered] = useState<ReadingPosition>();
  // A layout effect is cleaned up before the effect that closes the player.
  useLayoutEffect(() => {
    if (positions === undefined) return undefined;
    return followReadingPosition(
      player,
      view,
      (position) => positions.save(presentationId, position),
      onHiddenFirst,
    );
  }, [player, presentationId, positions, view]);
  const wasStarted = useRef(false);
  // Before the cover has been painted too: an autoplay that the browser refuses may be paused by then.
  useEffect(
    () =>
      player.store.onAction('effects', () => {
        if (waits(player)) return;
        wasStarted.current = true;
        setOffered(undefined);
      }),
    [player],
  );
  useEffect(() => {
    // The position is read only after the cover has been painted, to keep the first paint fast.
    if (positions === undefined || !painted || wasStarted.current) return undefined;
    let isLeft = false;
    void positions.read(presentationId).then((position) => {
      if (isLeft || wasStarted.current || position === undefined) return;
      if (canContinue(position, player.slides.length)) setOffered(position);
    });
    return () => {
      isLeft = true;
    };
  }, [player, presentationId, positions, painted]);
  return offered;
}

/** Calls before reading-positions flushes. */
const onHiddenFirst = (call: () => void): (() => void) => onPageHidden(call, { capture: true });

const waits = ({ store }: Player): boolean => store.get().name === 'FIRST_SLIDE_PAUSED';

/** Goes to a position and plays. */
function continueAt({ store, seek }: Player, { slide, second }: ReadingPosition): void {
  store.dispatch({ type: 'GoTo', index: slide });
  seek(second);
  store.dispatch({ type: 'Play' });
}

interface BarProps extends Omit<ControlsProps, 'answerPaused'> {
  readonly player: Player;
  readonly state: PlayerState;
  readonly clock: PlayerDeps['clock'];
  readonly afterPaint: PlayerDeps['afterPaint'];
  readonly root: RefObject<HTMLElement | null>;
  readonly viewChoice: ViewChoice;
  /** The app's button that saves the story, beside the scrub bar. */
  readonly saveButton: ReactNode;
  /** The scrub bar and the menu, once they are loaded. */
  readonly started: ReturnType<typeof useStartedBar>;
  /** Shown above Play while no other button is. */
  readonly besidePlay: ReactNode;
  /** For the buttons of the end; undefined where the panel has them all, as in a kiosk. */
  readonly atEnd: Pick<EndButtonsProps, 'onHome' | 'onRate'> | undefined;
}

function Bar({
  started,
  player,
  clock,
  afterPaint,
  root,
  viewChoice,
  saveButton,
  besidePlay,
  atEnd,
  ...controls
}: BarProps) {
  const { slides, displayed } = player;
  const { state, alone, home, flash } = controls;
  const isOver = isStoryOver(state);
  const releaseAfterPaint = useReleaseAfterPaint(player, afterPaint);
  const { mediaTime } = displayed;
  const answer = useAnswer(player);
  const menu = useMenu(alone);
  const folded = useFoldedBar(root, clock, isPlaying(state) && !alone && !menu.isOpen);
  const { onCommand } = controls;
  const { close } = menu;
  const onControl = useCallback(
    (command: Command) => {
      close();
      onCommand(command);
    },
    [close, onCommand],
  );
  return (
    <div className="viewer-bar" data-folded={folded || undefined} data-over={isOver || undefined}>
      {menu.isOpen && (
        <button
          type="button"
          className="viewer-menu-outside"
          tabIndex={-1}
          aria-hidden="true"
          onClick={close}
        />
      )}
      <div className="viewer-scrub-row">
        {alone ? (
          besidePlay
        ) : (
          <>
            {started && atEnd && isDone(state) && <started.EndButtons {...{ ...atEnd, onCommand, flash }} />}
            {started && (
              <started.ScrubBar
                index={state.index}
                count={slides.length}
                over={isOver}
                mediaTime={mediaTime}
                runs={playsSlideOrAnswer(state, { answer })}
                positionNow={() => playerPositionOf(player)}
                onScrub={(scrub) => {
                  perform(player, scrub);
                  releaseAfterPaint();
                }}
              />
            )}
            {saveButton && <span className="viewer-scrub-save">{saveButton}</span>}
            {started && <MoreButton {...menu} />}
          </>
        )}
      </div>
      {started && menu.isOpen && (
        <started.StoryMenu
          {...{ player, state, viewChoice, root, flash, home }}
          id={menu.id}
          onCommand={onCommand}
          onClose={menu.closeToButton}
        />
      )}
      <Controls {...controls} onCommand={onControl} answerPaused={answer === 'paused'} />
    </div>
  );
}

/** Holds whether the menu is open. Escape closes it, wherever the focus is, and returns the focus to its button. */
function useMenu(alone: boolean) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [wantsOpen, setOpen] = useState(false);
  if (alone && wantsOpen) setOpen(false);
  const isOpen = wantsOpen && !alone;
  const close = useCallback(() => setOpen(false), []);
  const closeToButton = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closeToButton();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, closeToButton]);
  return { id, button, isOpen, close, closeToButton, toggle: () => setOpen(!isOpen) };
}

function MoreButton({ id, button, isOpen, toggle }: ReturnType<typeof useMenu>) {
  const { t } = useTexts();
  return (
    <span className="viewer-more">
      <PlayerButton
        ref={button}
        icon={isOpen ? 'close' : 'more'}
        label={t('viewer.more')}
        expanded={isOpen}
        {...(isOpen ? { controls: id } : {})}
        onClick={toggle}
        flashes={false}
      />
    </span>
  );
}

/**
 * Returns a function that shows the controls' current state once the page is painted. The next change of state cancels it, since
 * the controls wait for that page instead.
 */
function useReleaseAfterPaint({ store, displayed }: Player, afterPaint: BarProps['afterPaint']): () => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    const cancelNow = (): void => cancel.current?.();
    const unsubscribe = store.subscribe(cancelNow);
    return () => {
      unsubscribe();
      cancelNow();
    };
  }, [store]);
  return () => {
    cancel.current?.();
    cancel.current = afterPaint(displayed.release);
  };
}

const playerPositionOf = ({ store, mediaTime }: Player): PlayerPosition => ({
  index: store.get().index,
  time: mediaTime.get().time,
  duration: mediaTime.get().duration,
});

function perform(player: Player, scrub: Scrub): void {
  if (scrub.kind === 'seconds') player.seek(scrub.seconds);
  else player.store.dispatch({ type: 'GoTo', index: scrub.index });
}
