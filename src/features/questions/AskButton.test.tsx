// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { kiosk } from '../../platform/i18n/locales/en/kiosk';
import { FakeClock } from '../../player/media/fake-media.fixture';
import { AskButton } from './AskButton';
import { Asker } from './asker';

beforeEach(() => startI18n('en', { ...en, kiosk }));
afterEach(cleanup);

test('a short tap stays one when the page is busy until long after the finger was lifted', () => {
  const clock = new FakeClock();
  const asker = new Asker('7', {
    clock,
    report: () => undefined,
    openMicrophone: () => new Promise(() => undefined),
    encodeVoice: async () => ({ audio: '' }),
    ask: () => new Promise(() => undefined),
    onPageHidden: () => () => undefined,
  });
  // Pausing the presentation keeps the page busy for two seconds.
  render(<AskButton asker={asker} state={asker.get()} onPress={() => clock.pass(2000)} />);
  const button = screen.getByRole('button');
  const [pressed, released] = ['keydown', 'keyup'].map(
    (type) => new KeyboardEvent(type, { key: ' ', bubbles: true }),
  );
  act(() => {
    for (const event of [pressed, released]) if (event) button.dispatchEvent(event);
  });
  expect(asker.get()).toMatchObject({ name: 'opening', isPressed: false });
});
