import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendWebResponse } from './node-http';

test.each([
  ['without a body', null],
  ['with a body', 'body'],
])('a response %s that would stall ends at once when the client has left before', async (_, body) => {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  res.destroy();
  const sent = sendWebResponse(new Response(body), res, { stallAfter: 0 }).then(() => 'ended');
  // Its body is read in turns of the event loop; nothing else would end it.
  const turns = async () => {
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    return 'stalls';
  };
  expect(await Promise.race([sent, turns()])).toBe('ended');
});
