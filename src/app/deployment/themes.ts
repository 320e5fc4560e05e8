// What differs between the places that show Bookworm (experience 2.13), as data. Colours are tokens (`src/ui/look`), and the
// addresses and presentations here are examples of ours: a deployment sets its own. Knows no screen.
import type { LogoName } from '../../ui/logo/Logo';
import type { GuideName } from '../../ui/robot/Guide';
import type { ThemeName } from '../start/launch-parameters';

export interface Theme {
  readonly logo: LogoName;
  /** Who speaks in the bubbles. */
  readonly avatar: GuideName;
  readonly hasLanguageSwitch: boolean;
  /** The presentations that the overview of a kiosk offers, and that it keeps (decision 16). */
  readonly previews: FourIds | SixIds;
  /** In how many lines the overview sets its previews. */
  readonly overviewLines: { readonly portrait: number; readonly landscape: number };
  readonly hasFooter: boolean;
  /** Whether the footer leads to the imprint; its address can be opened in every theme. */
  readonly hasImprint: boolean;
  /** A page of ours, or of whoever runs the place. */
  readonly privacyHref: '#/privacy' | `https://${string}`;
  /** What is read aloud for a voice sample. */
  readonly readingText: 'standard' | 'museum';
}

type FourIds = readonly [string, string, string, string];
type SixIds = readonly [...FourIds, string, string];

export const themes: Record<ThemeName, Theme> = {
  tng: {
    logo: 'bookworm',
    avatar: 'robot',
    hasLanguageSwitch: true,
    previews: ['1050', '1049', '1046', '1045', '1042', '1041'],
    overviewLines: { portrait: 3, landscape: 2 },
    hasFooter: true,
    hasImprint: true,
    privacyHref: '#/privacy',
    readingText: 'standard',
  },
  // One language a house, which has its imprint and its privacy notice on a site of its own.
  'future-lab': {
    logo: 'lab',
    avatar: 'lab-guide',
    hasLanguageSwitch: false,
    previews: ['1043', '1042', '1048', '1041'],
    overviewLines: { portrait: 2, landscape: 1 },
    hasFooter: true,
    hasImprint: false,
    privacyHref: 'https://lab.example.com/privacy',
    readingText: 'standard',
  },
  // Visitors of many countries, at a screen that leads nowhere else.
  'deutsches-museum': {
    logo: 'museum',
    avatar: 'museum-guide',
    hasLanguageSwitch: true,
    previews: ['1042', '1041', '1045', '1050', '1043', '1046'],
    overviewLines: { portrait: 3, landscape: 2 },
    hasFooter: false,
    hasImprint: false,
    privacyHref: '#/privacy',
    readingText: 'museum',
  },
};
