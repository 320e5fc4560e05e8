// Finds the few elements of a page that may be a control, so that the accessibility tree is asked about them alone: of a whole page that
// takes Firefox a tenth of a second, of which most presses need several.
import type { Target } from './driver';

/** The elements that may have a role; the engine decides which of them have it. */
const selectors = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  link: 'a[href]',
  radio: 'input[type=radio]',
} as const;

/** Returns an expression of a page, whose value is the elements that have the control's words, whatever they make of them. */
export function possibleControls({ role, name, within = '' }: Target): string {
  return `(${findByWords.toString()})(${JSON.stringify([`${within} ${selectors[role]}`, name])})`;
}

/** Runs in the page. Spaces are left out, since those between the parts of a name are in no text. */
function findByWords([selector, name]: readonly [string, string]): Element[] {
  const lettersOf = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, '');
  const wanted = lettersOf(name);
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = [element, ...labels, ...ids.map((id) => document.getElementById(id))];
    const words = [element.ariaLabel, element.title, ...named.map((part) => part?.textContent)];
    return words.some((text) => lettersOf(text).includes(wanted));
  });
}
