// Makes small presentations of a library for tests, without files.
import { libraryPresentationOf, type LibraryPresentation } from './library/library-presentation';

interface LibraryStoryOptions {
  readonly id: string;
  readonly title?: string;
  readonly language?: string;
  readonly kind?: string;
  readonly folder?: string;
}

/** Returns a story with a cover and two pages. */
export function libraryStory({
  id,
  title = 'A story',
  language = 'English',
  kind = 'STORY',
  folder = '',
}: LibraryStoryOptions): LibraryPresentation {
  const slides = [1, 2].map((page) => ({ headline: `Page ${page}`, imagePath: `images/0${page}.webp` }));
  const initialSlide = { headline: 'About a story', text: title, imagePath: 'images/00.webp' };
  const index = JSON.stringify({ kind, presentationId: id, initialSlide, slides });
  return libraryPresentationOf(
    { id, title, language, previewImage: `presentations/${id}/preview.webp` },
    index,
    folder,
  );
}

/** Returns a party of two pictures. */
export function libraryParty(id: string): LibraryPresentation {
  const steps = [1, 2].map((step) => ({ imageUrl: `images/0${step}.webp`, description: `Step ${step}` }));
  return libraryPresentationOf(
    { id, title: 'A party', language: 'German' },
    JSON.stringify({ kind: 'DALLIC_PARTY', presentationId: id, steps }),
    '',
  );
}
