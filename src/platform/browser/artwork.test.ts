import { describe, expect, test } from 'vitest';
import * as limits from '../../contract/limits';
import { createArtwork } from './media-session';

const fox = 'https://host/fox.webp';
const hare = 'https://host/hare.webp';
const owl = 'https://host/owl.webp';

/** Creates an artwork with a fake clock; `broken` is the address of a picture that cannot be read. */
function setUp(broken?: string) {
  const waiting = new Map<() => void, number>();
  const clock = {
    now: () => 0,
    after(milliseconds: number, call: () => void) {
      waiting.set(call, milliseconds);
      return () => void waiting.delete(call);
    },
  };
  const copied: string[] = [];
  const released: string[] = [];
  const shown: (string | undefined)[] = [];
  const artwork = createArtwork(
    {
      clock,
      copySmall: async (url) => {
        copied.push(url);
        if (url === broken) throw new TypeError('broken');
        return { url: `blob:${url}`, release: () => void released.push(url) };
      },
    },
    () => shown.push(artwork.url()),
  );
  /** Runs the timers that wait for the page to lie still, and waits for the copy. */
  const rest = async () => {
    for (const [call, milliseconds] of waiting) {
      expect(milliseconds).toBe(limits.player.preloadAfterSlide);
      waiting.delete(call);
      call();
    }
    await new Promise((later) => setTimeout(later));
  };
  return { artwork, copied, released, shown, rest };
}

describe('the picture of the lock screen', () => {
  test('is a small copy, made once the page lies still', async () => {
    const { artwork, copied, shown, rest } = setUp();
    artwork.setPicture(fox);
    expect(copied).toEqual([]);
    await rest();
    expect(copied).toEqual([fox]);
    expect(shown).toEqual([`blob:${fox}`]);
  });

  test('stays until the picture of the next page is ready, and is released one picture later', async () => {
    const { artwork, released, rest } = setUp();
    artwork.setPicture(fox);
    await rest();
    artwork.setPicture(hare);
    expect([artwork.url(), released]).toEqual([`blob:${fox}`, []]);
    await rest();
    // The browser may still be fetching the fox.
    expect([artwork.url(), released]).toEqual([`blob:${hare}`, []]);
    artwork.setPicture(owl);
    await rest();
    expect([artwork.url(), released]).toEqual([`blob:${owl}`, [fox]]);
    artwork.release();
    await rest();
    expect([artwork.url(), released]).toEqual([undefined, [fox, hare, owl]]);
  });

  test('is not made for a page that was turned before it lay still', async () => {
    const { artwork, copied, rest } = setUp();
    artwork.setPicture(fox);
    artwork.setPicture(hare);
    await rest();
    expect(copied).toEqual([hare]);
  });

  test('is made only once for the same picture', async () => {
    const { artwork, copied, rest } = setUp();
    artwork.setPicture(fox);
    await rest();
    artwork.setPicture(fox);
    await rest();
    expect(copied).toEqual([fox]);
  });

  test('is released when it is made after the session was released', async () => {
    const { artwork, released, shown, rest } = setUp();
    artwork.setPicture(fox);
    const made = rest();
    artwork.release();
    await made;
    expect([released, shown]).toEqual([[fox], []]);
  });

  test('is the picture itself when it cannot be read', async () => {
    const { artwork, rest } = setUp(fox);
    artwork.setPicture(fox);
    await rest();
    expect(artwork.url()).toBe(fox);
  });
});
