import { routes } from '../routes';
export const toTheRoot = routes;
