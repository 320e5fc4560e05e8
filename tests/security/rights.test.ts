// Forged tokens of every kind give no rights, over calls and over the stream.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type RunningService } from '../../mocks/server/serve';
import { createTestHook } from '../../mocks/server/test-hook-client';
import { pathOfCall, serviceCalls, type CallName } from '../../src/contract/service/calls';
import { frameOf, exchangeRaw } from './raw-socket';

let folder: string;
let service: RunningService;
let genuine: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/rights-`);
  service = await serve({ folder, port: 0, library: 'fixture', faults: true });
  genuine = await createTestHook(service.origin).staffToken();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const hmac = (text: string, key: string | Buffer) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns tokens that can be made without a password, as token-cracking tools do. Each claims what the genuine one does, for longer. */
function forgeries(): Readonly<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 4e9 };
  const body = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsaBody = `${header}.${encoded(claims)}`;
  const rsaSigned = (head: object) => {
    const text = `${encoded(head)}.${encoded(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`;
  };
  return {
    unsigned: `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    'signed by the word mock': `${encoded({ alg: 'RS256', kid: 'mock' })}.${encoded(claims)}.bW9jaw`,
    'signed with no key': `${body}.${hmac(body, '')}`,
    'signed with a word': `${body}.${hmac(body, 'secret')}`,
    'signed with a foreign RSA key': `${rsaBody}.${sign('sha256', Buffer.from(rsaBody), rsa.privateKey).toString('base64url')}`,
    'of a later end': `${header}.${encoded(claims)}.${signature}`,
    'with its signature cut': `${header}.${payload}.`,
    'with another signature’s length': `${header}.${payload}.AA`,
    'of a later end, unsigned in other letters': `${encoded({ alg: 'nOnE' })}.${encoded(claims)}.${signature}`,
    'with a key of its own': rsaSigned({ alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) }),
    'with the address of a key': rsaSigned({ alg: 'RS256', jku: 'https://example.com/keys.json' }),
    'with the path of a key': `${encoded({ alg: 'HS256', kid: '/dev/null' })}.${encoded(claims)}.${hmac('', '')}`,
    'signed with its own payload': `${body}.${hmac(body, payload)}`,
    'without a payload': `${header}..${signature}`,
    'without a header': `.${payload}.${signature}`,
    'of four parts': `${genuine}.${signature}`,
    'of two parts': `${header}.${payload}`,
    'of dots': '..',
    'of an end that is no number': `${header}.${encoded({ ...claims, exp: 'never' })}.${signature}`,
    'of no JSON': `${header}.${Buffer.from('{').toString('base64url')}.${signature}`,
    'of another person': `${header}.${encoded({ ...claims, username: 'newcomer' })}.${signature}`,
    'with spaces around': `%20${genuine}%20`,
    'in capitals': genuine.toUpperCase(),
    'a name': 'librarian',
    'of a prototype': '__proto__',
    'a thousand letters': 'a'.repeat(1000),
  };
}

const forStaff: readonly CallName[] = [
  'deletePresentation',
  'publish',
  'unpublish',
  'listMissingMedia',
  'listSuggestions',
  'deleteSuggestion',
  'deleteFeedback',
];

async function statusOf(call: CallName, token: string): Promise<number> {
  const path = pathOfCall(call, {
    presentationId: '9007199254740992',
    suggestionId: '1',
    feedbackId: '1',
  });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(service.origin + path, { method: serviceCalls[call].method, headers });
  return response.status;
}

async function statusOfStream(token: string): Promise<number> {
  const port = Number(new URL(service.origin).port);
  const close = [frameOf(0x88, Buffer.alloc(0))];
  return (await exchangeRaw(port, { target: `/presentation?jwt=${token}` }, close)).status;
}

describe('a forged token', () => {
  test('is refused by every staff call', async () => {
    for (const [name, token] of Object.entries(forgeries()))
      for (const call of forStaff)
        expect([name, call, await statusOf(call, token)]).toEqual([name, call, 401]);
    expect(await (await fetch(`${service.origin}/api/presentation`)).json()).toHaveLength(2);
  });

  test('is refused by the stream', async () => {
    for (const [name, token] of Object.entries(forgeries()))
      expect([name, await statusOfStream(token)]).toEqual([name, 401]);
    expect(await statusOfStream(genuine)).toBe(101);
  });
});

test('a token whose time is over is refused by every staff call and by the stream', async () => {
  const expired = await createTestHook(service.origin).staffToken(0);
  for (const call of forStaff) expect([call, await statusOf(call, expired)]).toEqual([call, 401]);
  expect(await statusOfStream(expired)).toBe(401);
});

describe('the identity provider', () => {
  const ask = (operation: string, body: object) =>
    fetch(`${service.origin}/identity-provider`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `Provider.${operation}` },
      body: JSON.stringify(body),
    });
  const provider = async (operation: string, body: object) => (await ask(operation, body)).status;

  /** Returns the session of a sign-in by passkey, which anyone may begin for anyone. */
  async function sessionOf(USERNAME: string) {
    const response = await ask('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } });
    const { Session } = (await response.json()) as { Session: string };
    return Session;
  }

  test('refuses to refresh a guessed token', async () => {
    for (const guess of ['refresh.bGlicmFyaWFu', 'refresh.', '', 'librarian']) {
      const body = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: guess } };
      expect(await provider('InitiateAuth', body)).toBe(400);
    }
  });

  test('refuses a response that no passkey signed', async () => {
    for (const ANSWER of ['x', '{}', '{"id":"AA","rawId":"AA","type":"public-key","response":{}}'])
      for (const Session of [
        '',
        Buffer.from('librarian').toString('base64url'),
        await sessionOf('librarian'),
      ]) {
        const body = { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeResponses: { ANSWER } };
        expect(await provider('RespondToAuthChallenge', body)).toBe(400);
      }
  });

  test('refuses to set another person’s first password', async () => {
    for (const Session of [Buffer.from('newcomer').toString('base64url'), await sessionOf('newcomer')]) {
      const body = {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { NEW_PASSWORD: 'Mine-1' },
      };
      expect(await provider('RespondToAuthChallenge', body)).toBe(400);
    }
  });
});
