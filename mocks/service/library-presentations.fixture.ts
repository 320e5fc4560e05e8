// Makes small volumes for tests, without files.
import { volumeOf, type Volume } from '../library/library-presentation';

interface VolumeOptions {
  readonly id: string;
  readonly title?: string;
  readonly language?: string;
  readonly kind?: string;
  readonly folder?: string;
}

/** Returns a story with a cover and two pages. */
export function storyVolume({
  id,
  title = 'A story',
  language = 'English',
  kind = 'STORY',
  folder = '',
}: VolumeOptions): Volume {
  const slides = [1, 2].map((page) => ({ headline: `Page ${page}`, imagePath: `images/0${page}.webp` }));
  const initialSlide = { headline: 'About a story', text: title, imagePath: 'images/00.webp' };
  const index = JSON.stringify({ kind, presentationId: id, initialSlide, slides });
  return volumeOf({ id, title, language, previewImage: `presentations/${id}/preview.webp` }, index, folder);
}

/** Returns a party of two pictures. */
export function partyVolume(id: string): Volume {
  const steps = [1, 2].map((step) => ({ imageUrl: `images/0${step}.webp`, description: `Step ${step}` }));
  return volumeOf(
    { id, title: 'A party', language: 'German' },
    JSON.stringify({ kind: 'DALLIC_PARTY', presentationId: id, steps }),
    '',
  );
}
