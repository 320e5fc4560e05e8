// Strangers who ask the identity provider for more than it can give: they wait or are refused, and nobody else notices.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type ServiceProcess } from '../support/service/service-process';

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function signUp(Username: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(`${service.origin}/identity-provider`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'Provider.SignUp', ...headers },
    body: JSON.stringify({
      Username,
      Password: 'Story-Time-1',
      UserAttributes: [{ Name: 'email', Value: `${Username}@example.org` }],
    }),
  });
  const { __type: type = 'done' }: { __type?: string } = Object(await response.json());
  return type;
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

test('a reader does not wait while fifty people sign up, of whom those beyond the queue are refused', async () => {
  const outcomes: string[] = [];
  const made = () => outcomes.filter((outcome) => outcome === 'done').length;
  const asked = times(50).map(async (at) => outcomes.push(await signUp(`many${at}`)));
  let read = 0;
  while (made() < 10) {
    expect((await fetch(`${service.origin}/api/presentation`)).status).toBe(200);
    read += 1;
  }
  // A story is read in a small part of the time of one hash, on any machine; where hashes block it, there is one read for several of them.
  expect(read).toBeGreaterThan(50);
  await Promise.all(asked);
  expect([...new Set(outcomes)].sort()).toEqual(['TooManyRequestsException', 'done']);
  expect(made()).toBeGreaterThanOrEqual(30);
});

test('behind a proxy each client has limits of its own, which it cannot evade by what it says of itself', async () => {
  const outcomes: string[] = [];
  for (const at of times(11))
    outcomes.push(await signUp(`one${at}`, { 'x-forwarded-for': `198.51.100.${at}, 192.0.2.1` }));
  expect(outcomes).toEqual([...Array<string>(10).fill('done'), 'LimitExceededException']);
  expect(await signUp('other', { 'x-forwarded-for': '192.0.2.2' })).toBe('done');
});
