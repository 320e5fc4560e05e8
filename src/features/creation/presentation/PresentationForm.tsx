// The presentation form (spec screens §11). Its fields stand in the specified order.
import { useId, type ReactNode } from 'react';
import type { PersonMedia } from '../../../contract/creation/person-media';
import {
  imageGenerators,
  speakerVideoGenerators,
  textGenerators,
  promotions,
} from '../../../contract/creation/choices';
import { speakerLanguages, speakerOf, usualSpeakerOf } from '../../../contract/creation/speakers';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Personalities } from '../../../platform/i18n/texts';
import { Button } from '../../../ui/Button';
import { CheckField, SelectField } from '../../../ui/fields';
import { passFocusTo } from '../../../ui/move-focus';
import { useAutoFill } from './AutoFill';
import { type FormAction, type FormState, obstacleOf, personFields } from './presentation-form';
import { PresenterFields, type TopicDeps, TopicFields } from './presentation-fields';
import type { StreamDeps } from '../run/run-stream';

/** What the slot for the person's own picture and voice gets. */
export interface PersonMediaSlotProps {
  readonly media: PersonMedia;
  readonly onChange: (media: PersonMedia) => void;
  readonly isReadOnly: boolean;
}

interface PresentationFormProps {
  readonly form: FormState;
  readonly personalities: Personalities;
  readonly deps: StreamDeps & TopicDeps;
  readonly dispatch: (action: FormAction) => void;
  readonly media: PersonMedia;
  readonly onMedia: (media: PersonMedia) => void;
  readonly isInOtherTab: boolean;
  /** Whether the title takes the focus, since the button that had it is gone. */
  readonly takesFocus: boolean;
  readonly renderPersonMedia: ((slot: PersonMediaSlotProps) => ReactNode) | undefined;
  readonly onSubmit: () => void;
}

export function PresentationForm(props: PresentationFormProps) {
  const { form, dispatch, media, onMedia, deps, personalities, renderPersonMedia } = props;
  const { t } = useTexts();
  const autoFill = useAutoFill(deps, form, dispatch);
  const obstacle = useObstacle(form, media);
  const inOtherTab = props.isInOtherTab ? t('creation.presentation.inOtherTab') : undefined;
  const notes = [obstacle, inOtherTab].filter((note) => note !== undefined).join(' ');
  const id = useId();
  return (
    <form
      className="presentation-form"
      data-draft
      aria-label={t('app.pages.newPresentation')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <p>{t('creation.presentation.about')}</p>
      <TopicFields settings={form.settings} dispatch={dispatch} deps={deps} takesFocus={props.takesFocus} />
      <PresenterFields
        form={form}
        personalities={personalities}
        dispatch={dispatch}
        autoFill={autoFill}
        media={media}
        mediaSlot={renderPersonMedia?.({ media, onChange: onMedia, isReadOnly: autoFill.isGenerating })}
      />
      <CreationFields form={form} dispatch={dispatch} />
      <div className="presentation-submit">
        <Button
          primary
          type="submit"
          disabled={obstacle !== undefined}
          aria-describedby={notes === '' ? undefined : `${id}-notes`}
        >
          {t('creation.presentation.create')}
        </Button>
        {/* Beside the button that was pressed: the top of the form is out of sight then. */}
        <p id={`${id}-notes`} aria-live="polite">
          {notes}
        </p>
      </div>
    </form>
  );
}

/** Returns why the form may not be sent, in words; undefined when it may. */
function useObstacle(form: FormState, media: PersonMedia): string | undefined {
  const { t } = useTexts();
  const obstacle = obstacleOf(form, media);
  if (obstacle !== 'person-incomplete') return obstacle && t(`creation.presentation.obstacles.${obstacle}`);
  const empty = personFields.filter((field) => form.person[field].trim() === '');
  const fields = empty.map((field) => t(`creation.presentation.person.${field}`)).join(', ');
  return t('creation.presentation.missing', { fields });
}

interface CreationFieldsProps {
  readonly form: FormState;
  readonly dispatch: (action: FormAction) => void;
}

function CreationFields({ form, dispatch }: CreationFieldsProps) {
  const { settings } = form;
  const { t } = useTexts();
  const change = (change: Partial<FormState['settings']>): void => dispatch({ type: 'change', change });
  return (
    <fieldset>
      <legend>{t('creation.presentation.making')}</legend>
      <div className="presentation-columns">
        <SelectField
          label={t('creation.presentation.textGenerator')}
          value={settings.textGeneratorName}
          options={textGenerators.map((value) => ({ value, label: value }))}
          onValue={(textGeneratorName) => change({ textGeneratorName })}
        />
        <SelectField
          label={t('creation.presentation.imageGenerator')}
          value={settings.imageGeneratorName}
          options={imageGenerators.map((value) => ({ value, label: value }))}
          onValue={(imageGeneratorName) => change({ imageGeneratorName })}
        />
        <SelectField
          label={t('creation.presentation.speakerVideoGenerator')}
          value={settings.speakerVideoGeneratorName}
          options={speakerVideoGenerators.map((value) => ({
            value,
            label: value === 'none' ? t('creation.presentation.none') : value,
          }))}
          onValue={(speakerVideoGeneratorName) => change({ speakerVideoGeneratorName })}
        />
        <LanguageField form={form} dispatch={dispatch} />
        <SelectField
          label={t('creation.presentation.promotion')}
          value={settings.promotion}
          options={promotions.map((value) => ({
            value,
            label: t(`creation.presentation.promotions.${value}`),
          }))}
          onValue={(promotion) => change({ promotion })}
        />
      </div>
      <div className="presentation-switches">
        <CheckField
          label={t('creation.presentation.coverSlideVideo')}
          isChecked={settings.createCoverSlideVideo}
          onChecked={(createCoverSlideVideo) => change({ createCoverSlideVideo })}
        />
        <CheckField
          label={t('creation.presentation.subtitles')}
          isChecked={settings.createSubtitles}
          onChecked={(createSubtitles) => change({ createSubtitles })}
        />
        <CheckField
          label={t('creation.presentation.moderation')}
          hint={t('creation.presentation.moderationHint')}
          isChecked={settings.contentModeration}
          onChecked={(contentModeration) => change({ contentModeration })}
        />
      </div>
    </fieldset>
  );
}

const toLanguage = passFocusTo((removed) => removed.closest('.field-with-note')?.querySelector('select'));

/** The language, which follows the voice. When another one is chosen, a voice that speaks it is offered, not taken. */
function LanguageField({ form: { settings, person }, dispatch }: CreationFieldsProps) {
  const { t } = useTexts();
  const { language } = settings;
  const speaker = speakerOf(person.speaker);
  const fitting = usualSpeakerOf(language);
  return (
    <div className="field-with-note">
      <SelectField
        label={t('creation.presentation.language')}
        value={language}
        options={speakerLanguages.map((value) => ({
          value,
          label: t(`creation.presentation.languages.${value}`),
        }))}
        onValue={(chosen) => dispatch({ type: 'change', change: { language: chosen } })}
      />
      {speaker !== undefined && speaker.language !== language && (
        <div className="field-note">
          <output>
            {t('creation.presentation.otherVoice', {
              speaker: speaker.label,
              language: t(`creation.presentation.languages.${speaker.language}`),
            })}
          </output>
          <Button
            ref={toLanguage}
            onClick={() => dispatch({ type: 'type-person', field: 'speaker', value: fitting.value })}
          >
            {t('creation.presentation.useVoice', { speaker: fitting.label })}
          </Button>
        </div>
      )}
    </div>
  );
}
