// The scripts of creations: the frames that the service sends, as data.
import { usualSpeakerOf } from '../../../src/contract/creation/speakers';
import {
  noStoryCategory,
  type ClientFrame,
  type ServerFrame,
} from '../../../src/contract/creation/stream-frames';
import { isForbiddenByDefault } from './titles/forbidden-titles';

export interface Step {
  /** Milliseconds before this frame, shorter than on a real service. */
  readonly wait: number;
  readonly frame: ServerFrame;
}

/** The ways in which a creation fails. */
export type Refusal = 'abort' | 'error' | 'quota' | 'silence' | 'no-story' | 'not-simple';

/** Markers in a title or prompt that cause an outcome for manual tests: `A bear [error]`. */
const markers: readonly Refusal[] = ['abort', 'error', 'quota', 'silence', 'no-story'];

/** Returns the refusal that a prompt causes; undefined for an acceptable prompt. */
export function refusalOf(prompt: string): Refusal | undefined {
  const marked = markers.find((marker) => prompt.includes(`[${marker}]`));
  return marked ?? (isForbiddenByDefault(prompt, 'story') ? 'abort' : undefined);
}

/** Returns the texts of what a frame asks for. */
export function promptsOf(frame: ClientFrame): readonly string[] {
  switch (frame.type) {
    case 'create-presentation':
      return [frame.title];
    case 'create-presentation-simple':
      return [frame.title, ...(frame.hero === undefined ? [] : [frame.hero.name])];
    case 'create-dallic-party':
      return [`${frame.initialPrompt} ${frame.changePrompt}`];
    case 'create-person':
      return [`${frame.name} ${frame.personDescription}`];
  }
}

const progress = (wait: number, message: string, picture?: PartyPicture): Step => ({
  wait,
  frame: { type: 'progress', message, ...(picture && { data: { type: 'image', ...picture } }) },
});

/** The marker of a title or prompt whose run waits for its turn first. */
const queueMarker = '[queue]';

/** Returns the frames of a run that waits for its turn, for a prompt that is marked so; none for any other. */
export function queueScript(prompts: readonly string[]): Step[] {
  if (!prompts.some((prompt) => prompt.includes(queueMarker))) return [];
  return [2, 1].map((place) => ({
    wait: 500,
    frame: { type: 'progress', message: `Waiting at place ${place}`, data: { type: 'queue', place } },
  }));
}

/** Returns the frames of a refusal: some progress first, as with a real service. */
export function refusalScript(refusal: Refusal): Step[] {
  switch (refusal) {
    case 'abort':
      return [
        progress(300, 'Checking the title'),
        {
          wait: 500,
          frame: {
            type: 'abort',
            message: 'The title was flagged',
            flaggingInformation: { flagged: true, categories: ['violence'] },
          },
        },
      ];
    case 'error':
      return [
        progress(300, 'Started generation'),
        { wait: 900, frame: { type: 'error', message: 'The picture generator does not answer' } },
      ];
    case 'quota':
      return [{ wait: 200, frame: { type: 'quota', message: 'No more stories for now' } }];
    case 'silence':
      return [progress(300, 'Started generation')];
    case 'no-story':
      return [
        {
          wait: 200,
          frame: {
            type: 'abort',
            message: 'There is no story about this',
            flaggingInformation: { flagged: true, categories: [noStoryCategory] },
          },
        },
      ];
    case 'not-simple':
      return [{ wait: 0, frame: { type: 'error', message: 'Only simple presentations are made here' } }];
  }
}

/** Returns the frames of a presentation or story of `pages` pages that succeeds; a page's message carries its picture, if any. */
export function presentationScript(
  id: string,
  url: string,
  pages: number,
  pictures: readonly PartyPicture[] = [],
): Step[] {
  const painting = Array.from({ length: pages }, (_, page) =>
    progress(700, `Painting page ${page + 1} of ${pages}`, pictures[page]),
  );
  return [
    progress(300, 'Started generation'),
    progress(1200, 'Writing the story'),
    ...painting,
    progress(900, 'Recording the voice'),
    progress(900, 'Binding the pages'),
    { wait: 600, frame: { type: 'created-presentation', url, id } },
  ];
}

export interface PartyPicture {
  readonly imageUrl: string;
  readonly description: string;
}

/** Returns the frames of a party: one picture after the other. */
export function partyScript(id: string, pictures: readonly PartyPicture[]): Step[] {
  const shown = pictures.map((picture, index) =>
    progress(1200, `Painted picture ${index + 1} of ${pictures.length}`, picture),
  );
  return [
    progress(300, 'Started generation'),
    ...shown,
    { wait: 400, frame: { type: 'created-dallic-party', id } },
  ];
}

/** Returns the frames of a person: given fields are preserved, empty ones are filled in. */
export function personScript(frame: Extract<ClientFrame, { type: 'create-person' }>): Step[] {
  const person = {
    name: frame.name || 'Paula Papier',
    personDescription: frame.personDescription || 'A patient librarian who loves footnotes',
    imageDescription: frame.imageDescription || 'A woman with round glasses and a green scarf',
    speaker: frame.speaker || usualSpeakerOf('English').value,
  };
  return [progress(300, 'Started generation'), { wait: 900, frame: { type: 'created-person', person } }];
}
