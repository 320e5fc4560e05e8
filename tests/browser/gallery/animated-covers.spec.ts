// Animated covers stand still wherever covers are shown, with and without reduced motion (spec screens §3).
import { longPage, ownStory, putStory } from '../../support/service/own-story';
import { visitAsStaff } from '../shell/shell-page';
import { animated, test, type Service } from '../fixtures';
import { expectStill, movingPicture } from '../moving-picture';

function putMovingStory({ hook }: Service): Promise<void> {
  return putStory(hook, [longPage, longPage], [movingPicture], {
    cover: { imagePath: movingPicture.name },
    entry: { title: 'It moves', previewImage: `presentations/${ownStory}/${movingPicture.name}` },
  });
}

test.describe('where motion is welcome', () => {
  test.use(animated);

  test('an animated cover stands still on the shelf, in the row of started stories, and among saved ones, also without a network', async ({
    reader,
    service,
    page,
  }) => {
    await putMovingStory(service);
    const onItsCard = `article[data-presentation-id="${ownStory}"]`;
    await reader.openGallery();
    await expectStill(page, onItsCard);
    await reader.waitForWorker();
    await reader.card(ownStory).getByRole('link').click();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 1);
    await reader.waitUntilSaved(ownStory);
    await page.goBack();
    await expectStill(page, onItsCard);
    await expectStill(page, '.in-progress-cover');
    // The worker caches the list that it fetches.
    await page.reload();
    await expectStill(page, onItsCard);
    await reader.goOffline();
    await page.reload();
    await expectStill(page, onItsCard);
    await page.goto(`${service.origin}/#/offline`);
    await expectStill(page, '.book-row-cover');
  });
});

test.describe('with reduced motion', () => {
  test.use({ variant: 'production', installsWorker: false });

  test('an animated cover stands still on the shelf and in the list of the staff', async ({
    reader,
    service,
    page,
  }) => {
    await visitAsStaff(page, service);
    await putMovingStory(service);
    await reader.openGallery();
    await expectStill(page, `article[data-presentation-id="${ownStory}"]`);
    await page.goto(`${service.origin}/#/list-presentations`);
    await expectStill(page, `li[data-presentation-id="${ownStory}"]`);
  });
});
