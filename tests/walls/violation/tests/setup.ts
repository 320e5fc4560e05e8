import { routes } from '../src/app/routes';
export const setup = routes;
