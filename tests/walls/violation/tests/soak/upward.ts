import { Reader } from '../browser/fixtures';
export const upward = Reader;
