// Reads the launch parameters: they are in `location.search`, and navigation keeps them (spec offline §4, spec screens §5).
import type { SplitRole } from '../../contract/split-messages';
import { launchModes, type LaunchMode } from '../../contract/presentation/kind';

/** The theme where none is chosen; it is called so on the wire, in the launch parameter. */
export const defaultTheme = 'tng';
const themeNames = ['future-lab', 'deutsches-museum', defaultTheme] as const;
export type ThemeName = (typeof themeNames)[number];

export interface LaunchParameters {
  readonly blur: boolean;
  readonly onScreenKeyboard: boolean;
  /** Prefills the username. */
  readonly user: string | undefined;
  readonly autoplay: boolean;
  readonly mode: LaunchMode;
  readonly theme: ThemeName;
  readonly questions: boolean;
  /** What this screen is in a split kiosk; undefined in one with a single screen. */
  readonly splitRole: SplitRole | undefined;
}

/** Returns the parameters of `location.search`; an unknown or missing one has its default value. */
export function readLaunchParameters(search: string): LaunchParameters {
  const parameters = new URLSearchParams(search);
  const split = parameters.get('split');
  return {
    blur: isOn(parameters.get('blur')),
    onScreenKeyboard: isOn(parameters.get('osk')),
    user: parameters.get('user') ?? undefined,
    autoplay: isOn(parameters.get('autoplay')),
    mode: launchModes.find((mode) => mode === parameters.get('mode')) ?? 'presentation',
    theme: themeNames.find((theme) => theme === parameters.get('theme')) ?? defaultTheme,
    questions: isOn(parameters.get('qna')),
    splitRole: split === null ? undefined : split === 'remote' ? 'remote' : 'show',
  };
}

/** Returns false when the parameter is absent, `0` or `false` (spec screens §5). */
function isOn(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}
