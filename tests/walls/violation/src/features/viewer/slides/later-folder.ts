import { bar } from '../controls/bar';
export const laterFolder = bar;
