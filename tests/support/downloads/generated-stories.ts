// Generates stories for the download tests: any number of files of any size, determined by a seed.
import type { Put, TestHook } from '../../../mocks/server/test-hook-client';

type Medium = NonNullable<Put['media']>[number];

export interface GeneratedStory {
  readonly id: string;
  /** Addresses of all its files, index first. */
  readonly addresses: readonly string[];
  /** The command that adds it to the service. */
  readonly put: Put;
}

export interface StoryPlan {
  readonly id: string;
  readonly title?: string;
  /** Another seed changes every file. */
  readonly seed?: number;
  /** Each has a picture and a narration… */
  readonly pages: number;
  /** …of this many bytes. */
  readonly fileSize: number;
  /** The last page also has a film, of this many bytes. */
  readonly filmSize?: number;
  /** Whether pages have a narration; true by default. It cannot be played: it is random bytes. */
  readonly narrated?: boolean;
}

const mega = 1024 * 1024;
const filmName = 'media/film.mp4';

/** Generates a story. Its media are in `media/`, so that a fault can apply to them and not to the index. */
export function generateStory(plan: StoryPlan): GeneratedStory {
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
  const generated = (
    name: string,
    kind: 'picture' | 'bytes' | 'film',
    nth: number,
    size: number,
  ): Medium => ({
    name,
    generated: { kind, seed: seed * 1000 + nth, size },
  });
  return [
    ...Array.from({ length: pages }, (_, page) => generated(`media/${page}.webp`, 'picture', page, fileSize)),
    ...(narrated
      ? Array.from({ length: pages }, (_, page) =>
          generated(`media/${page}.mp3`, 'bytes', pages + page, fileSize),
        )
      : []),
    ...(filmSize === undefined ? [] : [generated(filmName, 'film', 999, filmSize)]),
  ];
}

/** Returns a story of twelve media files of 20 kB. */
export const storyOfTwelveFiles = (id: string, seed?: number) =>
  generateStory({ id, pages: 6, fileSize: 20_000, ...(seed === undefined ? {} : { seed }) });

/** Returns a story of sixty media files, 20 MB together. */
export const storyOfSixtyFiles = (id: string) =>
  generateStory({ id, pages: 30, fileSize: Math.round((20 * mega) / 60) });

/** Returns a story of one picture and a playable film of this many megabytes. */
export const storyWithFilm = (id: string, megabytes: number, seed?: number) =>
  generateStory({
    id,
    pages: 1,
    fileSize: 20_000,
    filmSize: megabytes * mega,
    narrated: false,
    ...(seed === undefined ? {} : { seed }),
  });

/** Returns the address of a story's film. */
export function filmAddress(id: string): string {
  return `/presentations/${id}/${filmName}`;
}

/** Adds stories to the service, or replaces those with the same ids. */
export async function putStories(hook: TestHook, stories: readonly GeneratedStory[]): Promise<void> {
  for (const { put } of stories) await hook.put(put);
}
