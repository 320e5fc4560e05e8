// A story with media that an engine can and cannot play, and what the device still has when the browser was killed.
import { presenterFigure } from '../../mocks/studio/film/presenter-figure';
import { presenterFilm } from '../../mocks/studio/film/presenter-film';
import * as limits from '../../src/contract/limits';
import { animatedPicture, framedPicture } from '../support/service/own-picture';
import { filmWithSoundApart } from '../support/service/film-with-sound-apart';
import { mp3WithoutIndex } from '../support/service/mp3-without-index';
import { englishStory, type Service } from '../support/service/service';
import { longNarration, longPage, ownStory, putStory } from '../support/service/own-story';
import { expect, test } from './fixtures';
import type { Reader } from './reader';

/** Sixteen words, between which Thai has no spaces. */
const thaiPage = 'กาลครั้งหนึ่งนานมาแล้วมีลูกหมีตัวน้อยอาศัยอยู่ในป่าใหญ่';
const otherStory = '778';
const hebrewStory = '779';
const remoteStory = '780';
const emptyStory = '781';
const sentences = ['One begins.', 'Two is soon.', 'Three is late.', 'Four is later.', 'Five ends.'];
const starts = [0, 5, 48, 52, 58];
const lastCue = 4;
/** The side of the speaker's film in pixels: small, since every picture of it is decoded and keyed without a graphics card. */
const filmSize = 128;
const estimated = {
  headline: 'A page',
  text: sentences.join(' '),
  audioPath: 'estimated.mp3',
  transcription: sentences.map((text, at) => ({ text, start: starts[at] ?? 0 })),
};

/** A narration of a minute, of which most of the bytes are for its beginning and its end. */
const estimatedNarration = () => ({
  name: estimated.audioPath,
  base64: mp3WithoutIndex([
    ['loud', 10],
    ['quiet', 38],
    ['loud', 12],
  ]).toString('base64'),
});

