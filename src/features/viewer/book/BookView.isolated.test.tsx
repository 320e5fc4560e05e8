import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../../../contract/limits';
import { allPictures } from '../shared/pictures.fixture';
import { createWritable } from '../../../base/readable';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { playerDeps, spoken } from '../../../player/narration/narrate.fixture';
import { createPlayer, type Player } from '../../../player/player';
import type { PlayerAction } from '../../../player/state/player-state';
import { BookView } from './BookView';

// The tested elements stand beside the pages, so the engine is not needed: the book never opens.
vi.mock('./use-book', () => ({ useBook: () => undefined }));
vi.mock('./BookPages', () => ({ BookPages: () => null }));

beforeEach(async () => {
  await startI18n('en', en);
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const clock = new FakeClock();
const no = createWritable(false);
const pageSound = { isOn: createWritable(true), play: () => undefined };
const deps = {
  ...playerDeps({ clock }),
  reducedMotion: no,
  isZoomed: no,
  isUpright: no,
  createPageSound: () => pageSound,
  hasNetwork: () => true,
};

/** Shows the book, in one column unless told otherwise. */
function showBook(player: Player, linear = true) {
  return render(
    <BookView
      player={player}
      state={player.store.get()}
      deps={deps}
      lang="en"
      pictures={allPictures}
      onPictureReady={() => undefined}
      endPanel={<p>The end</p>}
      rating={null}
      world="narration"
      linear={linear}
      pageSound={pageSound}
      onLinear={() => undefined}
      onPicture={() => undefined}
    />,
  );
}

/** Returns whether the book, in one column, draws a speaker beside the panel at the end, after this action on its last slide. */
async function isSpeakerDrawn(action: PlayerAction): Promise<boolean> {
  const talk = spoken('talk', { filmUrl: 'https://host/talk.mp4' });
  const player = createPlayer([spoken('cover'), talk], deps);
  player.store.dispatch({ type: 'GoTo', index: 1 });
  player.store.dispatch(action);
  const { container } = showBook(player);
  await act(() => vi.dynamicImportSettled());
  return container.querySelector('.viewer-speaker') !== null;
}

test('the film of an answer is drawn, although the panel at the end is shown meanwhile', async () => {
  const answer = { filmUrl: 'https://host/answer.mp4' };
  expect(await isSpeakerDrawn({ type: 'AnswerPlayback', answer })).toBe(true);
});

test('the panel at the end takes the place of the speaker', async () => {
  expect(await isSpeakerDrawn({ type: 'Next' })).toBe(false);
});

const headingsOf = (...headlines: readonly string[]) => {
  const slides = headlines.map((headline) => spoken('slide', { headline }));
  showBook(createPlayer(slides, deps));
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent);
};

test.each([
  { name: 'a title and an ending', headlines: ['The fox', '', 'Thanks'], headings: ['The fox', 'Thanks'] },
  { name: 'neither', headlines: ['', '', ''], headings: ['Story', 'The end'] },
  { name: 'no title, and a cover alone', headlines: [''], headings: ['Story'] },
])('the column of a story with $name has the headings of its pages', ({ headlines, headings }) => {
  expect(headingsOf(...headlines)).toEqual(headings);
});

test('screen readers get the text although the first picture neither loads nor fails', () => {
  showBook(createPlayer([spoken('The fox'), spoken('The end')], deps), false);
  const text = () => screen.queryByRole('region', { name: 'Text of the story' });
  act(() => clock.pass(limits.player.maxUnpainted - 1));
  expect(text()).toBeNull();
  act(() => clock.pass(1));
  expect(text()?.textContent).toBe('The foxThe end');
});

test('a click that ends a selection in the column does not play from its sentence; another click does', () => {
  const cues = [{ text: 'The lamp waited.', start: 1 }];
  const page = spoken('page', { text: 'The lamp waited.', cues });
  const player = createPlayer([spoken('cover'), page, spoken('end')], deps);
  player.store.dispatch({ type: 'Next' });
  const { container } = showBook(player);
  const sentence = container.querySelector('.book-linear [data-cue="0"]');
  const words = sentence?.firstChild;
  if (!sentence || !words) throw new Error('The sentence is not in the column');
  getSelection()?.setBaseAndExtent(words, 4, words, 8);
  fireEvent.click(sentence);
  expect(player.store.get().name).toBe('PAUSED');
  getSelection()?.removeAllRanges();
  fireEvent.click(sentence);
  expect(player.store.get().name).toBe('PLAYING');
});
