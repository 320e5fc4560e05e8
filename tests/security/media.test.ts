// Files below `/presentations/` are data: none of them is sent as a page or a script, whoever put it there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type RunningService } from '../../mocks/server/serve';
import { createTestHook } from '../../mocks/server/test-hook-client';

let folder: string;
let service: RunningService;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/media-`);
  service = await serve({ folder, port: 0, library: 'fixture', faults: true });
  const base64 = Buffer.from('<script>window.ran = 1</script>').toString('base64');
  const media = [
    ...activeNames,
    'a.html',
    'a.svg',
    'a.js',
    'a.css',
    'a.txt',
    'a.wasm',
    'a',
    'a.webp',
    'a.mp3',
    'a.mp4',
    'a.m3u8',
  ];
  await createTestHook(service.origin).put({
    id: '5',
    entry: { id: '5' },
    index: '{}',
    media: media.map((name) => ({ name, base64 })),
  });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const nothing = 'application/octet-stream';
/** Names by which hosts send pages, scripts and programs. */
const activeNames = (
  'HTML,htm,xhtml,xht,shtml,mht,mhtml,xml,xsl,xslt,rss,SVG,svgz,mjs,cjs,jsx,map,json,php,pdf,swf,jar,exe,hta,' +
  'webp.html,html.,html ,mp3;.html,,webmanifest'
)
  .split(',')
  .map((ending) => `a.${ending}`);

describe('below /presentations/', () => {
  test.each([
    ['a.html', nothing],
    ['a.svg', nothing],
    ['a.js', nothing],
    ['a.css', nothing],
    ['a.txt', nothing],
    ['a.wasm', nothing],
    ['a', nothing],
    ['a.webp', 'image/webp'],
    ['a.mp3', 'audio/mpeg'],
    ['a.mp4', 'video/mp4'],
    ['a.m3u8', 'application/vnd.apple.mpegurl'],
    ['index.json', 'application/json; charset=utf-8'],
  ])('%s is %s', async (name, type) => {
    const response = await fetch(`${service.origin}/presentations/5/${name}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });

  test.each(activeNames)('%j is no page and no script', async (name) => {
    const response = await fetch(`${service.origin}/presentations/5/${encodeURIComponent(name)}`);
    const type = response.headers.get('content-type');
    expect([response.status, type]).toEqual([
      200,
      expect.toSatisfy((sent) => [nothing, 'application/json; charset=utf-8', null].includes(String(sent))),
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each<[string, number, RequestInit]>([
    ['a.html', 200, {}],
    ['a.html', 200, { method: 'HEAD' }],
    ['a.html', 206, { headers: { range: 'bytes=0-3' } }],
    ['a.html', 416, { headers: { range: 'bytes=900-' } }],
    ['a.html', 304, { headers: { 'if-none-match': '*' } }],
    ['a.html', 405, { method: 'DELETE' }],
    ['index.json', 200, {}],
    ['nothing.html', 404, {}],
  ])('%s with status %i may do nothing as a page', async (name, status, init) => {
    const response = await fetch(`${service.origin}/presentations/5/${name}`, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
