import { routes } from '../../app/routes';
export const upward = routes;
