// The project's own rules of the linter: which folder may import which, however deep a file lies in it, and which words
// names, comments and test titles may not use (docs/vocabulary.md).
import path from 'node:path';

const base = 'src/base';
const contract = 'src/contract';
/** Our fork of a library: imported by the package's name, and by the features alone. */
const fork = { folder: 'src/page-flip', specifier: /^page-flip(\/|$)/, user: /^src\/features\// };
/** What a feature may import beside itself. */
const belowFeatures = [base, contract, 'src/player', 'src/platform', 'src/ui'];

/**
 * Every zone and what it may import beside itself; a `*` makes each folder of that level a zone of its own. A folder of its `layers`
 * imports only those before it. With `rootIsLast` it imports no file that lies in the zone itself, either.
 */
const zones = [
  { folder: base, mayImport: [], packages: /^(valibot|vitest)$/ },
  {
    folder: contract,
    mayImport: [base],
    packages: /^(valibot|vitest|fast-check)$/,
    layers: ['presentation', 'creation', 'service', 'identity', 'worker'],
  },
  {
    folder: 'src/player',
    mayImport: [base, contract],
    packages: /^(hls\.js(\/light)?|vitest|fast-check)$/,
    layers: ['media', 'state', 'film', 'narration'],
  },
  { folder: fork.folder, mayImport: [], packages: /^(vitest|fast-check)$/ },
  {
    folder: 'src/platform',
    mayImport: [base, contract],
    layers: ['http', 'browser', 'storage', 'i18n', 'service-worker'],
  },
  { folder: 'src/ui', mayImport: [base] },
  {
    folder: 'src/features/viewer',
    mayImport: belowFeatures,
    layers: [
      'pictures',
      'text',
      'worlds',
      'sleep-timer',
      'speaker',
      'shared',
      'slides',
      'book',
      'party',
      'controls',
    ],
    rootIsLast: true,
  },
  { folder: 'src/features/*', mayImport: belowFeatures },
  {
    folder: 'src/app',
    mayImport: ['src'],
    layers: [
      'address',
      'deployment',
      'early',
      'shell',
      'session',
      'creation',
      'stories',
      'kiosk',
      'start',
      'build',
    ],
  },
  {
    folder: 'sw',
    mayImport: [base, contract],
    layers: ['media-cache', 'ledger', 'storage', 'downloads', 'routes'],
  },
  { folder: 'mocks/base', mayImport: [base, contract] },
  {
    folder: 'mocks/studio',
    mayImport: [base, contract, 'mocks/base'],
    layers: ['drawing', 'voices', 'film', 'press', 'writing', 'talks', 'party', 'answering', 'making'],
  },
  {
    folder: 'mocks/service',
    mayImport: [base, contract, 'mocks/base', 'mocks/studio'],
    layers: ['identity', 'mail', 'library', 'store', 'creation', 'handlers'],
  },
  { folder: 'mocks/server', mayImport: [base, contract, 'mocks/base', 'mocks/service', 'mocks/studio'] },
  // What lies in no folder of them.
  { folder: 'mocks', mayImport: [base, contract, 'mocks/base'] },
  { folder: 'scripts', mayImport: [base, contract, 'mocks'] },
  {
    folder: 'tests',
    mayImport: [base, contract, 'mocks'],
    layers: [
      'setup',
      'support',
      'engines',
      'security',
      'durability',
      'story-maker',
      'floor',
      'walls',
      'bench',
      'soak',
      // What others need of it belongs into `support`.
      'browser',
    ],
  },
].map((zone) => ({ ...zone, pattern: new RegExp(`^${zone.folder.replace('*', '[^/]+')}/`) }));

/** The clock and the wait for a paint are parameters of a feature; only the file that collects the browser's deps imports them. */
const parameters = new Set(['src/platform/browser/clock', 'src/platform/browser/after-paint']);
const mayImportParameters = /^src\/(?!features\/)|[-/]browser-deps\.ts$|\.(test|fixture)\.tsx?$/;

/** A unit test stands beside its code, and may be served by the mocks. */
const unitTest = /\.test\.tsx?$/;

/** Why a file of a zone may not import another one of it; or undefined. Tests and what serves them may import all of it. */
function wallWithin({ folder, layers = [], rootIsLast = false }, file, target) {
  const layerOf = (of) => layers.findIndex((layer) => of.startsWith(`${folder}/${layer}/`));
  const isInRoot = path.posix.dirname(target) === folder;
  const isBefore = layerOf(target) <= layerOf(file) && !(rootIsLast && isInRoot);
  if (unitTest.test(file) || layerOf(file) < 0 || isBefore) return undefined;
  return `${folder}/${layers[layerOf(file)]} may not import ${target}.`;
}

/** Why `file` may not import `specifier`, both as POSIX paths seen from the project's root; or undefined. */
function wallBetween(file, specifier) {
  const zone = zones.find(({ pattern }) => pattern.test(file));
  if (zone === undefined) return undefined;
  if (!specifier.startsWith('.')) {
    const isRefused = fork.specifier.test(specifier)
      ? !fork.user.test(file)
      : zone.packages?.test(specifier) === false;
    return isRefused ? `${zone.folder} may not import ${specifier}.` : undefined;
  }
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const own = zone.pattern.exec(file)?.[0] ?? '';
  if (`${target}/`.startsWith(own)) return wallWithin(zone, file, target);
  if (parameters.has(target) && !mayImportParameters.test(file))
    return `${target} is a parameter of a feature.`;
  if (target.startsWith(`${fork.folder}/`)) return `${fork.folder} is imported by the name of its package.`;
  const open = unitTest.test(file) ? [...zone.mayImport, 'mocks'] : zone.mayImport;
  if (open.some((folder) => target.startsWith(`${folder}/`))) return undefined;
  return `${zone.folder} may import ${open.join(', ') || 'nothing of ours but itself'}, not ${target}.`;
}

const oneWay = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      const source = node?.type === 'TSLiteralType' ? node.literal : node;
      if (typeof source?.value !== 'string') return;
      const message = wallBetween(file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument),
    };
  },
};