test('a story goes on without a narration, plays the film of its speaker, and continues after the browser was killed', async ({
  reader,
  service,
}) => {
  reader.expectFault(/strange\.mp3|header\.wav/);
  const noSound = { name: 'strange.mp3', base64: Buffer.from('no sound at all').toString('base64') };
  const speaks = presenterFilm(presenterFigure({ k: 'adult', hairstyle: 'curls' }), filmSize);
  // Long: a film that a busy machine loads later than it lasts does not play, since its narration has gone on.
  const rate = 22_050;
  const samples = Int16Array.from({ length: rate * 20 }, (_, at) => 5000 * Math.sin(at / 12));
  const film = (await speaks.speak({ rate, samples })).toString('base64');
  const transcription = [{ text: 'A sentence of the narration', start: '00:00:00.000' }];
  const long = { text: 'A page that is told for three minutes', audioPath: 'long.wav', transcription };
  const tall = framedPicture(9, 16, [200, 40, 40, 255], [40, 40, 200, 255]);
  const wide = framedPicture(16, 9, [200, 40, 40, 255], [40, 40, 200, 255]);
  const sentences = Array.from(
    { length: 150 },
    (_, at) => `The lamp looked out for the ${at + 1}th time, so it did.`,
  );
  const [late = ''] = sentences.slice(90);
  const scrolling = {
    text: sentences.join(' '),
    audioPath: 'long.wav',
    transcription: [{ text: late, start: 0 }],
  };
  await putStory(
    service.hook,
    [
      { text: thaiPage, audioPath: 'header.wav', imagePath: 'wide.png' },
      { text: 'A page that plays a part', audioPath: 'long.wav#t=60,61.5' },
      { ...long, speakerVideoPath: 'film.mp4', imagePath: 'wide.png' },
      scrolling,
      long,
    ],
    [
      noSound,
      longNarration('header.wav', 0),
      longNarration('long.wav'),
      { name: 'film.mp4', base64: film },
      { name: 'tall.png', base64: tall },
      { name: 'wide.png', base64: wide },
    ],
    // Long, so that it does not turn by itself before a late Next.
    { cover: { ...longPage, audioPath: noSound.name, imagePath: 'tall.png' } },
  );
  await test.step('a tapped sentence is heard where the file itself does not say where it begins, and a film with its sound apart ends', async () => {
    await putStory(
      service.hook,
      [estimated, { headline: 'A film', speakerVideoPath: 'apart.m3u8' }],
      [...(await filmWithSoundApart()), estimatedNarration()],
      { id: otherStory, cover: estimated },
    );
    await reader.openStory(otherStory);
    await reader.recordEnds();
    await reader.press('Play');
    await reader.press('More');
    await reader.press('Read as book');
    await reader.press('More');
    await reader.press('Larger text');
    // The cover is not preloaded, the page is.
    await reader.tapSentence(0, lastCue);
    await reader.expectState('PLAYING 1');
    await reader.tapSentence(1, lastCue);
    const ends = await reader.mediaEnds(['AUDIO', 'AUDIO', 'VIDEO']);
    for (const { second } of ends.slice(0, 2)) expect(Math.abs(second - 60)).toBeLessThan(0.5);
    expect(ends[2]?.isHeard, 'the film is heard').toBe(true);
    await reader.expectState('LAST_SLIDE_PLAYING 3');
  });
  const onHebrewCard = `article[data-presentation-id="${hebrewStory}"]`;
  await test.step('a Hebrew book opens from the right, and its animated pictures stand still while it is paused, and on the shelf', async () => {
    const hebrew = { headline: 'הירח והחתולה', text: 'הירח הציץ מן החלון.', imagePath: 'moving.png' };
    const colours = [
      [200, 40, 40, 255],
      [40, 40, 200, 255],
    ] as const;
    const media = [{ name: 'moving.png', base64: animatedPicture(16, colours) }];
    const entry = { previewImage: `presentations/${hebrewStory}/moving.png` };
    await putStory(service.hook, [hebrew], media, { id: hebrewStory, cover: hebrew, ending: hebrew, entry });
    await reader.openBook(hebrewStory);
    await reader.expectStillPicture('.viewer-player', 200);
    await reader.pressKey('ArrowLeft');
    await reader.expectState('PAUSED 1');
    await reader.expectOrder(['.book-page[data-position="2"]', '.book-page[data-position="1"]']);
    // Without loading the page again, while WebKit may still register the worker.
    await reader.open('/#/');
    await reader.expectStillPicture(onHebrewCard, 200);
  });
  await test.step('a narration that is a header alone holds its page for its reading time, which is counted without spaces', async () => {
    await reader.openStory(ownStory);
    await reader.expectPicturesPainted();
    await reader.expectWholePictures();
    await reader.startHistory();
    await reader.press('Play');
    await reader.press('Next');
    await reader.expectState('PLAYING 2');
    expect(await reader.millisecondsIn('PLAYING 1')).toBeGreaterThanOrEqual(16 * limits.reading.perWord);
  });
  await test.step('a page plays its part of a file', async () => {
    await reader.expectState('PLAYING 3');
    const second = await reader.secondPlayedIn('PLAYING 2');
    expect(second).toBeGreaterThan(61);
    expect(second).toBeLessThan(63);
  });
  await test.step('the film of a speaker that the maker encoded plays beside its narration', () =>
    reader.expectFilmGrows(filmSize));
  await test.step('a sentence is shown whose time is written as a clock shows it', () =>
    reader.expectText('A sentence of the narration'));
  await reader.press('Next');
  await reader.expectState('PLAYING 4');
  await test.step('a text that is longer than its place scrolls to its spoken sentence, on the slide and on the page', async () => {
    await reader.expectSentenceInView('.viewer-text[data-more]', late);
    await reader.press('More');
    await reader.press('Read as book');
    await reader.expectSentenceInView('.book-text[data-more]', late);
  });
  const left = await reader.pause();
  const continues = async () => {
    await reader.playNarration(`Continue on page ${left}`);
    expect(await reader.pause()).toBe(left);
  };
  await test.step('the story continues where it was left, after a reload', async () => {
    await reader.reload();
    await continues();
  });
  await test.step('its pictures are whole in the book and in one column, too', async () => {
    await reader.press('More');
    await reader.press('Read as book');
    await reader.expectPicturesPainted();
    await reader.expectWholePictures();
    await reader.press('More');
    await reader.press('Larger text');
    await reader.expectWholePictures();
    await reader.expectPrintable(7);
  });
  await test.step('another one saved by its button plays as a book, with sound, when the service is stopped and the browser was killed', async () => {
    await reader.openGallery();
    await reader.card(englishStory).saveForOffline();
    await reader.card(hebrewStory).expectButton('Saved for offline');
    await reader.goOffline();
    await reader.restartBrowser();
    await reader.openGallery();
    await reader.card(englishStory).expectPicture();
    await reader.expectStillPicture(onHebrewCard, 200);
    await reader.openBookFromGallery(englishStory);
    await reader.playToTheEnd({ asBook: true });
  });
  await test.step('the story continues where it was left, after the browser was killed', async () => {
    await service.startAgain();
    await reader.openStory(ownStory);
    await continues();
  });
  await test.step('remote keys turn, a tap leads back to the sleep timer, long subtitles scroll, the first sentence stays in view, an empty story says so', () =>
    useRemoteControl(reader, service));
});

