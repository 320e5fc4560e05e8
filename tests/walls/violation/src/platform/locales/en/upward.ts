import { button } from '../../../ui/button';
export const upward = button;
