// Planted: a cycle of two modules.
import { about } from './about';
export const round = (): number => about();
