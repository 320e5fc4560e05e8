// The page that makes a presentation: gives the feature its service and its draft.
import { useCallback, useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { resolveMediaPath } from '../../contract/presentation/media-path';
import { CreatePresentation } from '../../features/creation/presentation/CreatePresentation';
import type { PresentationDeps } from '../../features/creation/presentation/use-presentation';
import { systemClock } from '../../platform/browser/clock';
import { creationCalls } from '../../platform/http/creation-calls';
import { takeWebLock, whenWebLockIsFree } from '../../platform/browser/web-lock';
import { useTexts } from '../../platform/i18n/i18n';
import { loadTexts } from '../../platform/i18n/language';
import type { Draft } from '../../platform/storage/drafts';
import { useApp, type AppContext } from '../providers';
import { callTimers } from '../session/call-timers';
import { Guard, SignInGate } from '../session/Guard';
import { FormPersonMedia } from './FormPersonMedia';
import { streamRunDeps } from './stream-run-deps';
import { useOwnDraft } from './use-own-draft';
import { usePageBusy } from './use-page-busy';
import { presentationsHref, homeHref } from '../address/hrefs';

/** Shows the form to whoever is signed in, and the sign-in to everybody else (spec screens §11). */
export function NewPresentationPage() {
  const { t } = useTexts();
  return (
    <Guard gate={<SignInGate heading={t('app.pages.newPresentation')} />}>
      <NewPresentation />
    </Guard>
  );
}

function NewPresentation() {
  const app = useApp();
  const navigate = useNavigate();
  const draft = useOwnDraft('presentation');
  const deps = useMemo(() => presentationDeps(app, draft), [app, draft]);
  const { deployment } = app;
  const pageBusy = usePageBusy();
  const onCreated = useCallback(
    (id: string) => void navigate({ to: '/view/$id/new', params: { id }, replace: true }),
    [navigate],
  );
  const pictureUrlOf = useCallback(
    (imageUrl: string) => {
      const resolved = resolveMediaPath(
        imageUrl,
        `${location.origin}/presentations/`,
        deployment.mediaOrigins,
      );
      return resolved.allowed ? resolved.url : undefined;
    },
    [deployment],
  );
  return (
    <CreatePresentation
      deps={deps}
      homeHref={homeHref}
      presentationsHref={presentationsHref}
      pictureUrlOf={pictureUrlOf}
      onCreatingChange={pageBusy.set}
      onCreated={onCreated}
      renderPersonMedia={(slot) => <FormPersonMedia {...slot} />}
    />
  );
}

const lockName = 'bookworm-new-presentation';

function presentationDeps(app: AppContext, draft: Draft): PresentationDeps {
  const { newTopic, uploadPerson } = creationCalls(app.api);
  return {
    ...streamRunDeps(app),
    newTopic,
    callTimers: callTimers(systemClock, app.session),
    uploadPerson,
    acquireLock: () => takeWebLock(lockName),
    whenLockIsFree: (signal, onFree) => whenWebLockIsFree(lockName, signal, onFree),
    draft,
    loadPersonalities: (language) => loadTexts(language, 'personalities'),
  };
}
