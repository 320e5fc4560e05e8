// What the service says while it makes something, frame by frame, as data. Knows no socket and waits for nothing.
import type { ClientFrame, ServerFrame } from '../../../src/contract/creation/stream-frames';

export interface Step {
  /** Milliseconds before this frame, at the pace of a real service's younger brother. */
  readonly wait: number;
  readonly frame: ServerFrame;
}

/** How a creation ends that does not end well. */
export type Refusal = 'abort' | 'error' | 'quota' | 'silence';

/** In any title or prompt, for whoever wants to see an outcome by hand: `A bear [error]`. */
const markers: readonly Refusal[] = ['abort', 'error', 'quota', 'silence'];

/** Words that no children's story is made of. */
const forbiddenWords = /\b(murder|weapons?|guns?|mord|waffen?|pistole|gewalt)\b/i;

/** The refusal that a wish brings upon itself; undefined for a good wish. */
export function refusalOf(prompt: string): Refusal | undefined {
  const marked = markers.find((marker) => prompt.includes(`[${marker}]`));
  return marked ?? (forbiddenWords.test(prompt) ? 'abort' : undefined);
}

/** What is wished for, as words. */
export function promptOf(frame: ClientFrame): string {
  switch (frame.type) {
    case 'create-presentation':
    case 'create-presentation-simple':
      return frame.title;
    case 'create-dallic-party':
      return `${frame.initialPrompt} ${frame.changePrompt}`;
    case 'create-person':
      return `${frame.name} ${frame.personDescription}`;
  }
}

const said = (wait: number, message: string): Step => ({ wait, frame: { type: 'progress', message } });

/** The frames of a refusal: some work first, as with a real service. */
export function refusalScript(refusal: Refusal): Step[] {
  switch (refusal) {
    case 'abort':
      return [
        said(300, 'Checking the title'),
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
        said(300, 'Started generation'),
        { wait: 900, frame: { type: 'error', message: 'The picture generator does not answer' } },
      ];
    case 'quota':
      return [{ wait: 200, frame: { type: 'quota', message: 'No more stories for now' } }];
    case 'silence':
      return [said(300, 'Started generation')];
  }
}

/** The frames of a presentation or story of `pages` pages that comes out well. */
export function presentationScript(id: string, url: string, pages: number): Step[] {
  const painting = Array.from({ length: pages }, (_, page) =>
    said(700, `Painting page ${page + 1} of ${pages}`),
  );
  return [
    said(300, 'Started generation'),
    said(1200, 'Writing the story'),
    ...painting,
    said(900, 'Recording the voice'),
    said(900, 'Binding the pages'),
    { wait: 600, frame: { type: 'created-presentation', url, id } },
  ];
}

export interface PartyPicture {
  readonly imageUrl: string;
  readonly description: string;
}

/** The frames of a party: one picture after the other. */
export function partyScript(id: string, pictures: readonly PartyPicture[]): Step[] {
  const shown = pictures.map(({ imageUrl, description }, index): Step => {
    const message = `Painted picture ${index + 1} of ${pictures.length}`;
    return {
      wait: 1200,
      frame: { type: 'progress', message, data: { type: 'image', imageUrl, description } },
    };
  });
  return [
    said(300, 'Started generation'),
    ...shown,
    { wait: 400, frame: { type: 'created-dallic-party', id } },
  ];
}

/** The frames of a person that is filled in: what was given stays, what was empty is thought up. */
export function personScript(frame: Extract<ClientFrame, { type: 'create-person' }>): Step[] {
  const person = {
    name: frame.name || 'Paula Papier',
    personDescription: frame.personDescription || 'A patient librarian who loves footnotes',
    imageDescription: frame.imageDescription || 'A woman with round glasses and a green scarf',
    speaker: frame.speaker || 'english-woman',
  };
  return [said(300, 'Started generation'), { wait: 900, frame: { type: 'created-person', person } }];
}
