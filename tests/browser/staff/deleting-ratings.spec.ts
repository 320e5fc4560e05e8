// Deleting single ratings by staff (spec people §1).
import { englishStory, expect, test, type Service } from '../fixtures';
import { expectAccessible, visitAsStaff } from '../shell/shell-page';

test.use({ variant: 'production', installsWorker: false });

const rude = 'Rude words';

/** Gives a story two ratings, of which one is rude. */
async function giveRatings({ origin, hook }: Service): Promise<void> {
  const headers = {
    authorization: `Bearer ${await hook.staffToken()}`,
    'content-type': 'application/json',
  };
  for (const [at, comment] of ['', rude].entries()) {
    const stars = at === 0 ? 5 : 1;
    const response = await fetch(`${origin}/api/feedback`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        id: `${at}f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f`,
        presentationId: '778',
        storyRating: stars,
        imageRating: stars,
        voiceRating: stars,
        comment,
      }),
    });
    expect(response.status).toBe(201);
  }
}

test('whoever is not staff sees comments alone; a librarian deletes a rude rating, and the means are computed without it', async ({
  reader,
  page,
  service,
}) => {
  await test.step('whoever is not staff sees comments, and no button that deletes', async () => {
    await reader.openGallery();
    await reader
      .card(englishStory)
      .getByRole('button', { name: /^Ratings/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Comments' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    expect((await service.hook.requests()).filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
  await service.hook.put({ entry: { id: '778', title: 'Pip', language: 'English' } });
  await giveRatings(service);
  await visitAsStaff(page, service);
  await reader.openGallery();
  await reader.card('778').getByRole('button', { name: 'Ratings: 3.0 of 5, 2 ratings' }).click();
  const ratings = page.getByRole('dialog', { name: 'Ratings' });
  await expect(ratings.getByRole('listitem')).toHaveText([
    `Story 1, images 1, voice 1${rude}Delete`,
    'Story 5, images 5, voice 5Delete',
  ]);
  const button = ratings.getByRole('button', { name: 'Delete' }).first();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expectAccessible(page);

  await button.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this rating?' });
  await expect(question).toContainText(
    'Story 1, images 1, voice 1: this rating will be deleted for everyone.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(ratings.getByRole('listitem')).toHaveText(['Story 5, images 5, voice 5Delete']);
  await expect(ratings).toContainText('1 rating');
  await expect(ratings.getByRole('button', { name: 'Delete' })).toBeFocused();
  expect(await (await fetch(`${service.origin}/api/feedback`)).text()).not.toContain(rude);
  await ratings.getByRole('button', { name: 'Close' }).click();
  await expect(reader.card('778').getByRole('button', { name: 'Ratings: 5.0 of 5, 1 rating' })).toBeFocused();
});
