// Has the bar of a story that plays show all its buttons, as a hand on the mouse does.
import { expect, type Locator } from '@playwright/test';

/**
 * Moves the mouse in the bar's corner, where nothing is to be pressed, until the bar is whole. While it is folded, which depends on how
 * long a machine took for what came before, a test would wait for its buttons forever.
 */
export async function unfoldBar(player: Locator): Promise<void> {
  const bar = player.locator('.viewer-bar');
  let moves = 0;
  const isWhole = async () => {
    if ((await bar.getAttribute('data-folded')) === null) return true;
    const box = await bar.boundingBox();
    moves += 1;
    if (box !== null) await player.page().mouse.move(box.x + 2 + (moves % 2), box.y + box.height - 2);
    return false;
  };
  await expect.poll(isWhole).toBe(true);
}
