// Allowed: everybody may import the base.
import { value } from '../base/value';
export const allowed = value;
