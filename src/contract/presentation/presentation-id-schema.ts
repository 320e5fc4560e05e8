// The shape of an id in foreign data. Apart from the rules about ids, which must run before any library has loaded.
import * as v from 'valibot';

export const presentationIdSchema = v.pipe(v.string(), v.regex(/^\d+$/, 'an id has digits only'));
