import { describe, expect, test } from 'vitest';
import { takeMediaSession, type SessionPart } from './media-session';

/** Creates a session that records its calls; `unknown` is an action that this browser throws for. */
function setUp(unknown?: string) {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session: SessionPart = {
    metadata: null,
    playbackState: 'none',
    setActionHandler(action, handler) {
      if (action === unknown) throw new TypeError(`no ${action}`);
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
    setPositionState: (position) => void positions.push(position),
  };
  const pressed: string[] = [];
  let rest = (): void => undefined;
  const after = (_: number, call: () => void) => {
    rest = call;
    return () => undefined;
  };
  const clock = { now: () => 0, after };
  const mediaSession = takeMediaSession(
    {
      play: () => pressed.push('play'),
      pause: () => pressed.push('pause'),
      previoustrack: () => pressed.push('previous'),
      nexttrack: () => pressed.push('next'),
      seekto: (seconds) => pressed.push(`seek ${seconds}`),
    },
    session,
    ({ title = '', artist = '', album = '', artwork = [] }) => ({ title, artist, album, artwork }),
    { clock, copySmall: async (url) => ({ url: `blob:${url}`, release: () => undefined }) },
  );
  return { session, handlers, positions, pressed, mediaSession, rest: () => rest() };
}

describe('the media session', () => {
  test('calls the handlers of the media keys', () => {
    const { handlers, pressed } = setUp();
    for (const action of ['play', 'pause', 'previoustrack', 'nexttrack'] as const)
      handlers.get(action)?.({ action });
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 12 });
    expect(pressed).toEqual(['play', 'pause', 'previous', 'next', 'seek 12']);
  });

  test('shows the texts at once, and adds the picture when it is made', async () => {
    const { session, mediaSession, rest } = setUp();
    mediaSession.show({
      title: 'The fox',
      artist: 'Page 2',
      album: 'Bookworm',
      pictureUrl: 'https://host/2.webp',
    });
    expect(session.metadata).toMatchObject({ title: 'The fox', artwork: [] });
    rest();
    await expect
      .poll(() => session.metadata)
      .toMatchObject({ title: 'The fox', artwork: [{ src: 'blob:https://host/2.webp' }] });
    mediaSession.show({
      title: 'The fox',
      artist: 'Page 3',
      album: 'Bookworm',
      pictureUrl: 'https://host/3.webp',
    });
    expect(session.metadata).toMatchObject({
      artist: 'Page 3',
      artwork: [{ src: 'blob:https://host/2.webp' }],
    });
  });

  test('never sets a position beyond the end, and clears it while the duration is unknown and when released', () => {
    const { positions, mediaSession } = setUp();
    const end = { duration: 10, position: 10, playbackRate: 1 };
    mediaSession.setPosition({ ...end, position: 10.2 });
    mediaSession.setPosition({ duration: 0, position: 1, playbackRate: 1 });
    expect(positions).toEqual([end, undefined]);
    mediaSession.setPosition(end);
    mediaSession.release();
    expect(positions).toEqual([end, undefined, end, undefined]);
  });

  test('sets the other handlers when the browser does not know an action', () => {
    expect([...setUp('seekto').handlers.keys()]).toEqual(['play', 'pause', 'previoustrack', 'nexttrack']);
  });

  test('removes its handlers and the picture when released', () => {
    const { session, handlers, mediaSession } = setUp();
    mediaSession.show({ title: 'The fox', artist: '', album: '' });
    mediaSession.setPlaying(true);
    mediaSession.release();
    expect(handlers.size).toBe(0);
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  });

  test('does nothing where the browser has none', () => {
    const press = () => undefined;
    const keys = { play: press, pause: press, previoustrack: press, nexttrack: press, seekto: press };
    expect(() => takeMediaSession(keys, null).setPlaying(true)).not.toThrow();
  });
});
