import { expect, test } from 'vitest';
import type { Variant } from '../../contract/deployment';
import { menuEntriesOf } from './menu-entries';

const nobody = { isSignedIn: false, isStaff: false };
const reader = { isSignedIn: true, isStaff: false };
const staff = { isSignedIn: true, isStaff: true };
const always = ['#/', '#/offline'];
const make = '#/childrens-story/new';
const manage = ['#/list-suggestions', '#/list-presentations'];

test.each<[Variant, typeof nobody, readonly string[]]>([
  ['bookworm', reader, [...always, make]],
  ['bookworm', staff, [...always, make, ...manage]],
  ['production', nobody, [...always, '#/add-suggestion']],
  ['production', staff, [...always, '#/add-suggestion', make, ...manage]],
  ['develop', nobody, [...always, '#/add-suggestion']],
  ['museum', nobody, [...always, '#/add-suggestion']],
])('in %s, %j is offered %j (experience 2.2, decision 32)', (variant, session, hrefs) => {
  expect(menuEntriesOf({ variant, ...session }).map(({ href }) => href)).toEqual(hrefs);
});
