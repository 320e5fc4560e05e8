// The narrator with a speaker's film: on its own, and beside a narration (spec player §9).
import { describe, expect, test } from 'vitest';
import type { FakeMedia } from '../media/fake-media.fixture';
import { unlock } from '../media/media-element';
import { SpeakerFilmFailedError, NarrationFailedError } from './playback-target';
import { narrate, silent, spoken } from './narrate.fixture';

const base = 'https://host/presentations/1/';

/** Returns what `muted` of a muted film is set to from now on. */
function mutedChangesOf(video: FakeMedia): readonly boolean[] {
  const changes: boolean[] = [];
  Object.defineProperty(video, 'muted', {
    get: () => changes.at(-1) ?? true,
    set(to: boolean) {
      changes.push(to);
    },
  });
  return changes;
}

describe("a speaker's film", () => {
  const filmUrl = `${base}speaker.mp4`;

  test('without narration plays with its own sound', () => {
    const { video, clock, act, store } = narrate([{ ...silent('hello'), filmUrl }, spoken('one')]);
    act('Play');
    expect(video).toMatchObject({ src: filmUrl, paused: false, muted: false });
    video.know(5);
    video.end();
    clock.pass(1000);
    expect(store.get().index).toBe(1);
    expect(video.hasAttribute('src')).toBe(false);
  });

  test('with narration is muted and follows its time', () => {
    const { audio, video, act, store } = narrate([spoken('cover', { filmUrl }), spoken('one')]);
    act('Play');
    expect(video).toMatchObject({ muted: true, paused: true });
    audio.know(10);
    video.know(10);
    audio.fire('playing');
    expect(video).toMatchObject({ muted: true, paused: false });
    video.currentTime = 2.9;
    audio.reach(3);
    expect(video.currentTime).toBe(2.9);
    expect(video.playbackRate).toBeGreaterThan(1);
    audio.reach(6);
    expect(video).toMatchObject({ currentTime: 6, playbackRate: 1 });
    act('Pause');
    expect(video.paused).toBe(true);
    video.end();
    expect(store.get().index).toBe(0);
  });

  test('with narration is unlocked by the tap on Play, for a later film with its own sound', () => {
    const { video, act } = narrate([spoken('cover', { filmUrl })]);
    const muted = mutedChangesOf(video);
    act('Play');
    expect(muted).toEqual([false, true]);
    expect(video).toMatchObject({ plays: 0, loads: 0 });
  });

  test('that runs is not unmuted for a moment, which would pause it', () => {
    const { audio, video, act } = narrate([spoken('cover', { filmUrl })]);
    act('Play');
    audio.know(10);
    audio.fire('playing');
    expect(video.paused).toBe(false);
    const muted = mutedChangesOf(video);
    unlock(video);
    expect(muted).toEqual([]);
  });

  test('shorter than the narration stays on its last frame', () => {
    const { audio, video, act } = narrate([spoken('cover', { filmUrl }), spoken('one')]);
    act('Play');
    audio.know(10);
    video.know(4);
    audio.reach(5);
    expect(video.paused).toBe(true);
  });
});

describe("a speaker's film that fails", () => {
  const filmUrl = `${base}speaker.mp4`;

  test('beside a narration is reported once and the narration continues', () => {
    const { audio, video, act, name, reports, failed } = narrate([spoken('cover', { filmUrl })]);
    act('Play');
    video.break(3);
    video.break(3);
    expect(reports).toEqual([expect.any(SpeakerFilmFailedError)]);
    expect(failed.get()).toEqual(new Set([filmUrl]));
    expect(audio.paused).toBe(false);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    expect(video.hasAttribute('src')).toBe(false);
  });

  test('is loaded again when its slide is shown again', () => {
    const { video, act, reports } = narrate([spoken('cover', { filmUrl }), spoken('one')]);
    video.break(3);
    expect(video.hasAttribute('src')).toBe(false);
    act('Next', 'Previous');
    expect(video.src).toBe(filmUrl);
    video.break(3);
    expect(reports).toHaveLength(1);
  });

  test('beside a narration is loaded again when the network is back, and follows the narration', () => {
    const { audio, video, act, goOnline, failed } = narrate([spoken('cover', { filmUrl })]);
    act('Play');
    audio.know(10);
    video.break(3);
    audio.reach(4);
    goOnline();
    expect(failed.get().size).toBe(0);
    expect(video).toMatchObject({ src: filmUrl, muted: true, loads: 1 });
    video.know(10);
    expect(video).toMatchObject({ currentTime: 4, paused: false });
    expect(audio).toMatchObject({ currentTime: 4, paused: false });
  });

  test('without a narration holds its slide for the reading time, and is reported once', () => {
    const { video, clock, act, store, reports } = narrate([{ ...silent('hello'), filmUrl }, spoken('one')]);
    act('Play');
    video.break(3);
    expect(reports).toEqual([expect.any(NarrationFailedError)]);
    clock.pass(5000);
    expect(store.get().index).toBe(1);
  });

  test('that gives no bytes is opened once more, then its slide is held for the reading time', () => {
    const { video, clock, act, store, reports } = narrate([{ ...silent('hello'), filmUrl }, spoken('one')]);
    act('Play');
    clock.pass(15_000);
    expect(video).toMatchObject({ src: filmUrl, paused: false, plays: 2 });
    expect(reports).toEqual([]);
    clock.pass(15_000);
    expect(reports).toEqual([
      expect.objectContaining({ cause: expect.objectContaining({ name: 'MediumStalledError' }) }),
    ]);
    clock.pass(5000);
    expect(store.get().index).toBe(1);
  });

  test('that stalls in its middle goes on there when it is opened once more', () => {
    const { video, clock, act, reports } = narrate([{ ...silent('hello'), filmUrl }, spoken('one')]);
    act('Play');
    video.know(60);
    video.reach(20);
    video.fire('waiting');
    clock.pass(20_000);
    video.know(60);
    expect(video).toMatchObject({ src: filmUrl, currentTime: 20, paused: false });
    expect(reports).toEqual([]);
  });
});
