// The page that makes a presentation: gives the feature its run, its draft and its service, and its form the fields of picture and voice.
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PersonMedia } from '../../contract/creation/person-media';
import { canRecord } from '../../contract/deployment';
import type { InterfaceLanguage } from '../../contract/languages';
import { CreatePresentation } from '../../features/creation/presentation/CreatePresentation';
import type { PersonMediaDeps } from '../../features/recorder/PersonMediaFields';
import { report } from '../../platform/browser/report';
import { creationCalls } from '../../platform/http/creation-stream';
import { useTexts, withTexts } from '../../platform/i18n/i18n';
import { loadTexts } from '../../platform/i18n/interface-language';
import { lazyPart } from '../../ui/lazy-part';
import { useApp, useTheme } from '../providers';
import { usePageBusy } from '../shell/opened-page';
import { Guard, SignInGate } from '../session/Guard';
import { pictureUrls, streamDeps, useAppCreation } from './app-runs';
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
  const pageBusy = usePageBusy();
  const onCreated = useCallback(
    (id: string) => void navigate({ to: '/view/$id/new', params: { id }, replace: true }),
    [navigate],
  );
  const pictureUrlOf = useMemo(() => pictureUrls(app), [app]);
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

/** The form creates a presentation without them when their code cannot be loaded. */
const Fields = lazyPart(
  () =>
    withTexts(import('../../features/recorder/PersonMediaFields'), 'recorder').then(
      ({ PersonMediaFields }) => PersonMediaFields,
    ),
  (error) => report(error, 'form: picture and voice'),
);

const personMediaDeps: PersonMediaDeps = {
  report,
  loadRecorder: () => import('../../features/recorder/RecorderDialog'),
  loadReader: async () => (await import('../../features/recorder/read-person-file')).readPersonFile,
};

interface FormPersonMediaProps {
  readonly media: PersonMedia;
  readonly onChange: (media: PersonMedia) => void;
  readonly isReadOnly: boolean;
}

/** Picture and voice in the form: gives the fields what the deployment and the theme say. */
export function FormPersonMedia(props: FormPersonMediaProps) {
  const { deployment, unsavedWork } = useApp();
  const hasMedia = Object.keys(props.media).length > 0;
  // They are in memory only.
  useEffect(() => (hasMedia ? unsavedWork.hold() : undefined), [hasMedia, unsavedWork]);
  const { readingText } = useTheme();
  return (
    <Fields {...props} canRecord={canRecord(deployment)} readingText={readingText} deps={personMediaDeps} />
  );
}
