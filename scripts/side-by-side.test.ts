import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runSideBySide } from './side-by-side';

test('all begin at once, each chain ends at its first failure, and the first prints at once, the others in order', async () => {
  const started: string[] = [];
  const printed: string[] = [];
  let end: (() => void) | undefined;
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  let printedWhileItRan: string[] = [];
  const run = async (script: string, print: (text: string) => void) => {
    started.push(script);
    print(`${script} begins\n`);
    await (script === 'lint' ? slow : undefined);
    if (script === 'build') {
      printedWhileItRan = [...printed];
      end?.();
    }
    print(`${script} has run\n`);
    return script === 'build' ? 1 : 0;
  };
  const failed = await runSideBySide(['lint', 'types', 'build floor'], run, (text) => printed.push(text));
  expect(started).toEqual(['lint', 'types', 'build']);
  expect(failed).toEqual([{ script: 'build', end: 'build begins\nbuild has run\n' }]);
  expect(printedWhileItRan.join('')).toBe('> lint\nlint begins\n');
  expect(printed.join('')).toBe(
    ['lint', 'types', 'build'].map((name) => `> ${name}\n${name} begins\n${name} has run\n`).join(''),
  );
});

test('the command ends with 1, what failed printed last, and the names of the scripts that failed or were killed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  try {
    const scripts = { failing: 'echo broken; exit 3', good: 'echo fine', killed: 'kill -9 $$' };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
    const program = path.join(import.meta.dirname, 'side-by-side.ts');
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const args = ['--import', tsx, program, ...Object.keys(scripts)];
    const ended = spawnSync(process.execPath, args, { cwd: folder, timeout: 60_000 });
    expect(ended.status).toBe(1);
    expect(ended.stderr.toString()).toBe(
      'What failing printed last:\nbroken\n\nWhat killed printed last:\n\n\nFailed: failing, killed\n',
    );
    expect(ended.stdout.toString()).toContain('> good\nfine\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
