// Planted: a feature reaches into its sibling.
import { slide } from '../viewer/slide';
export const shelf = slide;
