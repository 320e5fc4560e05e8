import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  HttpError,
  NetworkError,
  NotSignedInError,
  PresentationNotFoundError,
} from '../../contract/service/errors';
import { FakeClock } from '../../base/fake-clock.fixture';
import { diagnostics } from '../../platform/browser/report';
import type { MissingMedium } from '../../contract/service/bodies';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { PublishPresentation } from './PublishPresentation';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const answer = (status: number) => ({ status, statusText: '', data: '', headers: {}, url: '' });

async function show(
  answers: readonly (Error | undefined | 'none')[],
  startsByItself = true,
  missing: readonly MissingMedium[] = [],
) {
  const clock = new FakeClock();
  const calls: string[] = [];
  let returns = 0;
  const publish = async (id: string, signal: AbortSignal) => {
    const next = answers[calls.push(id) - 1];
    if (next === 'none')
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (next instanceof Error) throw next;
    return missing;
  };
  await act(
    async () =>
      void render(
        <PublishPresentation
          id="7"
          entry={{ id: '7', title: 'Der Wal', language: 'German' }}
          clock={clock}
          publish={publish}
          startsByItself={startsByItself}
          onPublished={() => (returns += 1)}
          homeHref="#/"
        />,
      ),
  );
  return { clock, calls, returns: () => returns };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('publishing has failed when it is not answered within 30 s', async () => {
  const { clock } = await show(['none']);
  expect(screen.getByText('Der Wal').lang).toBe('de');
  const isBusy = () => screen.getByRole('region').getAttribute('aria-busy');
  await act(async () => clock.pass(29_999));
  expect(isBusy()).toBe('true');
  await act(async () => clock.pass(1));
  expect(isBusy()).toBe('false');
  expect(screen.getByRole('alert').textContent).toContain('doesn’t answer');
});

test.each([
  [new PresentationNotFoundError(answer(404)), 'There’s no presentation with the number 7.'],
  [new NotSignedInError('publish'), 'Only staff who are signed in can publish.'],
  [new NetworkError('/api'), 'The service doesn’t answer.'],
  [new HttpError(answer(403)), 'Only staff, or whoever made it, can publish this presentation.'],
  [new HttpError(answer(500)), 'The service had a problem.'],
])('a failure is reported and said, and another try is offered: %s', async (error, text) => {
  const { calls, returns } = await show([error, undefined]);
  expect(screen.getByRole('heading').textContent).toBe('Not published');
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(diagnostics()).toContain(error.message);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('Try again');
  expect(calls).toEqual(['7', '7']);
  expect(returns()).toBe(1);
});

test('a page that was opened from elsewhere publishes only after Publish', async () => {
  const { calls, returns } = await show([undefined], false);
  expect(calls).toEqual([]);
  expect(screen.queryByText('Publishing your presentation, please wait...')).toBeNull();
  await press('Publish');
  expect(calls).toEqual(['7']);
  expect(returns()).toBe(1);
});

test('missing files of the published presentation are named before the page is left', async () => {
  const { returns } = await show([undefined], true, [{ path: 'audio/01.mp3' }]);
  expect(screen.getByRole('heading').textContent).toBe('Published, but files are missing');
  expect(screen.getByRole('alert').textContent).toBe('One file is missing or empty:audio/01.mp3');
  expect(returns()).toBe(0);
  await press('Continue');
  expect(returns()).toBe(1);
});
