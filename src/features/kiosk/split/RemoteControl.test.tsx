import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWritable } from '../../../base/readable';
import type { Shown } from '../../../contract/split-messages';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';
import { RemoteControl } from './RemoteControl';

type Player = NonNullable<Shown['player']>;

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Shows the control screen below the bar of the kiosk, while the other one shows `player`. */
function control(player: Partial<Player>, { isOwn = false } = {}) {
  const calls: string[] = [];
  const playing = { isPlaying: true, isUnderWay: true, index: 0, count: 5, subtitles: true, ...player };
  const shown = createWritable<Shown>({ path: '/view/7', title: 'Bees', player: playing });
  render(
    <>
      <a href="#/imprint">Imprint</a>
      <RemoteControl
        link={{ shown, act: (action) => void calls.push(action) }}
        path="/view/7"
        homeHref="#/"
        onLeave={(href) => void calls.push(href)}
        onTakeAlong={isOwn ? () => void calls.push('take along') : undefined}
      />
    </>,
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const setPlaying = (isPlaying: boolean) =>
    act(() => shown.set({ ...shown.get(), player: { ...playing, isPlaying } }));
  return { calls, follow, setPlaying };
}

const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Home', '#/'],
  ['Imprint', '#/imprint'],
])('%s pauses the playback on the other screen, and leaves it only after a question', (name, href) => {
  const { calls, follow } = control({});
  expect(follow(name)).toBe(false);
  expect([calls, screen.queryByRole('alertdialog')]).toEqual([['Pause'], expect.anything()]);
  answer('Keep watching');
  expect([calls, screen.queryByRole('alertdialog')]).toEqual([['Pause', 'Play'], null]);
  follow(name);
  answer('Stop');
  expect(calls).toEqual(['Pause', 'Play', 'Pause', href]);
});

test('a paused presentation stays paused when the visitor continues', () => {
  const { calls, follow } = control({ isPlaying: false, index: 3 });
  follow('Home');
  answer('Keep watching');
  expect(calls).toEqual(['Pause']);
});

test('an answer that begins on the other screen meanwhile is paused, and plays when the visitor continues', () => {
  const { calls, follow, setPlaying } = control({ isPlaying: false, index: 3 });
  follow('Home');
  setPlaying(true);
  expect(calls).toEqual(['Pause', 'Pause']);
  setPlaying(false);
  answer('Keep watching');
  setPlaying(true);
  expect(calls).toEqual(['Pause', 'Pause', 'Play']);
});

test.each(['Home', 'Imprint'])('%s asks nothing before the beginning and after the end', (name) => {
  const { calls, follow } = control({ isPlaying: false, isUnderWay: false });
  follow(name);
  expect([calls.filter((call) => !call.startsWith('#')), screen.queryByRole('alertdialog')]).toEqual([
    [],
    null,
  ]);
});

test('only presentations of this visitor can be taken along', () => {
  const others = control({});
  expect(screen.queryByRole('button', { name: 'Take it along' })).toBeNull();
  cleanup();
  const own = control({}, { isOwn: true });
  answer('Take it along');
  expect([others.calls, own.calls]).toEqual([[], ['take along']]);
});
