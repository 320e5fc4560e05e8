// Makes a story, a talk or a party within the quota: reports the progress of the press, and stores the presentation.
import { libraryPresentationOf, type LibraryPresentation } from '../library/library-presentation';
import { withReservation } from './quota';
import { pageMedia } from '../../studio/press/index-json';
import { noQuotaLeft, waitingAt, type CreationContext, type CreationDeps } from './creation-context';
import type { PressProgress } from '../../studio/press/press-progress';
import type { PressRequest } from '../../studio/making/press-messages';

/** What the progress says; `apart` are the pages that are not counted: cover and ending. */
const texts = {
  story: {
    start: ['Writing the story'],
    cover: 'the cover',
    page: 'page',
    apart: 2,
    end: ['Binding the pages'],
  },
  talk: {
    start: ['Writing the talk'],
    cover: 'the cover',
    page: 'slide',
    apart: 2,
    end: ['Putting the slides together'],
  },
  party: { start: [], cover: 'the first picture', page: 'change', apart: 1, end: [] },
} as const;

const verbs = { painting: 'Painting', reading: 'Reading aloud', filming: 'Filming', painted: 'Painted' };

function textsOf({ kind }: PressRequest) {
  if (kind === 'DALLIC_PARTY') return texts.party;
  return kind === 'PRESENTATION' ? texts.talk : texts.story;
}

/**
 * Makes what the request describes, and stores it: a story is listed, while talks and parties wait for staff. Returns the list entry;
 * undefined when no quota is left, after it has said so. Throws what the press throws, and the signal's reason when that aborts.
 */
export async function makePresentation(
  request: PressRequest,
  { maker, newSeed }: CreationDeps,
  context: CreationContext,
): Promise<LibraryPresentation['entry'] | undefined> {
  const reservation = await context.reserve();
  if (reservation !== undefined) return withReservation(reservation, make);
  context.send(noQuotaLeft);
  return undefined;

  async function make(): Promise<LibraryPresentation['entry']> {
    const { send, signal } = context;
    const { start, cover, page: each, apart, end } = textsOf(request);
    const isStory = each === 'page';
    const id = await context.nextId();
    const say = (...messages: readonly string[]) =>
      messages.forEach((message) => send({ type: 'progress', message }));
    const onTurn = () => say('Started generation', ...start);
    const onWaiting = (place: number) => send(waitingAt(place));
    const onProgress = ({ stage, page, pages, description = '' }: PressProgress): void => {
      const count = pages - apart;
      const place = page === 0 ? cover : page > count ? 'the ending' : `${each} ${page} of ${count}`;
      // A painted picture can be loaded at its address from now on.
      const imageUrl = `/presentations/${id}/${pageMedia.picture(page)}`;
      const data = { type: 'image', imageUrl, description } as const;
      const message = `${verbs[stage]} ${place}`;
      send({ type: 'progress', message, ...(stage === 'painted' ? { data } : {}) });
    };
    const endShow = context.showPictures(id, maker.foldersOf(id));
    try {
      const run = { signal, onWaiting, onTurn, onProgress };
      const made = await maker.make({ id, request, seed: newSeed() }, run);
      const presentation = libraryPresentationOf(made.entry, made.index, made.folder);
      say(...end);
      await context.addPresentation(presentation, isStory);
      return presentation.entry;
    } finally {
      endShow();
    }
  }
}
