import { useId, type ComponentProps } from 'react';
import './form.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'id'> {
  readonly label: string;
  readonly onValue: (value: string) => void;
}

/** A labelled text of several lines. */
export function TextArea({ label, onValue, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...rest} id={id} className="field-input" onChange={({ target }) => onValue(target.value)} />
    </div>
  );
}
