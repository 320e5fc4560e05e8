// Ways out of what a visitor does in a kiosk (spec screens §12): the warning before a loss, the panel at the end of a presentation, and
// the code to take along.
import { useCallback, useEffect, useState, type ReactNode, useEffectEvent, type RefObject } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { ConfirmDialog, Dialog } from '../../ui/Dialog';
import type { MadeKind } from '../../contract/split-messages';
import { Button } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import { useKiosk } from './kiosk-context';
import '../../ui/controls.css';

interface LossWarningProps {
  /** The loss: the rest of the playback, a presentation or story that is being made, or photo and voice. */
  readonly of: 'playback' | MadeKind | 'recordings';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a visitor loses something that cannot be had again. */
export function LossWarning({ of, onCancel, onConfirm }: LossWarningProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      alert
      title={t(`kiosk.losses.${of}.title`)}
      text={t(`kiosk.losses.${of}.text`)}
      closeLabel={t('app.close')}
      cancelLabel={t(`kiosk.losses.${of}.keep`)}
      confirmLabel={t(`kiosk.losses.${of}.confirm`)}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

interface LeavingDeps {
  /** What plays; undefined when there is no player. */
  readonly playing: () => { readonly isUnderWay: boolean; readonly isPlaying: boolean } | undefined;
  /** Calls after each change of what plays, such as by an answer; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (action: 'Pause' | 'Play') => void;
  readonly leave: (href: string) => void;
}

interface Leaving {
  /** Leaves for this address, at once or after the question. */
  readonly onLeave: (href: string) => void;
  readonly question: ReactNode;
}

/** Returns the way out; the functions must be stable for it to be stable. */
export function useLeaving({ playing, subscribe, act, leave }: LeavingDeps): Leaving {
  const [asked, setAsked] = useState<{ readonly href: string; readonly endPause: () => boolean }>();
  useEffect(() => () => void asked?.endPause(), [asked]);
  const onLeave = useCallback(
    (href: string) => {
      // Nothing is lost before the beginning and after the end.
      if (playing()?.isUnderWay !== true) return leave(href);
      return setAsked({ href, endPause: keepPaused({ playing, subscribe, act }) });
    },
    [playing, subscribe, act, leave],
  );
  const question = asked && (
    <LossWarning
      of="playback"
      onCancel={() => {
        setAsked(undefined);
        if (asked.endPause()) act('Play');
      }}
      onConfirm={() => leave(asked.href)}
    />
  );
  return { onLeave, question };
}

/** Pauses what plays, and what begins to play; returns a function that ends this and returns whether anything was paused. */
function keepPaused({ playing, subscribe, act }: Omit<LeavingDeps, 'leave'>): () => boolean {
  let hasPaused = playing()?.isPlaying === true;
  act('Pause');
  const unsubscribe = subscribe(() => {
    if (playing()?.isPlaying !== true) return;
    hasPaused = true;
    act('Pause');
  });
  return () => {
    unsubscribe();
    return hasPaused;
  };
}

/** Calls with the address of a link of the app that is followed, but for those within `flow`. The page stays. */
export function useInterceptedLinks(
  onLink: (href: string) => void,
  flow?: RefObject<HTMLElement | null>,
): void {
  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const isOfFlow = (link: Element): boolean => flow?.current?.contains(link) === true;
    // Comes before the kiosk's root, which listens at the window and follows the exempt links.
    return interceptAppLinks(document, (href) => follow(href), isOfFlow);
  }, [flow]);
}

/**
 * Calls with the address of each link of the app that is clicked below `target`, and the page stays. Leaves alone the links that are
 * exempt, and clicks that were intercepted before. Returns a function that ends it.
 */
export function interceptAppLinks(
  target: Document | Window,
  onLink: (href: string) => void,
  isExempt: (link: Element) => boolean = () => false,
): () => void {
  const ended = new AbortController();
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    if (link === null || event.defaultPrevented || isExempt(link)) return;
    event.preventDefault();
    onLink(link.getAttribute('href') ?? '#/');
  };
  target.addEventListener('click', onClick, { signal: ended.signal });
  return () => ended.abort();
}

interface KioskEndPanelProps {
  /** The address of another presentation; undefined when there is none. */
  readonly nextHref: string | undefined;
  /** Where visitors make their own; undefined when they cannot. */
  readonly createOwnHref: string | undefined;
  readonly homeHref: string;
  /** Shows the code of what this visitor made; undefined where that is something else. */
  readonly onTakeAlong: (() => void) | undefined;
  /** The faces by which a visitor rates. */
  readonly faces: ReactNode;
  readonly onReplay: () => void;
  readonly onRate: () => void;
}

/** What a visitor can do when a presentation is over, in the place of the player's own panel. */
export function KioskEndPanel(props: KioskEndPanelProps) {
  const { nextHref, createOwnHref, homeHref, onTakeAlong, faces, onReplay, onRate } = props;
  const { t } = useTexts();
  return (
    <section className="viewer-end-panel" aria-label={t('kiosk.playback.finished')}>
      <div className="viewer-end-buttons">
        {nextHref !== undefined && (
          <a className="button button-primary" href={nextHref}>
            {t('kiosk.playback.next')}
          </a>
        )}
        {onTakeAlong && <Button onClick={onTakeAlong}>{t('kiosk.playback.take')}</Button>}
        <Button onClick={onReplay}>{t('kiosk.playback.replay')}</Button>
        <Button onClick={onRate}>{t('viewer.rate')}</Button>
        {createOwnHref !== undefined && (
          <a className="button" href={createOwnHref}>
            {t('kiosk.createOwn')}
          </a>
        )}
        <a className="button" href={homeHref}>
          {t('kiosk.toStart')}
        </a>
      </div>
      {faces}
    </section>
  );
}

interface TakeAlongProps {
  readonly what: MadeKind;
  readonly id: string;
  readonly onClose: () => void;
}

/** The code by which visitors take along what they made, when they have watched or read it. */
function TakeAlong({ what, id, onClose }: TakeAlongProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('kiosk.playback.take')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="qr-code-with-text">
        <QrCode text={shortLinkOf(id)} label={t(`kiosk.creation.ready.codes.${what}`)} />
        <p>{t('kiosk.creation.ready.take')}</p>
      </div>
    </Dialog>
  );
}

/** Returns the address by which visitors take along what they made (spec offline §4). */
export const shortLinkOf = (id: string): string => `${location.origin}/p/${id}`;

interface TakingAlong {
  /** Shows the code; undefined for what others made. */
  readonly onTakeAlong: (() => void) | undefined;
  readonly code: ReactNode;
}

/** Returns how the code of what this visitor made is shown, and the code while it is. */
export function useTakeAlong(id: string): TakingAlong {
  const what = useKiosk().made.get(id);
  const [shownId, setShownId] = useState<string>();
  const show = useCallback(() => setShownId(id), [id]);
  if (what === undefined) return { onTakeAlong: undefined, code: null };
  const code = shownId === id && <TakeAlong what={what} id={id} onClose={() => setShownId(undefined)} />;
  return { onTakeAlong: show, code };
}
