// Writes into the pages what others read of them: the systems that install the app, and those that show a link to it.
import type { Plugin } from 'vite';
import { isExampleHost, type BrowserDeployment } from '../../contract/deployment';
import { manifestPathOf } from '../../contract/languages';
import { appNames, descriptionIn, webAppManifestOf } from './web-app-manifest';

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
