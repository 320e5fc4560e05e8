// Runs before each test file: lets it load the modules of the project anew, with its own mocks. Packages stay loaded.
import { vi } from 'vitest';

vi.resetModules();
