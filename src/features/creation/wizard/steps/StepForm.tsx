// One step of the wizard as a form: its question, its options or fields, and the buttons to move on.
import { type Dispatch, type ReactNode, useId } from 'react';
import {
  pageCountsOf,
  type TargetGroup,
  type ImageStyle,
  type WizardOptions,
} from '../../../../contract/creation/choices';
import type { InterfaceLanguage } from '../../../../contract/languages';
import { report } from '../../../../platform/browser/report';
import { useTexts } from '../../../../platform/i18n/i18n';
import type { SampleTitles } from '../../../../platform/i18n/texts';
import { Button } from '../../../../ui/Button';
import { EarButton } from '../../../../ui/EarButton';
import { SpeechBubble } from '../../../../ui/drawings/Guide';
import { useFirstClick } from '../../../../ui/use-first-click';
import { Arrow } from '../../run-parts';
import { missingIn, steps, titlesOf, type WizardAction, type WizardForm } from '../wizard-form';
import type { AnimationProps } from '../wizard-run';
import { HeroFields } from './hero/HeroFields';
import { ageOf, AgePicture, childPoses, OptionCards, PagesPicture, StylePicture } from './option-cards';
import { ReviewStep } from './ReviewStep';
import { TitleStep, useSampleTitles } from './TitleStep';
import './steps.css';

interface StepFormProps {
  readonly form: WizardForm;
  readonly dispatch: Dispatch<WizardAction>;
  readonly options: WizardOptions;
  readonly loadTitles: (language: InterfaceLanguage) => Promise<SampleTitles>;
  readonly animation: AnimationProps;
  /** Whether the last submit found no network. */
  readonly isOffline: boolean;
  /** Whether the device keeps the entries. */
  readonly keepsDraft: boolean;
  readonly onSubmit: () => void;
}

export function StepForm(props: StepFormProps) {
  const { form, dispatch, options, isOffline, keepsDraft, onSubmit } = props;
  const { t, language } = useTexts();
  const isLast = form.step === 'review';
  const missing = missingIn(form, options);
  const reasonId = useId();
  const at = steps.indexOf(form.step);
  const clicks = useFirstClick();
  return (
    <form
      className="wizard-step"
      data-draft
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) onSubmit();
        else dispatch({ type: 'next' });
      }}
    >
      <SpeechBubble mood={isLast ? 'happy' : 'neutral'}>
        <p className="visually-hidden">{t('creation.steps', { step: at + 1, steps: steps.length })}</p>
        <h2 tabIndex={-1} data-takes-focus>
          {t(`creation.questions.${form.step}`)}
        </h2>
        <EarButton
          key={form.step}
          loadNarration={async () => recordings[`./questions/${language}-${form.step}.mp3`]}
          label={t('creation.hearQuestion')}
          onError={reportQuestion}
        />
      </SpeechBubble>
      <div className="wizard-answers" data-step={form.step} key={form.step}>
        <StepFields {...props} />
      </div>
      <div className="wizard-foot">
        {/* Beside the button that was pressed: on a phone the speech bubble is out of sight then. */}
        {isLast && isOffline && (
          <p role="alert" className="wizard-reason">
            {t(keepsDraft ? 'creation.offline' : 'kiosk.creation.offline')}
          </p>
        )}
        <p id={reasonId} className="wizard-reason">
          {missing && t(`creation.missing.${missing}`)}
        </p>
        <Button disabled={at === 0} onClick={() => dispatch({ type: 'previous' })}>
          <Arrow back />
          {t('creation.previous')}
        </Button>
        <Button
          primary
          type="submit"
          disabled={missing !== undefined}
          aria-describedby={missing && reasonId}
          onPointerDown={clicks.notePointer}
          onClick={(event) => {
            // The second click of a double tap would leave a step, or send a story, that nobody has seen.
            if (!clicks.isFirst(event)) event.preventDefault();
          }}
        >
          {t(isLast ? 'creation.submit' : 'creation.next')}
          <Arrow />
        </Button>
      </div>
    </form>
  );
}

