// The steps before anything is recorded or sent (spec screens §12).
import { useId, useRef, useState, type ReactNode } from 'react';
import * as limits from '../../../contract/limits';
import type { MadeKind } from '../../../contract/split-messages';
import { report } from '../../../platform/browser/report';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button, IconButton } from '../../../ui/Button';
import { EarButton } from '../../../ui/EarButton';
import { IconFrame } from '../../../ui/Icon';
import { Guide } from '../../../ui/drawings/Guide';
import { KeyboardPlace } from '../keyboard/KeyboardHost';
import { mayContinue, type CreationEntries } from './creation-flow-state';
import beesUrl from './topic-pictures/topic-bees.webp';
import boatUrl from './topic-pictures/topic-boat.webp';
import moonUrl from './topic-pictures/topic-moon.webp';
import robotUrl from './topic-pictures/topic-robot.webp';
import snowUrl from './topic-pictures/topic-snow.webp';
import './topic-step.css';

interface TopicStepProps {
  readonly entered: CreationEntries;
  readonly onEnter: (entered: Partial<CreationEntries>) => void;
  readonly onContinue: () => void;
  /** Whether the kiosk can record a visitor; without it there is no choice of modes. */
  readonly canRecord: boolean;
  /** Whether the service can be reached, without which nothing can be made. */
  readonly isReachable: boolean;
  /** Whether keys are shown on the screen, which have a place of their own. */
  readonly hasKeyboard: boolean;
}

const tones = ['serious', 'fun'] as const;
const modes = ['simple', 'advanced'] as const;

/** Two pages of topics with the same pictures, which the studio painted; each with its middle, if cropped. */
const topics = [
  { name: 'bees', picture: beesUrl, middle: '50% 36%' },
  { name: 'moon', picture: moonUrl, middle: '50% 44%' },
  { name: 'boat', picture: boatUrl, middle: '50% 38%' },
  { name: 'snow', picture: snowUrl, middle: '50% 24%' },
  { name: 'robot', picture: robotUrl, middle: '50% 30%' },
] as const;

/** In the robot's voice, made by `npm run press -- questions`. */
const recordings = import.meta.glob<string>('./questions/*.mp3', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

interface RobotEarProps {
  readonly sentence:
    | 'topic'
    | `${'' | 'other-'}${(typeof topics)[number]['name']}`
    | keyof typeof optionPictures
    | `ready-${MadeKind}`;
  readonly label: string;
  /** The elements that hold the spoken text, where the label does not tell it. */
  readonly describedBy?: string;
}

/** Speaks a question, an option, or that its answer is ready. */
export function RobotEar({ sentence, label, describedBy }: RobotEarProps) {
  const { language } = useTexts();
  const recording = `./questions/${language}-${sentence}.mp3`;
  return (
    <EarButton
      key={recording}
      loadNarration={async () => recordings[recording]}
      label={label}
      describedBy={describedBy}
      onError={(error) => report(error, 'kiosk: question')}
    />
  );
}

/** The first step: what the presentation is about, in which tone, and whether the visitor presents it. */
export function TopicStep(props: TopicStepProps) {
  const { entered, onEnter, onContinue, canRecord, isReachable, hasKeyboard } = props;
  const { t } = useTexts();
  const topicId = useId();
  const field = useRef<HTMLInputElement>(null);
  const enterTopic = (topic: string): void => {
    onEnter({ topic });
    field.current?.focus();
  };
  return (
    <form
      className="creation-topic-form"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <div className="creation-question">
        <Guide mood={mayContinue(entered) ? 'happy' : 'thinking'} />
        <div className="speech-bubble">
          <h1 tabIndex={-1} data-takes-focus>
            {t('kiosk.creation.title')}
          </h1>
          <RobotEar sentence="topic" label={t('creation.hearQuestion')} />
        </div>
      </div>
      <Topics chosen={entered.topic} onChoose={enterTopic} />
      <div className="creation-field">
        <p aria-hidden="true">{t('kiosk.creation.own')}</p>
        {!isReachable && <output>{t('kiosk.creation.offline')}</output>}
        <input
          ref={field}
          id={topicId}
          className="creation-topic"
          aria-label={t('kiosk.creation.topic')}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={limits.creation.titleLength}
          placeholder={t('kiosk.creation.topicExample')}
          value={entered.topic}
          onChange={({ target }) => onEnter({ topic: target.value })}
        />
        {entered.topic !== '' && (
          <IconButton icon="close" label={t('kiosk.creation.clear')} onClick={() => enterTopic('')} />
        )}
      </div>
      <div className="creation-choices">
        <Choice legend={t('kiosk.creation.tone')} name="tone">
          {tones.map((tone) => (
            <Option
              key={tone}
              group="tone"
              name={tone}
              label={t(`kiosk.creation.tones.${tone}`)}
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
                group="mode"
                name={mode}
                label={t(`kiosk.creation.modes.${mode}`)}
                hint={t(`kiosk.creation.modeHints.${mode}`)}
                isChosen={entered.mode === mode}
                onChoose={() => onEnter({ mode })}
              />
            ))}
          </Choice>
        )}
      </div>
      <Button className="creation-continue" primary type="submit" disabled={!mayContinue(entered)}>
        {t('kiosk.creation.continue')}
        <Arrow />
      </Button>
      {hasKeyboard && <KeyboardPlace fieldId={topicId} />}
    </form>
  );
}

