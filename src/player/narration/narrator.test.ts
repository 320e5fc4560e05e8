import { describe, expect, test } from 'vitest';
import { narrate, silent, spoken } from './narrate.fixture';

const base = 'https://host/presentations/1/';

describe('while paused', () => {
  test('the first narration is set but not played, and no timer runs', () => {
    const { audio, clock } = narrate();
    expect(audio.src).toBe(`${base}cover.mp3`);
    expect(audio.preload).toBe('none');
    expect(audio.paused).toBe(true);
    expect(clock.running).toBe(0);
  });

  test('the narration is preloaded after `fetchEagerly`', () => {
    const { audio, narrator } = narrate();
    narrator.media.fetchEagerly();
    expect(audio.preload).toBe('auto');
  });

  test('a paused slide runs no timer, silent or not', () => {
    const { clock, act } = narrate([silent('a'), silent('b'), spoken('c')]);
    act('Play', 'Pause', 'Next');
    expect(clock.running).toBe(0);
  });
});

describe('a slide with narration', () => {
  test('plays within the tap on Play', () => {
    const { audio, act } = narrate();
    act('Play');
    expect(audio.paused).toBe(false);
  });

  test('plays also when Play was pressed before there was a narrator', () => {
    expect(narrate(undefined, { before: [{ type: 'Play' }] }).audio.paused).toBe(false);
    expect(narrate(undefined, { before: [{ type: 'Play' }, { type: 'Pause' }] }).audio.paused).toBe(true);
  });

  test('1000 ms after its end the next slide comes, and 500 ms later its sound', () => {
    const { audio, clock, act, store } = narrate();
    act('Play');
    audio.know(10);
    audio.end();
    clock.pass(999);
    expect(store.get()).toMatchObject({ name: 'FIRST_SLIDE_PLAYING', index: 0 });
    clock.pass(1);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
    expect(audio.src).toBe(`${base}one.mp3`);
    clock.pass(499);
    expect(audio.paused).toBe(true);
    clock.pass(1);
    expect(audio.paused).toBe(false);
  });

  test('the delays do not scale with speed', () => {
    const { audio, clock, act, store, narrator } = narrate();
    narrator.media.setSpeed(1.5);
    act('Play');
    audio.end();
    clock.pass(999);
    expect(store.get().index).toBe(0);
    clock.pass(1);
    expect(store.get().index).toBe(1);
    expect(audio).toMatchObject({ playbackRate: 1.5 });
  });

  test('Pause cancels the delayed next slide, Play starts the 1000 ms again', () => {
    const { audio, clock, act, store } = narrate();
    act('Play');
    audio.end();
    clock.pass(600);
    act('Pause');
    clock.pass(5000);
    expect(store.get()).toMatchObject({ name: 'FIRST_SLIDE_PAUSED', index: 0 });
    act('Play');
    clock.pass(1000);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
  });

  test('Pause cancels the delayed sound, Play starts it at once', () => {
    const { audio, clock, act } = narrate();
    act('Play', 'Next');
    clock.pass(300);
    act('Pause');
    clock.pass(5000);
    expect(audio.paused).toBe(true);
    act('Play');
    expect(audio.paused).toBe(false);
  });

  test('the last narration ends the story', () => {
    const { audio, clock, store, act, name } = narrate();
    store.dispatch({ type: 'GoTo', index: 4 });
    act('Play');
    audio.end();
    clock.pass(1000);
    expect(name()).toBe('LAST_SLIDE_FINISHED');
    expect(clock.running).toBe(0);
  });

  test('Play after the end plays the last slide again', () => {
    const { audio, clock, store, act, name } = narrate();
    store.dispatch({ type: 'GoTo', index: 4 });
    act('Play');
    audio.know(8);
    audio.end();
    clock.pass(1000);
    act('Play');
    expect(name()).toBe('LAST_SLIDE_PLAYING');
    expect(audio).toMatchObject({ currentTime: 0, paused: false });
  });

  test('Restart on the first slide goes back to its beginning', () => {
    const { audio, act } = narrate();
    act('Play');
    audio.know(10);
    audio.reach(6);
    act('Restart');
    expect(audio).toMatchObject({ currentTime: 0, paused: true });
  });
});

