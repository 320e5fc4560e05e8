// Maps every thing that an author may name to the function that draws it.
import * as v from 'valibot';
import type { PropName } from '../scene';
import { propNames } from '../scene-names';
import belongings from './belongings.json' with { type: 'json' };
import { computedProps } from './computed-props';
import { propSchema, type DrawProp } from './draw-prop';
import feastsAndTales from './feasts-and-tales.json' with { type: 'json' };
import furnishings from './furnishings.json' with { type: 'json' };
import household from './household.json' with { type: 'json' };
import outdoors from './outdoors.json' with { type: 'json' };
import sights from './sights.json' with { type: 'json' };
import vehiclesAndTools from './vehicles-and-tools.json' with { type: 'json' };

type Drawn = Exclude<PropName, keyof typeof computedProps>;

const data: Record<Drawn, unknown> = {
  ...belongings,
  ...feastsAndTales,
  ...furnishings,
  ...household,
  ...outdoors,
  ...sights,
  ...vehiclesAndTools,
};

const isDrawn = (name: PropName): name is Drawn => !(name in computedProps);

export const props: Record<PropName, DrawProp> = {
  ...computedProps,
  ...v.parse(v.strictObject(v.entriesFromList(propNames.filter(isDrawn), propSchema)), data),
};
