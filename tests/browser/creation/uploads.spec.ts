// Uploading a person's picture and voice (spec screens §11): by button, drop and paste, and with files of every kind.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Service } from '../fixtures';
import { letSoundsPlayOn } from '../../support/browser/page-scripts';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { oddFiles, turnedPicture, type OddFile } from './odd-files';
import { RecorderPage } from './recorder-page';

test.use({ variant: 'production', installsWorker: false });

test.beforeEach(async ({ context, service }) => {
  await leaveSession(context, await signIn(service));
});

async function openForm(page: Page, { origin }: Service): Promise<RecorderPage> {
  await page.goto(`${origin}/#/new-presentation`);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return new RecorderPage(page);
}

/** Returns the size of the shown picture, and the colours at its top and at its bottom. */
function shownPicture(page: Page) {
  return page
    .getByRole('img', { name: 'Picture of the person' })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('There is no canvas');
      context.drawImage(image, 0, 0);
      const colourAt = (y: number): string => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(width / 2, y, 1, 1).data;
        return red > 180 && blue < 90 ? 'red' : blue > 180 && red < 90 ? 'blue' : `${red} ${green} ${blue}`;
      };
      return { width, height, top: colourAt(2), bottom: colourAt(height - 3) };
    });
}

test('each file is taken and encoded anew or refused with a reason, by button, drop and paste', async ({
  page,
  service,
}) => {
  await letSoundsPlayOn(page);
  const recorder = await openForm(page, service);
  const turned = await turnedPicture();
  await recorder.upload(turned);
  await expect(page.getByText(turned.says)).toBeVisible();
  expect(await shownPicture(page)).toEqual({ width: 20, height: 20, top: 'red', bottom: 'blue' });

  const film = readFileSync('mocks/service/library/film/film.mp4');
  const mp3 = readFileSync('mocks/service/library/fixtures/presentations/9007199254740992/audio/02.mp3');
  for (const file of await oddFiles(film, mp3)) {
    await recorder.upload(file);
    await expect(page.getByText(file.says, { exact: false }), file.name).toBeVisible();
    await expect(page.getByText('The file is being read.')).toHaveCount(0);
  }
  expect(await violationsAtRest(page)).toEqual([]);
  // The last accepted picture stays.
  expect(await shownPicture(page)).toMatchObject({ width: 1, height: 1 });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove voice' }).click();
  await expect(page.getByText('No picture yet')).toBeVisible();
  await expect(page.getByText('No voice yet')).toBeVisible();
  await test.step('files are dropped and pasted, several at once, also one of 100 MB', () =>
    expectDroppedAndPasted(page, turned));
});

async function expectDroppedAndPasted(page: Page, turned: OddFile): Promise<void> {
  const send = (how: 'drop' | 'paste') =>
    page.getByRole('region', { name: 'Picture and voice' }).evaluate(
      (region, [event, bytes]) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes)], 'turned.jpg', { type: 'image/jpeg' }));
        files.items.add(new File([new Uint8Array(100 * 1024 ** 2)], 'opera.wav', { type: 'audio/wav' }));
        const shared = { bubbles: true, cancelable: true };
        if (event === 'drop') {
          const over = new DragEvent('dragover', { ...shared, dataTransfer: files });
          region.dispatchEvent(over);
          if (!over.defaultPrevented) throw new Error('The browser would open the file');
          region.dispatchEvent(new DragEvent('drop', { ...shared, dataTransfer: files }));
        } else document.body.dispatchEvent(new ClipboardEvent('paste', { ...shared, clipboardData: files }));
      },
      [how, [...turned.buffer]] as const,
    );
  for (const how of ['drop', 'paste'] as const) {
    await send(how);
    await expect(page.getByText('The picture has been added.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('“opera.wav” is larger than 20 MB.');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByText('opera.wav')).toHaveCount(0);
  }
}
