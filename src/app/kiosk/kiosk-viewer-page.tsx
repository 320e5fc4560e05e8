// A presentation in a kiosk: the viewer's page, with confirmations at its end and before it is left, questions, and the other
// screen (spec screens §12).
import { useCallback, useMemo, useRef } from 'react';
import { isUnderWay, playsSlideOrAnswer } from '../../player/state/player-state';
import type { Player } from '../../player/player';
import { KioskEndPanel, useLeaving, useTakeAlong } from '../../features/kiosk/leaving';
import { nextPreviewId } from '../../features/kiosk/overview/previews';
import { report } from '../../platform/browser/report';
import { lazyPart } from '../../ui/lazy-part';
import { Logo } from '../../ui/drawings/Logo';
import { createOwnHref, homeHref, viewHrefOf } from '../address/hrefs';
import { usePresentationId } from '../address/areas';
import { ViewerPage, type ViewerExtras } from '../stories/viewer-page';
import { useApp, useTheme } from '../providers';
import { useKiosk, useAvailableDevices } from '../../features/kiosk/kiosk-context';
import { useReadable } from '../../ui/use-readable';

/** A presentation plays without questions when their code cannot be loaded. */
const AskAbout = lazyPart(
  () => import('./AskAbout').then((part) => part.AskAbout),
  (error) => report(error, 'question: panel'),
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
  const { launch } = useApp();
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
          onReplay={onReplay}
          onRate={onRate}
        />
      ),
      ...(launch.questions && hasMicrophone
        ? {
            renderAskPanel: (props) => <AskAbout {...props} />,
          }
        : {}),
    }),
    [nextId, onTakeAlong, launch.questions, hasMicrophone, logo, onHome, onPlayer],
  );
  return (
    <>
      <ViewerPage extras={extras} />
      {question}
      {code}
    </>
  );
}
