// A person zooms texts alone to twice their size, on a phone: nothing is lost on the screens of a family.
import { longNarration, ownStory, putStory } from '../support/service/own-story';
import { expect, test } from './fixtures';

test.use({
  language: 'de-DE',
  windowSize: { width: 375, height: 667 },
  zoomsText: true,
  hasServiceWorkers: false,
});

test('with texts zoomed to the double nothing is lost on a phone', async ({ reader, driver, service }) => {
  const text =
    'Die Lampe sah aus dem Fenster, wie weit der Abend war. Sie wartete mit den Laternenanzünderinnen.';
  const page = {
    headline: 'Schlafende Straßenlaternen',
    text,
    audioPath: 'n.wav',
    transcription: [{ text, start: 0 }],
  };
  const cover = { headline: 'Das kleine Licht', text: 'Eine sehr kurze Geschichte' };
  await putStory(service.hook, [page], [longNarration('n.wav', 1)], {
    cover,
    entry: { title: 'Die Laternenanzünderin', language: 'German' },
  });
  await test.step('on the shelf, in its filters and menu', async () => {
    await reader.openGallery();
    const sizes = () => [getComputedStyle(document.body).fontSize, innerWidth];
    expect(await driver.evaluate(sizes), 'letters and screen').toEqual(['32px', 375]);
    await reader.press('Suchen');
    await reader.press('Filter');
    await reader.press('Menü');
    await reader.expectNothingLost('shelf');
  });
  await test.step('in the wizard', async () => {
    await reader.open('/#/story/new');
    await reader.expectText('Für wen ist die Geschichte?');
    await reader.expectNothingLost('age');
    await reader.press('Weiter');
    await reader.expectText('Papiercollage');
    await reader.expectNothingLost('style');
  });
  await test.step('in the slides', async () => {
    await reader.openStory(ownStory);
    await reader.expectNothingLost('cover');
    await reader.pressKey('ArrowRight');
    await reader.expectState('PAUSED 1');
    await reader.expectNothingLost('slide');
    await reader.press('Mehr');
    await reader.expectText('Schlaf-Timer');
    await reader.press('Mehr');
  });
  await test.step('in the book, in its column, and at its end', async () => {
    await reader.openBook(ownStory);
    await reader.expectNothingLost('cover of the book');
    await reader.pressKey('ArrowRight');
    await reader.expectState('PAUSED 1');
    await reader.expectNothingLost('page');
    await reader.press('Mehr');
    await reader.press('Größere Schrift');
    await reader.expectNothingLost('column');
    await reader.press('Mehr');
    await reader.press('Größere Schrift');
    await reader.pressKey('End');
    await reader.expectState('LAST_SLIDE_PAUSED 2');
    await reader.pressKey('ArrowRight');
    await reader.expectText('Noch einmal hören');
    await reader.expectNothingLost('end');
    await reader.press('Bewerten');
    await reader.expectText('Wie war die Geschichte?');
    await reader.expectNothingLost('rating');
  });
});
