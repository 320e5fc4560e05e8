// Reads the slides of the measured story, for bare pages that show and play the same.
import type { BenchSite } from './bench-site';

/** One slide of the story: its picture, its text and its narration. Addresses are paths of the site. */
export interface StorySlide {
  readonly picture: string;
  readonly headline: string;
  readonly text: string;
  readonly sound: string;
}

/** Returns the slides of the measured story; the first is its cover. */
export async function slidesOf(site: BenchSite): Promise<StorySlide[]> {
  const folder = site.coverPath.replace(/images\/.*/, '');
  const { body } = await site.file(`${folder}index.json`);
  const index: unknown = JSON.parse(body.toString());
  if (typeof index !== 'object' || index === null) throw new Error('The story has no index');
  const own = 'slides' in index && Array.isArray(index.slides) ? index.slides : [];
  const slides: unknown[] = [Reflect.get(index, 'initialSlide'), ...own, Reflect.get(index, 'finalSlide')];
  return slides.map((slide) => {
    const { imagePath, headline = '', text, audioPath } = Object(slide);
    return {
      picture: `${folder}${String(imagePath)}`,
      headline: String(headline),
      text: String(text),
      sound: `${folder}${String(audioPath)}`,
    };
  });
}
