import { describe, expect, test } from 'vitest';
import { readDeployment } from '../../../mocks/server/read-deployment';
import { browserDeploymentOf } from '../../contract/deployment-file';
import { webAppManifestOf } from './web-app-manifest';

const deploymentOf = (mode: string) => browserDeploymentOf(readDeployment(mode), mode);

describe('the web app manifest', () => {
  test.each([
    ['bookworm', '/', 'standalone'],
    ['production', '/', 'standalone'],
    ['develop', '/', 'standalone'],
    ['museum', '/kiosk.html', 'fullscreen'],
  ])(
    '%s starts at %s in display mode %s, with an id and scope that never change (spec offline §3)',
    (mode, start, display) => {
      expect(webAppManifestOf(deploymentOf(mode), 'de')).toMatchObject({
        id: '/',
        scope: '/',
        start_url: start,
        display,
      });
    },
  );

  test('has the names and the icons of 192 and 512 pixels that make it installable', () => {
    const { name, short_name: short, icons } = webAppManifestOf(deploymentOf('bookworm'), 'de');
    expect([name, short]).toEqual(['Bookworm', 'Bookworm']);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('is one app in two languages', () => {
    const [de, en] = (['de', 'en'] as const).map((language) =>
      webAppManifestOf(deploymentOf('bookworm'), language),
    );
    expect([de?.lang, en?.lang]).toEqual(['de', 'en']);
    expect(Object.keys(de ?? {})).toEqual(Object.keys(en ?? {}));
    for (const member of ['id', 'scope', 'start_url', 'name'] as const)
      expect(de?.[member]).toBe(en?.[member]);
    expect([de?.shortcuts, en?.shortcuts].map((all) => all?.map(({ name }) => name))).toEqual([
      ['Weiterlesen', 'Offline-Geschichten', 'Erzählung erfinden'],
      ['Continue reading', 'Offline stories', 'Make a story'],
    ]);
  });

  test('has no shortcuts at a kiosk, and pictures of the children’s variant only', () => {
    const count = (mode: string) => {
      const { shortcuts, screenshots } = webAppManifestOf(deploymentOf(mode), 'en');
      return [shortcuts.length, screenshots.length];
    };
    expect(['bookworm', 'shelf', 'production', 'museum'].map(count)).toEqual([
      [3, 4],
      // Without a service there is no story to make.
      [2, 4],
      [3, 0],
      [0, 0],
    ]);
  });

  test('names only pictures that exist', () => {
    const files = Object.keys(import.meta.glob('/public/{icons,screenshots}/*.{png,webp}'));
    for (const language of ['de', 'en'] as const) {
      const { icons, screenshots, shortcuts } = webAppManifestOf(deploymentOf('bookworm'), language);
      for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
        expect(files).toContain(`/public${src}`);
    }
  });
});
