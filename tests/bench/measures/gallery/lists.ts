// Ten thousand stories and fifty thousand ratings as the service would send them.
import type { Service } from '../../../support/service/service';

export const stories = 10_000;
const ratings = 50_000;

/** Each entry has all fields, with an id beyond the safe integers; the best rated are spread over the list. */
const idOf = (at: number): string => String(9007199254740993n + BigInt((at * 7919) % stories));

const entries = Array.from({ length: stories }, (_, at) => ({
  id: idOf(at),
  url: `presentations/${idOf(at)}/index.json`,
  title: `The ${at}th story of the long winter`,
  language: 'English',
  targetGroup: `age_${(at % 7) + 1}`,
  pageCount: 6 + (at % 9),
  imageStyle: at % 2 === 0 ? 'crayon' : 'retro_gouache',
  email: 'somebody@example.org',
  // The previews of the sample library.
  previewImage: `/presentations/${1041 + (Math.floor(at / 10) % 10)}/preview.webp`,
}));

const records = Array.from({ length: ratings }, (_, at) => ({
  id: `0f1c2c7e-4a0e-4a53-9d0e-${String(at).padStart(12, '0')}`,
  presentationId: idOf((at * 31) % stories),
  storyRating: 1 + (at % 5),
  imageRating: 1 + ((at >> 2) % 5),
  voiceRating: 1 + ((at >> 4) % 5),
  comment: at % 3 === 0 ? 'We have read it three times' : '',
}));

/** The response bodies by path. */
export const bodies = {
  '/api/presentation': JSON.stringify(entries),
  '/api/feedback': JSON.stringify(records),
} as const;

/** Makes the service answer with these lists. */
export async function fillShelf({ hook }: Service): Promise<void> {
  for (const [path, body] of Object.entries(bodies)) await hook.respond(path, { status: 200, body });
}
