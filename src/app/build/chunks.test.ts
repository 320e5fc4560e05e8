import { expect, test } from 'vitest';
import { chunkNames, preloadedFiles, type ModuleGraph } from './chunks';

const boot = 'src/app/start/boot.ts';
const main = 'src/app/main.tsx';
const shelf = 'src/app/stories/landing-page.tsx';
const frame = 'src/app/shell/PageFrame.tsx';
const story = 'src/app/stories/viewer-page.tsx';
const buttons = 'src/app/stories/shelf-parts.tsx';
const pages = 'src/app/stories/offline-page.tsx';
const party = 'src/app/creation/new-party-page.tsx';
const session = 'src/app/session/page-session.ts';
const gate = 'src/app/session/gate-parts.tsx';
const worlds = 'src/features/viewer/worlds/worlds.css';
const kiosk = 'src/app/kiosk/open-kiosk.ts';

const all = { hasSignIn: true, hasKiosk: true };
const none = { hasSignIn: false, hasKiosk: false };

/** A graph in which the given modules import `module`, and every other module exists and imports nothing. */
const graphWhere = (importers: readonly string[], module = 'module'): ModuleGraph => ({
  getModuleInfo: (id) => ({ importedIds: importers.some((one) => id.endsWith(one)) ? [module] : [] }),
});

test.each([
  ['the boot script and every other part', [boot, main, shelf, story, pages], 'boot'],
  ['the app and a screen', [main, shelf], 'app'],
  ['the shelf alone', [shelf], 'shelf'],
  ['the story alone', [story], 'story'],
  ['both first screens', [shelf, story], 'app'],
  ['the shelf and a later part', [shelf, buttons], 'frame'],
  ['the shelf and the page frame', [shelf, frame], 'frame'],
  ['the story and a later part', [story, buttons], 'app'],
  ['the story and the page frame', [story, frame], 'app'],
  ['the story and a part that may load it', [story, party], 'story'],
  ['the shelf and a part that may load the story', [shelf, party], 'frame'],
  ['two later parts', [buttons, pages], 'after-first-paint'],
  ['a later part alone', [pages], 'pages'],
  ['the session and a part for signed-out people', [session, buttons], 'app'],
  ['a gated page and a part for signed-out people', [gate, pages], 'pages'],
  ['the session alone', [session], 'session'],
  ['the kiosk alone', [kiosk], 'kiosk'],
  ['the kiosk and the story', [kiosk, story], 'app'],
  ['a shared part and a screen', [worlds, story], 'worlds'],
])('a module that is imported by %s is in the chunk %s', (...[, importers, name]) => {
  expect(chunkNames(graphWhere(importers), '/project/', all).get('module')).toBe(name);
});

test('a module that no part imports is left to the bundler', () => {
  expect(chunkNames(graphWhere([]), '/project/', all).has('module')).toBe(false);
});

test('a style that the shelf shares is in the chunk app, so that the shelf requests no other file', () => {
  expect(chunkNames(graphWhere([shelf, buttons], 'shared.css'), '/project/', all).get('shared.css')).toBe(
    'app',
  );
});

test('the session is in no bundle where nobody signs in', () => {
  const graph: ModuleGraph = {
    getModuleInfo: (id) => (id.endsWith(session) ? null : { importedIds: [] }),
  };
  expect([...chunkNames(graph, '/project/', none).values()]).not.toContain('session');
  expect(() => chunkNames(graph, '/project/', all)).toThrow(session);
});

test('the kiosk is in no bundle of another entry', () => {
  const graph: ModuleGraph = {
    getModuleInfo: (id) => (id.endsWith(kiosk) ? null : { importedIds: [] }),
  };
  expect([...chunkNames(graph, '/project/', none).values()]).not.toContain('kiosk');
  expect(() => chunkNames(graph, '/project/', all)).toThrow(kiosk);
});

test('React is in its own chunk, no matter which module imports it', () => {
  const react = '/project/node_modules/react/jsx-runtime.js';
  expect(chunkNames(graphWhere([shelf], react), '/project/', all).get(react)).toBe('react');
});

test('a part that begins with a missing file fails the build', () => {
  const graph: ModuleGraph = {
    getModuleInfo: (id) => (id.endsWith(pages) ? null : { importedIds: [] }),
  };
  expect(() => chunkNames(graph, '/project/', all)).toThrow(pages);
});

const needed = ['react-A.js', 'app-A.js', 'rolldown-runtime-A.js', 'shelf-A.js'].map(
  (name) => `assets/${name}`,
);

test.each([
  ['the boot script', 'boot-A.js', needed],
  ['the app', 'app-A.js', ['assets/shelf-A.js']],
])('for an import of the shelf %s preloads the chunks that may not be loaded yet', (_, host, preloaded) => {
  expect(preloadedFiles('assets/shelf-A.js', needed, { hostId: `assets/${host}` })).toEqual(preloaded);
});
