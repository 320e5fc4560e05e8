// The review step: the choices, each with a way back to its step, and below them e-mail address and consent.
import { useId, useState } from 'react';
import { isEmail } from '../../../../contract/creation/creation-settings';
import type { WizardOptions } from '../../../../contract/creation/choices';
import { useTexts } from '../../../../platform/i18n/i18n';
import { Button } from '../../../../ui/Button';
import { heroOf, type Step, type WizardForm } from '../wizard-form';
import { ageOf } from './option-cards';

interface ReviewStepProps {
  readonly form: WizardForm;
  readonly email: WizardOptions['email'];
  readonly onEmail: (email: string) => void;
  readonly onConsent: (consent: boolean) => void;
  readonly onChange: (step: Step) => void;
}

export function ReviewStep(props: ReviewStepProps) {
  return (
    <div className="wizard-fields wizard-review">
      <Choices {...props} />
      {props.email === 'required' && <Email {...props} />}
      {props.email === 'optional' && <OptionalEmail {...props} />}
    </div>
  );
}

/** For the grown-up who wants the link, too: a child needs no address to find the story on the shelf. */
function OptionalEmail(props: ReviewStepProps) {
  const { t } = useTexts();
  // Closed at first; open when it has entries already, so that they are in sight.
  const [isOpenAtFirst] = useState(props.form.email !== '');
  return (
    <details className="wizard-link" open={isOpenAtFirst}>
      <summary>
        {t('creation.sendLink')} <small>{t('creation.forGrownUps')}</small>
      </summary>
      <Email {...props} />
    </details>
  );
}

/** The address to which the link of the story is mailed, and the consent to that. */
function Email({ form, onEmail, onConsent }: ReviewStepProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="wizard-email">
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
    </div>
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
