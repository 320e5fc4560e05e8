// What an import of intro.md gives; see markdown/plugin.ts.
import type { Written } from '../markdown/tree';

declare const written: Written;
export default written;
