// Compares what a build uses with what the allow-list allows, and writes it down.
import type { AllowList } from './allow-list';
import type { LackedFeatures } from './built-features';
import type { Support } from './support';

/** Returns a sentence for each use that the list does not allow, and for each entry that nothing needs. */
export function findDivergence(lacked: LackedFeatures, { allowed, namesakes }: AllowList): string[] {
  const used = withoutNamesakes(lacked, namesakes);
  const features = new Set(Object.values(allowed).flat());
  return [
    ...[...used].flatMap(([feature, files]) =>
      features.has(feature) ? [] : [`${feature} is used in ${[...files].join(', ')}`],
    ),
    ...[...features]
      .filter((feature) => !used.has(feature))
      .map((feature) => `${feature} is allowed in vain`),
    ...Object.entries(namesakes).flatMap(([file, names]) =>
      names.flatMap((name) => (lacked.get(name)?.has(file) ? [] : [`${name} has no namesake in ${file}`])),
    ),
  ];
}

const title = `# What the build uses beyond the browser floor

Written by \`npm run test:floor -- --update\`; \`tests/floor\` fails when it no longer fits the build.

`;

/** Returns a Markdown table of what is used and why it may be. */
export function writeTable(
  lacked: LackedFeatures,
  support: Support,
  { allowed, namesakes }: AllowList,
): string {
  const used = withoutNamesakes(lacked, namesakes);
  const rows = Object.entries(allowed).flatMap(([reason, features]) =>
    features.map((feature) => [
      `\`${feature}\``,
      support.namesOf(support.lackedBy(feature) ?? []),
      [...(used.get(feature) ?? [])].map((file) => file.replace('assets/', '')).join(', '),
      reason,
    ]),
  );
  const [first, ...others] = [['feature', 'lacked by', 'files', 'reason'], ...rows];
  const widths = first.map((_, column) =>
    Math.max(...[first, ...others].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [title, line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('');
}

function withoutNamesakes(lacked: LackedFeatures, namesakes: AllowList['namesakes']): LackedFeatures {
  const used = [...lacked].map(([feature, files]) => {
    const own = [...files].filter((file) => !namesakes[file]?.includes(feature));
    return [feature, new Set(own)] as const;
  });
  return new Map(used.filter(([, files]) => files.size > 0));
}
