// The steps before anything is recorded or sent (spec screens §12).
import { useId, type ReactNode } from 'react';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { mayContinue, type CreationEntries } from './creation-flow-state';

interface TopicStepProps {
  readonly entered: CreationEntries;
  readonly onEnter: (entered: Partial<CreationEntries>) => void;
  readonly onContinue: () => void;
  /** Whether the kiosk can record a visitor; without it there is no choice of modes. */
  readonly canRecord: boolean;
  /** Whether the service can be reached, without which nothing can be made. */
  readonly isReachable: boolean;
  readonly homeHref: string;
}

const tones = ['serious', 'fun'] as const;
const modes = ['simple', 'advanced'] as const;

/** The first step: what the presentation is about, in which tone, and whether the visitor presents it. */
export function TopicStep(props: TopicStepProps) {
  const { entered, onEnter, onContinue, canRecord, isReachable, homeHref } = props;
  const { t } = useTexts();
  const topicId = useId();
  return (
    <form
      className="creation-form"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <h1 tabIndex={-1} data-takes-focus>
        {t('kiosk.creation.title')}
      </h1>
      {!isReachable && <output>{t('kiosk.creation.offline')}</output>}
      <label htmlFor={topicId}>{t('kiosk.creation.topic')}</label>
      <input
        id={topicId}
        className="creation-topic"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={limits.creation.titleLength}
        placeholder={t('kiosk.creation.topicExample')}
        value={entered.topic}
        onChange={({ target }) => onEnter({ topic: target.value })}
      />
      <Choice legend={t('kiosk.creation.tone')} name="tone">
        {tones.map((tone) => (
          <Option
            key={tone}
            name="tone"
            label={t(`kiosk.creation.tones.${tone}`)}
            hint={t(`kiosk.creation.toneHints.${tone}`)}
            isChosen={entered.tone === tone}
            onChoose={() => onEnter({ tone })}
          />
        ))}
      </Choice>
      {canRecord && (
        <Choice legend={t('kiosk.creation.mode')} name="mode">
          {modes.map((mode) => (
            <Option
              key={mode}
              name="mode"
              label={t(`kiosk.creation.modes.${mode}`)}
              hint={t(`kiosk.creation.modeHints.${mode}`)}
              isChosen={entered.mode === mode}
              onChoose={() => onEnter({ mode })}
            />
          ))}
        </Choice>
      )}
      <div className="creation-buttons">
        <a className="button" href={homeHref}>
          {t('kiosk.creation.cancel')}
        </a>
        <Button primary type="submit" disabled={!mayContinue(entered)}>
          {t('kiosk.creation.continue')}
        </Button>
      </div>
    </form>
  );
}

function Choice({
  legend,
  name,
  children,
}: {
  readonly legend: string;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="creation-choice" role="radiogroup" aria-labelledby={id} data-choice={name}>
      <p id={id}>{legend}</p>
      <div className="creation-options">{children}</div>
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Option({ name, label, hint, isChosen, onChoose }: OptionProps) {
  const hintId = useId();
  return (
    <label className="creation-option" data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        aria-describedby={hintId}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="creation-option-label">{label}</span>
      <span id={hintId}>{hint}</span>
    </label>
  );
}

interface PrivacyStepProps {
  readonly onAccept: () => void;
  readonly onSwitchToSimple: () => void;
  readonly onCancel: () => void;
}

const points = ['optional', 'kept', 'sent', 'screen'] as const;

/** Says what happens with photo and voice, before either is recorded. */
export function PrivacyStep({ onAccept, onSwitchToSimple, onCancel }: PrivacyStepProps) {
  const { t } = useTexts();
  return (
    <section className="creation-form" aria-labelledby="creation-privacy">
      <h1 id="creation-privacy" tabIndex={-1} data-takes-focus>
        {t('kiosk.creation.privacy.title')}
      </h1>
      <ul className="creation-points">
        {points.map((point) => (
          <li key={point}>{t(`kiosk.creation.privacy.${point}`)}</li>
        ))}
      </ul>
      <div className="creation-buttons">
        <Button onClick={onCancel}>{t('kiosk.creation.cancel')}</Button>
        <Button onClick={onSwitchToSimple}>{t('kiosk.creation.switchToSimple')}</Button>
        <Button primary onClick={onAccept}>
          {t('kiosk.creation.accept')}
        </Button>
      </div>
    </section>
  );
}
