// Decides from the import graph which chunk of the build a module belongs to. Used by the build only.

import { firstTexts, laterTexts } from '../../platform/i18n/texts';

/** A chunk, named with the modules that its loading begins with: a dynamic import loads them, or the page itself. */
interface Part {
  readonly name: string;
  readonly roots: readonly string[];
  /** The first screen that this part may load for what both use, since it shows the same things. */
  readonly loads?: string;
}

/** Every screen loads these, one after the other. */
const always: readonly Part[] = [
  { name: 'boot', roots: ['src/app/start/boot.ts'] },
  { name: 'react', roots: ['src/app/start/create-root.ts'] },
  { name: 'app', roots: ['src/app/main.tsx'] },
];

/** Small parts that several screens load. */
const shared: readonly Part[] = [
  {
    name: 'worlds',
    roots: ['src/features/viewer/worlds/WorldBackground.tsx', 'src/features/viewer/worlds/worlds.css'],
  },
  // Sign-in and recorder would otherwise load the forms that make presentations.
  {
    name: 'fields',
    roots: ['src/ui/fields.tsx'],
  },
];

const frame = 'frame';

/** The page begins with one of these. */
const screens: readonly Part[] = [
  // Loaded beside the shelf, and with every page but a story.
  { name: frame, roots: ['src/app/shell/PageFrame.tsx', 'src/app/shell/unknown-page.tsx'] },
  { name: 'shelf', roots: ['src/app/stories/landing-page.tsx'] },
  // Book, slides and party are chunks of their own, and share the others.
  {
    name: 'story',
    roots: [
      'src/app/stories/viewer-page.tsx',
      'src/features/viewer/shared/use-swipe.ts',
      'src/features/viewer/speaker/use-speaker.ts',
      'src/features/viewer/text/passages-of-slide.ts',
      'src/features/viewer/text/follow-spoken.ts',
      'src/features/viewer/text/text-sizes.ts',
    ],
  },
];

/** Loaded after the first screen is painted, or when a person asks for it. Few files, since each is a request (ADR-0014). */
const later: readonly Part[] = [
  {
    name: 'after-first-paint',
    roots: [
      'src/app/stories/shelf-parts.tsx',
      'src/app/shell/OfferBar.tsx',
      'src/platform/storage/persistence.ts',
      'src/app/page-outbox.ts',
      'src/features/offline/OfflineButton.tsx',
      'src/platform/service-worker/worker-link.ts',
      'src/platform/service-worker/workbox-container.ts',
      'src/features/gallery/MissingCover.tsx',
      // Shows it where a story has no picture.
      'src/app/stories/ReadNext.tsx',
      'src/features/gallery/ChipPicture.tsx',
      'src/features/gallery/ShelfWindow.tsx',
      'src/platform/browser/still-pictures.ts',
    ],
  },
  {
    name: 'dialogs',
    roots: [
      'src/features/feedback/RatingDialog.tsx',
      'src/features/feedback/faces.tsx',
      'src/features/gallery/FilterPanel.tsx',
    ],
  },
  { name: 'rating-summary', roots: ['src/app/stories/RatingSummary.tsx'], loads: 'shelf' },
  {
    name: 'pages',
    roots: [
      'src/app/stories/suggestion-page.tsx',
      'src/app/stories/offline-page.tsx',
      'src/app/shell/legal-pages.tsx',
      'src/app/stories/staff-pages.tsx',
      'src/features/gallery/MadeHere.tsx',
    ],
  },
  {
    name: 'creation',
    roots: [
      'src/app/creation/new-story-page.tsx',
      'src/app/creation/shelf-creations.tsx',
      // Presentations and parties use them, and both load this part.
      'src/features/creation/run-parts.tsx',
    ],
  },
  {
    name: 'late-story-parts',
    roots: [
      'src/features/viewer/LateStoryParts.tsx',
      'src/features/viewer/EndPanel.tsx',
      'src/features/viewer/controls/ScrubBar.tsx',
      'src/features/viewer/controls/StoryMenu.tsx',
    ],
    loads: 'story',
  },
  // Apart from the bar of a story, which must not wait for what it shares with the shelf.
  { name: 'rating', roots: ['src/app/stories/Rating.tsx'], loads: 'story' },
  { name: 'speaker', roots: ['src/features/viewer/speaker/SpeakerFilm.tsx'], loads: 'story' },
  // Loaded at the first turn of a page.
  { name: 'page-sound', roots: ['src/features/viewer/shared/paper-noise.ts'] },
  // Asked for by sounds of one kind only.
  { name: 'mp3', roots: ['src/player/media/mp3-in-mp4.ts'] },
  { name: 'presentation', roots: ['src/app/creation/new-presentation-page.tsx'] },
  { name: 'party', roots: ['src/app/creation/new-party-page.tsx'], loads: 'story' },
  { name: 'person-media', roots: ['src/features/recorder/PersonMediaFields.tsx'] },
  {
    name: 'recorder-dialog',
    roots: ['src/features/recorder/RecorderDialog.tsx', 'src/features/recorder/read-person-file.ts'],
  },
  {
    name: 'theme-drawings',
    roots: ['src/ui/drawings/lab-drawings.tsx', 'src/ui/drawings/museum-drawings.tsx'],
  },
];

/** Two files for each language: the texts of the first paint, and all later texts. */
const texts: readonly Part[] = ['de', 'en'].flatMap((language) => {
  const pathOf = (name: string) => `src/platform/i18n/locales/${language}/${name}.json`;
  return [
    { name: `texts-${language}`, roots: firstTexts.map(pathOf) },
    { name: `later-texts-${language}`, roots: laterTexts.map(pathOf) },
  ];
});

