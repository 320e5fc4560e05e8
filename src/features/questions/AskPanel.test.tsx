import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { AskPanel } from './AskPanel';
import { Asker, type AskDeps } from './asker';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Shows the panel after a question whose answer comes by `ask`. */
async function askQuestion(ask: AskDeps['ask']): Promise<void> {
  const clock = new FakeClock();
  const asker = new Asker('7', {
    clock,
    report: () => undefined,
    openMicrophone: async () => ({ record: () => ({ stop: async () => new Blob(['voice']) }) }),
    encodeVoice: async () => ({ audio: '' }),
    ask,
    onPageHidden: () => () => undefined,
  });
  const panel = (isAnswering: boolean) => (
    <AskPanel
      asker={asker}
      isAnswering={isAnswering}
      lang="en"
      onPress={() => undefined}
      onContinue={() => rerender(panel(false))}
    />
  );
  const { rerender } = render(panel(true));
  await act(async () => asker.press());
  clock.pass(2000);
  await act(async () => asker.release(2000));
}

const pressFocused = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  return act(async () => void fireEvent.click(button));
};

test('who cancels a question can ask the next one: the focus goes to the button for it', async () => {
  await askQuestion(() => new Promise(() => undefined));
  await pressFocused('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hold to ask' }));
});

test('who continues after an answer can ask again: the focus goes to the button for it', async () => {
  await askQuestion(async () => ({ question: 'Why?', answer: 'Because.', audioPath: '1.mp3' }));
  await pressFocused('Continue');
  expect(screen.queryByText('Because.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hold to ask' }));
});
