// Animated pictures stand still while nothing plays, and with reduced motion always (spec player §1).
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { animated, test, type Service } from '../fixtures';
import { expectMoving, expectStill, movingPicture } from '../moving-picture';
import { asBook, expectOpenAt } from '../book/book-page';

test.use({ installsWorker: false });

function putMovingStory({ hook }: Service): Promise<void> {
  const page = { headline: 'A page', text: 'It moves.', imagePath: movingPicture.name, audioPath: 'n.wav' };
  return putStory(hook, [page, page], [movingPicture, longNarration('n.wav')], { cover: page, ending: page });
}

test.describe('where motion is welcome', () => {
  test.use(animated);

  test('animated pictures run only while the story plays, as slides and as a book', async ({
    reader,
    service,
    page,
  }) => {
    await putMovingStory(service);
    await reader.openStory(ownStory);
    await expectStill(page, '.viewer-background');
    await reader.button('Play').click();
    await expectMoving(page, '.viewer-background');
    await page.keyboard.press('ArrowRight');
    await expectMoving(page, '.viewer-slide');
    await reader.button('Pause').click();
    await expectStill(page, '.viewer-slide');
    await reader.openStory(ownStory, asBook(ownStory));
    await expectStill(page, '.book-cover');
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 1);
    await expectStill(page, '[data-position="1"]');
    await reader.button('Play').click();
    await expectMoving(page, '[data-position="1"]');
  });
});

test('with reduced motion animated pictures stand still while the story plays', async ({
  reader,
  service,
  page,
}) => {
  await putMovingStory(service);
  await reader.openStory(ownStory);
  await reader.button('Play').click();
  await expectStill(page, '.viewer-background');
  await page.keyboard.press('ArrowRight');
  await reader.expectState('PLAYING', 1);
  await expectStill(page, '.viewer-slide');
});
