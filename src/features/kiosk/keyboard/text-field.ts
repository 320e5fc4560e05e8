// Writes into a field as a keyboard does: at the caret, within the maximum length, with the events that a form listens to.

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

const writable = ['text', 'search', 'email', 'password', 'url', 'tel', 'number'];

/** Returns the element when text can be typed into it; undefined for anything else. */
export function textElementOf(target: EventTarget | null): TextElement | undefined {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && writable.includes(target.type));
  return isField && !target.readOnly && !target.disabled ? target : undefined;
}

/** Returns the kind of text that the field takes, which decides on the last row of keys. */
export function kindOf(field: TextElement): 'text' | 'email' {
  return field.type === 'email' || field.autocomplete === 'email' ? 'email' : 'text';
}

/** Replaces the selection with a text. */
export function write(field: TextElement, text: string): void {
  const { value } = field;
  const [start, end] = selectionOf(field);
  const free = field.maxLength < 0 ? Infinity : field.maxLength - (value.length - (end - start));
  const written = text.slice(0, Math.max(0, free));
  if (written === '') return;
  change(field, value.slice(0, start) + written + value.slice(end), start + written.length, 'insertText');
}

/** Deletes the selection, or the character before the caret. */
export function deleteBackward(field: TextElement): void {
  const { value } = field;
  const [start, end] = selectionOf(field);
  const from = start === end ? start - lengthOfLast(value.slice(0, start)) : start;
  if (from === end) return;
  change(field, value.slice(0, from) + value.slice(end), from, 'deleteContentBackward');
}

/** Does what Enter does: a new line in a text of several lines; else it sends the form. */
export function enter(field: TextElement): void {
  if (field instanceof HTMLTextAreaElement) return write(field, '\n');
  // Floor: Safari 15.4 has no `requestSubmit`. A click on the button checks the form as well.
  const button = field.form?.querySelector<HTMLElement>('button:not([type]), [type="submit"]');
  return button?.click();
}

/** Returns start and end; the end of the text in fields whose selection a script cannot read, such as those for e-mail. */
function selectionOf({ value, selectionStart, selectionEnd }: TextElement): [number, number] {
  const start = selectionStart ?? value.length;
  return [start, selectionEnd ?? start];
}

/** Returns the length of the last character, which may be two units long. */
const lengthOfLast = (text: string): number => /.$/su.exec(text)?.[0].length ?? 0;

/** Sets the value by the element's own setter, which React's tracks, and says so as the browser does. */
function change(field: TextElement, value: string, caret: number, inputType: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
