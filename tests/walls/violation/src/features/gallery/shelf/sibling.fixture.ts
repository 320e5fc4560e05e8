import { slide } from '../../viewer/slide';
export const sibling = slide;
