// What a reload of the page would lose (spec offline §7): text that was typed into a form without a draft, and what is only in memory.
import { anyOf } from '../../contract/any-of';
import { createWritable, type Readable } from '../../contract/readable';

export interface UnsavedWork extends Readable<boolean> {
  /** Counts something that is only in memory until the returned function is called. */
  readonly hold: () => () => void;
}

/** Follows the work on a page, for as long as the page lives. */
export function createUnsavedWork(page: Document): UnsavedWork {
  const held = createWritable<ReadonlySet<object>>(new Set());
  const isHeld = { get: () => held.get().size > 0, subscribe: held.subscribe };
  return {
    ...anyOf(typedText(page), isHeld),
    hold() {
      const one = {};
      held.set(new Set([...held.get(), one]));
      return () => held.set(new Set([...held.get()].filter((other) => other !== one)));
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types of fields for text. Not the search, which is typed again in a moment. */
const textTypes = ['text', 'email', 'password', 'tel', 'url', 'number'];

/** Whether a field of the page that somebody has typed into still has its text. */
function typedText(page: Document): Readable<boolean> {
  const hasText = createWritable(false);
  const fields = new Set<Field>();
  const update = (): void => {
    for (const field of fields) if (!field.isConnected || field.value.trim() === '') fields.delete(field);
    if (fields.size === 0) observer.disconnect();
    if (hasText.get() !== fields.size > 0) hasText.set(fields.size > 0);
  };
  // A form that was sent or left is no longer there, or says so.
  const observer = new MutationObserver(update);
  const onInput = ({ target }: Event): void => {
    if (!isUnsavedField(target)) return;
    fields.add(target);
    observer.observe(page, { childList: true, characterData: true, subtree: true });
    update();
  };
  page.addEventListener('input', onInput, { capture: true, passive: true });
  return hasText;
}

/** Returns whether a reload would empty this field: a form that keeps a draft has the attribute `data-draft`. */
function isUnsavedField(target: EventTarget | null): target is Field {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.includes(target.type));
  return isText && target.closest('[data-draft]') === null;
}
