// One step of the wizard as a form: its question, its options or fields, and the buttons to move on.
import { type Dispatch, type ReactNode, useEffect, useId, useState } from 'react';
import { pageCountsOf, type TargetGroup, type ImageStyle } from '../../../../contract/creation/choices';
import type { WizardOptions } from '../../../../contract/creation/form-options';
import type { InterfaceLanguage } from '../../../../contract/languages';
import { startLoad } from '../../../../platform/browser/use-resource';
import { useTexts } from '../../../../platform/i18n/i18n';
import type { SampleTitles } from '../../../../platform/i18n/texts';
import { Button } from '../../../../ui/Button';
import { SpeechBubble } from '../../../../ui/drawings/Guide';
import { useFirstClick } from '../../../../ui/use-first-click';
import { isEmail } from '../../../../contract/creation/creation-settings';
import {
  heroOf,
  mayGoNext,
  maySubmit,
  type Step,
  steps,
  titlesOf,
  type WizardAction,
  type WizardForm,
} from '../wizard-form';
import type { AnimationProps } from '../wizard-run';
import { HeroFields } from './hero/HeroFields';
import { ageOf, AgePicture, OptionCards, PagesPicture, StylePicture, TitleStep } from './step-fields';
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
  const { t } = useTexts();
  const isLast = form.step === 'review';
  const mayLeave = isLast ? maySubmit(form, options) : mayGoNext(form);
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
        <p className="wizard-steps">{t('creation.steps', { step: at + 1, steps: steps.length })}</p>
        <h2 tabIndex={-1} data-takes-focus>
          {t(`creation.questions.${form.step}`)}
        </h2>
      </SpeechBubble>
      <StepFields {...props} />
      {/* Beside the button that was pressed: on a phone the speech bubble is out of sight then. */}
      {isLast && isOffline && (
        <p role="alert" className="wizard-alert">
          {t(keepsDraft ? 'creation.offline' : 'kiosk.creation.offline')}
        </p>
      )}
      <div className="wizard-buttons">
        <Button disabled={at === 0} onClick={() => dispatch({ type: 'previous' })}>
          {t('creation.previous')}
        </Button>
        <Button
          primary
          type="submit"
          disabled={!mayLeave}
          onPointerDown={clicks.notePointer}
          onClick={(event) => {
            // The second click of a double tap would leave a step, or send a story, that nobody has seen.
            if (!clicks.isFirst(event)) event.preventDefault();
          }}
        >
          {t(isLast ? 'creation.submit' : 'creation.next')}
        </Button>
      </div>
    </form>
  );
}

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
          asksForEmail={options.asksForEmail}
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
function Cards({ step, form, dispatch, options }: CardsProps) {
  const { t } = useTexts();
  const question = t(`creation.questions.${step}`);
  switch (step) {
    case 'target-group': {
      const groups = options.targetGroups.map((group) => ({
        value: group,
        label: t('creation.age', { count: ageOf(group) }),
        picture: <AgePicture group={group} />,
      }));
      const choose = (targetGroup: TargetGroup) => dispatch({ type: 'choose-target-group', targetGroup });
      return <OptionCards question={question} options={groups} chosen={form.targetGroup} onChoose={choose} />;
    }
    case 'image-style': {
      const styles = options.imageStyles.map((style) => ({
        value: style,
        label: t(`gallery.styles.${style}`),
        picture: <StylePicture style={style} />,
      }));
      const choose = (imageStyle: ImageStyle) => dispatch({ type: 'choose-image-style', imageStyle });
      return <OptionCards question={question} options={styles} chosen={form.imageStyle} onChoose={choose} />;
    }
    case 'page-count': {
      const counts = pageCountsOf(form.targetGroup).map((pages) => ({
        value: pages,
        label: t('gallery.pages', { count: pages }),
        picture: <PagesPicture pages={pages} />,
      }));
      const choose = (pageCount: number) => dispatch({ type: 'choose-page-count', pageCount });
      return <OptionCards question={question} options={counts} chosen={form.pageCount} onChoose={choose} />;
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

/** Returns the titles in the interface's language; undefined until they are loaded, and when they cannot be. */
function useSampleTitles(load: StepFormProps['loadTitles']): SampleTitles | undefined {
  const { language } = useTexts();
  const [loaded, setLoaded] = useState<{ language: InterfaceLanguage; titles: SampleTitles }>();
  useEffect(
    () =>
      startLoad(() => load(language), {
        where: 'wizard: sample titles',
        onLoaded: (titles) => setLoaded({ language, titles }),
      }).stop,
    [load, language],
  );
  return loaded?.language === language ? loaded.titles : undefined;
}

// The review step: the choices, each with a way back to its step, and below them e-mail address and consent.

interface ReviewStepProps {
  readonly form: WizardForm;
  readonly asksForEmail: boolean;
  readonly onEmail: (email: string) => void;
  readonly onConsent: (consent: boolean) => void;
  readonly onChange: (step: Step) => void;
}

function ReviewStep(props: ReviewStepProps) {
  return (
    <div className="wizard-fields wizard-review">
      <Choices {...props} />
      {props.asksForEmail && <Email {...props} />}
    </div>
  );
}

/** The address to which the link of the story is mailed, and the consent to that. */
function Email({ form, onEmail, onConsent }: ReviewStepProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      <label className="wizard-field" htmlFor={`${id}-email`}>
        {t('creation.email')}
      </label>
      {/* A field of type `email` changes the typed text: international domains, spaces. */}
      <input
        id={`${id}-email`}
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={form.email}
        onChange={({ target }) => onEmail(target.value)}
        aria-invalid={form.email !== '' && !isEmail(form.email)}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="wizard-hint">
        {t('creation.emailHint')}
      </p>
      <label className="wizard-consent">
        <input
          type="checkbox"
          checked={form.consent}
          onChange={({ target }) => onConsent(target.checked)}
          aria-describedby={`${id}-consent`}
        />
        {t('creation.consent')}
      </label>
      <p id={`${id}-consent`} className="wizard-hint">
        {t('creation.consentText')}
      </p>
    </>
  );
}

/** The choices of the earlier steps, each with a button that leads back to its step. */
function Choices({ form, onChange }: Pick<ReviewStepProps, 'form' | 'onChange'>) {
  const { t } = useTexts();
  const chosen = {
    title: form.title,
    hero: heroOf(form)?.name,
    'target-group': t('creation.age', { count: ageOf(form.targetGroup) }),
    'image-style': t(`gallery.styles.${form.imageStyle}`),
    'page-count': t('gallery.pages', { count: form.pageCount }),
  } as const;
  return (
    <dl className="wizard-choices">
      {shown
        .filter((what) => chosen[what] !== undefined)
        .map((what) => (
          <div key={what}>
            <dt>{t(`creation.chosen.${what}`)}</dt>
            <dd>
              <span>{chosen[what]}</span>
              <Button
                aria-label={t('creation.change', { what: t(`creation.chosen.${what}`) })}
                onClick={() => onChange(what === 'hero' ? 'title' : what)}
              >
                {t('creation.changeShort')}
              </Button>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The title step asks for the child, too, whom nobody has to name. */
const shown = ['title', 'hero', 'target-group', 'image-style', 'page-count'] as const;
