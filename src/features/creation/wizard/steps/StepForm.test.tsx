import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wizardOptions } from '../../../../contract/creation/choices';
import { FakeClock } from '../../../../base/fake-clock.fixture';
import { startI18n } from '../../../../platform/i18n/i18n';
import { en } from '../../../../platform/i18n/texts.fixture';
import sampleTitles from '../../../../platform/i18n/locales/en/sample-titles.json';
import { fakeVoices } from '../../../../ui/fake-voices.fixture';
import { tapAt } from '../../../../ui/use-first-click.fixture';
import { emptyForm, wizardReducer, type Step } from '../wizard-form';
import { StepForm } from './StepForm';

beforeEach(() => startI18n('en', en));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = wizardOptions('kiosk');
const animation = {
  world: 'wood',
  clock: new FakeClock(),
  random: () => 0,
  prefersReducedMotion: true,
} as const;
const loadTitles = async () => sampleTitles;

/** Shows the form of a kiosk, which submits its last step at once, at the given step. */
function showStep(step: Step) {
  const onSubmit = vi.fn<() => void>();
  function Form() {
    const [form, dispatch] = useReducer(wizardReducer, { ...emptyForm(options), title: 'The tower', step });
    return (
      <StepForm
        form={form}
        dispatch={dispatch}
        options={options}
        loadTitles={loadTitles}
        animation={animation}
        isOffline={false}
        keepsDraft={false}
        onSubmit={onSubmit}
      />
    );
  }
  render(<Form />);
  const button = () => screen.getByRole('button', { name: /Next|Create story/ });
  const click = (detail: number) => fireEvent.click(button(), { detail });
  return { onSubmit, button, click, shown: () => screen.getByText(/^Step/).textContent };
}

test('a double click on Next leads to the next step only', () => {
  const { click, shown } = showStep('target-group');
  click(1);
  click(2);
  expect(shown()).toBe('Step 2 of 5');
  click(1);
  expect(shown()).toBe('Step 3 of 5');
});

test('a double tap on Next does not send a form that was not reviewed', () => {
  const { button, shown, onSubmit } = showStep('title');
  tapAt(button(), 1000);
  tapAt(button(), 1300);
  expect(shown()).toBe('Step 5 of 5');
  expect(onSubmit).not.toHaveBeenCalled();
  tapAt(button(), 2000);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the robot says the question when its ear is pressed, until it ends or the next step comes', async () => {
  const voices = fakeVoices();
  const { click } = showStep('target-group');
  const ear = () => screen.getByRole('button', { name: 'Hear the question' });
  const press = () => act(async () => void fireEvent.click(ear()));
  await press();
  expect(ear().getAttribute('aria-pressed')).toBe('true');
  expect(voices[0]?.src).toContain('en-target-group');
  act(() => voices[0]?.end());
  expect(ear().getAttribute('aria-pressed')).toBe('false');
  await press();
  click(0);
  expect(ear().getAttribute('aria-pressed')).toBe('false');
  expect(voices[1]?.isSilent).toBe(true);
});

test('a key or a screen reader may press Next as soon as it likes', () => {
  const { click, shown } = showStep('target-group');
  click(0);
  click(0);
  expect(shown()).toBe('Step 3 of 5');
});
