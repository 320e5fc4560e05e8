import { describe, expect, test } from 'vitest';
import { TranscriptionError } from '../playable-story';
import { checkCues } from './cue-check';
import { narrate, silent, spoken } from './narrate.fixture';

const cuesAt = (...starts: number[]) => starts.map((start) => ({ text: 'A sentence', start }));

function play(...starts: number[]) {
  const slides = [spoken('cover'), spoken('one', { cues: cuesAt(...starts) }), silent('two')];
  const player = narrate(slides);
  const { store, mediaTime, failed } = player;
  const reports: unknown[] = [];
  checkCues({ slides, store, mediaTime, failed, report: (error) => reports.push(error) });
  player.act('Play');
  player.audio.know(2);
  player.act('Next');
  return { ...player, reports };
}

describe('sentences that start far beyond the end of their narration', () => {
  test('are reported once, with slide and field', () => {
    const { audio, reports, act } = play(0, 2000, 4500);
    expect(reports).toEqual([]);
    audio.know(12);
    act('Next', 'Previous');
    audio.know(12);
    expect(reports).toEqual([expect.any(TranscriptionError)]);
    expect(String(reports[0])).toContain('slide 2 transcription: beyond-the-end');
  });

  test('are reported where theirs is the first duration that is known at all', () => {
    const slides = [spoken('cover', { cues: cuesAt(0, 2000) })];
    const { store, mediaTime, failed } = narrate(slides);
    const reports: unknown[] = [];
    checkCues({ slides, store, mediaTime, failed, report: (error) => reports.push(error) });
    mediaTime.set({ duration: 12 });
    expect(String(reports)).toContain('slide 1 transcription: beyond-the-end');
  });

  test.each([[[0, 2, 4]], [[0, 13]], [[0, 40]], [[]]])('are not those at %j of twelve seconds', (starts) => {
    const { audio, reports } = play(...starts);
    audio.know(12);
    expect(reports).toEqual([]);
  });

  test('are not those of a narration that failed, whose reading time is shorter', () => {
    const { audio, reports } = play(0, 100, 200);
    audio.breakAtEachLoad(4);
    expect(reports).toEqual([]);
  });
});
