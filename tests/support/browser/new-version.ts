// Publishes new versions of the app: other workers on the server, which can be told apart.
import { expect, type Page } from '@playwright/test';
import type { Service } from '../service/service';

/** Returns the script of the worker that the service has. */
export async function workerScript({ origin }: Service): Promise<string> {
  const response = await fetch(`${origin}/sw.js`);
  return response.text();
}

/** Puts a worker on the server that answers requests for `/which-worker` with its name. */
export async function publishWorker({ hook }: Service, script: string, name: string): Promise<void> {
  const mark = `addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname === '/which-worker') event.respondWith(new Response('${name}'));
  });`;
  await hook.respond('/sw.js', { status: 200, body: `${mark}\n${script}`, type: 'text/javascript' });
}

/** Publishes `the new one`, makes the page look for it, and waits until it waits. */
export async function publishNewVersion(service: Service, page: Page): Promise<void> {
  await publishWorker(service, await workerScript(service), 'the new one');
  // An update check that the browser began by itself may have met the old one: repeated until the new one waits.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        if (registration.installing === null && registration.waiting === null) await registration.update();
        return registration.waiting !== null;
      }),
    )
    .toBe(true);
}

/** Makes the page look for a new version; returns the state of its worker after the attempt to install it. */
export function installUpdate(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const states: ServiceWorkerState[] = [];
    const follow = () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => states.push(installing.state));
    };
    registration.addEventListener('updatefound', follow);
    follow();
    // A check that the browser began by itself may have met the old version, or have installed the new one already.
    for (;;) {
      const state = states[0] ?? registration.waiting?.state;
      if (state !== undefined) return state;
      await registration.update();
      await new Promise((later) => setTimeout(later, 100));
    }
  });
}

/**
 * Waits until this worker answers the page. During a slow takeover a page may first be reloaded under the old worker. While it
 * reloads, it has no answer.
 */
export async function expectWorker(page: Page, name: string): Promise<void> {
  await expect.poll(() => whichWorker(page).catch(String)).toBe(name);
}

/** Returns the name of the worker that answers this page; `the old one` for a worker that was not published here. */
export function whichWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = await fetch('/which-worker');
    return response.ok ? response.text() : 'the old one';
  });
}
