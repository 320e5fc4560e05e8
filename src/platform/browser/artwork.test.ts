import { describe, expect, test } from 'vitest';
import { limits } from '../../contract/limits';
import { createArtwork } from './artwork';

const fox = 'https://host/fox.webp';
const hare = 'https://host/hare.webp';

/** `broken` is the address of a picture that cannot be read. */
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
  /** Lets the page lie still, and the copy be made. */
  const rest = async () => {
    for (const [call, milliseconds] of waiting) {
      expect(milliseconds).toBe(limits.player.lookAheadAfterSlide);
      waiting.delete(call);
      call();
    }
    await new Promise((later) => setTimeout(later));
  };
  return { artwork, copied, released, shown, rest };
}

describe('the picture of the lock screen', () => {
  test('is a small copy, made when the page lies still', async () => {
    const { artwork, copied, shown, rest } = setUp();
    artwork.want(fox);
    expect(copied).toEqual([]);
    await rest();
    expect(copied).toEqual([fox]);
    expect(shown).toEqual([`blob:${fox}`]);
  });

  test('stays until that of the next page is there, and is let go of then', async () => {
    const { artwork, released, rest } = setUp();
    artwork.want(fox);
    await rest();
    artwork.want(hare);
    expect([artwork.url(), released]).toEqual([`blob:${fox}`, []]);
    await rest();
    expect([artwork.url(), released]).toEqual([`blob:${hare}`, [fox]]);
  });

  test('of a page that is leafed over is never made', async () => {
    const { artwork, copied, rest } = setUp();
    artwork.want(fox);
    artwork.want(hare);
    await rest();
    expect(copied).toEqual([hare]);
  });

  test('is not made anew for the same picture', async () => {
    const { artwork, copied, rest } = setUp();
    artwork.want(fox);
    await rest();
    artwork.want(fox);
    await rest();
    expect(copied).toEqual([fox]);
  });

  test('that comes too late is let go of', async () => {
    const { artwork, released, shown, rest } = setUp();
    artwork.want(fox);
    const made = rest();
    artwork.release();
    await made;
    expect([released, shown]).toEqual([[fox], []]);
  });

  test('that cannot be read is shown as it is', async () => {
    const { artwork, rest } = setUp(fox);
    artwork.want(fox);
    await rest();
    expect(artwork.url()).toBe(fox);
  });
});
