// Writes what others read of the pages: the systems that install the app, and those that show a link to it. Builds the web app manifests of
// a variant, one for each language. Their `id`, `scope` and `start_url` never change, and are the same in all of them: they are one app
// (spec offline §3).
import { type BrowserDeployment, type Variant, isExampleHost } from '../../contract/deployment';
import { type InterfaceLanguage, manifestPathOf } from '../../contract/languages';
import type { Plugin } from 'vite';

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface ManifestIcon extends ManifestImage {
  readonly purpose?: 'any' | 'maskable';
}

interface ManifestScreenshot extends ManifestImage {
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

interface ManifestShortcut {
  readonly name: string;
  readonly url: string;
  readonly icons: ManifestIcon[];
}

export interface WebAppManifest {
  id: string;
  scope: string;
  start_url: string;
  name: string;
  short_name: string;
  description: string;
  lang: InterfaceLanguage;
  dir: 'ltr';
  display: 'standalone' | 'fullscreen';
  display_override: ('standalone' | 'fullscreen' | 'minimal-ui')[];
  launch_handler: { client_mode: ('focus-existing' | 'auto')[] };
  orientation: 'any';
  categories: string[];
  theme_color: string;
  background_color: string;
  icons: ManifestIcon[];
  screenshots: ManifestScreenshot[];
  shortcuts: ManifestShortcut[];
}

/** `--paper` in the light colours: the background while the app opens. */
const paper = '#fbf5ea';

/** The name of the app in each variant. */
const appNames: Record<Variant, string> = {
  bookworm: 'Bookworm',
  production: 'Bookworm Presentations',
  develop: 'Bookworm Develop',
  museum: 'Bookworm Kiosk',
};

const shortcutUrls = { continue: '/#/continue', offline: '/#/offline', newStory: '/#/childrens-story/new' };

/** What the system shows of the app where the app itself is not open. */
const texts = {
  de: {
    description: 'Bilderbücher zum Hören und Lesen, auch offline.',
    shortcuts: { continue: 'Weiterlesen', offline: 'Offline-Geschichten', newStory: 'Erzählung erfinden' },
    screenshots: {
      shelf: 'Das Regal mit allen Geschichten',
      book: 'Eine Geschichte als Buch',
      slides: 'Eine Geschichte als Diashow',
    },
  },
  en: {
    description: 'Picture books to hear and read, even offline.',
    shortcuts: { continue: 'Continue reading', offline: 'Offline stories', newStory: 'Make a story' },
    screenshots: {
      shelf: 'The shelf with all stories',
      book: 'A story as a book',
      slides: 'A story as slides',
    },
  },
} as const;

/** Returns what the app is, in a sentence. */
const descriptionIn = (language: InterfaceLanguage): string => texts[language].description;

const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' } as const;

/** Returns the manifest of a language. The kiosk opens its own entry, fills the screen and has no shortcuts. */
export function webAppManifestOf(
  { variant, entryPoint, withoutService }: BrowserDeployment,
  language: InterfaceLanguage,
): WebAppManifest {
  const isKioskEntry = entryPoint === 'kiosk.html';
  return {
    id: '/',
    scope: '/',
    start_url: isKioskEntry ? '/kiosk.html' : '/',
    name: appNames[variant],
    short_name: 'Bookworm',
    description: descriptionIn(language),
    lang: language,
    dir: 'ltr',
    display: isKioskEntry ? 'fullscreen' : 'standalone',
    display_override: isKioskEntry ? ['fullscreen', 'standalone'] : ['standalone', 'minimal-ui'],
    // A second window of the app would stop the first one's narration, so the open one gets the launch (`followLaunches`).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    orientation: 'any',
    categories: ['books', 'kids', 'education', 'entertainment'],
    theme_color: paper,
    background_color: paper,
    icons: [
      icon,
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: variant === 'bookworm' ? screenshotsIn(language) : [],
    shortcuts: isKioskEntry
      ? []
      : shortcutsIn(language).filter(({ url }) => !withoutService || url !== shortcutUrls.newStory),
  };
}

/** What the store of the system shows before installing: pictures of the app, taken with the sample stories. */
function screenshotsIn(language: InterfaceLanguage): ManifestScreenshot[] {
  const pictures = [
    ['shelf', 'narrow', '780x1688'],
    ['slides', 'narrow', '780x1688'],
    ['shelf', 'wide', '1180x820'],
    ['book', 'wide', '1180x820'],
  ] as const;
  return pictures.map(([page, formFactor, sizes]) => ({
    src: `/screenshots/${page}-${formFactor}-${language}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: formFactor,
    label: texts[language].screenshots[page],
  }));
}

function shortcutsIn(language: InterfaceLanguage): ManifestShortcut[] {
  const { shortcuts } = texts[language];
  return (['continue', 'offline', 'newStory'] as const).map((name) => ({
    name: shortcuts[name],
    url: shortcutUrls[name],
    icons: [icon],
  }));
}

/** Returns the contents of the page's `meta` elements by their names. */
export function metaOf({ variant, domainName, withoutService }: BrowserDeployment) {
  const origin = `https://${domainName}`;
  // Nobody knows yet where an exported shelf will lie.
  const isKnown = !withoutService && !isExampleHost(domainName);
  return {
    /** Of Open Graph, which demands whole addresses. */
    properties: {
      'og:type': 'website',
      'og:site_name': 'Bookworm',
      'og:title': appNames[variant],
      'og:description': descriptionIn('de'),
      'og:locale': 'de_DE',
      'og:locale:alternate': 'en_GB',
      ...(isKnown && {
        'og:url': `${origin}/`,
        'og:image': `${origin}/icons/icon-512.png`,
        'og:image:alt': 'Bookworm',
      }),
    },
    names: {
      'mobile-web-app-capable': 'yes',
      'apple-mobile-web-app-capable': 'yes',
      'apple-mobile-web-app-title': 'Bookworm',
      'apple-mobile-web-app-status-bar-style': 'default',
    },
  };
}

/** Returns a plugin that writes these elements into both entries, and the English manifest. They name the German one. */
export function pageHead(deployment: BrowserDeployment): Plugin {
  return {
    name: 'bookworm-page-head',
    transformIndexHtml: () => {
      const { properties, names } = metaOf(deployment);
      const elements = [
        ...Object.entries(properties).map(([property, content]) => ({ property, content })),
        ...Object.entries(names).map(([name, content]) => ({ name, content })),
      ];
      return elements.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' }));
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: manifestPathOf('en').slice(1),
        source: JSON.stringify(webAppManifestOf(deployment, 'en')),
      });
    },
  };
}
