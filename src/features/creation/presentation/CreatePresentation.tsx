// The page that makes a presentation (spec screens §11): its form, what arrives meanwhile, and how it can fail.
import { useEffect, type ReactNode } from 'react';
import { languageTagOf } from '../../../contract/languages';
import { useTexts } from '../../../platform/i18n/i18n';
import { PresentationProgress } from './PresentationProgress';
import { PresentationOutcome } from './PresentationOutcome';
import { PresentationForm } from './PresentationForm';
import { usePresentation, type PersonMediaSlotProps, type PresentationDeps } from './use-presentation';
import './create-presentation.css';

interface CreatePresentationProps {
  readonly deps: PresentationDeps;
  readonly homeHref: string;
  /** The list of presentations, in which one that was left may arrive. */
  readonly presentationsHref: string;
  /** Returns the address of a picture that may be shown; undefined for any other. */
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  /** Shows upload and recorder. Without it `you` is not offered, since nobody could record anything. */
  readonly renderPersonMedia?: ((slot: PersonMediaSlotProps) => ReactNode) | undefined;
  readonly onCreatingChange: (isCreating: boolean) => void;
  readonly onCreated: (id: string) => void;
}

export function CreatePresentation(props: CreatePresentationProps) {
  const { deps, homeHref, presentationsHref, pictureUrlOf, onCreatingChange, onCreated } = props;
  const { t } = useTexts();
  const presentation = usePresentation(deps, onCreated);
  const { form, personalities, run, start, restart } = presentation;
  const isCreating = run.name === 'CREATING';
  useEffect(() => onCreatingChange(isCreating), [isCreating, onCreatingChange]);
  if (form === undefined || personalities === undefined || run.name === 'CREATED') return null;
  return (
    <div className="create-presentation" data-creation-state={run.name}>
      <h1>{t('app.pages.newPresentation')}</h1>
      {run.name === 'IDLE' && (
        <PresentationForm
          form={form}
          personalities={personalities}
          presentation={presentation}
          deps={deps}
          presentationsHref={presentationsHref}
          renderPersonMedia={props.renderPersonMedia}
        />
      )}
      {isCreating && (
        <PresentationProgress
          run={run}
          lang={languageTagOf(form.settings.language)}
          pictureUrlOf={pictureUrlOf}
          onCancel={restart}
        />
      )}
      {run.name !== 'IDLE' && !isCreating && (
        <PresentationOutcome run={run} homeHref={homeHref} onRetry={start} onRestart={restart} />
      )}
    </div>
  );
}
