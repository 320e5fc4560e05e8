// Recording a person's picture and voice (spec screens §11): the whole way, how it fails, and how it is left.
import type { Page } from '@playwright/test';
import { MPEGDecoder } from 'mpg123-decoder';
import * as v from 'valibot';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Service } from '../fixtures';
import { fastForwardAndStop, letSoundsPlayOn } from '../../support/browser/page-scripts';
import { clearSession, leaveSession, signIn } from '../../support/browser/session-page';
import { hearTone, liveTracks, RecorderPage, refuseDevices, unplug, watchDevices } from './recorder-page';

test.use({
  variant: 'production',
  permissions: ['camera', 'microphone'],
  installsWorker: false,
});

test.beforeEach(async ({ page, context, service }) => {
  // So that a countdown can be put forward.
  await page.clock.install();
  await watchDevices(page);
  await leaveSession(context, await signIn(service));
});

/** Fills the rest of the form and creates the presentation; returns the picture and the voice that are sent. */
async function sentMedia(page: Page): Promise<{ image: string; audio: string }> {
  await page.getByLabel('Title', { exact: true }).fill('Why bees dance');
  await page.getByLabel('Personality', { exact: true }).selectOption('you');
  for (const name of ['Name', 'Person description', 'Image description'])
    await page.getByLabel(name, { exact: true }).fill('Ada');
  const upload = page.waitForRequest(/\/api\/personData$/);
  await page.getByRole('button', { name: 'Create presentation' }).click();
  const { imageData, audioData } = v.parse(uploadSchema, (await upload).postDataJSON());
  return { image: imageData, audio: audioData };
}

const uploadSchema = v.object({ imageData: v.string(), audioData: v.string() });

async function openForm(page: Page, { origin }: Service): Promise<RecorderPage> {
  await page.goto(`${origin}/#/new-presentation`);
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
  return new RecorderPage(page);
}

