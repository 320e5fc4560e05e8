// Formats a story file for readers: each text, and each figure or thing of a picture, has its own line.
import type { StoryFile } from './story-file';

/** Returns the file as text, ready to be written; a test holds that all files are laid out like this. */
export function layoutOf({ about, titles, subtitle, cover, beats, ending, ...head }: StoryFile): string {
  const { scene, ...end } = ending;
  return `{
${fields(head, 2)},
  "about": {\n${fields(about, 4)}\n  },
  "titles": {\n${fields(titles, 4)}\n  },
  "subtitle": ${inline(subtitle)},
  "cover": ${sceneOf(cover, 4)},
  "beats": [
${beats.map(beatOf).join(',\n')}
  ],
  "ending": {
${fields(end, 4)},
    "scene": ${sceneOf(scene, 6)}
  }
}
`;
}

function beatOf({ scene, de, en, ...beat }: StoryFile['beats'][number]): string {
  return `    {
      ${inline(beat).slice(2, -2)},
${fields({ de, en }, 6)},
      "scene": ${sceneOf(scene, 8)}
    }`;
}

function sceneOf({ put, back, ...scene }: StoryFile['cover'], indent: number): string {
  const list = (some: readonly object[]) =>
    `[\n${some.map((one) => ' '.repeat(indent) + inline(one)).join(',\n')}\n${' '.repeat(indent - 2)}]`;
  const behind = back ? `, "back": ${list(back)}` : '';
  return `${inline(scene).slice(0, -2)}${behind}, "put": ${list(put)} }`;
}

function fields(values: object, indent: number): string {
  return Object.entries(values)
    .map(([name, value]) => `${' '.repeat(indent)}"${name}": ${inline(value)}`)
    .join(',\n');
}

/** Returns a value as JSON on one line, with spaces. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const all = Object.entries(value).map(([name, one]) => `"${name}": ${inline(one)}`);
  return `{ ${all.join(', ')} }`;
}
