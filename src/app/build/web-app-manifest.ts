// Builds the web app manifest of a variant. Its `id`, `scope` and `start_url` never change (spec offline §3).
import type { BrowserDeployment, Variant } from '../../contract/deployment';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: 'any' | 'maskable';
}

export interface WebAppManifest {
  id: string;
  scope: string;
  start_url: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: 'ltr';
  display: 'standalone' | 'fullscreen';
  orientation: 'any';
  theme_color: string;
  background_color: string;
  icons: ManifestIcon[];
}

/** `--paper` in the light colours: the background while the app opens. */
const paper = '#fbf5ea';

const names: Record<Variant, string> = {
  bookworm: 'Bookworm',
  production: 'Bookworm Presentations',
  develop: 'Bookworm Develop',
  museum: 'Bookworm Kiosk',
};

/** Returns the manifest; the kiosk opens its own entry and fills the screen. */
export function webAppManifestOf({ variant, entryPoint }: BrowserDeployment): WebAppManifest {
  const isKioskEntry = entryPoint === 'kiosk.html';
  return {
    id: '/',
    scope: '/',
    start_url: isKioskEntry ? '/kiosk.html' : '/',
    name: names[variant],
    short_name: 'Bookworm',
    description: 'Bilderbücher zum Hören und Lesen, auch offline.',
    lang: 'de',
    dir: 'ltr',
    display: isKioskEntry ? 'fullscreen' : 'standalone',
    orientation: 'any',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
