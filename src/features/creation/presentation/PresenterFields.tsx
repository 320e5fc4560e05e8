import { useRef, type ReactNode } from 'react';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { creationBounds, hasRecording } from '../../../contract/creation/creation-settings';
import { speakerLanguages, speakers } from '../../../contract/creation/speakers';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Personalities } from '../../../platform/i18n/texts';
import { Button } from '../../../ui/Button';
import { SelectField, TextArea, TextField } from '../../../ui/fields';
import { AutoFill, type AutoFillControls } from './AutoFill';
import {
  personalityChoices,
  templateOf,
  type FormAction,
  type FormState,
  type OfferedChoice,
  type PersonField,
} from './presentation-form';

interface PresenterFieldsProps {
  readonly form: FormState;
  readonly personalities: Personalities;
  readonly dispatch: (action: FormAction) => void;
  readonly autoFill: AutoFillControls;
  readonly media: PersonMedia;
  /** Upload and recorder; undefined where there are none. */
  readonly mediaSlot: ReactNode;
}

/** Who presents: the personality, the fields that it fills, and the person's own picture and voice (spec screens §11). */
export function PresenterFields(props: PresenterFieldsProps) {
  const { form, personalities, dispatch, autoFill, media, mediaSlot } = props;
  const { t, language } = useTexts();
  const { personality, person } = form;
  const isReadOnly = autoFill.isGenerating;
  const labelOf = (choice: OfferedChoice) =>
    choice === 'custom' ? t('creation.presentation.ownPerson') : personalities[choice].label;
  const choices = personalityChoices.filter((choice) => choice !== 'you' || mediaSlot !== undefined);
  const type = (field: PersonField) => (value: string) => dispatch({ type: 'type-person', field, value });
  return (
    <fieldset>
      <legend>{t('creation.presentation.presenter')}</legend>
      <SelectField
        label={t('creation.presentation.personality')}
        value={personality}
        disabled={isReadOnly}
        options={choices.map((value) => ({ value, label: labelOf(value) }))}
        onValue={(picked) => {
          const template = templateOf(picked, personalities, language);
          dispatch({ type: 'pick', personality: picked, template });
        }}
      />
      {form.asked.length > 0 && (
        <Question asked={form.asked} personality={labelOf(personality)} dispatch={dispatch} />
      )}
      <TextField
        label={t('creation.presentation.person.name')}
        value={person.name}
        readOnly={isReadOnly}
        maxLength={creationBounds.text}
        required
        autoComplete="off"
        onValue={type('name')}
      />
      <AutoFill autoFill={autoFill} canUndo={form.undo !== undefined} dispatch={dispatch} />
      {(['personDescription', 'imageDescription'] as const).map((field) => (
        <TextArea
          key={field}
          label={t(`creation.presentation.person.${field}`)}
          value={person[field]}
          rows={3}
          readOnly={isReadOnly}
          maxLength={creationBounds.text}
          required
          onValue={type(field)}
        />
      ))}
      <SelectField
        label={t('creation.presentation.person.speaker')}
        value={person.speaker}
        disabled={isReadOnly}
        options={[
          { value: '', label: t('creation.presentation.noSpeaker') },
          ...speakerLanguages.map((spoken) => ({
            label: t(`creation.presentation.languages.${spoken}`),
            options: speakers.filter((speaker) => speaker.language === spoken),
          })),
        ]}
        onValue={type('speaker')}
      />
      {mediaSlot}
      <MediaNotice form={form} media={media} />
    </fieldset>
  );
}

/** Says that `you` has no recording, or that one of picture and voice is missing (spec contract §3). */
function MediaNotice({ form: { personality, person }, media }: Pick<PresenterFieldsProps, 'form' | 'media'>) {
  const { t } = useTexts();
  if (hasRecording({ ...person, ...media })) return null;
  if (personality === 'you')
    return <output className="field-note">{t('creation.presentation.noRecording')}</output>;
  if (media.image === undefined && media.audio === undefined) return null;
  return <output className="field-note">{t('creation.presentation.oneMediumOnly')}</output>;
}

interface QuestionProps {
  readonly asked: readonly PersonField[];
  readonly personality: string;
  readonly dispatch: (action: FormAction) => void;
}

/** Asks whether the personality may replace edited fields. They keep their entries until the answer is yes. */
function Question({ asked, personality, dispatch }: QuestionProps) {
  const { t } = useTexts();
  const fields = asked.map((field) => t(`creation.presentation.person.${field}`)).join(', ');
  const question = useRef<HTMLDivElement>(null);
  // An answer takes the button away that has the focus.
  const answer = (mayReplace: boolean): void => {
    question.current?.closest('fieldset')?.querySelector('select')?.focus();
    dispatch({ type: 'answer', mayReplace });
  };
  return (
    <div className="field-note" ref={question}>
      <output>{t('creation.presentation.replaceQuestion', { fields, personality })}</output>
      <div className="presentation-ways">
        <Button onClick={() => answer(true)}>{t('creation.presentation.replace')}</Button>
        <Button onClick={() => answer(false)}>{t('creation.presentation.keepMine')}</Button>
      </div>
    </div>
  );
}
