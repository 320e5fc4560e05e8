// Makes the result lines about growth: what a large number costs, as the ratio to what a small one costs in the same run.
import { openService, type Service } from '../../../support/service/service';
import type { Line } from '../../tools/statistics';

export interface Sizes {
  readonly few: number;
  readonly many: number;
}

/** What one size costs, by the name of the line. */
export type Costs = Readonly<Record<string, number>>;

/** Measures both sizes, each with a new service. */
export async function costsOf(
  { few, many }: Sizes,
  measure: (service: Service, size: number) => Promise<Costs>,
): Promise<readonly [Costs, Costs]> {
  const costs: Costs[] = [];
  for (const size of [few, many]) {
    const service = await openService({ variant: 'bookworm', library: 'fixture' });
    costs.push(await measure(service, size));
    await service.stop();
  }
  const [ofFew = {}, ofMany = {}] = costs;
  return [ofFew, ofMany];
}

/** Returns the line about the ratio of one cost. */
export function ratioLine(
  name: string,
  { few, many }: Sizes,
  [ofFew, ofMany]: readonly [Costs, Costs],
  limit: number,
): Line {
  const [least = Number.NaN, most = Number.NaN] = [ofFew[name], ofMany[name]];
  return {
    name: `${name}, ${many} against ${few}`,
    value: most / least,
    limit,
    detail: `${most.toFixed(2)} against ${least.toFixed(2)}`,
  };
}

/** Returns the line about a cost itself, with the large number. */
export function costLine(
  name: string,
  { many }: Sizes,
  [, ofMany]: readonly [Costs, Costs],
  limit: number,
): Line {
  return { name: `${name}, with ${many}`, value: ofMany[name] ?? Number.NaN, limit, detail: '' };
}
