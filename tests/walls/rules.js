// The project's own rules of the linter: which folder may import which, however deep a file lies in it, and how
// comments and the titles of tests are worded (docs/vocabulary.md).
import path from 'node:path';

const base = 'src/base';
const contract = 'src/contract';
/** Our fork of a library: imported by the package's name, and by the features alone. */
const fork = { folder: 'src/page-flip', specifier: /^page-flip(\/|$)/, user: /^src\/features\// };
/** What a feature may import beside itself. */
const belowFeatures = [base, contract, 'src/player', 'src/platform', 'src/ui'];

/**
 * Every zone and what it may import beside itself; a `*` makes each folder of that level a separate zone. A folder of its `layers`
 * imports only those before it. With `rootIsLast` it imports no file that lies in the zone itself, either, other than `ofAll`.
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
    layers: ['text', 'worlds', 'speaker', 'shared', 'slides', 'book', 'controls'],
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
    rootIsLast: true,
    // The context of all pages, and what the start and the pages load later.
    ofAll: ['providers', 'page-outbox', 'main'],
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
const parameters = new Set(['src/platform/browser/system-clock']);
const mayImportParameters = /^src\/(?!features\/)|[-/]browser-deps\.ts$|\.(test|fixture)\.tsx?$/;

/** A unit test stands beside its code, and may be served by the mocks. */
const unitTest = /\.test\.tsx?$/;

/** Why a file of a zone may not import another one of it; or undefined. Tests and what serves them may import all of it. */
function wallWithin({ folder, layers = [], rootIsLast = false, ofAll = [] }, file, target) {
  const layerOf = (of) => layers.findIndex((layer) => of.startsWith(`${folder}/${layer}/`));
  const isOfAll = ofAll.some((name) => target === `${folder}/${name}`);
  const isInRoot = path.posix.dirname(target) === folder && !isOfAll;
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

/** Clauses that hide a noun (docs/vocabulary.md, Sentences 2). */
const hiddenNoun = /\b(what (is|was)|one that|that of|of its own)\b/i;
const mostWords = 25;

/** Returns why a comment or a test's title is hard to read; undefined when it is not (docs/vocabulary.md). */
function proseFault(text) {
  const plain = text.replace(/\s*\n\s*\*?\s*/g, ' ').replace(/https?:\S+/g, '');
  const clause = hiddenNoun.exec(plain)?.[0];
  if (clause !== undefined) return `"${clause}" hides a noun: name it (docs/vocabulary.md).`;
  const long = plain
    .split(/[.:;!?](?:\s|$)/)
    .find((sentence) => sentence.trim().split(/\s+/).length > mostWords);
  if (long === undefined) return undefined;
  return `A sentence of more than ${mostWords} words: "${long.trim().slice(0, 40)}…" (docs/vocabulary.md).`;
}

/** Joins line comments on successive lines, since a sentence may go on in the next. */
function blocksOf(comments) {
  const blocks = [];
  for (const comment of comments) {
    const last = blocks.at(-1);
    const goesOn =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      comment.loc.start.line === last.endLine + 1 &&
      comment.loc.start.column === last.column;
    if (goesOn) {
      last.text += `\n${comment.value}`;
      last.endLine = comment.loc.end.line;
    } else {
      const { start, end } = comment.loc;
      blocks.push({
        node: comment,
        type: comment.type,
        text: comment.value,
        endLine: end.line,
        column: start.column,
      });
    }
  }
  return blocks;
}

/** Returns what a call is of: `test` for `test()`, `test.only()`, `test.each([])()` and `` test.each`` `` alike. */
function nameOf(callee) {
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner === undefined ? (callee.name ?? '') : nameOf(inner);
}

const prose = {
  create(context) {
    const isTest = /\.(test|spec)\.tsx?$/.test(context.filename);
    const titles = /^(describe|test|it)$/;
    const check = (node, text) => {
      const message = proseFault(text);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Program() {
        for (const { node, text } of blocksOf(context.sourceCode.getAllComments())) check(node, text);
      },
      CallExpression({ callee, arguments: [title] }) {
        const text = title?.value ?? title?.quasis?.map(({ value }) => value.cooked).join('…');
        if (isTest && titles.test(nameOf(callee)) && typeof text === 'string') check(title, text);
      },
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

/** Every folder and file that a rule names, as paths from the project's root. A rule about a moved one refuses nothing. */
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
  rules: { 'one-way': oneWay, prose, 'component-name': componentName },
};
