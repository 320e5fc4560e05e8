// The story player: one player, its slides or book, and its controls. Loads nothing itself.
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, type RefCallback } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { lazyPart } from '../../ui/lazy-part';
import type { Player } from '../../player/player';
import {
  isPlaying,
  isStoryOver,
  type PlayerState,
  playsSlideOrAnswer,
} from '../../player/state/player-state';
import type { PlayableSlide } from '../../player/playable-story';
import { isRightToLeft, languageTagOfStory } from '../../player/story-language';
import { hasSound } from '../../player/narration/playback-target';
import { useReadable } from '../../ui/use-readable';
import { Banners, BlankScreen, useBlankScreen } from './controls/story-overlays';
import { StoryBar } from './controls/StoryBar';
import { useCommands } from './controls/use-commands';
import type { ViewerDeps } from './shared/viewer-browser-deps';
import { useAnswer, useFirstPaint, usePlayer, usePlaying } from './shared/use-player';
import { MediaHost, PlayerFrame } from './PlayerFrame';
import { StoryPages } from './StoryPages';
import { useViewChoice } from './controls/use-view-choice';
import type { AskSlotProps, ViewerProps, ViewerSlots } from './viewer-props';
import { RightToLeftContext } from './text/story-text';
import type { World } from './worlds/world-of';
import { focusPlayerOnRemoval } from './shared/focus';

const LateStoryParts = lazyPart(
  () => import('./LateStoryParts').then((part) => part.LateStoryParts),
  (error) => report(error, 'viewer: late parts'),
);

interface StoryPlayerProps extends Pick<ViewerProps, 'options' | 'slots' | 'events' | 'positions'> {
  readonly presentationId: string;
  readonly slides: readonly PlayableSlide[];
  /** What surrounds the book. */
  readonly world: World;
  /** The name of the story's language; without one it is guessed from the text. */
  readonly language: string | undefined;
  readonly deps: ViewerDeps;
  /** The link to the home page. */
  readonly home: ReactNode;
  /** Called when the story is first painted. */
  readonly onFirstPaint: () => void;
}

export function StoryPlayer(props: StoryPlayerProps) {
  const { slides, deps, presentationId, options, slots, events } = props;
  const root = useRef<HTMLElement>(null);
  const { player, state } = usePlayer(slides, options.autoplay, deps);
  const { t } = useTexts();
  const title = slides[0]?.headline.trim() || t('viewer.story');
  const isOver = isStoryOver(state);
  const rating = useRating(player, isOver, presentationId, slots.renderRating);
  const onRate = slots.renderRating && rating.open;
  const screen = useBlankScreen(player);
  const isFromRight = useMemo(() => isRightToLeft(slides), [slides]);
  const { command: onCommand, flash } = useCommands(
    root,
    player,
    deps.clock,
    { listens: !rating.isDialogOpen, isRightToLeft: isFromRight },
    screen.blank,
  );
  const { viewChoice, views } = useViewChoice(player, options.view, events.onViewChange, deps);
  const [painted, onPictureReady] = useFirstPaint(player, deps, props.onFirstPaint);
  const lang = useLanguage(slides, props.language);
  const wasStarted = useWasStarted(state);
  const { store } = player;
  const goTo = useCallback((index: number) => store.dispatch({ type: 'GoTo', index }), [store]);
  const answer = useAnswer(player);
  usePlaying(playsSlideOrAnswer(state, { answer }), events.onPlayingChange);
  const { onPlayer } = events;
  useEffect(() => onPlayer?.(player), [onPlayer, player]);
  const large = useLargePicture(player, state.index);
  const common = { player, state, viewChoice, flash, onCommand, painted };
  return (
    <RightToLeftContext value={isFromRight}>
      <PlayerFrame
        {...common}
        root={root}
        title={title}
        view={viewChoice.view}
        deps={deps}
        onPicture={large.show}
      >
        {slots.logo && viewChoice.view === 'slides' && <div className="viewer-logo">{slots.logo}</div>}
        <Banners
          notice={slots.notice}
          hideRotatePrompt={options.hideRotatePrompt}
          view={viewChoice.view}
          sleepTimer={player.sleepTimer}
          index={state.index}
          isOver={isOver}
          onBack={goTo}
        />
        <StoryPages
          {...common}
          views={views}
          world={props.world}
          lang={lang}
          blur={options.blur}
          deps={deps}
          onPictureReady={onPictureReady}
          onPicture={large.show}
          onHome={events.onHome}
          onRate={onRate}
          rating={rating.parts}
          renderEndPanel={slots.renderEndPanel}
          readNext={slots.readNext}
        />
        <StoryBar
          {...common}
          presentationId={presentationId}
          root={root}
          clock={deps.clock}
          afterPaint={deps.afterPaint}
          home={props.home}
          atEnd={slots.renderEndPanel && onRate ? undefined : { onHome: events.onHome, onRate }}
          saveButton={slots.saveButton}
          positions={props.positions}
        />
        {wasStarted && slots.renderAskPanel?.(askProps(player, presentationId, lang))}
        <Announcement player={player} state={state} lang={lang} />
        {large.url !== undefined && <LargePicture url={large.url} onClose={large.close} />}
        <BlankScreen {...screen} />
        {painted && (
          <LateStoryParts
            player={player}
            title={title}
            lang={lang}
            clock={deps.clock}
            view={viewChoice.view}
            index={state.index}
            onGoTo={goTo}
          />
        )}
        <MediaHost elements={deps.elements} />
      </PlayerFrame>
    </RightToLeftContext>
  );
}

