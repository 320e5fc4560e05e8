// What a gated page shows above its content: the sign-in after the session has ended, and the warning before it does.
// Loaded in deployments with sign-in, when a gated page is shown.
import { useEffect, useMemo, useState } from 'react';
import type { Readable } from '../../base/readable';
import {
  activityChannel,
  createActivity,
  type Activity,
} from '../../features/session/timeout/session-timeout';
import { SessionTimeout } from '../../features/session/timeout/SessionTimeout';
import { systemClock } from '../../platform/browser/system-clock';
import { browserIdleDeps, onPageHidden, onPageWake } from '../../platform/browser/page-events';
import { ignoreFailedImport, report } from '../../platform/browser/report';
import { openTabChannel } from '../../platform/browser/tabs';
import { useTexts } from '../../platform/i18n/i18n';
import { tabStorage } from '../../platform/storage/site-storage';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { lazyPart } from '../../ui/lazy-part';
import { passFocusTo } from '../../ui/move-focus';
import { useApp } from '../providers';
import { loadSessionPages, type GatePartsProps } from './session-routes';

export function GateParts({ hasEnded, onLeave }: GatePartsProps) {
  const { policy } = useApp();
  // The session may end when the network is gone.
  useEffect(() => void loadSessionPages().catch(ignoreFailedImport), []);
  if (hasEnded) return <SignInAgain onLeave={onLeave} />;
  return policy.hasOwnSession && <PageTimeout />;
}

/**
 * Asks for the sign-in above the page, which stays as it is. The dialog closes when somebody has signed in, in any tab. A tap beside
 * it does nothing: only its button leaves the page and discards the entries.
 */
function SignInAgain({ onLeave }: Pick<GatePartsProps, 'onLeave'>) {
  const { t } = useTexts();
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog title={t('session.again.title')}>
      <p>{t('session.again.text')}</p>
      <SignIn key={attempt} isAbovePage onTryAgain={() => setAttempt(attempt + 1)} />
      <div className="dialog-buttons">
        <Button onClick={onLeave}>{t('session.again.leave')}</Button>
      </div>
    </Dialog>
  );
}

interface SignInAboveProps {
  readonly isAbovePage: boolean;
  readonly onTryAgain: () => void;
}

/** The page below keeps its entries when the code of the sign-in cannot be loaded. */
const SignIn = lazyPart<SignInAboveProps>(
  () => loadSessionPages().then(({ SignInInPlace }) => SignInInPlace),
  (error) => report(error, 'session: sign-in'),
  MissingSignIn,
);

function MissingSignIn({ onTryAgain }: Pick<SignInAboveProps, 'onTryAgain'>) {
  const { t } = useTexts();
  return (
    <>
      <p role="alert">{t('session.again.missing')}</p>
      <div className="dialog-buttons">
        <Button primary ref={toTitle} onClick={onTryAgain}>
          {t('session.again.retry')}
        </Button>
      </div>
    </>
  );
}

/** The title can have the focus only then: it would be the first to get it when the dialog opens. */
const toTitle = passFocusTo((removed) => {
  const title = removed.closest('dialog')?.querySelector('h2');
  if (title) title.tabIndex = -1;
  return title;
});

/** The record of this page's use, one for the life of the page: it counts for the session timeouts of all tabs. */
let activity: Activity | undefined;

/** Returns the record of this page; it begins with the first call. */
function pageActivity(pageBusy: Readable<boolean>): Activity {
  activity ??= createActivity({
    clock: systemClock,
    pageBusy,
    onInput: browserIdleDeps().onInput,
    channel: openTabChannel(activityChannel),
    tabStorage,
    onHidden: onPageHidden,
  });
  return activity;
}

/** Watches whether the page is used, and signs out when it is not. */
function PageTimeout() {
  const { session, pageBusy } = useApp();
  const deps = useMemo(
    () => ({
      clock: systemClock,
      onWake: onPageWake,
      session,
      activity: () => pageActivity(pageBusy),
      report,
    }),
    [session, pageBusy],
  );
  return <SessionTimeout deps={deps} />;
}

/** Answers the gated pages of other tabs that ask whether this page is used. */
export function ActivityRecord() {
  const { pageBusy } = useApp();
  useEffect(() => void pageActivity(pageBusy), [pageBusy]);
  return null;
}