/** Words of the project's former private language, each with what the field calls it (docs/vocabulary.md). */
const banned = new Map([
  ['wish', 'save request'],
  ['wishes', 'save requests'],
  ['keeper', 'download manager'],
  ['keeping', 'downloads'],
  ['desk', 'context'],
  ['telling', 'broadcast'],
  ['told', 'progress, or what it is'],
  ['mortal', 'terminable'],
  ['deaf', 'no-op'],
  ['quarrel', 'conflict'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['stumbled', 'unexpected error'],
  ['forgetful', 'storage unavailable'],
  ['vain', 'failed attempts'],
  ['blame', 'classify failure'],
  ['parted', 'chunked'],
  ['go on', 'resume'],
  ['let go', 'release'],
  ['take back', 'abort'],
  ['take up', 'retry'],
  ['held up', 'blocked'],
  ['give up', 'cancel'],
  ['taken back', 'aborted'],
  ['passed over', 'ignored'],
  ['quiet bar', 'snackbar'],
  ['mishap', 'fault'],
  ['trouble', 'failure, or fault'],
  ['troubles', 'failures, or faults'],
  ['begun', 'in progress, or started'],
  ['judge', 'classify'],
  ['living', 'clients'],
  ['tired', 'time budget spent'],
]);

/** Of these words, what comments and test titles may not say either; the others are plain English in a sentence. */
const bannedInSentences = new Map([
  [/\bpass(es|ed|ing) over\b/i, 'ignore'],
  [/\btak(es|en|ing) back\b/i, 'abort or cancel'],
  [/\b(lets|letting) go\b/i, 'release or abort'],
  [/\bnobody (can|could) foresee\b/i, 'unexpected'],
  [/\bgiv(es?|en|ing)( [\w’']+){0,2} up\b/i, 'cancel or abort'],
]);

/** Returns what is wrong with a sentence; undefined when nothing is. */
function dialectInSentence(text) {
  const sentence = text.replace(/[\s*]+/g, ' ');
  for (const [phrase, word] of bannedInSentences) {
    const found = phrase.exec(sentence)?.[0];
    if (found !== undefined) return `It says "${found}": call it ${word} (docs/vocabulary.md).`;
  }
  return undefined;
}

/** Returns what is wrong with a name, by the words it is made of; undefined when nothing is. */
function dialectIn(name) {
  if (/[a-z]Edges$/.test(name))
    return `"${name}": what a function needs from outside is its deps (docs/vocabulary.md).`;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  for (const [at, word] of words.entries()) {
    const found = [word, `${word} ${words[at + 1]}`].find((candidate) => banned.has(candidate));
    if (found !== undefined)
      return `"${name}" says "${found}": call it ${banned.get(found)} (docs/vocabulary.md).`;
  }
  return undefined;
}

const vocabulary = {
  create(context) {
    const seen = new Set();
    const isTest = /\.(test|spec)\.tsx?$/.test(context.filename);
    const checkSentence = (node, text) => {
      const message = dialectInSentence(text);
      if (message !== undefined) context.report({ node, message });
    };
    const check = (node) => {
      const { name } = node;
      if (typeof name !== 'string' || seen.has(name)) return;
      seen.add(name);
      const message = dialectIn(name);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Program(node) {
        const message = dialectIn(path.basename(context.filename));
        if (message !== undefined) context.report({ node, message });
        for (const comment of context.sourceCode.getAllComments()) checkSentence(comment, comment.value);
      },
      Literal(node) {
        if (isTest && typeof node.value === 'string') checkSentence(node, node.value);
      },
      Identifier: check,
      JSXIdentifier: check,
      PrivateIdentifier: check,
    };
  },
};

/** A file that is called as a component has that component (CONTRIBUTING.md). One of several components is named in kebab-case. */
const componentName = {
  create(context) {
    const [, name] = /^([A-Z]\w*)\.tsx$/.exec(path.basename(context.filename)) ?? [];
    if (name === undefined) return {};
    const exported = new Set();
    return {
      ExportNamedDeclaration({ declaration, specifiers }) {
        for (const { id } of declaration?.declarations ?? [declaration ?? {}]) exported.add(id?.name);
        for (const specifier of specifiers) exported.add(specifier.exported.name);
      },
      'Program:exit'(node) {
        if (!exported.has(name))
          context.report({ node, message: `${name}.tsx exports no ${name} (CONTRIBUTING.md).` });
      },
    };
  },
};

/** Every folder and file that a rule names, as paths from the project's root. A rule about one that has moved refuses nothing. */
export const namedPaths = [
  ...zones.flatMap(({ folder, layers = [] }) => [
    folder.replace('/*', ''),
    ...layers.map((layer) => `${folder}/${layer}`),
  ]),
  fork.folder,
  ...Array.from(parameters, (file) => `${file}.ts`),
];

export default {
  meta: { name: 'walls' },
  rules: { 'one-way': oneWay, vocabulary, 'component-name': componentName },
};
