import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const ours = [
  '/sw.js',
  '/assets/green-worker-BPMNVtUF.js',
  '/src/features/viewer/green-worker.ts?worker_file&type=module',
];
const foreign = [
  'https://example.com/sw.js',
  '//example.com/assets/green-worker-1.js',
  '/presentations/7/sw.js',
  '/assets/../presentations/7/green-worker-1.js',
  'data:text/javascript,0',
  'blob:https://bookworm.example/1',
];

test.each([true, false])(
  'only our own workers are scripts, whether the browser has Trusted Types (%s)',
  async (has) => {
    const made: string[] = [];
    if (has)
      vi.stubGlobal('trustedTypes', {
        createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
          made.push(name);
          return rules;
        },
      });
    const { scriptAddress } = await import('./script-address');
    for (const address of ours) expect(scriptAddress(address)).toBe(address);
    for (const address of foreign) expect(() => scriptAddress(address)).toThrow(TypeError);
    expect(made).toEqual(has ? ['bookworm'] : []);
  },
);
