// What the menu offers to whom (experience 2.2, decision 32), in its order. Pure.
import type { Variant } from '../../contract/deployment';
import {
  newStoryHref,
  offlineHref,
  presentationsHref,
  shelfHref,
  suggestHref,
  suggestionsHref,
} from './hrefs';

interface MenuEntry {
  readonly href: string;
  readonly text:
    | 'app.home'
    | 'offline.library.title'
    | 'suggestions.title'
    | 'app.newStory'
    | 'suggestions.manage'
    | 'publication.title';
  readonly icon?: 'save';
}

interface Visitor {
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  readonly isStaff: boolean;
}

/** Topics are suggested where grown-ups are; stories are made by who is signed in; the rest is for staff. */
export function menuEntriesOf({ variant, isSignedIn, isStaff }: Visitor): readonly MenuEntry[] {
  return [
    { href: shelfHref, text: 'app.home' },
    { href: offlineHref, text: 'offline.library.title', icon: 'save' },
    ...when(variant !== 'bookworm', { href: suggestHref, text: 'suggestions.title' }),
    ...when(isSignedIn, { href: newStoryHref, text: 'app.newStory' }),
    ...when(isStaff, { href: suggestionsHref, text: 'suggestions.manage' }),
    ...when(isStaff, { href: presentationsHref, text: 'publication.title' }),
  ];
}

const when = (isOffered: boolean, entry: MenuEntry): readonly MenuEntry[] => (isOffered ? [entry] : []);