interface TopicsProps {
  /** The topic in the field. */
  readonly chosen: string;
  readonly onChoose: (topic: string) => void;
}

/** Topics that write themselves into the field, where they can be changed. */
function Topics({ chosen, onChoose }: TopicsProps) {
  const { t } = useTexts();
  const [isOther, setOther] = useState(false);
  const id = useId();
  return (
    <section className="creation-topics" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('kiosk.creation.pick')}
      </h2>
      {topics.map(({ name, picture, middle }) => {
        const topic = isOther ? t(`kiosk.creation.otherTopics.${name}`) : t(`kiosk.creation.topics.${name}`);
        return (
          <div key={name} className="creation-suggestion">
            <button
              type="button"
              className="creation-suggested"
              aria-pressed={topic === chosen}
              onClick={() => onChoose(topic)}
            >
              <img
                src={picture}
                alt=""
                width="560"
                height="420"
                draggable={false}
                style={{ objectPosition: middle }}
              />
              <span id={`${id}-${name}`}>{topic}</span>
            </button>
            {topic === chosen && <Plaque />}
            <RobotEar
              sentence={isOther ? `other-${name}` : name}
              label={t('creation.hearQuestion')}
              describedBy={`${id}-${name}`}
            />
          </div>
        );
      })}
      <button type="button" className="creation-others" onClick={() => setOther(!isOther)}>
        <IconFrame>
          <path
            d="M4.500 11a7.500 7.500 0 0 1 13.500-3.500L20 10M20 4v6h-6M19.500 13A7.500 7.500 0 0 1 6 16.500L4 14M4 20v-6h6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </IconFrame>
        {t('kiosk.creation.others')}
      </button>
    </section>
  );
}

/** The guide's face in a tone; who speaks in a mode: the kiosk, or the visitor with camera and microphone. Drawn 88 by 64. */
const optionPictures = {
  serious: <path d="M28 25v.1M60 25v.1M34 45h20" strokeWidth="9" />,
  fun: <path d="M22 28q6-9 12 0M54 28q6-9 12 0M32 42q12 14 24 0Z" />,
  simple: <path d="M20 26h9l13-10v32L29 38h-9ZM52 24q7 8 0 16M61 16q15 16 0 32" />,
  advanced: (
    <path
      transform="translate(-3 3)"
      d="M16 24h6l4-6h10l4 6h6v22H16ZM31 29.500a5.500 5.500 0 1 0 .1 0M66 16a5 5 0 0 1 5 5v9a5 5 0 0 1-10 0v-9a5 5 0 0 1 5-5M55 31q1 11 11 11t11-11M66 42v8"
    />
  ),
} as const;

function Arrow() {
  return (
    <IconFrame>
      <path d="M12.8 5.1a1.3 1.3 0 0 0-1.8 1.8l3.8 3.8H5a1.3 1.3 0 0 0 0 2.6h9.8L11 17.1a1.3 1.3 0 0 0 1.8 1.8l6-6a1.3 1.3 0 0 0 0-1.8Z" />
    </IconFrame>
  );
}

/** The tick of a chosen card, on its corner. */
function Plaque() {
  return (
    <svg className="creation-plaque" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <circle cx="17" cy="17" r="17" />
      <path d="m10 17.500 5 5 9-10.500" />
    </svg>
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
      <p id={id} className="visually-hidden">
        {legend}
      </p>
      <div className="creation-options">{children}</div>
    </div>
  );
}

interface OptionProps {
  readonly group: 'tone' | 'mode';
  readonly name: keyof typeof optionPictures;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The ear lies above the label, within which it would choose the option. */
function Option({ group, name, label, hint, isChosen, onChoose }: OptionProps) {
  const { t } = useTexts();
  const id = useId();
  const hintId = useId();
  return (
    <div className="creation-option-place">
      <label className="creation-option" data-chosen={isChosen || undefined}>
        <input
          type="radio"
          name={group}
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : hintId}
          checked={isChosen}
          onChange={onChoose}
        />
        <svg className="creation-face" viewBox="0 0 88 64" aria-hidden="true" focusable="false">
          <rect x="2" y="2" width="84" height="60" rx="19" fill="#2f4652" stroke="#a8c9d2" strokeWidth="4" />
          <g fill="none" stroke="#a8f0e0" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
            {optionPictures[name]}
          </g>
        </svg>
        <span id={id} className="creation-option-label">
          {label}
        </span>
        {hint !== undefined && <span id={hintId}>{hint}</span>}
      </label>
      {isChosen && <Plaque />}
      <RobotEar
        sentence={name}
        label={t('kiosk.creation.hear')}
        describedBy={hint === undefined ? id : `${id} ${hintId}`}
      />
    </div>
  );
}
