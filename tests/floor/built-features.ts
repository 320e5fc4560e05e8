// Finds the features of a build that a browser of the floor lacks.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlatformIndex } from './platform-index';
import { namesOfScript, type ScriptNames } from './script-features';
import { unsupportedByStyle } from './style-features';
import type { Candidates, Support } from './browser-support';

/** A file of a build, with the hashes removed from its name and from those it loads: often variants differ only in these. */
export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

/** The names of the files that use each missing feature. */
export type MissingFeatures = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the scripts, styles and pages of a build, except what only browsers below the floor get to see. */
export function readBuild(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file) && !file.startsWith('unsupported.'))
    .map((file) => ({
      name: withoutHashes(file),
      text: withoutHashes(readFileSync(path.join(folder, file), 'utf8')),
    }));
}

function withoutHashes(text: string): string {
  return text.replace(/-[\w-]{8}(?=\.(js|css)\b)/g, '');
}

/** Returns the features that the files use and a browser of the floor lacks. */
export function findMissing(files: readonly BuiltFile[], index: PlatformIndex): MissingFeatures {
  const found = new Map<string, Set<string>>();
  const note = (name: string, feature: string | undefined): void => {
    if (feature !== undefined) found.set(feature, (found.get(feature) ?? new Set()).add(name));
  };
  const { support } = index;
  const parts = distinctParts(files);
  const scripts = parts.flatMap(({ name, kind, text }) =>
    kind === 'js' ? [{ name, names: namesOfScript(text) }] : [],
  );
  const own = new Set(scripts.flatMap(({ names }) => [...names.own]));
  for (const { name, names } of scripts)
    for (const candidates of candidatesOf(names, own, index)) note(name, support.firstMissing(candidates));
  for (const { name, kind, text } of parts) {
    if (kind === 'css') for (const feature of unsupportedByStyle(text, index)) note(name, feature);
    if (kind === 'html')
      for (const markup of markupOfPage(text)) note(name, support.firstMissing(index.markup(markup)));
  }
  return withoutImplied(found, support);
}

/** Drops the values of properties that are missing themselves. */
function withoutImplied(found: MissingFeatures, support: Support): MissingFeatures {
  const isImplied = (feature: string): boolean =>
    [...found.keys()].some((other) => {
      const missing = support.unsupportedBy(other) ?? [];
      return (
        feature.startsWith(`${other}.`) &&
        (support.unsupportedBy(feature) ?? []).every((browser) => missing.includes(browser))
      );
    });
  return new Map([...found].filter(([feature]) => !isImplied(feature)));
}

interface Part extends BuiltFile {
  readonly kind: string;
}

/** Returns each distinct part once: variants share most files. A page contains inline scripts and styles. */
function distinctParts(files: readonly BuiltFile[]): Part[] {
  const parts = files.flatMap(({ name, text }): Part[] => {
    const kind = path.extname(name).slice(1);
    if (kind !== 'html') return [{ name, kind, text }];
    const inside = [...text.matchAll(/<(script|style)[^>]*>([^]*?)<\/\1>/g)];
    return [
      { name, kind, text: text.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, '$1') },
      ...inside.map(([, tag, inner = '']) => ({ name, kind: tag === 'style' ? 'css' : 'js', text: inner })),
    ];
  });
  return [...new Map(parts.map((part) => [`${part.name} ${part.text}`, part])).values()];
}

/** Returns the possible features of each name. */
function candidatesOf(
  names: ScriptNames,
  own: ReadonlySet<string>,
  index: PlatformIndex,
): readonly Candidates[] {
  return [
    ...[...names.globals].map((name) => index.global(name)),
    ...[...names.statics].map((name) => index.static(name)),
    ...[...names.reached].map((name) => index.member(name)),
    ...[...names.members].filter((name) => !own.has(name)).map((name) => index.member(name)),
    ...[...names.options].map((option) => index.option(option)),
    ...[...names.events].map((event) => index.member(`${event}_event`)),
    ...[...names.markup].map((markup) => index.markup(markup)),
    ...[...names.styles].map((style) => [`css.properties.${kebab(style)}`]),
    ...[...names.syntax].map((feature) => [feature]),
  ];
}

function kebab(style: string): string {
  return style.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function markupOfPage(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].flatMap(
    ([, element = '', attributes = '']) => [
      element,
      ...[...attributes.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, attribute, value = '']) => [
        `${element}.${attribute}`,
        `${element}.${attribute}=${value}`,
      ]),
    ],
  );
}
