// Compares what a build uses with the allow-list, and writes the table of it.
import type { AllowList } from './allow-list';
import type { MissingFeatures } from './built-features';
import type { Support } from './browser-support';

/** Returns a sentence for each use that the list does not allow, and for each entry that nothing needs. */
export function findDivergence(missing: MissingFeatures, allowList: AllowList): string[] {
  const allowed = new Set(Object.values(allowList).flat());
  return [
    ...[...missing]
      .filter(([feature]) => !allowed.has(feature))
      .map(([feature, files]) => `${feature} is used in ${[...files].join(', ')}`),
    ...[...allowed]
      .filter((feature) => !missing.has(feature))
      .map((feature) => `${feature} is allowed and not used`),
  ];
}

const title = `# What the build uses beyond the browser floor

Written by \`npm run test:floor -- --update\`; \`tests/floor\` fails when it no longer fits the build.

`;

/** Returns a Markdown table of the used features and the reason for each. */
export function writeTable(missing: MissingFeatures, support: Support, allowList: AllowList): string {
  const rows = Object.entries(allowList).flatMap(([reason, features]) =>
    features.map((feature) => [
      `\`${feature}\``,
      support.namesOf(support.unsupportedBy(feature) ?? []),
      [...(missing.get(feature) ?? [])].map((file) => file.replace('assets/', '')).join(', '),
      reason,
    ]),
  );
  const [first, ...others] = [['feature', 'missing in', 'files', 'reason'], ...rows];
  const widths = first.map((_, column) =>
    Math.max(...[first, ...others].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [title, line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('');
}
