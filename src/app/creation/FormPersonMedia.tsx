// Picture and voice in the form of a presentation: gives the fields what the deployment and the theme say, and loads the rest late.
import { useEffect } from 'react';
import type { PersonMedia } from '../../contract/creation/person-media';
import { canRecord } from '../../contract/deployment';
import type { PersonMediaDeps } from '../../features/recorder/PersonMediaFields';
import { report } from '../../platform/browser/report';
import { withTexts } from '../../platform/i18n/i18n';
import { lazyPart } from '../../ui/lazy-part';
import { useApp, useTheme } from '../providers';

/** The form creates a presentation without them when their code cannot be loaded. */
const Fields = lazyPart(
  () =>
    withTexts(import('../../features/recorder/PersonMediaFields'), 'recorder').then(
      ({ PersonMediaFields }) => PersonMediaFields,
    ),
  (error) => report(error, 'form: picture and voice'),
);

const deps: PersonMediaDeps = {
  report,
  loadRecorder: () => import('../../features/recorder/RecorderDialog'),
  loadReader: async () => (await import('../../features/recorder/read-person-file')).readPersonFile,
};

interface FormPersonMediaProps {
  readonly media: PersonMedia;
  readonly onChange: (media: PersonMedia) => void;
  readonly isReadOnly: boolean;
}

export function FormPersonMedia(props: FormPersonMediaProps) {
  const { deployment, unsavedWork } = useApp();
  const hasMedia = Object.keys(props.media).length > 0;
  // They are in memory only.
  useEffect(() => (hasMedia ? unsavedWork.hold() : undefined), [hasMedia, unsavedWork]);
  const { readingText } = useTheme();
  return <Fields {...props} canRecord={canRecord(deployment)} readingText={readingText} deps={deps} />;
}
