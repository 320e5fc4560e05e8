export const later = (): Promise<unknown> => import('../viewer/slide');
