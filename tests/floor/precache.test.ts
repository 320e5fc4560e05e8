// Checks that the worker of each variant can install the pages of its build: all scripts that they name are in its list (ADR-0044).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['bookworm', 'production', 'develop', 'museum'])(
  'the pages of %s name scripts, and the worker has all of them in its list',
  (variant) => {
    const worker = readFileSync(`dist/${variant}/sw.js`, 'utf8');
    for (const page of ['index.html', 'kiosk.html']) {
      expect(worker).toContain(`"url":"${page}"`);
      const scripts = readFileSync(`dist/${variant}/${page}`, 'utf8').match(/\bassets\/[\w.-]+\.js\b/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((script) => !worker.includes(`"url":"${script}"`))).toEqual([]);
    }
  },
);
