// Maps keys to commands (spec player §7). Pure.

export type KeyCommand = 'Next' | 'Previous' | 'ToggleSubtitles' | 'TogglePlay' | 'Restart';

/** A pressed key and the position of the focus. */
export interface KeyPress {
  readonly key: string;
  readonly modified: boolean;
  readonly repeated: boolean;
  readonly alreadyHandled: boolean;
  /** `control` is a button, link, slider or field within the player. */
  readonly focus: 'nowhere' | 'player' | 'control' | 'field' | 'elsewhere';
}

const commands: Readonly<Record<string, KeyCommand>> = {
  ArrowRight: 'Next',
  ArrowLeft: 'Previous',
  s: 'ToggleSubtitles',
  ' ': 'TogglePlay',
  r: 'Restart',
};

/** Returns the command of a key, or undefined if it has none. Space has none on a focused control (spec player §7). */
export function commandOf(press: KeyPress): KeyCommand | undefined {
  const { key, modified, repeated, alreadyHandled, focus } = press;
  if (modified || repeated || alreadyHandled || focus === 'elsewhere' || focus === 'field') return undefined;
  if (key === ' ' && focus === 'control') return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/** Returns where the focus is, relative to the player's root. */
export function focusOf(active: Element | null, root: Element): KeyPress['focus'] {
  if (active === null || active === document.body || active === document.documentElement) return 'nowhere';
  if (!root.contains(active)) return 'elsewhere';
  if (active.matches('input, textarea, select, [contenteditable]')) return 'field';
  return active.matches('button, a[href], [role="slider"]') ? 'control' : 'player';
}
