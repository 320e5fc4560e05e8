import { made } from '../making/upward';
export const drawn = made;
