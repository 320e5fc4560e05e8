import { calls } from '../../service/handlers/calls';
export const made = calls;
