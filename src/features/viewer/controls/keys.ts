// Which key means what (experience 2.10, decision 26). Pure; listens to nothing.

export type KeyCommand = 'Next' | 'Previous' | 'ToggleSubtitles' | 'TogglePlay' | 'Restart';

/** What a pressed key tells, and where the focus was. */
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

/** The command of a key; undefined when it is not ours. Space leaves a focused control alone (decision 26). */
export function commandOf(press: KeyPress): KeyCommand | undefined {
  const { key, modified, repeated, alreadyHandled, focus } = press;
  if (modified || repeated || alreadyHandled || focus === 'elsewhere' || focus === 'field') return undefined;
  if (key === ' ' && focus === 'control') return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/** Where the focus stands, as seen from the player's root. */
export function focusOf(active: Element | null, root: Element): KeyPress['focus'] {
  if (active === null || active === document.body || active === document.documentElement) return 'nowhere';
  if (!root.contains(active)) return 'elsewhere';
  if (active.matches('input, textarea, select, [contenteditable]')) return 'field';
  return active.matches('button, a[href], [role="slider"]') ? 'control' : 'player';
}
