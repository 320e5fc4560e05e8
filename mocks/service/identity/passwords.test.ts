import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Passwords, type PasswordOptions } from './passwords';
import { cheapHash } from './provider.fixture';

const open = (options: PasswordOptions = {}) => new Passwords({ cost: cheapHash, ...options });
const nobody = undefined;

test('a hash matches only its password, and is never the same twice', async () => {
  const passwords = open();
  const hash = await passwords.hash('Überraschung-1', nobody);
  expect(hash).not.toBe(await passwords.hash('Überraschung-1', nobody));
  expect(await passwords.matches('U\u0308berraschung-1', hash, nobody)).toBe(true);
  for (const wrong of ['Ueberraschung-1', '', hash])
    expect(await passwords.matches(wrong, hash, nobody)).toBe(false);
});

test('the usual cost is that which OWASP lists', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('Story-Time-1', nobody);
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(passwords.isOutdated(hash)).toBe(false);
});

test('a hash of a former cost is right still, and outdated', async () => {
  const salt = Buffer.alloc(16, 7);
  const bytes = scryptSync('Story-Time-1', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  const former = `scrypt$16384$8$1$${salt.toString('base64url')}$${bytes.toString('base64url')}`;
  const passwords = new Passwords();
  expect(await passwords.matches('Story-Time-1', former, nobody)).toBe(true);
  expect(await passwords.matches('Story-Time-2', former, nobody)).toBe(false);
  expect(passwords.isOutdated(former)).toBe(true);
});

test.each([
  [''],
  ['scrypt'],
  ['scrypt$2$1$1$AAAA'],
  ['scrypt$3$1$1$AAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['scrypt$1073741824$8$1$AAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['scrypt$2$1$1e9$AAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
])('%j is the hash of nothing, and costs no more than another', async (stored) => {
  expect(await open().matches('', stored, nobody)).toBe(false);
});

describe('hashes that are asked for at once', () => {
  const full = { name: 'ProviderFailure', type: 'TooManyRequestsException' };
  const outcomesOf = async (hashes: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(hashes)).map((each) =>
      each.status === 'rejected' ? each.reason.type : 'done',
    );

  test('wait for their turn, and those beyond are refused', async () => {
    const passwords = open({ atWork: 2, waiting: 3 });
    const asked = Array.from({ length: 7 }, () => passwords.hash('a', nobody));
    const refused = 'TooManyRequestsException';
    expect(await outcomesOf(asked)).toEqual([...Array<string>(5).fill('done'), refused, refused]);
    // The places are free again.
    expect(await outcomesOf(Array.from({ length: 5 }, () => passwords.hash('a', nobody)))).toEqual(
      Array(5).fill('done'),
    );
  });

  test('of one address leave places to others', async () => {
    const passwords = open({ atWork: 1, waiting: 10, perAddress: 2 });
    const ask = (address: string) => passwords.hash('a', address);
    const asked = [ask('192.0.2.1'), ask('192.0.2.1')];
    await expect(ask('192.0.2.1')).rejects.toMatchObject(full);
    asked.push(ask('192.0.2.2'));
    expect(await outcomesOf(asked)).toEqual(['done', 'done', 'done']);
    expect(await ask('192.0.2.1')).toContain('scrypt$');
  });
});
