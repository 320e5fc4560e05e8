// Turns a Dallic Party into what the press makes: its pictures, its list entry and its index. Pure.
import { urlOf } from '../../../src/contract/presentation/list-entry';
import { pictureSeedOf } from '../../base/random';
import { pageMedia, previewName } from '../press/index-json';
import { writeParty } from '../party/write-party';
import type { PartyPressRequest, PressJob } from './press-messages';
import type { PressWork } from '../press/press-presentation';

/** Returns a party as the press makes it. The same prompts and seed give the same work. */
export function partyWork(
  { id, request: { settings }, seed }: PressJob<PartyPressRequest>,
  write = writeParty,
): PressWork {
  const { initialPrompt, changePrompt, numberOfIterations } = settings;
  const steps = write(initialPrompt, changePrompt, numberOfIterations, seed);
  const isGerman = /[äöüß]|\b(der|die|das|ein|eine|und|mit|mach)\b/i.test(`${initialPrompt} ${changePrompt}`);
  return {
    // One seed for all: what the prompt does not change stays as it was.
    pages: steps.map((step) => ({ ...step, seed: pictureSeedOf(`${seed}:party`) })),
    entry: {
      id,
      url: urlOf(id),
      title: initialPrompt,
      kind: 'DALLIC_PARTY',
      language: isGerman ? 'German' : 'English',
      previewImage: `presentations/${id}/${previewName}`,
    },
    indexOf: () => ({
      kind: 'DALLIC_PARTY',
      presentationId: id,
      ...settings,
      steps: steps.map(({ description }, page) => ({ imageUrl: pageMedia.picture(page), description })),
    }),
  };
}
