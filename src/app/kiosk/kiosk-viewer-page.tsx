// A presentation in a kiosk: the viewer's page, with confirmations at its end and before it is left, questions, and the other
// screen (spec screens §12).
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isUnderWay, playsSlideOrAnswer } from '../../player/state/player-state';
import type { Player } from '../../player/player';
import type { Outbox } from '../../features/feedback/outbox/rating-outbox';
import { KioskEndPanel, useLeaving, useTakeAlong } from '../../features/kiosk/leaving';
import { nextPreviewId } from '../../features/kiosk/overview/previews';
import { report } from '../../platform/browser/report';
import { systemClock } from '../../platform/browser/system-clock';
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import * as limits from '../../contract/limits';
import { lazyPart } from '../../ui/lazy-part';
import { Logo } from '../../ui/drawings/Logo';
import { createOwnHref, homeHref, viewHrefOf, usePresentationId } from '../address/hrefs';
import { opensByItself, RatingByDialog, useFaces, type Faces } from '../stories/Rating';
import { ViewerPage, type ViewerExtras } from '../stories/viewer-page';
import { useApp, useTheme } from '../providers';
import { useKiosk, useAvailableDevices } from '../../features/kiosk/kiosk-context';
import { useReadable } from '../../ui/use-readable';

/** A presentation plays without questions when their code cannot be loaded. */
const AskAbout = lazyPart(
  () => import('./AskAbout').then((part) => part.AskAbout),
  (error) => report(error, 'question: panel'),
);

const FaceRows = lazyPart(
  () => withTexts(import('../../features/feedback/faces'), ...laterTexts).then((part) => part.FaceRows),
  (error) => report(error, 'feedback: faces'),
);

function playingOf({ store, mediaTime }: Player) {
  const state = store.get();
  return { isUnderWay: isUnderWay(state), isPlaying: playsSlideOrAnswer(state, mediaTime.get()) };
}

export function KioskViewerPage() {
  const id = usePresentationId() ?? '';
  // The control screen may open another presentation while this one asks whether to leave it.
  return <KioskViewer key={id} id={id} />;
}

function KioskViewer({ id }: { readonly id: string }) {
  const { launch, deployment, session } = useApp();
  const { logo } = useTheme();
  // A button that a visitor has pressed must not disappear because the browser answers late.
  const hasMicrophone = useAvailableDevices()?.microphone === true;
  const { previews, split, replacePage } = useKiosk();
  const player = useRef<Player>(undefined);
  const onPlayer = useCallback(
    (opened: Player) => {
      player.current = opened;
      const detach = split?.attach(opened);
      return () => {
        player.current = undefined;
        detach?.();
      };
    },
    [split],
  );
  const playing = useCallback(() => player.current && playingOf(player.current), []);
  const subscribe = useCallback(
    (listener: () => void) => player.current?.store.subscribe(listener) ?? (() => undefined),
    [],
  );
  const act = useCallback((type: 'Pause' | 'Play') => player.current?.store.dispatch({ type }), []);
  const { onLeave, question } = useLeaving({ playing, subscribe, act, leave: replacePage });
  const onHome = useCallback(() => onLeave(homeHref), [onLeave]);
  const { onTakeAlong, code } = useTakeAlong(id);
  const cells = useReadable(previews);
  const nextId = nextPreviewId(id, cells);
  const faces = useFaces(id);
  useSettledBeforeForgetting(faces);
  const [wasRated, setWasRated] = useState(false);
  const { isSignedIn } = useReadable(session);
  const showsFaces = !wasRated && opensByItself({ variant: deployment.variant, isSignedIn, mark: undefined });
  const extras = useMemo(
    (): ViewerExtras => ({
      onHome,
      onPlayer,
      logo: <Logo name={logo} />,
      renderEndPanel: ({ onReplay, onRate }) => (
        <KioskEndPanel
          nextHref={nextId && viewHrefOf(nextId)}
          createOwnHref={createOwnHref}
          homeHref={homeHref}
          onTakeAlong={onTakeAlong}
          faces={showsFaces && <VisitorFaces faces={faces} />}
          onReplay={onReplay}
          onRate={onRate}
        />
      ),
      renderRating: (props) => (
        <RatingByDialog {...props} faces={faces} onSubmitted={() => setWasRated(true)} />
      ),
      ...(launch.questions && hasMicrophone
        ? {
            renderAskPanel: (props) => <AskAbout {...props} />,
          }
        : {}),
    }),
    [nextId, onTakeAlong, faces, showsFaces, launch.questions, hasMicrophone, logo, onHome, onPlayer],
  );
  return (
    <>
      <ViewerPage extras={extras} />
      {question}
      {code}
    </>
  );
}

function VisitorFaces({ faces: { entries, rate } }: { readonly faces: Faces }) {
  const given = useReadable(entries);
  return <FaceRows stars={given?.stars ?? {}} onFace={(category, stars) => rate({ [category]: stars })} />;
}

/** How long the kiosk waits for the service to have a rating before it forgets the visitor. In milliseconds. */
const sendingTime = limits.kiosk.forgetTimeout / 2;

/** Makes the record before the kiosk forgets its visitor, and lets the outbox send it where the service can be reached. */
function useSettledBeforeForgetting({ entries, settle, discard }: Faces): void {
  const { outbox, reachability } = useApp();
  const { forgettables } = useKiosk();
  useEffect(
    () =>
      forgettables.add({
        name: 'faces',
        async settle() {
          if (entries.get() === undefined) return;
          await settle();
          if (reachability.get()) await sent(outbox.rows);
        },
        forget: async () => discard(),
      }),
    [forgettables, entries, settle, discard, outbox, reachability],
  );
}

/** Resolves once no rating waits, or after a while. */
function sent(rows: Outbox['rows']): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (rows.get().some(({ deliveryStatus }) => deliveryStatus.name === 'waiting')) return;
      done();
    };
    const done = (): void => {
      stop();
      cancel();
      resolve();
    };
    const stop = rows.subscribe(check);
    const cancel = systemClock.after(sendingTime, done);
    check();
  });
}
