// The two ports of `npm start -- --home` (spec contract §18), asked as the devices of a home ask.
import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FakeClock } from '../../../src/base/fake-clock.fixture';
import { serve, type RunningService } from '../serve';
import { homeName } from './home-network';
import { isStale, openHome, type Home } from './open-home';

const day = 86_400_000;
const ipad = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1';
const clock = new FakeClock();
clock.set(Date.now());
let folder = '';
let addresses = ['192.168.178.20'];
let printed: string[] = [];
let home: Home;
let running: RunningService;
let kept: { close(): void };
const port = () => Number(new URL(running.origin).port);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'home-'));
  mkdirSync(path.join(folder, 'build/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'build/index.html'), '<title>Bookworm</title>');
  home = await openHome({
    data: { folder },
    folder: path.join(folder, 'build'),
    port: 0,
    securePort: 0,
    clock,
    print: (line) => printed.push(line),
    addresses: () => addresses,
  });
  running = await serve({
    folder: path.join(folder, 'build'),
    port: 0,
    library: 'fixture',
    secure: home.secure,
    hosts: home.names,
  });
  kept = home.keep(running);
});
afterAll(async () => {
  kept.close();
  await running.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  printed = [];
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks one of the two ports by a host of the network. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const { protocol, pathname, search, hostname } = new URL(url);
  const isSecure = protocol === 'https:';
  const options = {
    host: '127.0.0.1',
    port: isSecure ? running.securePort : port(),
    path: pathname + search,
    method,
    headers: { host: hostname, ...headers },
    agent: false,
  };
  const ca = new X509Certificate(authorityFile).toString();
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? secureRequest({ ...options, ca, servername: hostname })
      : plainRequest(options);
    request.on('error', reject).on('response', (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.end();
  });
}

let authorityFile: Buffer;
beforeAll(async () => {
  const { openAuthority } = await import('./authority');
  authorityFile = (await openAuthority(folder, clock.now())).certificate;
});

describe('over plain http', () => {
  test('others get the page in their language, for their device, with the fingerprint', async () => {
    const { status, body, headers } = await ask('http://bookworm.local/', {
      'user-agent': ipad,
      'accept-language': 'de-AT,en;q=0.5',
    });
    expect(status).toBe(200);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Dieses iPad');
    const groups = [...body.matchAll(/<li>([\dA-F]{4})<\/li>/g)].map(([, group]) => group);
    expect(groups.join('')).toBe(
      new X509Certificate(authorityFile).fingerprint256.replaceAll(':', '').slice(0, 24),
    );
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect((await ask('http://bookworm.local/?device=android&lang=en')).body).toContain(
      'Let this device trust',
    );
  });

  test.each([
    ['Chrome/156.0.0.0 Safari/537.36', 'Installed by you'],
    ['Gecko/20100101 Firefox/140.0', 'Authorities'],
  ])('on Linux each browser has its own way: %s', async (browser, words) => {
    const { body } = await ask('http://bookworm.local/', {
      'user-agent': `Mozilla/5.0 (X11; Linux) ${browser}`,
    });
    expect(body).toContain(words);
  });

  test.each([
    ['192.168.178.20', `https://${homeName}:0/ https://192.168.178.20:0/`],
    [homeName, `https://${homeName}:0/`],
    // The certificate does not hold for it.
    ['203.0.113.7', `https://${homeName}:0/`],
  ])('whoever asks %s is led to %s', async (host, expected) => {
    expect((await ask(`http://${host}/`)).body).toContain(`data-addresses="${expected}"`);
  });

  test('each device gets the file that it installs, and the terminal says so once', async () => {
    const profile = await ask('http://bookworm.local/bookworm.mobileconfig', { 'user-agent': ipad });
    expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config');
    expect(profile.body).toContain(`<data>${authorityFile.toString('base64')}</data>`);
    expect(profile.body).toMatch(/<key>PayloadUUID<\/key><string>[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}</);
    const file = await ask('http://bookworm.local/bookworm.crt', { 'user-agent': ipad });
    expect(file.headers['content-type']).toBe('application/x-x509-ca-cert');
    expect((await ask('http://bookworm.local/state')).body).toBe('has-file');
    await ask('http://bookworm.local/state?trusts', { 'user-agent': ipad });
    await ask('http://bookworm.local/bookworm.crt', { 'user-agent': ipad });
    expect(printed.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      'One tablet has the profile. Two steps to go.',
      'One tablet trusts Bookworm.',
    ]);
  });

  test.each([
    ['/kiosk.html'],
    ['/api/presentation'],
    ['/index.html'],
    ['/sw.js'],
    ['/..%2findex.html'],
    ['//x'],
  ])('nothing else of Bookworm is there: %s leads to the page', async (where) => {
    const { status, headers, body } = await ask(`http://bookworm.local${where}`);
    expect([status, headers['location'], body]).toEqual([302, '/', '']);
  });

  test('other names, other methods and sockets are refused', async () => {
    expect((await ask('http://evil.example/')).status).toBe(421);
    expect((await ask('http://bookworm.local/', {}, 'POST')).status).toBe(405);
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/presentation?jwt=anon`, {
      headers: { host: homeName },
    });
    expect(await new Promise((resolve) => socket.on('error', () => resolve('refused')))).toBe('refused');
  });

  test('this machine has all of Bookworm at localhost', async () => {
    expect((await ask('http://localhost/')).body).toContain('<title>Bookworm</title>');
    expect((await ask('http://localhost/api/presentation')).body).toContain('The Little Light');
  });
});

test('over https there is Bookworm, for whoever trusts the authority', async () => {
  const { status, headers, body } = await ask(`https://${homeName}/`);
  expect([status, body]).toEqual([200, '<title>Bookworm</title>']);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect((await ask(`https://${homeName}/api/presentation`)).body).toContain('The Little Light');
  await expect(ask('https://evil.example/')).rejects.toThrow(/altnames/);
  const wrongHost = await ask(`https://${homeName}/`, { host: 'evil.example' });
  expect(wrongHost.status).toBe(421);
});

/** Returns the certificate that a new connection gets. */
const certificateNow = () =>
  new Promise<{ names: string; from: number }>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: running.securePort, rejectUnauthorized: false }, () => {
      const { subjectaltname = '', valid_from } = socket.getPeerCertificate();
      resolve({ names: subjectaltname, from: Date.parse(valid_from) });
      socket.destroy();
    });
  });

test('a new address is in the certificate some seconds later, without a restart', async () => {
  addresses = ['192.168.178.20', '10.0.0.5'];
  clock.pass(10_000);
  await expect.poll(async () => (await certificateNow()).names).toContain('IP Address:10.0.0.5');
  expect(printed).toContain('This machine has another address now: 192.168.178.20, 10.0.0.5.');
});

test('a certificate is renewed a month before it ends', async () => {
  const before = (await certificateNow()).from;
  clock.set(61 * day);
  clock.pass(10_000);
  await expect.poll(async () => (await certificateNow()).from).toBeGreaterThan(before + 50 * day);
});

test.each([
  ['it holds for weeks', ['192.168.1.20'], 31 * day, false],
  ['it ends soon', ['192.168.1.20'], 29 * day, true],
  ['an address is new', ['192.168.1.20', '10.0.0.5'], 60 * day, true],
  ['an address is gone', [], 60 * day, false],
])('a certificate is stale or not: %s', (_, wanted, left, expected) => {
  const certificate = { cert: '', key: '', hosts: [homeName, '192.168.1.20'], ends: 100 * day };
  expect(isStale(certificate, wanted, 100 * day - left)).toBe(expected);
});
