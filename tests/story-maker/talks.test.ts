// The service as `npm start` runs it makes talks, parties and presenters over a real socket, and forgets what it must.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../src/contract/creation/stream-frames';
import { parsePresentationIndex } from '../../src/contract/presentation/presentation-index';
import { createTestHook } from '../../mocks/server/test-hook-client';
import { serve, type RunningService } from '../../mocks/server/serve';
import { faultsOfStory } from '../../mocks/studio/making/made-story.fixture';
import { openDataDirectory, type DataDirectory } from '../../mocks/service/store/data-directory';
import { askForStory, plainStory, plainTalk } from './ask-for-story';

const timeout = 600_000;
const root = mkdtempSync(path.join(tmpdir(), 'talks-'));
let data: DataDirectory;
let service: RunningService;

async function start(variant: string): Promise<void> {
  const site = path.join(root, variant);
  data = await openDataDirectory(path.join(root, `${variant}-data`));
  writeFileSync(path.join(data.folder, 'monthly-limit.txt'), '1\n');
  service = await serve({ folder: site, port: 0, library: 'fixture', data, variant, faults: true });
}
async function stop(): Promise<void> {
  await service.close();
  data.close();
}
afterAll(() => rmSync(root, { recursive: true }));

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const lastOf = (frames: readonly ServerFrame[]) => frames.at(-1);
const at = (name: string) => `${service.origin}${name}`;

