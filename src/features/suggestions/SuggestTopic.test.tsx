import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { SuggestTopic } from './SuggestTopic';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('a text that could not be saved is held while it is in no field', async () => {
  let held = 0;
  render(
    <SuggestTopic
      heading="h1"
      clock={new FakeClock()}
      suggest={() => Promise.reject(new Error('No'))}
      holdWork={() => {
        held += 1;
        return () => (held -= 1);
      }}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Owls' } });
  expect(held).toBe(0);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit' })));
  expect([screen.queryByRole('textbox'), held]).toEqual([null, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([screen.getByRole<HTMLInputElement>('textbox').value, held]).toEqual(['Owls', 0]);
});

test('a suggestion that is not answered within 30 s has failed, and its field is read-only meanwhile', async () => {
  const clock = new FakeClock();
  const suggest = (_: string, signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  render(<SuggestTopic heading="h1" clock={clock} suggest={suggest} holdWork={() => () => undefined} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: 'Owls' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field.readOnly).toBe(true);
  await act(async () => clock.pass(29_999));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(async () => clock.pass(1));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole<HTMLInputElement>('textbox')).toMatchObject({ value: 'Owls', readOnly: false });
});
