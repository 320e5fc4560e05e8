import { about } from './about';
export const round = (): number => about();
