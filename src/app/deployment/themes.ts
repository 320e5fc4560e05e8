// Defines the themes (spec screens §5) as data: what differs between the places that show Bookworm. Colours are tokens
// (`src/ui/styles`). The presentations here are those of the sample library; a deployment names others, and the address of a notice.
import type { BrowserDeployment } from '../../contract/deployment';
import type { LogoName } from '../../ui/drawings/Logo';
import type { GuideName } from '../../ui/drawings/Guide';
import { defaultTheme, type ThemeName } from '../address/launch-parameters';

export interface Theme {
  readonly logo: LogoName;
  /** The figure beside the speech bubbles. */
  readonly guide: GuideName;
  readonly hasLanguageSwitch: boolean;
  /** The presentations that the overview of a kiosk offers and that the kiosk saves (spec offline §2). */
  readonly previews: readonly string[];
  /** The number of lines in which the overview shows its previews. */
  readonly overviewLines: { readonly portrait: number; readonly landscape: number };
  readonly hasFooter: boolean;
  /** Whether the footer links to the imprint; its address can be opened in every theme. */
  readonly hasImprint: boolean;
  /** The app's own page, or one of the place's operator. */
  readonly privacyHref: string;
  /** The text that a person reads aloud for a voice sample. */
  readonly readingText: 'standard' | 'museum';
}

export const themes: Record<ThemeName, Theme> = {
  [defaultTheme]: {
    logo: 'bookworm',
    guide: 'robot',
    hasLanguageSwitch: true,
    previews: ['1050', '1049', '1046', '1045', '1042', '1041'],
    overviewLines: { portrait: 3, landscape: 2 },
    hasFooter: true,
    hasImprint: true,
    privacyHref: '#/privacy',
    readingText: 'standard',
  },
  // Each place has one language, and its imprint on another site.
  'future-lab': {
    logo: 'lab',
    guide: 'lab-guide',
    hasLanguageSwitch: false,
    previews: ['1043', '1042', '1048', '1041'],
    overviewLines: { portrait: 2, landscape: 1 },
    hasFooter: true,
    hasImprint: false,
    privacyHref: '#/privacy',
    readingText: 'standard',
  },
  // The visitors come from many countries, and the screen links to no other site.
  'deutsches-museum': {
    logo: 'museum',
    guide: 'museum-guide',
    hasLanguageSwitch: true,
    previews: ['1042', '1041', '1045', '1050', '1043', '1046'],
    overviewLines: { portrait: 3, landscape: 2 },
    hasFooter: false,
    hasImprint: false,
    privacyHref: '#/privacy',
    readingText: 'museum',
  },
};

/** Returns a theme with the presentations and the address that the deployment gives it. */
export function themeOf(name: ThemeName, { themes: given }: Pick<BrowserDeployment, 'themes'>): Theme {
  const own = given?.[name];
  return own === undefined ? themes[name] : { ...themes[name], ...own };
}