/** The questions in the robot's voice, made by `npm run press -- questions`. */
const recordings = import.meta.glob<string>('./questions/*.mp3', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

const reportQuestion = (error: unknown) => report(error, 'wizard: question');

function StepFields(props: StepFormProps): ReactNode {
  const { form, dispatch, options } = props;
  switch (form.step) {
    case 'target-group':
    case 'image-style':
    case 'page-count':
      return <Cards {...props} step={form.step} />;
    case 'title':
      return <TitleFields {...props} />;
    case 'review':
      return (
        <ReviewStep
          form={form}
          email={options.email}
          onEmail={(email) => dispatch({ type: 'type-email', email })}
          onConsent={(consent) => dispatch({ type: 'consent', consent })}
          onChange={(step) => dispatch({ type: 'go-to', step })}
        />
      );
  }
}

interface CardsProps extends StepFormProps {
  readonly step: 'target-group' | 'image-style' | 'page-count';
}

/** Shows the options of a step as cards. */
function Cards({ step, form, dispatch, options, animation }: CardsProps) {
  const { t } = useTexts();
  const question = t(`creation.questions.${step}`);
  switch (step) {
    case 'target-group': {
      const groups = options.targetGroups.map((group) => ({
        value: group,
        label: t('creation.age', { count: ageOf(group) }),
        short: String(ageOf(group)),
        picture: <AgePicture group={group} />,
        height: childPoses[group].height,
      }));
      const choose = (targetGroup: TargetGroup) => dispatch({ type: 'choose-target-group', targetGroup });
      return (
        <OptionCards
          step={step}
          question={question}
          options={groups}
          chosen={form.targetGroup}
          onChoose={choose}
        />
      );
    }
    case 'image-style': {
      const styles = options.imageStyles.map((style) => ({
        value: style,
        label: t(`gallery.styles.${style}`),
        picture: <StylePicture world={animation.world} style={style} />,
      }));
      const choose = (imageStyle: ImageStyle) => dispatch({ type: 'choose-image-style', imageStyle });
      return (
        <OptionCards
          step={step}
          question={question}
          options={styles}
          chosen={form.imageStyle}
          onChoose={choose}
        />
      );
    }
    case 'page-count': {
      const counts = pageCountsOf(form.targetGroup).map((pages, position) => ({
        value: pages,
        label: t('gallery.pages', { count: pages }),
        picture: <PagesPicture pages={pages} position={position} />,
      }));
      const choose = (pageCount: number) => dispatch({ type: 'choose-page-count', pageCount });
      return (
        <OptionCards
          step={step}
          question={question}
          options={counts}
          chosen={form.pageCount}
          onChoose={choose}
        />
      );
    }
  }
}

/** The title step with its sample titles, which are loaded with it, and the child that the story is about. */
function TitleFields({ form, dispatch, loadTitles, animation }: StepFormProps) {
  const titles = useSampleTitles(loadTitles);
  return (
    <>
      <TitleStep
        title={form.title}
        samples={titles && titlesOf(titles, animation.world, form.targetGroup)}
        onTitle={(title) => dispatch({ type: 'type-title', title })}
        {...animation}
      />
      <HeroFields hero={form.hero} onHero={(hero) => dispatch({ type: 'describe-hero', hero })} />
    </>
  );
}

interface StepProgressProps {
  /** The current step, from 0. */
  readonly at: number;
  readonly count: number;
}

/** How far the wizard is: the worm on its way to the book, one ring longer with each answer. Screen readers read it with the question. */
export function StepProgress({ at, count }: StepProgressProps) {
  const stations = Array.from({ length: count - 1 }, (_, station) => 24 + station * spacing);
  const head = Math.min(24 + at * spacing, 24 + (count - 2) * spacing + 30);
  // The one behind the head is drawn last.
  const rings = Array.from({ length: at * 2 }, (_, ring) => head - 28 - (at * 2 - 1 - ring) * 17);
  return (
    <svg className="step-progress" viewBox="0 0 250 44" aria-hidden="true" focusable="false">
      <path d="M24 24h186" className="step-way" />
      {stations.slice(at + 1).map((x) => (
        <circle key={x} className="step-station" cx={x} cy="24" r="9" />
      ))}
      <path d="M207 16q11-4 20 2 9-6 20-2v20q-11-4-20 2-9-6-20-2z" fill="#b8432b" />
      <path
        d="M210 14q9-3 17 3v18q-8-5-17-3zM244 14q-9-3-17 3v18q8-5 17-3z"
        fill="#fffaf0"
        stroke="#e4d6c0"
      />
      {rings
        .filter((x) => x > 0)
        .map((x) => (
          <circle key={x} cx={x} cy="28" r="12" fill="#7fae4e" stroke="#6f9f3e" strokeWidth="1.5" />
        ))}
      <g className="step-head" style={{ transform: `translateX(${head}px)` }}>
        <circle cx="0" cy="22" r="18" fill="#8fc05a" />
        <g fill="#fff" stroke="#2d2430" strokeWidth="2">
          <circle cx="-5" cy="19" r="6.4" />
          <circle cx="9" cy="19" r="6.4" />
        </g>
        <circle cx="-3" cy="19.5" r="3" fill="#2d2430" />
        <circle cx="11" cy="19.5" r="3" fill="#2d2430" />
        <path d="M-4 30q6 5 12 0" fill="none" stroke="#2d2430" strokeWidth="2.2" strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** The distance between two steps on the way. */
const spacing = 48;
