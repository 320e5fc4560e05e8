// Builds and serves the four variants. The variant is Vite's mode (spec contract §13).
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { mockedService } from './mocks/run/vite-plugin';
import { deploymentOf } from './src/app/deployment/deployments';
import { licencesFile } from './src/app/deployment/licences';
import { hostHeaders, type HostHeaders } from './src/app/deployment/headers';
import { manifestOf } from './src/app/deployment/manifest';
import { buildInlineParts, inlineEarly } from './src/app/start/inline-early';
import { browserFloor } from './src/contract/browser-floor';
import { markdown } from './src/platform/i18n/locales/markdown/plugin';
import { killSwitch } from './sw/build/kill-switch';
import { pwaOptions } from './sw/build/pwa-options';

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const deployment = deploymentOf(mode);
  const early = await buildInlineParts(deployment, browserFloor);
  const headers = hostHeaders(deployment, early.sources);
  return {
    appType: 'mpa',
    plugins: [
      react(),
      markdown,
      VitePWA(pwaOptions(manifestOf(deployment))),
      mockedService({ library: process.env['BOOKWORM_LIBRARY'] }),
      headersFile(headers),
      licencesFile(),
      killSwitch(browserFloor),
      ...inlineEarly(early),
    ],
    // A folder of this project that npm links into node_modules: handled as source, like the rest of src/.
    optimizeDeps: { exclude: ['page-flip'] },
    // A bundle contains the values of its own variant only.
    define: { 'import.meta.env.DEPLOYMENT': JSON.stringify(deployment) },
    build: {
      outDir: `dist/${deployment.variant}`,
      emptyOutDir: true,
      target: browserFloor,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { index: 'index.html', kiosk: 'kiosk.html' },
        output: {
          codeSplitting: {
            groups: [
              { name: 'boot', test: isBootModule },
              {
                name: 'react',
                test: /(node_modules\/(react|react-dom|scheduler)\/|src\/app\/start\/react\.ts$)/,
              },
              { name: 'app', test: isCommonModule },
              ...lazyChunks.map(([name, path]) => ({ name, test: new RegExp(`/src/${path}`) })),
            ],
          },
        },
      },
    },
    preview: { headers: { ...headers.everything, ...headers.pages } },
  };
});

/** Returns whether the boot script needs the module. These are one file: a chain of small files costs a round trip each. */
function isBootModule(id: string): boolean {
  return /\/src\/(app\/start\/(boot|boot-entry|early|first-covers|launch-parameters)|features\/viewer\/book\/load-book|platform\/(browser\/(clock|report)|http\/(early-fetch|session-holder)|i18n\/language|storage\/(early-intro|site-storage|story-view))|contract\/(limits|offline\/names|presentation\/(kind|media-path|presentation-id|story-world)|service\/calls))\.ts$/.test(
    id,
  );
}

/** The modules that every page loads. They are one file: many small files are larger in total and cost a request each. */
const commonModules = [
  'node_modules/(react|react-dom|scheduler|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|valibot|@tanstack)/',
  'src/app/(main|root|routes|providers|deployment/themes|start/(use-)?after-first-paint)',
  'src/app/(shell/(?!legal)|stories/(?!queue)|staff/staff-routes|story-areas/area)',
  'src/platform/(http/(api|online)|i18n/i18n|storage/(?!outbox|storage-quota|device-database)|service-worker/|browser/install-prompt)',
  'src/(app/feedback/use-loaded|features/gallery/card/FavouriteToggle|ui/stars/)',
  'src/contract/(readable|parse|service|presentation/(?!presentation-index|index-bounds)|session/session|offline(?!/outbox))',
  'src/ui/(Icon|IconButton|Button|lazy-drawing|logo/(Logo|BookwormLogo)|robot/(SpeechBubble|Guide|Robot|mood))',
].map((path) => new RegExp(`/${path}`));

/**
 * The chunks that are loaded later. There are few, because each file is a request, and a device that installs the app requests
 * all of them while its first story is loading.
 */
const lazyChunks = [
  // Loaded together with a story's cover, before the app.
  ['worlds', 'ui/look/worlds'],
  ['world-ground', 'features/viewer/themes/(WorldGround|world-ground|drawings)'],
  ['cover', 'ui/cover/'],
  ['shelf', 'app/landing/landing-page'],
  // Loaded after the shelf is painted; includes what the shelf and a story share.
  [
    'keeping',
    '(app/(offline/|stories/queue|feedback/page-)|features/offline/(?!library/|use-save-for-offline|auto-save-rule)|platform/storage/storage-quota)',
  ],
  ['dialogs', '(ui/Dialog|features/(feedback/(rating|summary)/[A-Z]\\w+Dialog|gallery/filter/FilterPanel))'],
  [
    'story',
    '(app/pages/viewer-page|contract/presentation/(presentation-index|index-bounds)|platform/http/presentation-index|features/offline/(use-save-for-offline|auto-save-rule)|player/(?!film/hls-player)|features/viewer/(?!book/|party/|speaker/green/.*worker))',
  ],
  [
    'pages',
    '(app/(pages/offline|landing/suggestion|staff/|shell/legal|story-areas/PlaceholderPage)|features/(suggestions|publication)/)',
  ],
  [
    'creation',
    '(app/(story-areas/new-story-page|stories/new-story-line)|features/creation/|platform/(http/creation-stream|storage/drafts|i18n/sample-titles)|contract/creation/(?!choices))',
  ],
  ['theme-drawings', 'ui/(logo|robot)/(Lab|Museum)'],
] as const;

function isCommonModule(id: string): boolean {
  return commonModules.some((pattern) => pattern.test(id));
}

/** Returns a plugin that writes the headers to `headers.json`, for `npm start` and for setting up another host. */
function headersFile(headers: HostHeaders): Plugin {
  return {
    name: 'bookworm-headers-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'headers.json',
        source: `${JSON.stringify(headers, undefined, 2)}\n`,
      });
    },
  };
}
