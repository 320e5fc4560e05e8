import { Slide } from '../../features/viewer/slide';
export const count = (slides: readonly Slide[]): number => slides.length;
