// Stories that are made for saving: any number of files of any size, all of them known by their seed. Knows no page.
import type { Put, TestHook } from '../../../../mocks/run/test-hook-client';

type Medium = NonNullable<Put['media']>[number];

export interface MadeStory {
  readonly id: string;
  /** Addresses of all that belongs to it, index first. */
  readonly addresses: readonly string[];
  /** What the test hook puts on the shelf. */
  readonly put: Put;
}

export interface StoryPlan {
  readonly id: string;
  readonly title?: string;
  /** Another seed makes every file another one. */
  readonly seed?: number;
  /** Each has a picture and a narration… */
  readonly pages: number;
  /** …of so many bytes. */
  readonly fileSize: number;
  /** The last page has a film, too. */
  readonly filmSize?: number;
  /** Pages with a narration cannot be played: it is no sound, only bytes. Told unless this says otherwise. */
  readonly narrated?: boolean;
}

const mega = 1024 * 1024;
const filmName = 'media/film.mp4';

/** A story as planned. Its media lie in `media/`, so that a fault can mean them and not the index. */
export function madeStory(plan: StoryPlan): MadeStory {
  const { id, title = `Story ${id}`, seed = Number(id), pages, filmSize, narrated = true } = plan;
  const slides = Array.from({ length: pages }, (_, page) => ({
    headline: `Page ${page}`,
    text: `Version ${seed}`,
    imagePath: `media/${page}.webp`,
    ...(narrated ? { audioPath: `media/${page}.mp3` } : {}),
    ...(filmSize !== undefined && page === pages - 1 ? { speakerVideoPath: filmName } : {}),
  }));
  const media = mediaOf(plan, seed, narrated);
  const [initialSlide, ...others] = slides;
  return {
    id,
    addresses: ['index.json', ...media.map(({ name }) => name)].map((name) => `/presentations/${id}/${name}`),
    put: {
      entry: { id, title, language: 'English', previewImage: `presentations/${id}/media/0.webp` },
      index: JSON.stringify({ kind: 'STORY', presentationId: id, initialSlide, slides: others }),
      media,
    },
  };
}

function mediaOf({ pages, fileSize, filmSize }: StoryPlan, seed: number, narrated: boolean): Medium[] {
  const made = (name: string, kind: 'picture' | 'bytes' | 'film', nth: number, size: number): Medium => ({
    name,
    made: { kind, seed: seed * 1000 + nth, size },
  });
  return [
    ...Array.from({ length: pages }, (_, page) => made(`media/${page}.webp`, 'picture', page, fileSize)),
    ...(narrated
      ? Array.from({ length: pages }, (_, page) => made(`media/${page}.mp3`, 'bytes', pages + page, fileSize))
      : []),
    ...(filmSize === undefined ? [] : [made(filmName, 'film', 999, filmSize)]),
  ];
}

/** Twelve media of 20 kB. */
export const storyOfTwelveFiles = (id: string, seed?: number) =>
  madeStory({ id, pages: 6, fileSize: 20_000, ...(seed === undefined ? {} : { seed }) });

/** Sixty media, 20 MB together. */
export const storyOfSixtyFiles = (id: string) =>
  madeStory({ id, pages: 30, fileSize: Math.round((20 * mega) / 60) });

/** One picture and a film that plays, of so many megabytes. */
export const storyWithFilm = (id: string, megabytes: number, seed?: number) =>
  madeStory({
    id,
    pages: 1,
    fileSize: 20_000,
    filmSize: megabytes * mega,
    narrated: false,
    ...(seed === undefined ? {} : { seed }),
  });

/** The address of a story's film. */
export function filmAddress(id: string): string {
  return `/presentations/${id}/${filmName}`;
}

/** Puts stories on the shelf; what lay there under the same names is replaced. */
export async function putStories(hook: TestHook, stories: readonly MadeStory[]): Promise<void> {
  for (const { put } of stories) await hook.put(put);
}
