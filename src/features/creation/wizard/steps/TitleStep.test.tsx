import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeClock } from '../../../../base/fake-clock.fixture';
import { startI18n } from '../../../../platform/i18n/i18n';
import { en } from '../../../../platform/i18n/texts.fixture';
import { TitleStep } from './TitleStep';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const samples = ['Boots', 'The moon in the bath', 'Grandma’s rocket'];

function show({ title = '', prefersReducedMotion = false, hasSamples = true } = {}) {
  const clock = new FakeClock();
  const typed: string[] = [];
  const step = (shown: string) => (
    <TitleStep
      title={shown}
      samples={hasSamples ? samples : undefined}
      clock={clock}
      random={() => 0}
      prefersReducedMotion={prefersReducedMotion}
      onTitle={(next) => typed.push(next)}
    />
  );
  const { rerender } = render(step(title));
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  const pass = (milliseconds: number) => act(() => clock.pass(milliseconds));
  return { clock, typed, field, pass, type: (next: string) => rerender(step(next)) };
}

test('the placeholder is another title every 3 seconds while the field is empty (spec screens §10)', () => {
  const { field, pass } = show();
  expect(field().placeholder).toBe('Boots');
  pass(2999);
  expect(field().placeholder).toBe('Boots');
  pass(1);
  expect(field().placeholder).toBe('The moon in the bath');
  pass(3000);
  expect(field().placeholder).toBe('Grandma’s rocket');
});

test('the titles go round again once each was shown, never the same twice in a row', () => {
  const { field, pass } = show();
  const seen = [...samples, ...samples].map(() => {
    const { placeholder } = field();
    pass(3000);
    return placeholder;
  });
  expect(new Set(seen.slice(0, 3))).toEqual(new Set(samples));
  expect(new Set(seen.slice(3))).toEqual(new Set(samples));
  expect(seen[3]).not.toBe(seen[2]);
});

test('while the field has the focus the placeholder stays the same, without a timer', () => {
  const { clock, field, pass } = show();
  pass(3000);
  act(() => field().focus());
  expect([field().placeholder, clock.running]).toEqual(['The moon in the bath', 0]);
  act(() => field().blur());
  pass(3000);
  expect(field().placeholder).toBe('Grandma’s rocket');
});

test('no timer runs while the page is hidden', () => {
  const { clock } = show();
  const turn = (state: DocumentVisibilityState) =>
    act(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  turn('hidden');
  expect(clock.running).toBe(0);
  turn('visible');
  expect(clock.running).toBe(1);
});

test('no timer runs while a title is there, and none after the page is left', () => {
  const { clock, type } = show();
  expect(clock.running).toBe(1);
  type('My own title');
  expect(clock.running).toBe(0);
  type('');
  expect(clock.running).toBe(1);
  cleanup();
  expect(clock.running).toBe(0);
});

test('with reduced motion the placeholder stays the same, without a timer', () => {
  const { clock, field } = show({ prefersReducedMotion: true });
  expect([field().placeholder, clock.running]).toEqual(['Boots', 0]);
});

test('a title can be suggested, never the current title', () => {
  const { typed } = show({ title: 'Boots' });
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a title' }));
  expect(typed).toEqual(['The moon in the bath']);
});

test('a title that was suggested is announced, and no longer when another one is typed', () => {
  const { field, type } = show();
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a title' }));
  expect(status()).toBe('New title: Boots');
  type('Boots');
  fireEvent.change(field(), { target: { value: 'Boots and shoes' } });
  expect(status()).toBe('');
});

test('without sample titles nothing is suggested', () => {
  const { field, clock } = show({ hasSamples: false });
  expect(field().placeholder).toBe('');
  expect(clock.running).toBe(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest a title' }).disabled).toBe(true);
});

test('a title is one line of at most 300 characters', () => {
  expect(show().field().maxLength).toBe(300);
});
