// What a reload of the page would lose (spec offline §7): values in memory, and typed text.
import { createWritable, type Readable } from '../../base/readable';

export interface UnsavedWork extends Readable<boolean> {
  /** Counts something that a reload would lose until the returned function is called. */
  readonly hold: () => () => void;
}

/** Creates the work of a page that holds none yet. */
export function createUnsavedWork(): UnsavedWork {
  const { get, set, subscribe } = createWritable(false);
  const held = new Set<object>();
  const update = (): void => {
    if (get() !== held.size > 0) set(held.size > 0);
  };
  return {
    get,
    subscribe,
    hold() {
      const one = {};
      held.add(one);
      update();
      return () => {
        held.delete(one);
        update();
      };
    },
  };
}

// Follows text that was typed into a form without a draft, which a reload of the page would lose (spec offline §7).

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types of fields for text. Not the search, which is typed again in a moment. */
const textTypes = ['text', 'email', 'password', 'tel', 'url', 'number'];

/**
 * Holds work while a field of the page that somebody typed into, also before this was called, still has its text. Returns a function
 * that ends that.
 */
export function followTypedText(page: Document, hold: UnsavedWork['hold']): () => void {
  const fields = new Set<Field>();
  let release: (() => void) | undefined;
  const update = (): void => {
    for (const field of fields) if (!field.isConnected || field.value.trim() === '') fields.delete(field);
    if (fields.size > 0) return void (release ??= hold());
    observer.disconnect();
    release?.();
    release = undefined;
  };
  // A form that was sent or left is no longer there, or says so.
  const observer = new MutationObserver(update);
  const follow = (field: Field): void => {
    fields.add(field);
    observer.observe(page, { childList: true, characterData: true, subtree: true });
    update();
  };
  const onInput = ({ target }: Event): void => {
    if (isUnsavedField(target)) follow(target);
  };
  for (const field of page.querySelectorAll('input, textarea'))
    if (isUnsavedField(field) && isTypedInto(field)) follow(field);
  page.addEventListener('input', onInput, { capture: true, passive: true });
  return () => {
    page.removeEventListener('input', onInput, { capture: true });
    fields.clear();
    update();
  };
}

/** Returns whether a reload would empty this field: a form that keeps a draft has the attribute `data-draft`. */
function isUnsavedField(target: EventTarget | null): target is Field {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.includes(target.type));
  return isText && target.closest('[data-draft]') === null;
}

/**
 * Returns whether a field holds typed text. React lets `defaultValue` follow the value of a controlled field, so the attribute
 * `data-prefilled` holds the text that the app filled in.
 */
function isTypedInto({ value, dataset, readOnly }: Field): boolean {
  return !readOnly && value !== (dataset['prefilled'] ?? '');
}
