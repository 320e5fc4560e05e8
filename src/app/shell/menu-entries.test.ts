import { expect, test } from 'vitest';
import type { Variant } from '../../contract/deployment';
import { menuEntriesOf } from './menu-entries';

const signedOut = { isSignedIn: false, hasAccount: false, isStaff: false };
const signedIn = { isSignedIn: true, hasAccount: false, isStaff: false };
const member = { isSignedIn: true, hasAccount: true, isStaff: false };
const staff = { isSignedIn: true, hasAccount: true, isStaff: true };
const always = ['/', '/offline'];
const make = '/childrens-story/new';
const present = '/new-presentation';
const manage = ['/party', '/list-suggestions', '/list-presentations'];

test.each<[Variant, typeof signedOut, readonly string[]]>([
  ['bookworm', signedIn, [...always, make]],
  ['bookworm', staff, [...always, make, present, ...manage]],
  ['production', signedOut, [...always, '/add-suggestion']],
  ['production', staff, [...always, '/add-suggestion', make, present, ...manage]],
  ['production', member, [...always, '/add-suggestion', make, present, '/party', '/list-presentations']],
  ['develop', signedOut, [...always, '/add-suggestion']],
  ['museum', signedOut, [...always, '/add-suggestion']],
  ['museum', staff, [...always, '/add-suggestion', make, ...manage]],
])(
  'in %s, the menu for %j has the entries %j (spec screens §2, spec contract §4)',
  (variant, session, paths) => {
    expect(menuEntriesOf({ variant, ...session }).map(({ to }) => to)).toEqual(paths);
  },
);