test('a person is recorded by keyboard, and sent as a picture of 1024 pixels and a real MP3', async ({
  page,
  service,
}) => {
  await letSoundsPlayOn(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const recorder = await openForm(page, service);
  expect(loaded.filter((url) => /recorder-dialog-|mp3-worker/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Record', exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(recorder.button('Take picture')).toBeFocused();
  await expect(recorder.status).toHaveText('The camera is on.');
  await expect(recorder.dialog.getByRole('combobox', { name: 'Camera' })).toBeEnabled();
  expect(await liveTracks(page)).toEqual(['video']);
  expect(await violationsAtRest(page, { part: 'dialog' })).toEqual([]);
  const announcements = await recorder.noteAnnouncements();
  await page.keyboard.press('Enter');
  await expect(recorder.dialog.getByRole('img', { name: 'Your picture' })).toBeVisible();
  expect(await announcements()).toEqual([
    '3',
    '2',
    '1',
    'The picture is being taken.',
    'The picture has been taken.',
  ]);
  await recorder.expectNoLiveTrack();
  await recorder.button('Retake').press('Enter');
  await expect(recorder.button('Take picture')).toBeFocused();
  await page.keyboard.press('Enter');
  await recorder.passCountdown();
  await expect(recorder.button('Accept')).toBeFocused();
  expect(await violationsAtRest(page, { part: 'dialog' })).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(recorder.button('Start recording')).toBeFocused();
  expect(await liveTracks(page)).toEqual(['audio']);
  await page.keyboard.press('Enter');
  await expect(recorder.status).toHaveText('Recording.');
  // The pretended microphone beeps once a second.
  await page.waitForFunction(() => (document.querySelector('meter')?.value ?? 0) > 0);
  // A second more than is expected below: the page counts it by another clock than the microphone's.
  await expect(recorder.dialog.getByText(/^0:(0[3-9]|[1-5]\d) of 1:00$/)).toBeVisible();
  await recorder.button('Stop recording').press('Enter');
  await expect(recorder.button('Accept')).toBeFocused();
  await recorder.expectNoLiveTrack();
  await recorder.button('Play').press('Enter');
  await expect(recorder.button('Pause')).toBeVisible();
  expect(await violationsAtRest(page, { part: 'dialog' })).toEqual([]);
  await recorder.button('Accept').press('Enter');

  await expect(recorder.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeFocused();
  const picture = page.getByRole('img', { name: 'Picture of the person' });
  expect(
    await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }),
  ).toEqual([1024, 1024]);
  expect(await violationsAtRest(page)).toEqual([]);

  const media = await sentMedia(page);
  expect(media.image).toMatch(/^data:image\/jpeg;base64,/);
  const [prefix, base64 = ''] = media.audio.split(',');
  expect(prefix).toBe('data:audio/mp3;base64');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const sound = decoder.decode(Buffer.from(base64, 'base64'));
  decoder.free();
  expect([sound.sampleRate, sound.errors]).toEqual([44_100, []]);
  expect(sound.samplesDecoded / sound.sampleRate).toBeGreaterThan(1.9);
  expect(sound.channelData[0]?.some((sample) => sample > 0.01)).toBe(true);
});

const deviceFailures = [
  ['NotAllowedError', 'denied', /is blocked for this page/],
  ['NotAllowedError', 'prompt', /closed without an answer/],
  ['NotFoundError', undefined, /was found\. Connect one/],
  ['NotReadableError', undefined, /Another app seems to be using/],
  ['OverconstrainedError', undefined, /was found\. Connect one/],
  ['UnknownError', undefined, /couldn’t be started/],
] as const;

test('each way in which a device cannot be had is said, with a way on', async ({ reader, page, service }) => {
  reader.expectFault(/recorder: (camera|microphone)/);
  const recorder = await openForm(page, service);
  const { dialog } = recorder;
  const expectEach = async (device: string): Promise<void> => {
    for (const [name, state, sentence] of deviceFailures) {
      await refuseDevices(page, name, state);
      await recorder.button('Try again').click();
      await expect(dialog.getByText(sentence)).toContainText(device);
      await expect(dialog.getByRole('heading', { name: 'Error' })).toBeFocused();
    }
  };
  await refuseDevices(page, 'NotFoundError');
  await recorder.open();
  await recorder.expectPhase('imageRecordingError');
  expect(await violationsAtRest(page, { part: 'dialog' })).toEqual([]);
  await expectEach('camera');

  // Another camera works; then it is unplugged within the countdown.
  await refuseDevices(page);
  await recorder.button('Try again').click();
  const cameras = dialog.getByRole('combobox', { name: 'Camera' });
  await expect(cameras).toBeEnabled();
  const [first = '', second = ''] = await cameras
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  await expect(cameras).toHaveValue(first);
  await cameras.selectOption(second);
  await expect(cameras).toHaveValue(second);
  await expect(recorder.button('Take picture')).toBeEnabled();
  expect(await liveTracks(page)).toEqual(['video']);
  await fastForwardAndStop(page, 10_000);
  await recorder.button('Take picture').click();
  await unplug(page);
  await expect(dialog.getByText('The camera is no longer connected.', { exact: false })).toBeVisible();
  await page.clock.resume();
  await recorder.expectNoLiveTrack();

  // Without a picture; the microphone has its own sentences.
  await refuseDevices(page, 'NotFoundError');
  await recorder.button('Continue without a picture').click();
  await recorder.expectPhase('audioRecordingError');
  await expectEach('microphone');
  await refuseDevices(page);
  await recorder.button('Try again').click();
  await recorder.button('Start recording').click();
  await unplug(page);
  await expect(dialog.getByText('The microphone is no longer connected.', { exact: false })).toBeVisible();

  // A page that is not secure has no devices.
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await recorder.button('Try again').click();
  await expect(dialog.getByText('must begin with https', { exact: false })).toBeVisible();
  await recorder.button('Cancel').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No picture yet')).toBeVisible();
  await recorder.expectNoLiveTrack();
});

test.describe('with the worker, which stores nothing of it', () => {
  test.use({ installsWorker: true });

  test('every way of leaving releases camera and microphone at once, and keeps nothing', async ({
    page,
    context,
    service,
  }) => {
    const recorder = await openForm(page, service);
    const { dialog } = recorder;
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      cancel: () => recorder.button('Cancel').click(),
      close: () => recorder.button('Close').click(),
      escape: () => page.keyboard.press('Escape'),
      hidden: () =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
          Reflect.deleteProperty(document, 'visibilityState');
        }),
    };
    for (const [name, leave] of Object.entries(ways)) {
      await recorder.open();
      await expect(recorder.button('Take picture')).toBeEnabled();
      expect(await liveTracks(page)).toEqual(['video']);
      await recorder.button('Take picture').click();
      await leave();
      await expect(dialog, name).toHaveCount(0);
      await recorder.expectNoLiveTrack();
      await expect(page.getByText('No picture yet')).toBeVisible();
    }
    await expect(page.getByText('because this page was no longer visible', { exact: false })).toBeVisible();

    // In the middle of a recording; a click beside the dialog does not lose it.
    const recordVoice = async (): Promise<void> => {
      await recorder.open();
      await recorder.button('Take picture').click();
      await recorder.passCountdown();
      await recorder.button('Accept').click();
      await recorder.button('Start recording').click();
      await page.mouse.click(5, 5);
      await expect(dialog.getByText(/^0:(0[1-9]|[1-5]\d) of 1:00$/)).toBeVisible();
      expect(await liveTracks(page)).toEqual(['audio']);
    };
    await recordVoice();
    await page.evaluate(() => location.assign('#/imprint'));
    await expect(dialog).toHaveCount(0);
    // The page that was left is tidied up once the next one is shown.
    await expect.poll(() => liveTracks(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByText('No voice yet')).toBeVisible();

    // A sign-out in another tab takes the form and the devices with it.
    await recordVoice();
    const other = await context.newPage();
    await other.goto(`${service.origin}/#/imprint`);
    await clearSession(other);
    await expect(dialog).toHaveCount(0);
    await recorder.expectNoLiveTrack();

    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return JSON.stringify([urls, Object.entries(localStorage), Object.entries(sessionStorage)]);
    });
    expect(stored).not.toMatch(/data:|blob:|mp3-worker/);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the recorder speaks German, also when it fails', async ({ page, service }) => {
    await page.goto(`${service.origin}/#/new-presentation`);
    const record = page.getByRole('button', { name: 'Aufnehmen', exact: true });
    await expect(record).toBeVisible();
    await refuseDevices(page, 'NotAllowedError', 'denied');
    await record.click();
    const dialog = page.getByRole('dialog', { name: 'Aufnahme' });
    await expect(
      dialog.getByText('Die Kamera ist für diese Seite gesperrt.', { exact: false }),
    ).toBeVisible();
    await refuseDevices(page);
    await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await dialog.getByRole('button', { name: 'Foto aufnehmen' }).click();
    await new RecorderPage(page).passCountdown();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('In klaren Nächten', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toHaveCount(0);

    // The museum has a special text to read aloud. While reading, a person learns whether the voice is too quiet or too loud.
    await page.goto(`${service.origin}/?theme=deutsches-museum#/new-presentation`);
    await refuseDevices(page, 'NotFoundError');
    await record.click();
    const skip = dialog.getByRole('button', { name: 'Ohne Foto weitermachen' });
    await expect(skip).toBeVisible();
    await refuseDevices(page);
    await hearTone(page, 0);
    await skip.click();
    await expect(dialog.getByText('Herzlich willkommen. Lange bevor', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Aufnahme starten' }).click();
    await expect(dialog.getByText('Das ist sehr leise.', { exact: false })).toBeVisible();
    await hearTone(page, 1);
    await expect(dialog.getByText('Das ist zu laut.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
