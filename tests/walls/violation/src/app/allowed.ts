// Allowed: the app is where features meet.
import { slide } from '../features/viewer/slide';
export const meets = [slide];
