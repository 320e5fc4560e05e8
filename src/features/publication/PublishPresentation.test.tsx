import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { FakeClock } from '../../contract/fake-clock.fixture';
import { PublishPresentation } from './PublishPresentation';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('publishing has failed when it is not answered within 30 s', async () => {
  const clock = new FakeClock();
  const publish = (_: string, signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  render(
    <PublishPresentation
      id="7"
      clock={clock}
      publish={publish}
      onPublished={() => undefined}
      homeHref="#/"
    />,
  );
  const isBusy = () => screen.getByRole('region').getAttribute('aria-busy');
  await act(async () => clock.pass(29_999));
  expect(isBusy()).toBe('true');
  await act(async () => clock.pass(1));
  expect(isBusy()).toBe('false');
});
