import { slide } from '../features/viewer/slide';
export const upward = slide;
