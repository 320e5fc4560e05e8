// Draws the pattern of a coat: the stripes of a zebra, the patches of a giraffe. Where they are is data: coats.json.
import * as v from 'valibot';
import { contours, discs } from '../../pen/marks';
import type { Pen } from '../../pen/pen';
import type { Species } from '../species';
import data from './coats.json' with { type: 'json' };

/** Dark stripes are bent lines, patches have a middle and a radius. */
const coatSchema = v.strictObject({ stripes: contours, patches: discs });
/** Of an upright trunk from three sides; of a body curled up, its back above; of a tall body on four legs. */
const bodies = ['front', 'side', 'back', 'asleep', 'tall'] as const;
const coats = v.parse(v.strictObject(v.entriesFromList(bodies, coatSchema)), data);

/** Draws the pattern that a species has, if any. */
export function drawCoat(pen: Pen, s: Species, body: (typeof bodies)[number]): void {
  const { stripes, patches } = coats[body];
  if (s.stripes) for (const path of stripes) pen.line(path, s.stripes, 8, { noink: true });
  if (s.patches)
    for (const [index, [x, y, r]] of patches.entries())
      pen.ell(x, y, r, r * 0.8, s.patches, { noline: true, rot: index });
}
