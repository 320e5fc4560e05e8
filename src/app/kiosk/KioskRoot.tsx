// The root component of a kiosk: the page of the route, or what stands in its place while nobody uses it (spec screens §12).
import { useCallback, useEffect } from 'react';
import { Outlet } from '@tanstack/react-router';
import * as limits from '../../contract/limits';
import { Attract } from '../../features/kiosk/overview/Attract';
import { StillThere } from '../../features/kiosk/idle/countdowns';
import { KeyboardHost } from '../../features/kiosk/keyboard/KeyboardHost';
import { loadedPreviews } from '../../features/kiosk/overview/previews';
import { interceptAppLinks } from '../../features/kiosk/leaving';
import { systemClock } from '../../platform/browser/system-clock';
import { report } from '../../platform/browser/report';
import { keepScreenAwake } from '../../platform/browser/screen';
import { useTexts } from '../../platform/i18n/i18n';
import { dismissTooltips } from '../../ui/dismiss-tooltips';
import { lazyPart } from '../../ui/lazy-part';
import { createOwnPath } from '../address/hrefs';
import { useApp } from '../providers';
import { useFocusOnNavigation } from '../shell/opened-page';
import { useAfterFirstPaint, useBackgroundWork } from '../shell/use-after-first-paint';
import { useKiosk } from '../../features/kiosk/kiosk-context';
import type { Split } from '../../features/kiosk/split/split';
import { useKioskBackgroundWork } from '../../features/kiosk/use-kiosk-background-work';
import '../../features/kiosk/kiosk.css';
import { useReadable } from '../../ui/use-readable';

const AttractFilm = lazyPart(
  () => import('./AttractFilm').then((part) => part.AttractFilm),
  (error) => report(error, 'kiosk: film of the attract mode'),
);

export function KioskRoot() {
  const { idle, split } = useKiosk();
  const { launch, downloads, appUpdate, reachability } = useApp();
  const { phase } = useReadable(idle.state);
  const isPainted = useAfterFirstPaint();
  useEffect(() => keepScreenAwake(), []);
  useEffect(blockGestures, []);
  useEffect(() => dismissTooltips(document), []);
  useReplacedAddresses();
  useFocusOnNavigation();
  useBackgroundWork(isPainted);
  useKioskBackgroundWork(isPainted, { downloads, appUpdate, reachability });
  if (phase === 'attract') return <AttractMode />;
  if (phase === 'forgetting') return <Forgetting />;
  return (
    <>
      <Outlet />
      {split && <OtherScreen split={split} />}
      {launch.onScreenKeyboard && <KeyboardHost clock={systemClock} isPainted={isPainted} />}
      {phase === 'countdown' && (
        <StillThere clock={systemClock} countdown={limits.kiosk.countdown} onStay={idle.stay} />
      )}
    </>
  );
}

/** Says when the other screen of a split kiosk is not there; on the control screen also that somebody makes something at the other one. */
function OtherScreen({ split: { link } }: { readonly split: Split }) {
  const { t } = useTexts();
  const hasPartner = useReadable(link.hasPartner);
  const { path } = useReadable(link.shown);
  const isMakingThere = link.role === 'remote' && path === createOwnPath;
  if (hasPartner !== false && !isMakingThere) return null;
  return (
    <output className="split-notice" data-role={link.role}>
      {t(`kiosk.split.${hasPartner !== false ? 'making' : link.role === 'remote' ? 'noShow' : 'noRemote'}`)}
    </output>
  );
}

function AttractMode() {
  const { idle, previews } = useKiosk();
  const { appUpdate } = useApp();
  const cells = useReadable(previews);
  useEffect(() => previews.load(), [previews]);
  // Without a picture there is no next one with which a new version would be looked for.
  const onRetry = useCallback(() => {
    previews.load();
    appUpdate.check();
  }, [previews, appUpdate]);
  return (
    <Attract
      clock={systemClock}
      previews={loadedPreviews(cells)}
      hasFailed={cells.some(({ status }) => status === 'failed')}
      onBegin={idle.begin}
      onSlide={appUpdate.check}
      onRetry={onRetry}
      renderFilm={renderFilm}
    />
  );
}

const renderFilm = (filmUrl: string | undefined) => <AttractFilm url={filmUrl} />;

/** Stands in the place of the visitor's page, so that it writes nothing any more. */
function Forgetting() {
  const { t } = useTexts();
  return <output className="kiosk-forgetting">{t('kiosk.forgetting')}</output>;
}

/** Makes links within the app replace the page. */
function useReplacedAddresses(): void {
  const { earlyPreview, replacePage } = useKiosk();
  useEffect(
    () => interceptAppLinks(window, (href) => void earlyPreview.whenStarted().then(() => replacePage(href))),
    [earlyPreview, replacePage],
  );
}

/**
 * Blocks what a touch screen without a keyboard must not do: zoom, select, drag, open menus or pull to refresh. Returns a function
 * that allows it again. The style sheet does the rest (`kiosk.css`).
 */
function blockGestures(): () => void {
  const ended = new AbortController();
  const options = { capture: true, passive: false, signal: ended.signal };
  const prevent = (event: Event): void => event.preventDefault();
  for (const event of ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart'] as const)
    addEventListener(event, prevent, options);
  addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), options);
  addEventListener('keydown', (event) => isZoomKey(event) && event.preventDefault(), options);
  document.documentElement.dataset['kiosk'] = '';
  ended.signal.addEventListener('abort', () => delete document.documentElement.dataset['kiosk']);
  return () => ended.abort();
}

function isZoomKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && ['+', '-', '=', '0'].includes(key);
}
