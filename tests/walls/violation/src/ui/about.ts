import { round } from './round';
export const about = (): number => round();
