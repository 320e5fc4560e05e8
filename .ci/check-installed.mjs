// Fails unless node_modules holds exactly what package-lock.json names: the same places, versions and contents, none more.
// A package that is a folder of the repository has no content hash: its link must lead to that folder, and nowhere else.
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const locked = packagesIn('package-lock.json');
const installed = packagesIn('node_modules/.package-lock.json');

const isFromRegistry = ([place, { version, integrity }]) =>
  integrity !== undefined && locked[place]?.version === version && locked[place]?.integrity === integrity;

/** Whether a place below node_modules leads to the folder that is locked for it. */
const isLinkAsLocked = ([place, { link, resolved }]) =>
  link === true &&
  locked[place]?.link === true &&
  locked[place].resolved === resolved &&
  isOwnFolder(resolved) &&
  realpathSync(place) === path.resolve(realpathSync('.'), resolved);

/** Whether a folder is a package of the repository, and a link leads to it. */
const isOwnPackage = ([place, { version, integrity }]) =>
  integrity === undefined &&
  isOwnFolder(place) &&
  locked[place]?.version === version &&
  packageVersion(place) === version &&
  Object.values(installed).some(({ link, resolved }) => link === true && resolved === place);

const isOwnFolder = (folder) => /^src\/[\w-]+$/.test(folder);
const packageVersion = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version;

const isAsLocked = (entry) => isFromRegistry(entry) || isLinkAsLocked(entry) || isOwnPackage(entry);
const foreign = Object.entries(installed).filter((entry) => !isAsLocked(entry));
const missing = Object.entries(locked).filter(
  ([place, { optional }]) => place !== '' && optional !== true && !Object.hasOwn(installed, place),
);

for (const [place, { version }] of foreign)
  process.stderr.write(`not as locked: ${place} ${version ?? ''}\n`);
for (const [place] of missing) process.stderr.write(`locked, not installed: ${place}\n`);
if (foreign.length + missing.length > 0) process.exit(1);
