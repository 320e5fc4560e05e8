import { createSocket, type Socket } from 'node:dgram';
import { expect, test } from 'vitest';
import { answerForName, readQuery, writeAnswer } from './name-responder';

const name = 'bookworm.local';
const encodedName = '08626f6f6b776f726d056c6f63616c00';
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const query = (questions: string, count = '0001') => hex(`1234 0000 ${count} 0000 0000 0000 ${questions}`);

test.each([
  ['an address', query(`${encodedName} 0001 0001`), [{ name, type: 1 }]],
  ['letters of any case', query('08424f4f4b574f524d 054c6f63616c00 0001 8001'), [{ name, type: 1 }]],
  [
    'two names, the second by a reference to the first',
    query(`${encodedName} 0001 0001 056174746963 c015 001c 0001`, '0002'),
    [
      { name, type: 1 },
      { name: 'attic.local', type: 28 },
    ],
  ],
  ['nothing', query('', '0000'), []],
])('a query asks for %s', (_, message, questions) => {
  expect(readQuery(message)).toEqual({ id: 0x1234, questions });
});

test.each([
  ['a response', hex('0000 8400 0000 0000 0000 0000')],
  ['an empty message', hex('')],
  ['a message that ends early', query('08626f')],
  ['a reference to itself', query('c00c 0001 0001')],
  ['references in a circle', query('0161c010 0162c00c 0001 0001')],
  ['a reference forward', query('c020 0001 0001')],
  ['more questions than there are', query(`${encodedName} 0001 0001`, 'ffff')],
])('%s is no query', (_, message) => {
  expect(readQuery(message)).toBeUndefined();
});

test('an answer holds each IPv4 address, and says that there is no other record', () => {
  expect(writeAnswer(name, ['192.168.1.20', 'fd00::1', '10.0.0.5']).toString('hex')).toBe(
    hex(
      `0000 8400 0000 0002 0000 0001
       ${encodedName} 0001 8001 00000078 0004 c0a80114
       ${encodedName} 0001 8001 00000078 0004 0a000005
       ${encodedName} 002f 8001 00000078 0013 ${encodedName} 00 01 40`.replaceAll('\n', ''),
    ).toString('hex'),
  );
});

test('whoever asks once gets id and question back, and keeps the answer for seconds', () => {
  const answer = writeAnswer(name, ['192.168.1.20'], 0x1234).toString('hex');
  expect(answer).toMatch(/^12348400000100010000000108/);
  expect(answer).toContain(`${encodedName}00010001${encodedName}000100010000000a0004c0a80114`);
});

/** Sends a query to the responder's port and returns the first answer. */
async function ask(socket: Socket, port: number, message: Buffer): Promise<string> {
  const answer = new Promise<string>((resolve) =>
    socket.on('message', (received) => resolve(received.toString('hex'))),
  );
  const timer = setInterval(() => socket.send(message, port, '127.0.0.1'), 50);
  const received = await answer;
  clearInterval(timer);
  return received;
}

test('who asks this machine is answered, again after a change of address, until it is closed', async () => {
  const port = 20_000 + (process.pid % 20_000);
  let addresses = ['127.0.0.1'];
  const failures: string[] = [];
  const responder = answerForName({ name, addresses: () => addresses, port }, () => failures.push('failed'));
  const socket = createSocket('udp4');
  expect(await ask(socket, port, query(`${encodedName} 0001 0001`))).toContain('00047f000001');
  addresses = ['127.0.0.1', '192.168.1.20'];
  responder.announce();
  const second = createSocket('udp4');
  expect(await ask(second, port, query(`${encodedName} 0001 0001`))).toContain('0004c0a80114');
  responder.close();
  socket.close();
  second.close();
  expect(failures).toEqual([]);
});
