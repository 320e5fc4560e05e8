import { bar } from '../controls/bar';
export const laterRoom = bar;
