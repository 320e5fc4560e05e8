import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeMailed, finishedMail } from './finished-mail';
import { FakeClock } from '../../../src/base/fake-clock.fixture';
import { clearMails, openOutbox } from './mail-folder';

const story = {
  to: 'ida@example.org',
  title: 'Die Schnecke, die fliegen wollte',
  language: 'German',
  link: 'http://localhost:4173/#/story/read/1051',
  id: '1051',
  date: new Date('2026-11-23T15:04:05Z'),
} as const;

/** Returns the headers, unfolded, and the body. */
function parsed(mail: string) {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const lines = head.replaceAll('\r\n ', ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return { headers, body: body.join('\r\n\r\n') };
}

function decoded(header = ''): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());
}

describe('the mail of a finished story', () => {
  test('has the title in its subject and the link on a separate line', () => {
    const { headers, body } = parsed(finishedMail(story));
    expect(decoded(headers.get('Subject'))).toBe(
      'Deine Geschichte „Die Schnecke, die fliegen wollte“ ist fertig',
    );
    expect(headers.get('To')).toBe('ida@example.org');
    expect(headers.get('Date')).toBe('Mon, 23 Nov 2026 15:04:05 +0000');
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(body.split('\r\n')).toContain(story.link);
  });

  test('is in the language of the story', () => {
    const { headers } = parsed(finishedMail({ ...story, language: 'English', title: 'The snail' }));
    expect(decoded(headers.get('Subject'))).toBe('Your story “The snail” is ready');
  });

  test('is well formed whatever the title holds', () => {
    const title = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(title, (title) => {
        const mail = finishedMail({ ...story, title });
        const { headers } = parsed(mail);
        expect(decoded(headers.get('Subject'))).toBe(
          `Deine Geschichte „${title.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}“ ist fertig`,
        );
        for (const line of mail.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
        for (const line of mail.slice(0, mail.indexOf('\r\n\r\n')).split('\r\n'))
          expect(line.length).toBeLessThanOrEqual(78);
      }),
    );
  });

  test.each([
    ['ida@example.org', true],
    ['ä@ö.ü', true],
    ['ida@example.org>', false],
    ['a,b@example.org', false],
    ['ida@example.org\r\nBcc: all@example.org', false],
    [`${'i'.repeat(250)}@example.org`, false],
    ['', false],
  ])('%j can be mailed: %j', (address, can) => {
    expect(canBeMailed(address)).toBe(can);
  });

  test('is refused for another address without naming it', () => {
    expect(() => finishedMail({ ...story, to: 'a b@example.org' })).toThrow(
      'No mail can be sent to this address',
    );
  });
});

test('the title of a story adds no line and no character of control to its mail', () => {
  const { headers, body } = parsed(
    finishedMail({ ...story, title: 'Fox\r\n.\r\nhttp://evil.example\u001b[2J' }),
  );
  expect(decoded(headers.get('Subject'))).toContain('„Fox  .  http://evil.example [2J“');
  expect(body).not.toMatch(/^(?:\.|http:\/\/evil)/m);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});

test('mails are for the owner alone; those of codes are removed when they expire, also after a restart, and unfinished ones at the start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  const clock = new FakeClock();
  const names = () => readdir(folder);
  const outbox = openOutbox(folder, clock);
  const code = { username: 'ida', to: 'ida@example.org', purpose: 'sign-up', code: '123456' } as const;
  const finished = async () => (await names()).filter((name) => name.endsWith('.eml'));
  try {
    await outbox.sendStory(story);
    outbox.sendCode(code);
    await expect.poll(finished).toHaveLength(2);
    for (const name of await names()) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    clock.pass(15 * 60_000);
    await expect.poll(names).toEqual(['1051.eml']);
    outbox.sendCode(code);
    await expect.poll(finished).toHaveLength(2);
    await writeFile(path.join(folder, '1053.eml.part'), 'To: ida');
    await clearMails(folder, clock.now());
    expect(await names()).toEqual(['1051.eml', expect.stringMatching(/^code-/)]);
    openOutbox(folder, clock);
    clock.pass(15 * 60_000);
    await expect.poll(names).toEqual(['1051.eml']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the folder of mails holds one whole file for each story, and no address in its name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  try {
    const { sendStory } = openOutbox(path.join(folder, 'mails'), new FakeClock());
    await sendStory(story);
    await sendStory({ ...story, id: '1052' });
    expect((await readdir(path.join(folder, 'mails'))).sort()).toEqual(['1051.eml', '1052.eml']);
    expect(await readFile(path.join(folder, 'mails/1051.eml'), 'utf8')).toBe(finishedMail(story));
  } finally {
    await rm(folder, { recursive: true });
  }
});
