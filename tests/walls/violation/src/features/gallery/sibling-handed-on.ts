export { slide } from '../viewer/slide';
