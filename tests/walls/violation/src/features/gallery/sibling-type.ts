import type { Slide } from '../viewer/slide';
export const count = (slides: readonly Slide[]): number => slides.length;
