// Makes the files of a Dallic Party in a folder: picture by picture, and the index last.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { urlOf } from '../../library/library-presentation';
import { pictureSeedOf } from '../../random';
import { pageMedia, previewName } from '../../story-press/build/index-json';
import type { Scene } from '../../story-press/scene';
import { Painter } from './painter';
import type { PressDeps } from './press-deps';
import { entryName, type PartyPressRequest, type PressJob, type PressTimes } from './press-messages';
import { StopWatch } from './stop-watch';
import { writeJson } from './write-json';

/** A picture of a party that is to be drawn. */
interface Step {
  readonly description: string;
  readonly scene: Scene;
}

interface PartyPressDeps extends PressDeps {
  readonly write: (
    initialPrompt: string,
    changePrompt: string,
    iterations: number,
    seed: number,
  ) => readonly Step[];
}

/** Makes all files of a party. The same prompts and seed give the same pictures. Throws what the press throws. */
export async function pressParty(
  { id, request: { settings, imageStyle }, seed, folder }: PressJob<PartyPressRequest>,
  { write, now, onProgress }: PartyPressDeps,
): Promise<PressTimes> {
  const times = new StopWatch(now);
  const { initialPrompt, changePrompt, numberOfIterations } = settings;
  const steps = await times.of('writing', async () =>
    write(initialPrompt, changePrompt, numberOfIterations, seed),
  );
  const painter = new Painter(imageStyle, folder, times);
  // One seed for all: what the prompt does not change stays as it was.
  const drawing = pictureSeedOf(`${seed}:party`);
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const [page, { scene, description }] of steps.entries()) {
    onProgress({ stage: 'painting', page });
    await painter.paint(page, scene, drawing);
    onProgress({ stage: 'painted', page, description });
  }
  const previewImage = `presentations/${id}/${previewName}`;
  const language = /[äöüß]|\b(der|die|das|ein|eine|und|mit|mach)\b/i.test(`${initialPrompt} ${changePrompt}`)
    ? 'German'
    : 'English';
  await writeJson(path.join(folder, entryName), {
    id,
    url: urlOf(id),
    title: initialPrompt,
    language,
    previewImage,
  });
  await writeJson(path.join(folder, 'index.json'), {
    kind: 'DALLIC_PARTY',
    presentationId: id,
    ...settings,
    steps: steps.map(({ description }, page) => ({ imageUrl: pageMedia.picture(page), description })),
  });
  return times.times;
}