async function useRemoteControl(reader: Reader, service: Service): Promise<void> {
  reader.expectFault(/EmptyPresentation/);
  const subtitle = { text: 'This is not in the text of the page. '.repeat(36), start: 0 };
  const captioned = { text: 'Short.', audioPath: 'long.wav', transcription: [subtitle] };
  const twoSentences = {
    headline: 'A page',
    text: 'One begins. Two is soon.',
    audioPath: 'long.wav',
    transcription: [
      { text: 'One begins.', start: 0 },
      { text: 'Two is soon.', start: 100 },
    ],
  };
  await putStory(service.hook, [captioned, twoSentences, longPage], [longNarration('long.wav')], {
    id: remoteStory,
    cover: longPage,
  });
  await reader.openStory(remoteStory);
  for (const [key, state] of [
    ['PageDown', 'PAUSED 1'],
    ['End', 'LAST_SLIDE_PAUSED 4'],
    ['Backspace', 'PAUSED 3'],
    ['Home', 'FIRST_SLIDE_PAUSED 0'],
    ['PageDown', 'PAUSED 1'],
  ] as const) {
    await reader.pressKey(key);
    await reader.expectState(state);
  }
  await test.step('one tap leads back to the page at which the sleep timer was set, on the dark screen and after it', async () => {
    const sleep = async () => {
      await reader.press('More');
      // After this story.
      await reader.press('Sleep timer');
      await reader.press('More');
      await reader.pressKey('End');
      await reader.pressKey('PageDown');
      await reader.expectState('LAST_SLIDE_FINISHED 4');
      await reader.expectText('Good night');
    };
    await sleep();
    await reader.press('Back to page 2', '.good-night');
    await reader.expectState('PAUSED 1');
    await sleep();
    // A key wakes.
    await reader.pressKey('Shift');
    await reader.press('Back to page 2');
    await reader.expectState('PAUSED 1');
  });
  await reader.expectSubtitleScrolls();
  await reader.pressKey('PageDown');
  await reader.press('More');
  await reader.press('Read as book');
  await reader.press('More');
  await reader.press('Larger text');
  await reader.playNarration('Play');
  await reader.pressKey('.');
  await reader.expectState('PAUSED 2');
  await reader.pressKey('.');
  await reader.expectState('PLAYING 2');
  await reader.expectSentenceInView('.book-linear', 'One begins.');
  await service.hook.put({
    entry: { id: emptyStory, title: 'Nothing', language: 'English' },
    index: JSON.stringify({ kind: 'STORY' }),
  });
  await reader.open(`/#/view/${emptyStory}`);
  await reader.expectText('This story has no pages yet.');
}
