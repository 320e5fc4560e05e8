import { useTexts } from '../../../platform/i18n/i18n';
import { TextField } from '../../../ui/form/TextField';

interface CodeFieldProps {
  readonly value: string;
  readonly onValue: (code: string) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A code that was sent, or that an app shows. Codes are pasted with the spaces of the message that they came in. */
export function CodeField({ value, onValue, error, required }: CodeFieldProps) {
  const { t } = useTexts();
  return (
    <TextField
      label={t('session.code.label')}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      required={required}
      value={value}
      onValue={(code) => onValue(code.replace(/\s/g, ''))}
      error={error}
    />
  );
}
