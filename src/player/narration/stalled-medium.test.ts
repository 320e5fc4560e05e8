import { describe, expect, test } from 'vitest';
import { narrate, spoken } from './narrate.fixture';

describe('a medium that gives no byte', () => {
  test('for 15 s, without any event, has failed: its slide is held for the reading time', () => {
    const { audio, clock, act, store, reports } = narrate([spoken('cover'), spoken('end')]);
    act('Play');
    clock.pass(14_999);
    expect(reports).toEqual([]);
    clock.pass(1);
    expect(reports).toEqual([expect.objectContaining({ name: 'NarrationFailedError' })]);
    expect(audio.hasAttribute('src')).toBe(false);
    clock.pass(4999);
    expect(store.get().index).toBe(0);
    clock.pass(1);
    expect(store.get().index).toBe(1);
  });

  test.each(['progress', 'loadedmetadata'])('has not failed while bytes come: %s', (sign) => {
    const { audio, clock, act, reports } = narrate();
    act('Play');
    for (let minute = 0; minute < 6; minute += 1) {
      clock.pass(10_000);
      audio.fire(sign);
    }
    expect(reports).toEqual([]);
    clock.pass(20_000);
    expect(reports).toHaveLength(1);
  });

  test('has not failed while there is no network', () => {
    let hasNetwork = false;
    const { clock, act, reports } = narrate(undefined, { hasNetwork: () => hasNetwork });
    act('Play');
    clock.pass(60_000);
    expect(reports).toEqual([]);
    hasNetwork = true;
    clock.pass(15_000);
    expect(reports).toHaveLength(1);
  });

  test('has not failed while it is paused or was left, and no timer runs once it plays', () => {
    const { audio, clock, act, reports } = narrate();
    act('Play', 'Pause');
    expect(clock.running).toBe(0);
    clock.pass(60_000);
    act('Play');
    audio.know(100);
    expect(clock.running).toBe(0);
    clock.pass(60_000);
    expect(reports).toEqual([]);
  });

  test('in the middle has failed, and goes on where it was once it is tried again', () => {
    const { audio, clock, act, reports, goOnline } = narrate();
    act('Play');
    audio.know(100);
    audio.reach(12);
    audio.fire('waiting');
    clock.pass(15_000);
    expect(reports).toHaveLength(1);
    act('Pause');
    goOnline();
    audio.know(100);
    expect(audio.currentTime).toBe(12);
  });
});
