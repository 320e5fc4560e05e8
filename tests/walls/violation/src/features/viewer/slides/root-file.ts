import { slide } from '../slide';
export const rootSlide = slide;
