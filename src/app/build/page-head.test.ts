import { expect, test } from 'vitest';
import { readDeployment } from '../../../mocks/server/read-deployment';
import { browserDeploymentOf } from '../../contract/deployment-file';
import { metaOf } from './web-app-manifest';

const deploymentOf = (mode: string) => browserDeploymentOf(readDeployment(mode), mode);

test('a link to the app shows its name, a sentence about it and a picture, at whole addresses', () => {
  const deployment = { ...deploymentOf('bookworm'), domainName: 'books.library.org' };
  expect(metaOf(deployment).properties).toMatchObject({
    'og:title': 'Bookworm',
    'og:description': 'Bilderbücher zum Hören und Lesen, auch offline.',
    'og:url': 'https://books.library.org/',
    'og:image': 'https://books.library.org/icons/icon-512.png',
  });
});

test('each variant names itself, and nobody is led to a domain for examples', () => {
  const { properties } = metaOf(deploymentOf('production'));
  expect(properties).toMatchObject({ 'og:title': 'Bookworm Presentations' });
  expect(JSON.stringify(properties)).not.toContain('example');
});
