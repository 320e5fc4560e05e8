// Fails unless node_modules holds exactly what package-lock.json names: the same places, versions and contents, none more.
import { readFileSync } from 'node:fs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const locked = packagesIn('package-lock.json');
const installed = packagesIn('node_modules/.package-lock.json');

const isAsLocked = ([place, { version, integrity }]) =>
  integrity !== undefined && locked[place]?.version === version && locked[place]?.integrity === integrity;
const foreign = Object.entries(installed).filter((entry) => !isAsLocked(entry));
const missing = Object.entries(locked).filter(
  ([place, { optional }]) => place !== '' && optional !== true && !Object.hasOwn(installed, place),
);

for (const [place, { version }] of foreign) process.stderr.write(`not as locked: ${place} ${version}\n`);
for (const [place] of missing) process.stderr.write(`locked, not installed: ${place}\n`);
if (foreign.length + missing.length > 0) process.exit(1);
