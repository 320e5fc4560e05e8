import { shelf } from '../../mocks/service/service';
export const mocked = shelf;
