// The option for children who are learning to read: the story waits for Play after each page.
import { describe, expect, test } from 'vitest';
import { narrate, silent, spoken } from './narrate.fixture';

describe('with a pause after each page', () => {
  test('the page stays paused after its narration, and no timer runs', () => {
    const { audio, clock, act, store } = narrate(undefined, { pausesAfterPage: true });
    act('Play');
    audio.know(10);
    audio.end();
    expect(store.get()).toMatchObject({ name: 'FIRST_SLIDE_PAUSED', index: 0 });
    expect(clock.running).toBe(0);
    clock.pass(60_000);
    expect(store.get().index).toBe(0);
  });

  test('Play leads to the next page, which waits again', () => {
    const { audio, clock, act, store } = narrate(undefined, { pausesAfterPage: true });
    act('Play');
    audio.know(10);
    audio.end();
    act('Play');
    clock.pass(1000);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
    clock.pass(500);
    audio.know(10);
    audio.end();
    expect(store.get()).toMatchObject({ name: 'PAUSED', index: 1 });
  });

  test('a silent page waits after its reading time', () => {
    const { clock, act, store } = narrate([silent('A few words'), spoken('end')], { pausesAfterPage: true });
    act('Play');
    clock.pass(4000);
    expect(store.get()).toMatchObject({ name: 'FIRST_SLIDE_PAUSED', index: 0 });
  });

  test('the last page ends the story as usual', () => {
    const { audio, clock, act, name } = narrate([spoken('cover'), spoken('end')], { pausesAfterPage: true });
    act('Next', 'Play');
    audio.know(10);
    audio.end();
    clock.pass(1000);
    expect(name()).toBe('LAST_SLIDE_FINISHED');
  });

  test('the only page of a story ends it, too', () => {
    const { audio, clock, act, name } = narrate([spoken('only')], { pausesAfterPage: true });
    act('Play');
    audio.know(10);
    audio.end();
    clock.pass(3000);
    expect(name()).toBe('LAST_SLIDE_FINISHED');
  });
});
