import { describe, expect, test } from 'vitest';
import { deploymentOf } from '../deployment/deployments';
import { webAppManifestOf } from './web-app-manifest';

describe('the web app manifest', () => {
  test.each([
    ['bookworm', '/', 'standalone'],
    ['production', '/', 'standalone'],
    ['develop', '/', 'standalone'],
    ['museum', '/kiosk.html', 'fullscreen'],
  ])(
    '%s starts at %s in display mode %s, with an id and scope that never change (spec offline §3)',
    (mode, start, display) => {
      expect(webAppManifestOf(deploymentOf(mode))).toMatchObject({
        id: '/',
        scope: '/',
        start_url: start,
        display,
      });
    },
  );

  test('has the names and the icons of 192 and 512 pixels that make it installable', () => {
    const { name, short_name: short, icons } = webAppManifestOf(deploymentOf('bookworm'));
    expect([name, short]).toEqual(['Bookworm', 'Bookworm']);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('names only icons that exist', () => {
    const iconFiles = Object.keys(import.meta.glob('/public/icons/*.png'));
    for (const { src } of webAppManifestOf(deploymentOf('bookworm')).icons)
      expect(iconFiles).toContain(`/public${src}`);
  });
});
