import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FailedRun } from '../../features/creation/run/run-state';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { StoryFailed } from './create-story-page';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const kept = { subject: { title: 'The lamp', language: 'en' }, pictures: [], hasStarted: true } as const;
const error = (cause: 'service' | 'connection' | 'not-signed-in'): FailedRun => ({
  name: 'ERROR',
  cause,
  ...kept,
});
const staff = /Please tell a member of staff/;
const technical = /AI systems can’t be reached/;

test.each<[string, FailedRun, string, RegExp, readonly string[]]>([
  ['an error', error('service'), 'Oops, something went wrong.', technical, ['Try again', 'Another topic']],
  [
    'a lost connection',
    error('connection'),
    'Oops, something went wrong.',
    technical,
    ['Try again', 'Another topic'],
  ],
  [
    'a screen that is not signed in',
    error('not-signed-in'),
    'Nothing can be made here at the moment.',
    staff,
    [],
  ],
  [
    'a denial',
    { name: 'DENIED', reason: 'x', ...kept },
    'Sorry, I cannot generate a story with this title.',
    /Perhaps another topic/,
    ['Another topic'],
  ],
  [
    'a spent quota',
    { name: 'QUOTA_EXCEEDED', ...kept },
    'The story workshop is full. Please try again later.',
    staff,
    [],
  ],
  [
    'a silent service',
    { name: 'TIMEOUT', ...kept },
    'That took too long.',
    /No story arrived within 5 minutes/,
    ['Try again', 'Another topic'],
  ],
])('after %s a visitor reads advice for a kiosk (spec screens §12)', (_, run, title, text, buttons) => {
  render(<StoryFailed run={run} isOffline={false} onRetry={() => undefined} onRestart={() => undefined} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  expect(screen.queryAllByRole('link', { name: 'Back to the start' })).toHaveLength(text === staff ? 1 : 0);
  expect(screen.queryByText(/shelf|e-mail|kept/i)).toBeNull();
  expect(screen.queryByText(/no internet/)).toBeNull();
});

test('a retry that finds no network says so', () => {
  render(
    <StoryFailed
      run={{ name: 'TIMEOUT', ...kept }}
      isOffline
      onRetry={() => undefined}
      onRestart={() => undefined}
    />,
  );
  expect(screen.getByText(/There’s no internet at the moment/)).toBeTruthy();
});
