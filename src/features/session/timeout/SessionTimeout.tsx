// Watches a gated page while it is shown, and warns before a session ends that nobody uses (spec people §8).
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { ConfirmDialog } from '../../../ui/Dialog';
import type { SessionController } from '../tokens/person-session';
import { watchSessionTimeout, type Activity, type SessionTimeoutDeps } from './session-timeout';

interface SessionTimeoutProps {
  /** Must be stable. */
  readonly deps: Pick<SessionTimeoutDeps, 'clock' | 'onWake'> & {
    readonly session: Pick<SessionController, 'get' | 'signOut'>;
    /** Returns the record of this page's use. */
    readonly activity: () => Activity;
    readonly report: (error: unknown, where: string) => void;
  };
}

export function SessionTimeout({ deps }: SessionTimeoutProps) {
  const { t } = useTexts();
  const watched = useRef<ReturnType<typeof watchSessionTimeout>>(undefined);
  const [isWarning, setWarning] = useState(false);
  const signOut = useCallback(() => {
    deps.session.signOut().catch((error: unknown) => deps.report(error, 'session: timeout'));
  }, [deps]);
  useEffect(() => {
    const isSessionOver = (): boolean => {
      const { isSignedIn, reason } = deps.session.get();
      return !isSignedIn && reason !== 'waiting';
    };
    const started = watchSessionTimeout({
      clock: deps.clock,
      activity: deps.activity(),
      onWake: deps.onWake,
      // A page that was left decides later. When the provider has ended the session meanwhile, the drafts of other pages stay.
      onTimeout: () => isSessionOver() || signOut(),
    });
    watched.current = started;
    const unsubscribe = started.isWarning.subscribe(() => setWarning(started.isWarning.get()));
    return () => {
      unsubscribe();
      if (isSessionOver()) started.stop();
      else started.leave();
    };
  }, [deps, signOut]);
  const stay = useCallback(() => watched.current?.stay(), []);
  // Escape and a press beside the warning answer it, too.
  return (
    isWarning && (
      <ConfirmDialog
        alert
        title={t('session.timeout.title')}
        text={t('session.timeout.text')}
        closeLabel={t('app.close')}
        cancelLabel={t('session.timeout.stay')}
        confirmLabel={t('session.timeout.leave')}
        onCancel={stay}
        onConfirm={signOut}
      />
    )
  );
}
