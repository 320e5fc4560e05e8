// The story player: one player, shown by one of two drivers (slides or book), and its controls. Knows no address and no service.
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n';
import { Announcement } from './Announcement';
import { GoodNight } from './bedtime/GoodNight';
import { actionsOf, playOrPause, type Command } from './commands';
import { ContinueButton } from './continue/ContinueButton';
import type { Positions } from './continue/positions';
import { continueAt, useContinue } from './continue/use-continue';
import { AfterStory } from './controls/AfterStory';
import { Bar } from './controls/Bar';
import { RotatePrompt } from './controls/RotatePrompt';
import { useFlash } from './controls/use-flash';
import type { KeyCommand } from './keyboard/keys';
import { useKeys } from './keyboard/use-keys';
import { MediaHost } from './MediaHost';
import type { Player, PlayerEdges } from './player';
import { usePictures } from './stage/pictures';
import type { DriverProps, StoryView } from './stage/driver';
import { SlidesView } from './stage/SlidesView';
import { isDone, isFirst, isPlaying } from './state/player-state';
import { languageOf } from './story/story-language';
import type { PlayableSlide } from './story/playable-story';
import {
  useBuffering,
  useFirstPaint,
  useFocusOnOpening,
  useNowPlaying,
  usePlayer,
  usePlaying,
} from './use-player';
import { useReading } from './reading/use-reading';
import { useView } from './reading/use-view';
import type { World } from './worlds/world-of';

export interface StoryPlayerProps {
  readonly presentationId: string;
  readonly slides: readonly PlayableSlide[];
  readonly startIndex: number;
  readonly autoplay: boolean;
  readonly blur: boolean;
  readonly hideRotatePrompt: boolean;
  readonly productLogo: ReactNode;
  readonly initialView: StoryView;
  readonly onViewChange: ((view: StoryView) => void) | undefined;
  /** What surrounds the book. */
  readonly world: World;
  readonly lang: string | undefined;
  readonly positions: Positions | undefined;
  readonly edges: PlayerEdges;
  /** The way out, as a link. */
  readonly home: ReactNode;
  /** A button of the app's own. */
  readonly extra: ReactNode;
  readonly onHome: () => void;
  readonly onPlayingChange: ((playing: boolean) => void) | undefined;
  readonly onFirstPaint: () => void;
  readonly rate: (props: { presentationId: string; onClose: () => void }) => ReactNode;
}

export function StoryPlayer(props: StoryPlayerProps) {
  const { slides, edges, blur, onHome, presentationId } = props;
  const { t } = useTexts();
  const root = useRef<HTMLElement>(null);
  const { player, state } = usePlayer(slides, props, edges);
  const [rating, setRating] = useState(false);
  const [flashed, flash] = useFlash(edges.clock);
  const { BookView, ...shown } = useView(props.initialView, props.onViewChange, edges.report);
  const reading = useReading(player, shown);
  const pictures = usePictures(edges.report);
  const command = useCommand(player, flash);
  useFocusOnOpening(root);
  useKeys(root, !rating, useKeyCommand(player, command));
  usePlaying(isPlaying(state), props.onPlayingChange);
  const title = slides[0]?.headline || t('viewer.story');
  useNowPlaying(player, title);
  const buffering = useBuffering(player);
  const playButton = useFocusAfterTheEnd(isDone(state));
  const guessed = useMemo(() => languageOf(slides), [slides]);
  const lang = props.lang ?? guessed;
  const [painted, onPainted] = useFirstPaint(player, props.onFirstPaint);
  const place = useContinue(player, presentationId, props.positions, painted);
  const after = isDone(state) && (
    <AfterStory
      flashed={flashed}
      onHearAgain={() => command('HearAgain')}
      onRestart={() => command('Restart')}
      onHome={onHome}
      onRate={() => setRating(true)}
    />
  );
  const driver: DriverProps = {
    player,
    state,
    lang,
    pictures,
    blur,
    report: edges.report,
    onPainted,
    after: after || null,
  };

  return (
    <section
      ref={root}
      tabIndex={-1}
      className="viewer-player"
      aria-label={title}
      data-player-state={state.name}
      data-slide-index={state.index}
      data-view={reading.view}
      data-first={isFirst(state) || undefined}
      data-painted={painted || undefined}
      data-buffering={buffering || undefined}
    >
      {!props.hideRotatePrompt && <RotatePrompt />}
      {props.productLogo !== undefined && <div className="viewer-logo">{props.productLogo}</div>}
      {reading.view === 'slides' && <SlidesView {...driver} />}
      {reading.view === 'book' && BookView !== undefined && (
        <BookView
          {...driver}
          world={props.world}
          linear={reading.linear}
          onLinear={() => reading.onLinear(true)}
        />
      )}
      <Bar
        player={player}
        state={state}
        onCommand={command}
        flashed={flashed}
        root={root}
        playButton={playButton}
        home={props.home}
        besidePlay={
          place && (
            <ContinueButton
              place={place}
              onContinue={() => {
                continueAt(player, place);
                // The button goes; whoever pressed it by key stays in the player.
                playButton.current?.focus();
              }}
            />
          )
        }
        extra={props.extra}
        reading={reading}
      />
      <Announcement state={state} slides={slides} lang={lang} />
      <GoodNight bedtime={player.bedtime} />
      <MediaHost elements={edges.elements} />
      {rating && props.rate({ presentationId, onClose: () => setRating(false) })}
    </section>
  );
}

function useCommand(player: Player, flash: (name: string) => void): (command: Command) => void {
  return useCallback(
    (command) => {
      flash(command);
      for (const action of actionsOf(command)) player.store.dispatch(action);
    },
    [player, flash],
  );
}

function useKeyCommand(player: Player, command: (command: Command) => void): (command: KeyCommand) => void {
  return useCallback(
    (key) => command(key === 'TogglePlay' ? playOrPause(player.store.get()) : key),
    [player, command],
  );
}

/** When the panel at the end goes with the button that was pressed, the focus goes on to Play. */
function useFocusAfterTheEnd(done: boolean) {
  const playButton = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(done);
  useEffect(() => {
    if (wasDone.current && !done && document.activeElement === document.body) playButton.current?.focus();
    wasDone.current = done;
  }, [done]);
  return playButton;
}
