import { describe, expect, test } from 'vitest';
import { readDeployment } from '../../mocks/server/read-deployment';
import { quotaOf } from '../../mocks/service/creation/quota';
import { shelfMode, variants, type Variant } from './deployment';
import { browserDeploymentOf, DeploymentError, parseDeployment } from './deployment-file';

type Json = Record<string, unknown>;

/** Returns the example of a variant, after a change. */
function changed(variant: Variant, change: Json): string {
  return JSON.stringify({ ...readDeployment(variant), ...change });
}

describe('the deployment of a Vite mode (spec contract §13)', () => {
  test.each<[string, Variant]>([
    ...variants.map((variant): [string, Variant] => [variant, variant]),
    [shelfMode, 'bookworm'],
    ['anything else', 'bookworm'],
    ['constructor', 'bookworm'],
  ])('%s builds %s', (mode, variant) => {
    expect(readDeployment(mode).variant).toBe(variant);
  });

  test.each(variants)('the example of %s has the limits of the specification', (variant) => {
    const { allowAnonymousAccess, entryPoint, creationLimits } = readDeployment(variant);
    expect(allowAnonymousAccess).toBe(variant === 'bookworm');
    expect(entryPoint).toBe(variant === 'museum' ? 'kiosk.html' : 'index.html');
    expect(creationLimits).toEqual(quotaOf(variant));
  });
});

test('a bundle gets what a page needs, and nothing that only a service needs', () => {
  const museum = browserDeploymentOf(readDeployment('museum'));
  expect(Object.keys(museum).sort()).toEqual([
    'allowAnonymousAccess',
    'companyLink',
    'contacts',
    'domainName',
    'entryPoint',
    'kioskIdle',
    'legal',
    'mediaOrigins',
    'region',
    'themes',
    'userPool',
    'variant',
    'webauthn',
  ]);
  expect(museum.webauthn).toEqual({
    relyingPartyName: 'Example Museum',
    relyingPartyId: 'museum.example.com',
  });
  expect(browserDeploymentOf(readDeployment(shelfMode), shelfMode).withoutService).toBe(true);
});

const legal = { operator: 'A', address: ['B'], privacyChanged: 'yesterday' };
const userPool = { id: 'eu-central-1_a', clientId: 'a', address: 'http://a.org/' };
const webauthn = {
  relyingPartyName: 'A',
  relyingPartyId: 'other.org',
  credentialsAttribute: 'a',
  jwtPublicKey: 'a',
  jwtAlgorithm: 'RS256',
};
test.each<[string, Variant, Json]>([
  ['certificateArn is missing', 'bookworm', { certificateArn: undefined }],
  ['domainName must be string, and is 7', 'bookworm', { domainName: 7 }],
  ['domainName is no host name', 'bookworm', { domainName: 'https://books.example.com/' }],
  ['domainName is not within the zone example.org', 'bookworm', { zoneName: 'example.org' }],
  ['account is no account of twelve digits', 'bookworm', { account: '12' }],
  [
    'stores.feedback is missing',
    'bookworm',
    { stores: { files: 'a', presentations: 'b', suggestions: 'c' } },
  ],
  ['stores.quotas is no field of this variant', 'develop', { stores: { ...stores(), quotas: 'd' } }],
  ['userPool is no field of this variant', 'bookworm', { userPool }],
  ['userPool.address is neither a path', 'production', { userPool }],
  ['userPool.id is no id of a user pool', 'production', { userPool: { ...userPool, id: 'nowhere' } }],
  ['allowAnonymousAccess must be false, and is true', 'production', { allowAnonymousAccess: true }],
  ['entryPoint must be "kiosk.html", and is "index.html"', 'museum', { entryPoint: 'index.html' }],
  ['webauthn is missing', 'museum', { webauthn: undefined }],
  ['webauthn.relyingPartyId is no domain of museum.example.com', 'museum', { webauthn }],
  ['webauthn.jwtAlgorithm must be "RS256"', 'museum', { webauthn: { ...webauthn, jwtAlgorithm: 'none' } }],
  [
    'mediaOrigins.0 is no origin',
    'bookworm',
    { mediaOrigins: ["https://a.org; script-src 'unsafe-inline'"] },
  ],
  ['mediaOrigins.1 is no origin', 'bookworm', { mediaOrigins: ['https://a.org', 'https://a.org/'] }],
  [
    'companyLink.url is no address that begins',
    'bookworm',
    { companyLink: { label: 'A', url: 'javascript:' } },
  ],
  [
    'contacts.external is no e-mail address',
    'bookworm',
    { contacts: { internal: 'a@b.org', external: 'b' } },
  ],
  ['legal.privacyChanged is no date', 'bookworm', { legal }],
  ['themes.tng.previews must be 6 different ids', 'museum', { themes: { tng: { previews: ['1', '2'] } } }],
  ['themes.zoo is no field', 'museum', { themes: { zoo: {} } }],
  ['kioskIdle counts milliseconds, at least 5000', 'museum', { kioskIdle: 90 }],
  ['creationLimits.perHour is below 0', 'bookworm', { creationLimits: { perHour: -1 } }],
  ['creationLimits.perWeek is no field', 'bookworm', { creationLimits: { perWeek: 7 } }],
  ['publishMade must be boolean', 'bookworm', { publishMade: 'no' }],
  [
    'variant must be "bookworm" or "production" or "develop" or "museum", and is "zoo"',
    'bookworm',
    { variant: 'zoo' },
  ],
])('a wrong file is refused with its field and the reason: %s', (sentence, variant, change) => {
  expect(() => parseDeployment(changed(variant, change), 'own.json')).toThrow(
    new RegExp(`^own\\.json cannot be used: ${escaped(sentence)}.*\\.$`),
  );
});

function stores() {
  return { files: 'a', presentations: 'b', suggestions: 'c' };
}

const escaped = (words: string): string => words.replaceAll(/[.()|[\]]/g, String.raw`\$&`);

test.each([
  ['{', 'own.json cannot be used: it is not JSON'],
  ['[]', 'own.json cannot be used: variant is missing.'],
])('%s is no deployment', (json, sentence) => {
  expect(() => parseDeployment(json, 'own.json')).toThrow(sentence);
});

test('a file that is not there, and one of another variant, are named', () => {
  expect(() => readDeployment('museum', 'nowhere.json')).toThrow(
    'nowhere.json cannot be used: it does not exist.',
  );
  expect(() => readDeployment('museum', 'deployments/develop.json')).toThrow(
    'deployments/develop.json cannot be used: variant is develop, and museum was asked for.',
  );
  expect(() => readDeployment('museum', 'nowhere.json')).toThrow(DeploymentError);
  expect(readDeployment(undefined, 'deployments/develop.json').variant).toBe('develop');
});
