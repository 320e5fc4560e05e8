// Finds what a built style sheet uses that the floor lacks.
import { generate, parse, walk, type CssNode, type Declaration, type WalkContext } from 'css-tree';
import type { PlatformIndex } from './platform-index';
import type { Candidates } from './browser-support';

/** Units by their group in the compatibility data. */
const unitGroups = [
  [/^d(v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq([hwib]|min|max)$/, 'container_query_length_units'],
] as const;

/** Every engine brought them together with `container-type`. */
const ofContainers = ['css.at-rules.container', 'css.types.length.container_query_length_units'];

/**
 * Returns the ids of the features that the floor lacks. Ignores features that the sheet itself guards. Such a guard is an earlier
 * value of the same property, the property with a prefix beside it, or an `@supports` around it.
 */
export function unsupportedByStyle(text: string, index: PlatformIndex): Set<string> {
  const missing = new Set<string>();
  const asked: ReadonlySet<string>[] = [];
  walk(parse(text, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (this.atrulePrelude !== null && this.atrule?.name === 'supports') return;
      if (node.type === 'Atrule' && node.name === 'supports') asked.push(askedBy(node, index));
      const names =
        node.type === 'Declaration'
          ? unsupportedByDeclaration(node, declarationsOf(this.block), index)
          : [index.support.firstMissing(candidatesOf(node, this.rule?.prelude))];
      for (const name of names)
        if (name !== undefined && !asked.some((features) => features.has(name))) missing.add(name);
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked.pop();
    },
  });
  return missing;
}

/** Returns the candidates outside of declarations. */
function candidatesOf(node: CssNode, selectors: CssNode | undefined): Candidates {
  if (node.type === 'Atrule') return [`css.at-rules.${node.name}`];
  if (node.type === 'Feature')
    return [`css.at-rules.${node.kind === 'container' ? 'container' : 'media'}.${node.name}`];
  if (node.type === 'FeatureRange')
    return [node.kind === 'container' ? 'css.at-rules.container' : 'css.at-rules.media.range_syntax'];
  if (node.type === 'NestingSelector') return ['css.selectors.nesting'];
  if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return [];
  // An engine's own selector invalidates the rule in the others, with the selectors beside it.
  const isAlone = selectors?.type === 'SelectorList' && selectors.children.size === 1;
  return node.name.startsWith('-') && isAlone ? [] : [`css.selectors.${node.name}`];
}

function declarationsOf(block: CssNode | null): readonly Declaration[] {
  return block?.type === 'Block'
    ? block.children.toArray().filter((node) => node.type === 'Declaration')
    : [];
}

function unsupportedByDeclaration(
  declaration: Declaration,
  block: readonly Declaration[],
  index: PlatformIndex,
): readonly (string | undefined)[] {
  const { property } = declaration;
  const isOwn = property.startsWith('-');
  const prefixes = block.flatMap((other) => {
    const [, prefix, name] = /^(-[a-z]+-)(.+)$/.exec(other.property) ?? [];
    return prefix !== undefined && name === property ? [prefix] : [];
  });
  const ofValue = (one: Declaration) =>
    [...valuesOf(one, index)].map((candidates) => index.support.firstMissing(candidates, prefixes));
  const before = block.slice(0, block.indexOf(declaration)).filter((other) => other.property === property);
  const hasFallback = before.some((other) => ofValue(other).every((name) => name === undefined));
  return [
    isOwn ? undefined : index.support.firstMissing([`css.properties.${property}`], prefixes),
    ...(hasFallback && !property.startsWith('--') ? [] : ofValue(declaration)),
  ];
}

/** Returns the keywords, functions and units of a value. */
function valuesOf({ property, value }: Declaration, index: PlatformIndex): Set<Candidates> {
  const found = new Set<Candidates>();
  const words = property.startsWith('-') ? [] : (generate(value).match(/[a-z-]{2,}/g) ?? []);
  for (const word of words) found.add([`css.properties.${property}.${word}`]);
  walk(value, (node: CssNode) => {
    if (node.type === 'Function') found.add(index.cssFunction(node.name));
    if (node.type === 'Dimension') found.add([`css.types.length.${unitFeature(node.unit)}`]);
  });
  return found;
}

function unitFeature(unit: string): string {
  return unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}

/** Returns the features of a condition without `not`; a feature in an `or` may still be missing. */
function askedBy(node: CssNode, index: PlatformIndex): ReadonlySet<string> {
  const features = new Set<string>();
  if (node.type !== 'Atrule' || node.prelude === null || /\b(not|or)\b/.test(generate(node.prelude)))
    return features;
  for (const [, name = ''] of generate(node.prelude).matchAll(/selector\(:+([a-z-]+)/g))
    features.add(`css.selectors.${name}`);
  walk(node.prelude, (part: CssNode) => {
    if (part.type !== 'Declaration') return;
    if (part.property === 'container-type') for (const feature of ofContainers) features.add(feature);
    features.add(`css.properties.${part.property}`);
    for (const candidates of valuesOf(part, index)) for (const feature of candidates) features.add(feature);
  });
  return features;
}
