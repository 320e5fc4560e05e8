// Planted: the contract reaches up into a feature.
import { slide } from '../features/viewer/slide';
export const upward = slide;
