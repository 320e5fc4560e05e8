export const boot = (): Promise<unknown> => import('../stories/page');
