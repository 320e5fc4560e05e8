// Selects the entries of the menu for a user (spec screens §2, spec contract §4). Pure.
import type { Variant } from '../../contract/deployment';

interface MenuEntry {
  readonly to:
    | '/'
    | '/offline'
    | '/add-suggestion'
    | '/childrens-story/new'
    | '/new-presentation'
    | '/party'
    | '/list-suggestions'
    | '/list-presentations';
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
    { to: '/', text: 'app.home' },
    { to: '/offline', text: 'app.pages.offline', icon: 'save' },
    ...when(variant !== 'bookworm', { to: '/add-suggestion', text: 'app.pages.suggest' }),
    ...when(isSignedIn, { to: '/childrens-story/new', text: 'app.newStory' }),
    ...when(hasAccount && variant !== 'museum', {
      to: '/new-presentation',
      text: 'app.pages.newPresentation',
    }),
    ...when(hasAccount, { to: '/party', text: 'app.areas.party' }),
    ...when(isStaff, { to: '/list-suggestions', text: 'app.pages.suggestions' }),
    ...when(hasAccount, { to: '/list-presentations', text: 'app.pages.presentations' }),
  ];
}

const when = (isOffered: boolean, entry: MenuEntry): readonly MenuEntry[] => (isOffered ? [entry] : []);
