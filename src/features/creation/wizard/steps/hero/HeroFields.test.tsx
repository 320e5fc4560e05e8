import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../../../platform/i18n/i18n';
import { en } from '../../../../../platform/i18n/texts.fixture';
import { noHero, type HeroForm } from '../../wizard-form';
import { HeroFields } from './HeroFields';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

function show(first: HeroForm = noHero) {
  const shown: { hero: HeroForm } = { hero: first };
  function Fields() {
    const [hero, setHero] = useState(first);
    shown.hero = hero;
    return <HeroFields hero={hero} onHero={setHero} />;
  }
  render(<Fields />);
  const group = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
  const radio = (name: string, label: string) =>
    group(name).getByRole<HTMLInputElement>('radio', { name: label, hidden: true });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  return { shown, radio, box, isOpen: () => document.querySelector('details')?.open };
}

const groups = ['Skin', 'Hair colour', 'Hairstyle'];

test('is closed while nothing was said, and everything is left to the story', () => {
  const { radio, isOpen } = show();
  expect(isOpen()).toBe(false);
  for (const name of groups) expect(radio(name, 'Leave it to the story').checked).toBe(true);
});

test('is open where something was said before, and says it again', () => {
  const { radio, box, isOpen } = show({ name: '', looks: { hair: 'dark', wheelchair: true } });
  expect(isOpen()).toBe(true);
  expect(radio('Hair colour', 'Dark brown').checked).toBe(true);
  expect([box('Glasses').checked, box('Wheelchair').checked]).toEqual([false, true]);
});

test('each look is chosen by itself, and given back to the story', () => {
  const { shown, radio, box } = show();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ida' } });
  fireEvent.click(radio('Skin', 'Olive'));
  fireEvent.click(radio('Hair colour', 'Red'));
  fireEvent.click(radio('Hairstyle', 'Afro'));
  fireEvent.click(box('Glasses'));
  fireEvent.click(box('Wheelchair'));
  expect(shown.hero).toEqual({
    name: 'Ida',
    looks: { skin: 'olive', hair: 'red', hairstyle: 'afro', glasses: true, wheelchair: true },
  });
  fireEvent.click(box('Glasses'));
  for (const name of groups) fireEvent.click(radio(name, 'Leave it to the story'));
  expect(shown.hero).toStrictEqual({ name: 'Ida', looks: { wheelchair: true } });
});

test('the browser offers no names, and none of more than 40 characters can be typed', () => {
  show();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect([name.autocomplete, name.maxLength]).toEqual(['off', 40]);
});
