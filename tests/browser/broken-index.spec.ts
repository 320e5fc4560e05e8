// Broken data from the server: the app shows the error text, or the valid parts of the story, but never a blank page.
import { expect, test } from './fixtures';
import { longNarration, longPage } from '../support/service/own-story';

const id = '777';
const entry = { id, title: 'A broken story', language: 'English' };
const slide = { headline: 'A page', text: 'A page with words.' };

test.describe('a broken index', () => {
  test.use({ installsWorker: false });

  test.beforeEach(({ reader }) => reader.expectFault(/viewer|gallery|404|ShapeError|EmptyPresentation/));

  test('shows the error text and a way home, in any broken form, and when it is missing', async ({
    reader,
    service,
    page,
  }) => {
    const broken = [
      ['is no JSON', '{ not json'],
      ['is empty', ''],
      ['is a list', '[]'],
      ['has slides that are no list', JSON.stringify({ kind: 'STORY', slides: 'none' })],
      ['has no slides', JSON.stringify({ kind: 'STORY' })],
      ['is missing', undefined],
    ] as const;
    await reader.openGallery();
    for (const [at, [name, index]] of broken.entries())
      await test.step(name, async () => {
        const one = `77${at}`;
        if (index !== undefined) await service.hook.put({ entry: { ...entry, id: one }, index });
        const reported = (await reader.reports()).length;
        await page.evaluate((hash) => (location.hash = hash), `#/view/${one}`);
        // A sentence; the specified text is the small line below it.
        await expect(page.getByRole('alert')).toHaveText(/^[A-Z][a-z’ ]+\.$/);
        await expect(page.getByText(/^Error .+!$/)).toBeVisible();
        await page
          .getByRole('button', { name: 'Home' })
          .or(page.getByRole('link', { name: 'Home' }))
          .first()
          .click();
        await expect(page.getByRole('article').first()).toBeVisible();
        expect((await reader.reports()).length).toBeGreaterThan(reported);
      });
  });

  test('plays with a drawn picture where one is missing, and as a plain presentation where the kind is unknown and texts or times are missing', async ({
    reader,
    service,
  }) => {
    const index = JSON.stringify({
      kind: 'STORY',
      initialSlide: { ...slide, imagePath: 'missing.webp' },
      slides: [{ ...slide, ...longPage, imagePath: 'missing-too.webp' }],
      finalSlide: slide,
    });
    await service.hook.put({ entry, index });
    await reader.openStory(id);
    await reader.button('Play').first().click();
    await reader.expectState('PLAYING', 1);

    await service.hook.put({
      entry: { ...entry, id: '778' },
      index: JSON.stringify({ kind: 'OPERA', initialSlide: {}, slides: [{}, { transcription: 'none' }] }),
    });
    await reader.openStory('778');
    await reader.page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 1);
    await reader.page.keyboard.press('ArrowRight');
    await reader.expectState('LAST_SLIDE_PAUSED', 2);
    await test.step('times are read as they are written, no sentence is shown where they are milliseconds, and the slide is reported', async () => {
      const spoken = (...starts: unknown[]) => ({
        text: 'A page',
        audioPath: 'long.wav',
        transcription: starts.map((start, at) => ({ text: `Sentence ${at}`, start })),
      });
      // In a new document, which has reported nothing yet.
      await reader.page.goto('about:blank');
      await service.hook.put({
        entry: { ...entry, id: '779' },
        index: JSON.stringify({
          kind: 'STORY',
          initialSlide: spoken('00:00:00.000', '0:02:00,5'),
          slides: [spoken(0, 1500, 700_000)],
          finalSlide: spoken('soon'),
        }),
        media: [longNarration('long.wav')],
      });
      await reader.openStory('779');
      const sentence = reader.player.getByText('Sentence 0', { exact: true });
      await expect(sentence).toBeVisible();
      await reader.page.keyboard.press('ArrowRight');
      await expect
        .poll(() => reader.reports())
        .toEqual([
          expect.stringContaining('slide 3 transcription.0.start: not-a-time'),
          expect.stringContaining('slide 2 transcription: beyond-the-end'),
        ]);
      await expect(sentence).toBeHidden();
    });
  });
});

test('file names with spaces, umlauts, percent, hash, question mark, colon and backslash are found', async ({
  reader,
  service,
  page,
}) => {
  const names = [
    'a b.webp',
    'Käse.webp',
    '50%.webp',
    'no#1.webp',
    'what?.webp',
    'images\\01.webp',
    'Chapter1:Intro.webp',
  ];
  await service.hook.put({
    entry,
    index: JSON.stringify({
      kind: 'STORY',
      initialSlide: { ...slide, imagePath: names[0] },
      slides: names.slice(1).map((imagePath) => ({ ...slide, imagePath })),
    }),
    media: names.map((name) => ({ name: name.replace('\\', '/'), like: 'image' })),
  });
  await reader.openStory(id);
  for (let index = 1; index < names.length; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(reader.player).toHaveAttribute('data-slide-index', String(index));
    await reader.expectPicturesPainted();
  }
  await reader.waitUntilSaved(id);
});
