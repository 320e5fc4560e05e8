// Allowed: the mocks know the contract.
import { id } from '../../src/contract/id';
export const shelf = [id];