/** Only in bundles with a kiosk. */
const kiosk: Part = { name: 'kiosk', roots: ['src/app/kiosk/open-kiosk.ts'] };

/** Only in bundles with sign-in; loaded beside the first screen of a signed-in person. */
const session: Part = { name: 'session', roots: ['src/app/session/page-session.ts'] };
/** Only in bundles with sign-in; loaded with the first token refresh. */
const provider: Part = {
  name: 'identity-provider',
  roots: ['src/app/session/session-provider.ts'],
};
/**
 * Only in bundles with sign-in; loaded with a gated page. Must come after every part that signed-out people load, so that none of
 * them loads it for a shared module.
 */
const sessionPages: Part = { name: 'session-pages', roots: ['src/app/session/session-pages.tsx'] };
/** Apart from the sign-in, which needs no dialog. */
const gate: Part = { name: 'gate', roots: ['src/app/session/gate-parts.tsx'] };
const account: Part = { name: 'account', roots: ['src/app/session/account-pages.tsx'] };
/** Loaded only on a device that is remembered, or that is about to be. */
const deviceSrp: Part = { name: 'device-srp', roots: ['src/features/session/sign-in/device-srp.ts'] };

/** The optional parts of a bundle. */
export interface BundleParts {
  readonly hasSignIn: boolean;
  readonly hasKiosk: boolean;
}

/** The part of the bundler's context that is used. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Returns the bundler's groups for a project in the folder `root`, the first loaded first, with or without the groups of
 * sign-in and kiosk. A module that no part reaches by static imports is left to the bundler. The build fails when a root of a part
 * does not exist.
 */
export function chunkGroups(root: string, bundle: BundleParts) {
  let names: ReadonlyMap<string, string> | undefined;
  return partsOf(bundle).map((part) => ({
    // Names the group in what the bundler prints; without it, it prints a hint for each.
    debugName: part.name,
    name: (id: string, graph: ModuleGraph): string | null => {
      names ??= chunkNames(graph, root, bundle);
      return names.get(id) === part.name ? part.name : null;
    },
  }));
}

function partsOf(bundle: BundleParts): readonly Part[] {
  return [...always, ...shared, ...firstOf(bundle), ...laterOf(bundle)];
}

const firstOf = ({ hasSignIn, hasKiosk }: BundleParts): readonly Part[] => [
  ...screens,
  ...(hasKiosk ? [kiosk] : []),
  ...(hasSignIn ? [session] : []),
];
const laterOf = ({ hasSignIn }: BundleParts): readonly Part[] => [
  ...later,
  ...texts,
  ...(hasSignIn ? [provider, sessionPages, gate, account, deviceSrp] : []),
];

/** The parts that signed-out people never load. */
const ofSignIn: readonly Part[] = [session, provider, sessionPages, gate, account, deviceSrp];

/** Returns the name of the chunk for each module id that a part reaches. */
export function chunkNames(
  graph: ModuleGraph,
  root: string,
  bundle: BundleParts,
): ReadonlyMap<string, string> {
  const parts = partsOf(bundle);
  const firstParts = firstOf(bundle);
  const reached = new Map(parts.map((part) => [part, reachedBy(part, graph, root)]));
  const reaching = (id: string, some: readonly Part[]) => some.filter((part) => reached.get(part)?.has(id));
  const names = new Map<string, string>();
  for (const id of new Set([...reached.values()].flatMap((ids) => [...ids]))) {
    const [first] = isReact(id) ? always.slice(1) : reaching(id, [...always, ...shared]);
    const [screen, ...rest] = [...reaching(id, firstParts), ...reaching(id, laterOf(bundle))];
    const others = rest.filter(({ loads }) => loads === undefined || loads !== screen?.name);
    // What a first screen, or the session beside it, shares with another part must not load that part: it belongs to the app.
    // What only the parts of the sign-in share belongs to the session, which they all need.
    const isShared =
      others.length > 0 && [screen, ...others].some((part) => part && !ofSignIn.includes(part));
    const isCommon = screen !== undefined && firstParts.includes(screen) && isShared;
    const name = first?.name ?? (isCommon ? commonName(id, reaching(id, firstParts)) : screen?.name);
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/**
 * What neither a story nor kiosk nor session uses comes with the page frame. Styles stay with the app: another file of them would be
 * one more request of the shelf.
 */
const commonName = (id: string, users: readonly Part[]): string =>
  !id.endsWith('.css') && users.every(({ name }) => name === 'shelf' || name === frame) ? frame : 'app';

const ofEveryScreen = new RegExp(`^assets/(?:rolldown-runtime|${always.map(({ name }) => name).join('|')})-`);

/**
 * Returns which of the scripts that a dynamic import needs it preloads: not those that every screen has loaded before, unless the boot
 * script imports, which loads them.
 */
export const preloadedFiles = (_: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  hostId.startsWith('assets/boot-') ? needed : needed.filter((file) => !ofEveryScreen.test(file));

/** React's packages, with the files that `create-root.ts` does not import. */
const isReact = (id: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/** Returns the roots and everything that they import statically. */
function reachedBy({ name, roots }: Part, graph: ModuleGraph, root: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = roots.map((path) => `${root}${path}`);
  for (const id of waiting)
    if (graph.getModuleInfo(id) === null)
      throw new Error(`The chunk ${name} begins with ${id}, which is no module`);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
