import { expect, test } from 'vitest';
import { FakeMedia } from './media/fake-media.fixture';
import { playerDeps, spoken } from './narration/narrate.fixture';
import { createPlayer } from './player';

function openPlayer() {
  const audio = new FakeMedia();
  const video = new FakeMedia();
  const lines: string[] = [];
  const slides = ['cover', 'one', 'end'].map((name) =>
    spoken(name, { audioUrl: `https://host/presentations/1/${name}.mp3?token=secret`, text: 'An owl' }),
  );
  const deps = playerDeps({
    elements: () => ({ audio, video }),
    record: (line) => lines.push(line),
  });
  const player = createPlayer(slides, deps);
  return { audio, player, close: player.open(), lines };
}

test('a log tells after which page the narration stalled', () => {
  const { audio, player, lines } = openPlayer();
  player.store.dispatch({ type: 'Play' });
  audio.know(10);
  audio.reach(4.26);
  audio.fire('waiting');
  expect(lines).toEqual([
    'slide 1 of 3, FIRST_SLIDE_PLAYING: action Play',
    'slide 1 of 3, FIRST_SLIDE_PLAYING: phase playing',
    'slide 1 of 3, FIRST_SLIDE_PLAYING: audio play at 0.0 s',
    'slide 1 of 3, FIRST_SLIDE_PLAYING: audio loadedmetadata at 0.0 s',
    'slide 1 of 3, FIRST_SLIDE_PLAYING: audio canplay at 0.0 s',
    'slide 1 of 3, FIRST_SLIDE_PLAYING: audio waiting at 4.3 s',
  ]);
});

test('a log holds the code of an error, and neither addresses nor texts', () => {
  const { audio, player, lines } = openPlayer();
  player.store.dispatch({ type: 'Play' });
  audio.break(3);
  player.store.dispatch({
    type: 'AnswerPlayback',
    answer: { audioUrl: 'https://host/answers/1.mp3?token=secret' },
  });
  expect(lines).toContain('slide 1 of 3, FIRST_SLIDE_PLAYING: audio error 3 at 0.0 s');
  expect(lines).toContain('slide 1 of 3, Q_AND_A: action AnswerPlayback');
  expect(lines.join(' ')).not.toMatch(/http|secret|owl/i);
});

test('a closed player logs nothing', () => {
  const { audio, player, close, lines } = openPlayer();
  close();
  const { length } = lines;
  player.store.dispatch({ type: 'Next' });
  audio.fire('waiting');
  expect(lines).toHaveLength(length);
});
