// Selects the entries of the menu for a user (spec screens §2, spec contract §4). Pure.
import type { Variant } from '../../contract/deployment';
import {
  newPresentationHref,
  newStoryHref,
  offlineHref,
  partyHref,
  presentationsHref,
  homeHref,
  suggestHref,
  suggestionsHref,
} from '../address/hrefs';

interface MenuEntry {
  readonly href: string;
  readonly text:
    | 'app.home'
    | 'app.pages.offline'
    | 'app.pages.suggest'
    | 'app.newStory'
    | 'app.pages.newPresentation'
    | 'app.pages.suggestions'
    | 'app.pages.presentations'
    | 'app.areas.party';
  readonly icon?: 'save';
}

interface MenuUser {
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  readonly hasAccount: boolean;
  readonly isStaff: boolean;
}

/**
 * Returns the entries in their order. Variants for grown-ups can suggest a topic, and signed-in people can make a story. Staff see the
 * suggestions; the other entries are for people with an account. The museum makes only simple presentations (spec contract §13).
 */
export function menuEntriesOf({ variant, isSignedIn, hasAccount, isStaff }: MenuUser): readonly MenuEntry[] {
  return [
    { href: homeHref, text: 'app.home' },
    { href: offlineHref, text: 'app.pages.offline', icon: 'save' },
    ...when(variant !== 'bookworm', { href: suggestHref, text: 'app.pages.suggest' }),
    ...when(isSignedIn, { href: newStoryHref, text: 'app.newStory' }),
    ...when(hasAccount && variant !== 'museum', {
      href: newPresentationHref,
      text: 'app.pages.newPresentation',
    }),
    ...when(hasAccount, { href: partyHref, text: 'app.areas.party' }),
    ...when(isStaff, { href: suggestionsHref, text: 'app.pages.suggestions' }),
    ...when(hasAccount, { href: presentationsHref, text: 'app.pages.presentations' }),
  ];
}

const when = (isOffered: boolean, entry: MenuEntry): readonly MenuEntry[] => (isOffered ? [entry] : []);
