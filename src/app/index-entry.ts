// The reader's entry (production, develop, bookworm).
import { boot } from './boot';

void boot();
