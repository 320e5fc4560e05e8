import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAuthority } from './authority';
import { homeName, isPrivateAddress, machineName } from './home-network';

const now = Date.now();
const day = 86_400_000;
let folder = '';
const inHome = (name: string) => path.join(folder, 'home', name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'home-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an authority is made once, and only its owner reads its key', async () => {
  const first = await openAuthority(folder, now);
  const again = await openAuthority(folder, now);
  expect(again.fingerprint).toEqual(first.fingerprint);
  expect(statSync(inHome('authority.key')).mode & 0o777).toBe(0o600);
  expect(statSync(inHome('')).mode & 0o777).toBe(0o700);
  const { fingerprint256, ca, subject, validTo } = new X509Certificate(readFileSync(inHome('authority.crt')));
  expect(fingerprint256.replaceAll(':', '').slice(0, 24)).toBe(first.fingerprint.join(''));
  expect(first.fingerprint.every((group) => /^[\dA-F]{4}$/.test(group))).toBe(true);
  expect([ca, subject]).toEqual([true, expect.stringMatching(/^CN=Bookworm\n/)]);
  expect(Date.parse(validTo)).toBeGreaterThan(now + 3649 * day);
});

test('a certificate names what the authority may vouch for, and nothing else that was asked', async () => {
  const authority = await openAuthority(folder, now);
  const asked = [homeName, 'example.com', '192.168.1.20', '203.0.113.7', 'fd00::1', '2001:db8::1'];
  const { cert, hosts, ends } = await authority.issue(asked, now);
  expect(hosts).toEqual([homeName, '192.168.1.20', 'fd00::1']);
  const issued = new X509Certificate(cert);
  expect(issued.subjectAltName).toBe(
    'DNS:bookworm.local, IP Address:192.168.1.20, IP Address:FD00:0:0:0:0:0:0:1',
  );
  expect(issued.ca).toBe(false);
  // Apple refuses those that hold for more than 825 days, and such for other purposes than a server's.
  expect(ends - now).toBe(90 * day);
  expect(issued.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(issued.verify(new X509Certificate(authority.certificate).publicKey)).toBe(true);
});

const hasOpenssl = spawnSync('openssl', ['version'], { timeout: 60_000 }).status === 0;

describe.skipIf(!hasOpenssl)('openssl', () => {
  /** Returns what it says of a certificate that the authority's key signs, whatever it names. */
  function verify(names: string): string {
    const file = (name: string) => path.join(folder, name);
    writeFileSync(file('names'), `subjectAltName=${names}`);
    const quiet = { stdio: 'pipe', encoding: 'utf8', timeout: 60_000 } as const;
    const request = [
      'req',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=x',
    ];
    execFileSync('openssl', [...request, '-keyout', file('k'), '-out', file('req')], quiet);
    const signer = ['-CA', inHome('authority.crt'), '-CAkey', inHome('authority.key')];
    const sign = [
      'x509',
      '-req',
      '-in',
      file('req'),
      ...signer,
      '-extfile',
      file('names'),
      '-out',
      file('crt'),
    ];
    execFileSync('openssl', sign, quiet);
    return spawnSync('openssl', ['verify', '-CAfile', inHome('authority.crt'), file('crt')], quiet).stderr;
  }

  test('accepts the certificate that the authority issues', async () => {
    const authority = await openAuthority(folder, now);
    const { cert } = await authority.issue([homeName, '10.0.0.5', 'fe80::1'], now);
    writeFileSync(path.join(folder, 'leaf.crt'), cert);
    const args = ['verify', '-x509_strict', '-purpose', 'sslserver', '-verify_hostname', homeName];
    const verified = spawnSync(
      'openssl',
      [...args, '-CAfile', inHome('authority.crt'), path.join(folder, 'leaf.crt')],
      { encoding: 'utf8', timeout: 60_000 },
    );
    expect(verified.stdout + verified.stderr).toMatch(/leaf.crt: OK/);
  });

  test.each([
    ['DNS:bookworm.local', ''],
    ['IP:192.168.178.20', ''],
    ['IP:172.31.0.1', ''],
    ['IP:fe80::1', ''],
    ['DNS:example.com', 'permitted subtree violation'],
    ['DNS:bookworm.local.example.com', 'permitted subtree violation'],
    ['DNS:local', 'permitted subtree violation'],
    ['IP:8.8.8.8', 'permitted subtree violation'],
    ['IP:172.32.0.1', 'permitted subtree violation'],
    ['IP:2001:db8::1', 'permitted subtree violation'],
    ['DNS:bookworm.local,DNS:bank.example', 'permitted subtree violation'],
  ])('of a certificate for %s, signed with the authority’s own key, says %j', async (names, fault) => {
    await openAuthority(folder, now);
    expect(verify(names)).toContain(fault);
    if (fault === '') expect(verify(names)).toBe('');
  });
});

test('a server with the certificate is trusted by whoever trusts the authority, and by nobody else', async () => {
  const authority = await openAuthority(folder, now);
  const server = createServer(await authority.issue([homeName], now), (_, res) => void res.end('at home'));
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  const ask = (ca: string | undefined, servername: string) =>
    new Promise<string>((resolve) => {
      get({ host: '127.0.0.1', port, ca, servername, agent: false }, (res) => {
        res.setEncoding('utf8').on('data', resolve);
      }).on('error', (error) => resolve(String('code' in error ? error.code : error)));
    });
  const ca = readFileSync(inHome('authority.crt'), 'utf8');
  expect(await ask(ca, homeName)).toBe('at home');
  expect(await ask(ca, 'example.com')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  expect(await ask(undefined, homeName)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  server.close();
});

test.each([
  ['the key is gone', () => rmSync(inHome('authority.key'))],
  ['the key is another one', () => renameSync(inHome('other.key'), inHome('authority.key'))],
  ['the certificate is damaged', () => writeFileSync(inHome('authority.crt'), 'none')],
])('one sentence says that an authority cannot be used: %s', async (_, damage) => {
  const other = mkdtempSync(path.join(tmpdir(), 'home-'));
  await openAuthority(other, now);
  await openAuthority(folder, now);
  renameSync(path.join(other, 'home/authority.key'), inHome('other.key'));
  rmSync(other, { recursive: true });
  damage();
  await expect(openAuthority(folder, now)).rejects.toThrow(
    /home holds no usable certificate authority\. Put/,
  );
});

test('an authority that has ended is refused, and no certificate outlives it', async () => {
  const authority = await openAuthority(folder, now);
  expect((await authority.issue([homeName], now + 3600 * day)).ends).toBeLessThan(now + 3651 * day);
  await expect(openAuthority(folder, now + 3651 * day)).rejects.toThrow('no usable certificate authority');
});

test('a key without a certificate, as a killed start leaves it, is replaced', async () => {
  const { fingerprint } = await openAuthority(folder, now);
  rmSync(inHome('authority.crt'));
  chmodSync(inHome('authority.key'), 0o600);
  expect((await openAuthority(folder, now)).fingerprint).not.toEqual(fingerprint);
});

test.each([
  ['attic', 'attic.local'],
  ['Attic.fritz.box', 'attic.local'],
  ['MacBook.local', 'macbook.local'],
  ['localhost', undefined],
  ['_odd name', undefined],
])('the machine %j answers as %j at home', (host, name) => {
  expect(machineName(host)).toBe(name);
});

test.each([
  ['192.168.178.20', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['127.0.0.1', false],
  ['fe80::1', true],
  ['2001:db8::1', false],
])('%s is private: %j', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
