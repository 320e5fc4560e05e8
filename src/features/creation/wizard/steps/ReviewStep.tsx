// The review step: the choices, each with a way back to its step, and below them e-mail address and consent.
import { useId } from 'react';
import { isEmail } from '../../../../contract/creation/creation-settings';
import { useTexts } from '../../../../platform/i18n/i18n';
import { Button } from '../../../../ui/Button';
import { heroOf, type Step, type WizardForm } from '../wizard-form';
import { ageOf } from './OptionCards';

interface ReviewStepProps {
  readonly form: WizardForm;
  readonly asksForEmail: boolean;
  readonly onEmail: (email: string) => void;
  readonly onConsent: (consent: boolean) => void;
  readonly onChange: (step: Step) => void;
}

export function ReviewStep(props: ReviewStepProps) {
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
