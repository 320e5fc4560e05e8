import { slide } from '../../../../../src/features/viewer/slide';
export const feature = slide;
