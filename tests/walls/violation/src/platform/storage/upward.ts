import { downloads } from '../service-worker/downloads';
export const upward = downloads;
