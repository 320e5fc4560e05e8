import { id } from '../contract/id';
export const data = id;
