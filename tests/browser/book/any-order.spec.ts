// Whatever a reader does, in whatever order: book and player are never apart for longer than a turn.
import { englishStory, expect, test } from '../fixtures';
import { asBook, bookFacts, expectOpenAt, swipe } from './hand';

/** Numbers below 1 that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** A turn, and what the machine may need for it. */
const aTurn = 2500;

test('60 things in any order', async ({ reader, page }) => {
  const seed = Number(process.env['BOOKWORM_SEED'] ?? Date.now() % 100_000);
  const random = seeded(seed);
  const done: string[] = [];
  await reader.openStory(englishStory, asBook(englishStory));
  /** Where there is such a button just now. */
  const press = (name: string): Promise<void> =>
    page.evaluate((label) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click(), name);
  const expectStill = () => expect.poll(async () => (await bookFacts(page)).state ?? 'read').toBe('read');
  const things: Record<string, () => Promise<void>> = {
    next: () => page.keyboard.press('ArrowRight'),
    previous: () => page.keyboard.press('ArrowLeft'),
    'swipe on': () => swipe(page, 'next'),
    'swipe back': () => swipe(page, 'previous'),
    resize: () => page.setViewportSize(sizes[Math.floor(random() * sizes.length)] ?? sizes[0]),
    switch: async () => {
      await press('Watch as slides');
      await press('Read as book');
    },
    'play or pause': () => page.keyboard.press('Space'),
    restart: () => page.keyboard.press('r'),
    wait: expectStill,
  };
  const names = Object.keys(things);
  let apartSince: number | undefined;
  for (let step = 0; step < 60; step += 1) {
    const name = names[Math.floor(random() * names.length)] ?? 'next';
    done.push(name);
    // What asks for a rating at the end would keep every key to itself.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await things[name]?.();
    const { spread, state, index } = await bookFacts(page);
    if (spread === index || state !== 'read') apartSince = undefined;
    else apartSince ??= performance.now();
    const told = `seed ${seed}: ${done.join(', ')}: at ${index}, open at ${spread}`;
    expect(performance.now() - (apartSince ?? performance.now()), told).toBeLessThan(aTurn);
  }
  await press('Pause');
  await press('Read as book');
  await expectOpenAt(page, (await bookFacts(page)).index);
});
