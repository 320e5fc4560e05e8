import { type ReactNode, useEffect, useRef, useState } from 'react';
import { narrationStyles, slideCounts } from '../../../contract/creation/choices';
import type { Timers } from '../../../base/clock';
import { topicWhenTheCallFails } from '../../../contract/service/bodies';
import { pathOfCall } from '../../../contract/service/calls';
import type { InterfaceLanguage } from '../../../contract/languages';
import * as limits from '../../../contract/limits';
import { inTime } from '../../../platform/http/time-limit';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SelectField, TextField, TextArea } from '../../../ui/fields';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { creationBounds, hasRecording } from '../../../contract/creation/creation-settings';
import { speakerLanguages, speakers } from '../../../contract/creation/speakers';
import type { Personalities } from '../../../platform/i18n/texts';
import {
  type FormAction,
  type FormState,
  type OfferedChoice,
  personalityChoices,
  type PersonField,
  templateOf,
} from './presentation-form';
import { AutoFill, type AutoFillControls } from './AutoFill';

export interface TopicDeps {
  readonly newTopic: (language: InterfaceLanguage, signal?: AbortSignal) => Promise<string>;
  /** Times the service's answer. */
  readonly callTimers: Timers;
  readonly report: (error: unknown, where: string) => void;
}

interface TopicFieldsProps {
  readonly settings: FormState['settings'];
  readonly dispatch: (action: FormAction) => void;
  readonly deps: TopicDeps;
  /** Whether the title takes the focus, since the button that had it is gone. */
  readonly takesFocus: boolean;
}

/** What the presentation is about, how long and in which style (spec screens §11). */
export function TopicFields({ settings, dispatch, deps, takesFocus }: TopicFieldsProps) {
  const { t } = useTexts();
  const change = (change: Partial<FormState['settings']>): void => dispatch({ type: 'change', change });
  const topic = useRandomTopic(deps, (title) => change({ title }));
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <fieldset>
      <legend>{t('creation.presentation.topic')}</legend>
      <div className="field-beside-button">
        <TextField
          ref={title}
          label={t('creation.presentation.title')}
          value={settings.title}
          maxLength={limits.creation.titleLength}
          required
          autoComplete="off"
          onValue={(typed) => {
            topic.cancel();
            change({ title: typed });
          }}
        />
        <Button aria-busy={topic.isLoading} onClick={() => topic.ask()}>
          {t('creation.presentation.randomTopic')}
        </Button>
      </div>
      <output className="visually-hidden">
        {topic.arrived && t('creation.newTitle', { title: topic.arrived })}
      </output>
      <div className="presentation-columns">
        <SelectField
          label={t('creation.presentation.slides')}
          value={String(settings.numberOfSlides)}
          options={slideCounts.map((count) => ({ value: String(count), label: String(count) }))}
          onValue={(value) => {
            const numberOfSlides = slideCounts.find((count) => String(count) === value);
            if (numberOfSlides !== undefined) change({ numberOfSlides });
          }}
        />
        <SelectField
          label={t('creation.presentation.style')}
          value={settings.narrationStyle}
          options={(['', ...narrationStyles] as const).map((value) => ({
            value,
            label: t(`creation.presentation.styles.${value || 'none'}`),
          }))}
          onValue={(narrationStyle) => change({ narrationStyle })}
        />
      </div>
    </fieldset>
  );
}

/** Asks for one topic at a time. Typing a title cancels it, so that nothing that was typed is replaced afterwards. */
function useRandomTopic({ newTopic, callTimers, report }: TopicDeps, onTopic: (topic: string) => void) {
  const { language } = useTexts();
  const [arrived, setArrived] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const last = useRef<AbortController>(undefined);
  const end = (): void => {
    last.current = undefined;
    setLoading(false);
  };
  useEffect(() => () => last.current?.abort(), []);
  return {
    arrived,
    isLoading,
    cancel(): void {
      last.current?.abort();
      end();
    },
    ask(): void {
      if (last.current !== undefined) return;
      const controller = new AbortController();
      last.current = controller;
      setLoading(true);
      randomTopic({ newTopic, callTimers, report }, language, controller.signal).then(
        (topic) => {
          if (controller.signal.aborted) return;
          end();
          setArrived(topic);
          onTopic(topic);
        },
        () => undefined,
      );
    },
  };
}

/**
 * Returns a topic of the service, or the specified text when the call fails or takes too long, which is reported. Throws the signal's AbortError
 * when the person has left.
 */
export async function randomTopic(
  { newTopic, callTimers, report }: TopicDeps,
  language: InterfaceLanguage,
  signal: AbortSignal,
): Promise<string> {
  const limit = {
    clock: callTimers,
    url: pathOfCall('newTopic'),
    signal,
  };
  try {
    return await inTime(limit, (ended) => newTopic(language, ended));
  } catch (error) {
    signal.throwIfAborted();
    report(error, 'creation: random topic');
    return topicWhenTheCallFails;
  }
}

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