describe('a slide without sound', () => {
  test('is held for 4 s, then ends like a narration', () => {
    const { clock, act, store } = narrate([silent('few words'), spoken('one')]);
    act('Play');
    clock.pass(4999);
    expect(store.get().index).toBe(0);
    clock.pass(1);
    expect(store.get().index).toBe(1);
  });

  test('is held 0.4 s for each word of a long text', () => {
    const { mediaTime } = narrate([silent('word '.repeat(30)), spoken('one')]);
    expect(mediaTime.get().duration).toBe(12);
  });

  test('keeps its remaining time while paused', () => {
    const { clock, act, store } = narrate([silent('few words'), spoken('one')]);
    act('Play');
    clock.pass(3000);
    act('Pause');
    clock.pass(60_000);
    act('Play');
    clock.pass(1999);
    expect(store.get().index).toBe(0);
    clock.pass(1);
    expect(store.get().index).toBe(1);
  });

  test.each([-3_600_000, 3_600_000])(
    'is shown as long when the device’s clock is set by %d ms meanwhile',
    (change) => {
      const { clock, act, store, mediaTime } = narrate([silent('few words'), spoken('one')]);
      act('Play');
      clock.pass(1000);
      clock.set(change);
      clock.pass(1000);
      expect(mediaTime.get().time).toBe(2);
      clock.pass(2999);
      expect(store.get().index).toBe(0);
      clock.pass(1);
      expect(store.get().index).toBe(1);
    },
  );

  test('can be scrubbed', () => {
    const { clock, act, store, narrator, mediaTime } = narrate([silent('few words'), spoken('one')]);
    act('Play');
    narrator.seek(3.5);
    expect(mediaTime.get().time).toBe(3.5);
    clock.pass(1500);
    expect(store.get().index).toBe(1);
  });

  test('that was started by a tap unlocks the next narration', () => {
    const { audio, act } = narrate([silent('few words'), spoken('one')]);
    act('Play');
    expect(audio.loads).toBeGreaterThan(0);
  });

  test('does not remove the source element of a film', () => {
    const { video, act } = narrate([silent('few words'), spoken('one')]);
    video.hasSourceElement = true;
    act('Play');
    expect(video.loads).toBe(0);
  });
});

describe('seeking', () => {
  test('before the duration is known waits for it', () => {
    const { audio, narrator } = narrate();
    narrator.seek(7);
    expect(audio.currentTime).toBe(0);
    audio.know(20);
    expect(audio.currentTime).toBe(7);
  });

  test('back after the end plays again instead of showing the next slide', () => {
    const { audio, clock, act, store, narrator } = narrate();
    act('Play');
    audio.know(20);
    audio.end();
    clock.pass(500);
    narrator.seek(5);
    clock.pass(5000);
    expect(store.get().index).toBe(0);
    expect(audio).toMatchObject({ currentTime: 5, paused: false });
  });

  test('GoTo of the current slide rewinds it', () => {
    const { audio, act, store } = narrate();
    act('Play');
    audio.know(20);
    audio.reach(9);
    store.dispatch({ type: 'GoTo', index: 0 });
    expect(audio).toMatchObject({ currentTime: 0, paused: false });
  });
});

describe('a sequence of one', () => {
  test('plays its slide twice, as first and as last, then ends', () => {
    const { audio, clock, act, name } = narrate([spoken('only')]);
    act('Play');
    audio.end();
    clock.pass(1000);
    expect(name()).toBe('LAST_SLIDE_PLAYING');
    clock.pass(1000);
    expect(name()).toBe('LAST_SLIDE_FINISHED');
    expect(audio.plays).toBe(1);
  });
});

describe('dispose', () => {
  test('releases media and timers', () => {
    const { audio, clock, act, narrator, store } = narrate();
    act('Play');
    audio.end();
    narrator.dispose();
    expect(clock.running).toBe(0);
    expect(audio.hasAttribute('src')).toBe(false);
    act('Restart');
    store.dispatch({ type: 'Play' });
    expect(audio.paused).toBe(true);
  });
});
