// Looks up what the browsers of the floor (spec screens §8) lack, in MDN's browser-compat-data.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';

/** The oldest supported version of each browser, as `chrome` and `100`. */
export type Floor = ReadonlyMap<BrowserName, string>;

/** A name may mean several features of the compatibility data, which are ids such as `api.Document.fonts`. */
export type Candidates = readonly string[];

/** The browsers of a Vite build target: Safari on an iPad and Chrome on Android have entries of their own. */
const browsersOf: ReadonlyMap<string, readonly BrowserName[]> = new Map([
  ['chrome', ['chrome', 'chrome_android']],
  ['firefox', ['firefox', 'firefox_android']],
  ['safari', ['safari', 'safari_ios']],
]);

/** Returns the floor that the build targets. Throws when a target names a browser that the data do not have. */
export function floorOf(targets: readonly string[]): Floor {
  return new Map(
    targets.flatMap((target) => {
      const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
      const browsers = browsersOf.get(name);
      if (browsers === undefined) throw new Error(`No browser of the data is the target ${target}`);
      return browsers.map((browser) => [browser, version] as const);
    }),
  );
}

export class Support {
  readonly data: CompatData;
  readonly #floor: Floor;

  constructor(floor: Floor) {
    this.#floor = floor;
    const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
    this.data = JSON.parse(readFileSync(file, 'utf8'));
  }

  /**
   * Returns the browsers of the floor that lack a feature; undefined where the data do not know it. `prefixes` are those
   * that it is written with as well, as `-webkit-`.
   */
  unsupportedBy(feature: string, prefixes: readonly string[] = []): readonly BrowserName[] | undefined {
    const support = statementOf(this.data, feature)?.support;
    if (support === undefined) return undefined;
    return [...this.#floor].flatMap(([browser, version]) => {
      const statements = [support[browser] ?? []].flat();
      const isMet = statements.some((statement) => isMetBy(statement, version, prefixes));
      return statements.length === 0 || isMet ? [] : [browser];
    });
  }

  /** Returns their names for people; one name where a browser lacks it on the desktop and on mobile devices. */
  namesOf(browsers: readonly BrowserName[]): string {
    return [...browsersOf.values()]
      .flatMap((both) => {
        const missing = both.filter((browser) => browsers.includes(browser));
        const [desktop] = both;
        if (missing.length === 0 || desktop === undefined) return [];
        if (missing.length < both.length && missing[0] === desktop)
          return [`${this.data.browsers[desktop].name} on the desktop`];
        return [this.data.browsers[missing[0] ?? desktop].name];
      })
      .join(', ');
  }

  /** Returns a candidate that the floor lacks; undefined when it has one of the others, or when all are unknown. */
  firstMissing(candidates: Candidates, prefixes?: readonly string[]): string | undefined {
    const known = candidates.filter((feature) => this.unsupportedBy(feature) !== undefined);
    return known.every((feature) => this.unsupportedBy(feature, prefixes)?.length !== 0)
      ? known[0]
      : undefined;
  }
}

function statementOf(data: CompatData, feature: string): CompatStatement | undefined {
  let place: unknown = data;
  for (const name of feature.split('.'))
    place = typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined;
  const compat: CompatStatement | undefined =
    typeof place === 'object' && place !== null ? Reflect.get(place, '__compat') : undefined;
  return compat;
}

/** A feature behind a flag or under another name counts as missing. */
function isMetBy(
  {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  }: SimpleSupportStatement,
  version: string,
  prefixes: readonly string[],
): boolean {
  if (flags !== undefined || other !== undefined) return false;
  if (prefix !== undefined && !prefixes.includes(prefix)) return false;
  if (typeof added !== 'string' || added === 'preview' || isNewer(added, version)) return false;
  return typeof removed !== 'string' || isNewer(removed, version);
}

function isNewer(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.replace('≤', '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}
