import { describe, expect, test } from 'vitest';
import { initialState, type PlayerState, type StateName } from '../../../player/state/player-state';
import type { PlayableSlide } from '../../../player/playable-story';
import { kindOfSlide, pictureSide } from './Slide';
import { backgroundLook, backgroundSlide } from './SlidesView';

const inState = (name: StateName): PlayerState => {
  const common = { index: 1, sequenceLength: 3, subtitles: true };
  return name === 'Q_AND_A' ? { ...common, name, answer: {} } : { ...common, name };
};
const slide = (more: Partial<PlayableSlide> = {}): PlayableSlide => ({
  headline: 'A headline',
  text: '',
  cues: [],
  pictureRefused: false,
  ...more,
});

describe('the kind of a slide (spec player §1)', () => {
  const full = slide({ text: 'A text', pictureUrl: 'https://host/a.webp' });
  test.each<[StateName, PlayableSlide, string]>([
    ['FIRST_SLIDE_PAUSED', full, 'headline'],
    ['FIRST_SLIDE_PLAYING', full, 'headline'],
    ['PLAYING', full, 'columns'],
    ['PAUSED', full, 'columns'],
    ['PAUSED', slide(), 'headline'],
    ['PAUSED', slide({ text: 'A text' }), 'columns'],
    ['PAUSED', slide({ pictureRefused: true }), 'columns'],
    ['PAUSED', slide({ filmUrl: 'https://host/a.mp4' }), 'columns'],
    ['PAUSED', slide({ headline: '', pictureUrl: 'https://host/a.webp' }), 'columns'],
    ['LAST_SLIDE_PAUSED', full, 'thank-you'],
    ['LAST_SLIDE_PLAYING', full, 'thank-you'],
    ['LAST_SLIDE_FINISHED', full, 'thank-you'],
    ['Q_AND_A', full, 'thank-you'],
  ])('in %s of %o is %s', (name, shown, kind) => {
    expect(kindOfSlide(inState(name), shown, 'narration')).toBe(kind);
  });

  test.each<[string, Partial<PlayableSlide>, string]>([
    ['the text below its picture', {}, 'picture'],
    ['something else', { cues: [{ text: 'Quite different words', start: 0 }] }, 'columns'],
    ['nothing', { cues: [] }, 'columns'],
    ['it beside a speaker', { filmUrl: 'https://host/a.mp4' }, 'columns'],
  ])('in a story whose narration speaks %s is %s', (_, more, kind) => {
    const spoken = {
      ...full,
      cues: [
        { text: 'A headline', start: 0 },
        { text: 'A text', start: 2 },
      ],
      ...more,
    };
    expect(kindOfSlide(inState('PLAYING'), spoken, 'wood')).toBe(kind);
  });

  test('picture and headline swap sides from slide to slide', () => {
    expect([0, 1, 2, 3].map(pictureSide)).toEqual(['left', 'right', 'left', 'right']);
  });
});

describe('the background (spec player §6)', () => {
  test.each<[StateName, string]>([
    ['FIRST_SLIDE_PAUSED', 'sharp'],
    ['FIRST_SLIDE_PLAYING', 'sharp'],
    ['PLAYING', 'dimmed'],
    ['PAUSED', 'dimmed'],
    ['LAST_SLIDE_PAUSED', 'dimmed'],
    ['LAST_SLIDE_PLAYING', 'dimmed'],
    ['LAST_SLIDE_FINISHED', 'blurred'],
    ['Q_AND_A', 'blurred'],
  ])('in %s is %s', (name, look) => {
    expect(backgroundLook(inState(name), false)).toBe(look);
    expect(backgroundLook(inState(name), true)).toBe('blurred');
  });

  const initial = slide({ pictureUrl: 'https://host/initial.webp' });
  const atEnd = (name: StateName) => ({ ...inState(name), index: 2 });
  const final = slide({ pictureUrl: 'https://host/final.webp' });

  test('shows the initial slide, and the final one at the end', () => {
    expect(backgroundSlide(initialState(2), [initial, final])).toBe(initial);
    expect(backgroundSlide(inState('PLAYING'), [initial, final])).toBe(initial);
    expect(backgroundSlide(atEnd('LAST_SLIDE_PLAYING'), [initial, slide(), final])).toBe(final);
    expect(backgroundSlide(atEnd('Q_AND_A'), [initial, slide(), final])).toBe(final);
  });

  test('stays the initial one while a question is answered before the end', () => {
    expect(backgroundSlide(inState('Q_AND_A'), [initial, slide(), final])).toBe(initial);
  });

  test('keeps the initial slide if the final one has no picture', () => {
    expect(backgroundSlide(atEnd('LAST_SLIDE_PLAYING'), [initial, slide(), slide()])).toBe(initial);
  });
});
