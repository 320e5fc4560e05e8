// The page that makes a presentation: gives the feature its run, its draft and its service.
import { useCallback, useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { InterfaceLanguage } from '../../contract/languages';
import { resolveMediaPath } from '../../contract/presentation/media-path';
import { CreatePresentation } from '../../features/creation/presentation/CreatePresentation';
import { creationCalls } from '../../platform/http/creation-calls';
import { useTexts } from '../../platform/i18n/i18n';
import { loadTexts } from '../../platform/i18n/interface-language';
import { useApp } from '../providers';
import { Guard, SignInGate } from '../session/Guard';
import { FormPersonMedia } from './FormPersonMedia';
import { streamDeps, useAppCreation } from './app-runs';
import { usePageBusy } from './use-page-busy';
import { presentationsHref, homeHref } from '../address/hrefs';

/** Shows the form to a signed-in person, and the sign-in to everybody else (spec screens §11). */
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
  const creation = useAppCreation('presentation');
  const deps = useMemo(
    () => ({
      ...streamDeps(app),
      ...creation,
      newTopic: creationCalls(app.api).newTopic,
      callTimers: app.callTimers,
      loadPersonalities: (language: InterfaceLanguage) => loadTexts(language, 'personalities'),
    }),
    [app, creation],
  );
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