/** Returns whether the presentation has ever been more than a cover that waits for Play. */
function useWasStarted({ name }: PlayerState): boolean {
  const [wasStarted, setStarted] = useState(false);
  if (!wasStarted && name !== 'FIRST_SLIDE_PAUSED') setStarted(true);
  return wasStarted;
}

/** Returns what asking needs of the player. The presentation goes on playing after the question. */
function askProps({ store }: Player, presentationId: string, lang: string | undefined): AskSlotProps {
  const { name, index } = store.get();
  return {
    presentationId,
    lang,
    isAnswering: name === 'Q_AND_A',
    onAsk: () => store.dispatch({ type: 'Pause' }),
    onAnswer: (answer) => store.dispatch({ type: 'AnswerPlayback', answer }),
    onContinue: () => {
      store.dispatch({ type: 'GoTo', index });
      store.dispatch({ type: 'Play' });
    },
  };
}

function useLanguage(slides: readonly PlayableSlide[], name: string | undefined): string | undefined {
  return useMemo(() => languageTagOfStory(name, slides), [name, slides]);
}

interface AnnouncementProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly lang: string | undefined;
}

/** Announces each new slide to screen readers, except while narration plays. */
function Announcement({ player: { slides, failed }, state, lang }: AnnouncementProps) {
  const { t } = useTexts();
  const failedUrls = useReadable(failed);
  const headline = slides[state.index]?.headline ?? '';
  const isAnnounced = useIsAnnounced(state, hasSound(state, slides, failedUrls));
  const page = t('viewer.scrub.page', { page: state.index + 1, pages: slides.length });
  return (
    <p className="visually-hidden" aria-live="polite" lang={headline === '' ? undefined : lang}>
      {isAnnounced && (headline || page)}
    </p>
  );
}

/** Returns whether the slide is announced. Pausing announces nothing, since the slide at which it stops is not a new one. */
function useIsAnnounced(state: PlayerState, slideHasSound: boolean): boolean {
  const { index } = state;
  const isSilent = !isPlaying(state) || !slideHasSound;
  const [last, setLast] = useState({ index, isAnnounced: isSilent });
  const isAnnounced = index === last.index && !isPlaying(state) ? last.isAnnounced : isSilent;
  if (index !== last.index || isAnnounced !== last.isAnnounced) setLast({ index, isAnnounced });
  return isAnnounced;
}

/** Returns what rates the story (spec people §3), from its first end on, and whether the dialog is open. */
function useRating(
  player: Player,
  isStoryOver: boolean,
  presentationId: string,
  renderRating: ViewerSlots['renderRating'],
) {
  const [isDialogOpen, onDialog] = useState(false);
  const isAsleep = useReadable(player.sleepTimer, ({ asleep }) => asleep);
  const [wasOver, setWasOver] = useState(false);
  if (isStoryOver && !wasOver) setWasOver(true);
  const isEndInSight = isStoryOver && !isAsleep;
  return {
    isDialogOpen,
    open: useCallback(() => onDialog(true), []),
    parts:
      (wasOver || isDialogOpen) &&
      renderRating?.({ presentationId, isStoryOver, isEndInSight, isDialogOpen, onDialog }),
  };
}

interface LargePictureProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** A picture that fills the player, until it is touched again, or its slide is left. */
function LargePicture({ url, onClose }: LargePictureProps) {
  const { t } = useTexts();
  return (
    <button
      ref={focusWhileShown}
      type="button"
      className="viewer-large-picture"
      aria-label={t('app.close')}
      onClick={onClose}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <img src={url} alt="" draggable={false} />
    </button>
  );
}

const focusWhileShown: RefCallback<HTMLElement> = (button) => {
  button?.focus({ preventScroll: true });
  return focusPlayerOnRemoval(button);
};

/** Holds the address of the picture that is shown large, as long as its slide is. `show` is stable. */
function useLargePicture({ displayed: { state } }: Pick<Player, 'displayed'>, index: number) {
  const [shown, setShown] = useState<{ readonly url: string; readonly at: number }>();
  return {
    url: shown?.at === index ? shown.url : undefined,
    show: useCallback((url: string) => setShown({ url, at: state.get().index }), [state]),
    close: () => setShown(undefined),
  };
}
