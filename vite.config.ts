// Builds and serves the four variants. The variant is Vite's mode (spec contract §13).
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { publicSettingOf } from './mocks/server/network';
import { readHostNames } from './mocks/server/own-hosts';
import { mockedService } from './mocks/server/vite-plugin';
import { readDeployment } from './mocks/server/read-deployment';
import { licencesFile } from './src/app/build/licences';
import { contentSecurityPolicy, hostTable } from './src/app/build/headers';
import { headersOfFile, type HostTable } from './src/contract/host-table';
import { pageHead, webAppManifestOf } from './src/app/build/web-app-manifest';
import { chunkGroups, preloadedFiles } from './src/app/build/chunks';
import { buildInlineParts, inlineEarly, styleOptions } from './src/app/build/inline-early';
import { browserFloor, shelfMode, type BrowserDeployment } from './src/contract/deployment';
import { browserDeploymentOf } from './src/contract/deployment-file';
import { markdown } from './src/platform/i18n/markdown';
import { killSwitch, pwaOptions } from './src/app/build/worker-build';

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const whole = readDeployment(mode, process.env['BOOKWORM_DEPLOYMENT']);
  const deployment = browserDeploymentOf(whole, mode);
  const early = await buildInlineParts(deployment, browserFloor);
  const table = hostTable(deployment, early.sources);
  const { withoutService } = deployment;
  const hasKiosk = deployment.entryPoint === 'kiosk.html';
  return {
    appType: 'mpa',
    plugins: [
      react(),
      markdown,
      VitePWA(pwaOptions(webAppManifestOf(deployment, 'de'), { hasKiosk })),
      pageHead(deployment),
      mockedService({
        library: process.env['BOOKWORM_LIBRARY'],
        dataFolder: process.env['BOOKWORM_DATA'] || 'data',
        creationLimits: whole.creationLimits,
        publishMade: whole.publishMade,
      }),
      headersFile(table),
      signUpOffer(deployment, command === 'serve'),
      licencesFile(),
      textLabels(),
      killSwitch(browserFloor),
      ...inlineEarly(early),
      ...(withoutService ? [policyInPage(contentSecurityPolicy(deployment, early.sources))] : []),
    ],
    // The router brings a substitute for a hook that React has had since version 18: 0.6 kB of the first paint (ADR-0009).
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    // A folder of this project that npm links into node_modules: handled as source, like the rest of src/.
    optimizeDeps: { exclude: ['page-flip'] },
    // A bundle contains only the browser's part of one deployment.
    define: {
      'import.meta.env.DEPLOYMENT': JSON.stringify(deployment),
      'import.meta.env.HAS_SIGN_IN': JSON.stringify(!deployment.allowAnonymousAccess),
      'import.meta.env.HAS_KIOSK': JSON.stringify(hasKiosk),
    },
    css: { lightningcss: styleOptions },
    build: {
      outDir: `dist/${withoutService ? shelfMode : deployment.variant}`,
      emptyOutDir: true,
      target: browserFloor,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
      reportCompressedSize: false,
      // hls.js, which is loaded with a stream only.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // The floor's Safari needs fields in the constructor; assigned there, they need no helper (ADR-0009).
        transform: { assumptions: { setPublicClassFields: true } },
        input: { index: 'index.html', kiosk: 'kiosk.html' },
        output: {
          codeSplitting: {
            groups: chunkGroups(fileURLToPath(new URL('.', import.meta.url)), {
              hasSignIn: !deployment.allowAnonymousAccess,
              hasKiosk,
            }),
          },
        },
      },
    },
    // As `npm start`: a server at the other address of localhost would be taken for this one where they share a port.
    server: { host: '127.0.0.1' },
    preview: { headers: headersOfFile(table, '/') },
  };
});

/**
 * Returns a plugin that lets the app offer what the mocked service allows (spec contract §4): beside it, new accounts on this machine alone
 * or where `BOOKWORM_ALLOW_SIGN_UP=1` says so; in a build, what the deployment says or this setting.
 */
function signUpOffer(deployment: BrowserDeployment, isServed: boolean): Plugin {
  const isAllowed = process.env['BOOKWORM_ALLOW_SIGN_UP'] === '1';
  return {
    name: 'bookworm-sign-up-offer',
    config({ server }) {
      const { userPool } = deployment;
      if (userPool === undefined) return {};
      const host = server?.host === true ? '0.0.0.0' : server?.host || undefined;
      const reachedBy = publicSettingOf({ host, hosts: readHostNames(process.env['BOOKWORM_HOSTS']) });
      const allowSignUp = isAllowed || (isServed ? reachedBy === undefined : userPool.allowSignUp === true);
      const offered = { ...deployment, userPool: { ...userPool, allowSignUp } };
      return { define: { 'import.meta.env.DEPLOYMENT': JSON.stringify(offered) } };
    },
  };
}

/** Returns a plugin that writes the table of a host to `headers.json`, for `npm start` and for the site files of other hosts. */
function headersFile(table: HostTable): Plugin {
  return {
    name: 'bookworm-headers-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'headers.json',
        source: `${JSON.stringify(table, undefined, 2)}\n`,
      });
    },
  };
}

/** Returns a plugin that writes the policy into the pages: a bare host of files sends no headers (ADR-0055). */
function policyInPage(policy: string): Plugin {
  // Browsers ignore this directive in a page, and say so in the console.
  const content = policy.replace("; frame-ancestors 'none'", '');
  const metas = `<meta http-equiv="Content-Security-Policy" content="${content}" /><meta name="referrer" content="no-referrer" />`;
  return {
    name: 'bookworm-policy-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        // Browsers look for the charset in the first 1024 bytes.
        const charset = '<meta charset="utf-8" />';
        if (!html.includes(charset)) throw new Error(`${filename} has no place for the policy`);
        return html.replace(charset, () => charset + metas);
      },
    },
  };
}

/** How often react-simple-keyboard writes markup. */
const labelPlaces = 4;

/**
 * Returns a plugin that lets react-simple-keyboard write its labels as text. It writes them as markup, which the page's policy forbids
 * (`require-trusted-types-for`), and none of ours holds markup. The build fails when a new version does so in another number of places.
 */
function textLabels(): Plugin {
  return {
    name: 'bookworm-text-labels',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-simple-keyboard\/build\/index[^/]*\.js/.test(id)) return undefined;
      const found = code.split('.innerHTML=').length - 1;
      if (found !== labelPlaces) throw new Error(`react-simple-keyboard writes markup in ${found} places`);
      return { code: code.replaceAll('.innerHTML=', '.textContent='), map: null };
    },
  };
}
