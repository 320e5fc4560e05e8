import { expect, test } from 'vitest';
import { deploymentOf } from '../deployment/deployments';
import { metaOf } from './page-head';

test('a link to the app shows its name, a sentence about it and a picture, at whole addresses', () => {
  expect(metaOf(deploymentOf('bookworm')).properties).toMatchObject({
    'og:title': 'Bookworm',
    'og:description': 'Bilderbücher zum Hören und Lesen, auch offline.',
    'og:url': 'https://bookworm.example.com/',
    'og:image': 'https://bookworm.example.com/icons/icon-512.png',
  });
});

test('each variant names itself', () => {
  expect(metaOf(deploymentOf('production')).properties).toMatchObject({
    'og:title': 'Bookworm Presentations',
    'og:url': 'https://stories.example.com/',
  });
});
