// The schema of an id in foreign data. Separate from presentation-id.ts, which must run before any library has loaded.
import * as v from 'valibot';

export const presentationIdSchema = v.pipe(v.string(), v.regex(/^\d+$/, 'an id has digits only'));
