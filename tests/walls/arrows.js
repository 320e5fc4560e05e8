// A rule for the linter: which folder may import which, however deep a file lies in it. It knows folders only, not the
// purposes of packages.
import path from 'node:path';

const contract = 'src/contract';

/** Every zone and what it may import beside itself; a `*` makes each folder of that level a zone of its own. */
const zones = [
  { folder: 'src/contract', mayImport: [], packages: /^(valibot|vitest|fast-check)$/ },
  { folder: 'src/player', mayImport: [contract], packages: /^(hls\.js(\/light)?|vitest|fast-check)$/ },
  { folder: 'src/platform', mayImport: [contract] },
  { folder: 'src/ui', mayImport: [] },
  { folder: 'src/features/*', mayImport: [contract, 'src/player', 'src/platform', 'src/ui'] },
  { folder: 'src/app', mayImport: ['src'] },
  { folder: 'sw', mayImport: [contract] },
  { folder: 'mocks', mayImport: [contract] },
  { folder: 'tests', mayImport: [contract, 'mocks'] },
].map((zone) => ({ ...zone, pattern: new RegExp(`^${zone.folder.replace('*', '[^/]+')}/`) }));

/** A unit test is beside its code, and may use the mocks. */
const unitTest = /\.test\.tsx?$/;

/** Returns why `file` may not import `specifier`, both as POSIX paths from the project's root; undefined when it may. */
function wallBetween(file, specifier) {
  const zone = zones.find(({ pattern }) => pattern.test(file));
  if (zone === undefined) return undefined;
  if (!specifier.startsWith('.')) {
    if (zone.packages === undefined || zone.packages.test(specifier)) return undefined;
    return `${zone.folder} may not import ${specifier}.`;
  }
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const own = zone.pattern.exec(file)?.[0] ?? '';
  if (`${target}/`.startsWith(own)) return undefined;
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

export default { meta: { name: 'walls' }, rules: { 'one-way': oneWay } };
