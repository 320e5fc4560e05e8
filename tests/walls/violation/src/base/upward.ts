import { id } from '../contract/id';
export const upward = id;