describe('a service for everybody', () => {
  beforeAll(() => start('bookworm'));
  afterAll(stop);

  test('gives a talk in another language, with a photo that it then forgets', { timeout }, async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const upload = await fetch(at('/api/personData'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer anon' },
      body: JSON.stringify({
        imageData: `data:image/png;base64,${pixel}`,
        audioData: 'data:audio/mp3;base64,dm9pY2U=',
      }),
    });
    const { imageFile, audioFile } = JSON.parse(await upload.text());
    expect(files(data.workFolder)).toHaveLength(2);
    const frames = await askForStory(service.origin, {
      ...plainTalk,
      title: 'La lune',
      language: 'French',
      person: { ...plainTalk.person, speaker: 'french-antoine', image: imageFile, audio: audioFile },
    });
    expect(files(data.workFolder)).toEqual([]);
    const created = lastOf(frames);
    if (created?.type !== 'created-presentation') throw new Error(`It ended with ${JSON.stringify(created)}`);
    const folder = path.join(data.presentationsFolder, created.id);
    expect(await faultsOfStory(folder)).toEqual([]);
    const index = await (await fetch(at(`/${created.url}`))).text();
    expect(index).not.toContain(pixel);
    expect(index).not.toContain('persons/');
    const parsed = parsePresentationIndex(index, created.id);
    const slides = parsed.kind === 'DALLIC_PARTY' ? [] : parsed.sequence;
    expect(slides).toHaveLength(3);
    for (const { speakerVideoPath = '', transcription } of slides) {
      expect(transcription.length).toBeGreaterThan(0);
      expect((await fetch(at(`/presentations/${created.id}/${speakerVideoPath}`))).status).toBe(200);
    }
    // It waits for staff to publish it.
    expect(await (await fetch(at('/api/presentation'))).text()).not.toContain(`"${created.id}"`);
  });

  test(
    'shows each picture of a party when it says so, and at the same address afterwards',
    { timeout },
    async () => {
      const loaded: Promise<number>[] = [];
      const frames = await askForStory(
        service.origin,
        {
          type: 'create-dallic-party',
          initialPrompt: 'A cat on a hill',
          changePrompt: 'Make it more interesting',
          numberOfIterations: 2,
          textGeneratorName: 'openai-gpt4',
          imageGeneratorName: 'dalle-3',
        },
        (frame) => {
          if (frame.type !== 'progress' || frame.data?.type !== 'image') return;
          loaded.push(fetch(at(frame.data.imageUrl)).then((response) => response.status));
        },
      );
      expect(await Promise.all(loaded)).toEqual([200, 200, 200]);
      const created = lastOf(frames);
      if (created?.type !== 'created-dallic-party')
        throw new Error(`It ended with ${JSON.stringify(created)}`);
      expect((await fetch(at(`/presentations/${created.id}/images/02.webp`))).status).toBe(200);
      const index = await (await fetch(at(`/presentations/${created.id}/index.json`))).json();
      expect(index).toMatchObject({
        kind: 'DALLIC_PARTY',
        initialPrompt: 'A cat on a hill',
        numberOfIterations: 2,
        steps: [
          { imageUrl: 'images/00.webp' },
          { imageUrl: 'images/01.webp' },
          { imageUrl: 'images/02.webp' },
        ],
      });
    },
  );

  test('makes the slide deck of `POST /new-slidedeck`, once for the same settings', { timeout }, async () => {
    // The talk above has a film of its speaker.
    const { type: _, ...settings } = {
      ...plainTalk,
      title: 'Tides',
      numberOfSlides: 2,
      speakerVideoGeneratorName: 'none',
    };
    const ask = async (): Promise<unknown> => {
      const response = await fetch(at('/new-slidedeck'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer anon' },
        body: JSON.stringify(settings),
      });
      return response.json();
    };
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual(first);
    const [, id = ''] = /presentations\/(\d+)\/index\.json/.exec(JSON.stringify(first)) ?? [];
    expect(await faultsOfStory(path.join(data.presentationsFolder, id))).toEqual([]);
    const index = await (await fetch(at(`/presentations/${id}/index.json`))).text();
    expect(parsePresentationIndex(index, id)).toMatchObject({ kind: 'PRESENTATION' });
    expect(index).toContain('Tides');
  });

  test('is cancelled by its page, and leaves nothing', { timeout }, async () => {
    const leaving = new AbortController();
    const before = readdirSync(data.presentationsFolder);
    await askForStory(
      service.origin,
      plainTalk,
      (_, count) => count === 4 && leaving.abort(),
      leaving.signal,
    );
    await expect.poll(() => files(data.workFolder), { timeout: 20_000 }).toEqual([]);
    expect(readdirSync(data.presentationsFolder)).toEqual(before);
  });

  test('refuses a forbidden title only under moderation, and invents a presenter', { timeout }, async () => {
    const refused = await askForStory(service.origin, { ...plainTalk, title: 'The gun' });
    expect(lastOf(refused)).toMatchObject({ type: 'abort', flaggingInformation: { flagged: true } });
    const person = await askForStory(service.origin, {
      type: 'create-person',
      name: '',
      personDescription: '',
      imageDescription: '',
      speaker: 'spanish-diego',
      textGeneratorName: 'openai-gpt4',
    });
    expect(lastOf(person)).toMatchObject({ type: 'created-person', person: { speaker: 'spanish-diego' } });
  });
});

describe('a service with limits', () => {
  test(
    'makes simple talks only in the museum, and no more in a month than the operator allows',
    { timeout },
    async () => {
      await start('museum');
      const accessToken = await createTestHook(service.origin).staffToken(600);
      const ask = (frame: Parameters<typeof askForStory>[1], signal?: AbortSignal) =>
        askForStory(service.origin, frame, (_, count) => count > 1 && leaving?.abort(), signal, accessToken);
      let leaving: AbortController | undefined;
      expect(lastOf(await ask(plainTalk))).toMatchObject({ type: 'error' });
      const simple = { ...plainStory, kind: 'PRESENTATION_FUNNY', pageCount: 1 } as const;
      // A run that was cancelled gives its place back.
      leaving = new AbortController();
      await ask(simple, leaving.signal);
      leaving = undefined;
      await expect
        .poll(async () => lastOf(await ask(simple))?.type, { timeout: timeout / 2 })
        .toBe('created-presentation');
      expect(lastOf(await ask(simple))).toMatchObject({ type: 'quota' });
      await stop();
    },
  );
});
