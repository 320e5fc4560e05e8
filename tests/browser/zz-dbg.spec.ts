// The app on the home screen, its new versions, and what its worker never stores.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { englishStory, expect, test, type Service } from './fixtures';


const prelude = `const pending = new Map(); let n=0;
const label = (e) => (++n)+':'+e.type+':'+(e.data?JSON.stringify(e.data).slice(0,80):'')+(e.request?e.request.url+' '+e.request.headers.get('range'):'');
for (const [C,m] of [[ExtendableEvent,'waitUntil'],[FetchEvent,'respondWith']]) { const w = C.prototype[m]; C.prototype[m] = function(p){ const k=m+label(this); pending.set(k,1); Promise.resolve(p).then(()=>pending.delete(k),()=>pending.delete(k)); return w.call(this,p);} }
const R = Response; 
addEventListener('fetch', (event) => { if (new URL(event.request.url).pathname === '/pending') event.respondWith(new R(JSON.stringify([...pending.keys()]))); });
`;
test.beforeEach(async ({ service, page }) => {
  const worker = await (await page.request.get(`${service.origin}/sw.js`)).text();
  await service.hook.fail('/sw.js', { status: 200, body: prelude + worker, type: 'text/javascript' });
});
/** Puts another worker on the server, which tells itself apart, and has the page look for it. */
async function publishNewVersion(service: Service, page: Page): Promise<void> {
  const worker = await (await page.request.get(`${service.origin}/sw.js`)).text();
  const mark = `addEventListener('message', e => { caches.open('debug').then(c => c.put('/debug/'+e.data.type, new Response(''))); });addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname === '/which-worker') event.respondWith(new Response('the new one'));
  });`;
  await service.hook.fail('/sw.js', { status: 200, body: `${mark}\n${worker}`, type: 'text/javascript' });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

const whichWorker = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/which-worker');
    return answer.ok ? answer.text() : 'the old one';
  });

test.describe('x',()=>{ test.beforeEach(({ reader }) => reader.expectFault(/./));
  test('that one window loads does not disturb the story in another', async ({
    reader,
    service,
    page,
    context,
  }) => {
    await reader.openGallery();
    await reader.waitForWorker();
    const other = await context.newPage();
    await other.goto(`${service.origin}/#/view/${englishStory}`);
    await other.getByRole('button', { name: 'Play', exact: true }).click();
    const told = other.locator('[data-player-state]');
    await expect(told).toHaveAttribute('data-player-state', 'PLAYING', { timeout: 20_000 });
    await other.evaluate(() => Object.assign(window, { wasNeverReloaded: true }));

    await publishNewVersion(service, page);
    await page.getByRole('button', { name: 'Load it' }).click();
    const t0 = Date.now();
    for (;;) {
      const w = await whichWorker(other);
      const st =
        (await told.getAttribute('data-player-state')) + (await told.getAttribute('data-slide-index'));
      console.log(Date.now() - t0, w, st);
      if (w !== 'the old one' || Date.now() - t0 > 30000) break;
      await new Promise((r) => setTimeout(r, 500));
    }
    await expect(told).toHaveAttribute('data-player-state', 'LAST_SLIDE_FINISHED', { timeout: 20_000 });
    expect(await other.evaluate(() => Reflect.has(window, 'wasNeverReloaded'))).toBe(true);
  });

});
