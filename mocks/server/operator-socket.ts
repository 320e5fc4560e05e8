// Lets the operator's command reach a running service: a socket in the data directory, which only the owner of that can open (ADR-0066).
// Each side sends lines of JSON.
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { shortHash } from '../service/identity/tokens';
import { commandSchema, OperatorError, type Operator } from '../service/operator/operator-commands';

const requestSchema = v.union([commandSchema, v.object({ verb: v.literal('backup') })]);
const replySchema = v.union([
  v.object({ lines: v.array(v.string()) }),
  v.object({ snapshot: v.string() }),
  v.object({ released: v.literal(true) }),
  v.object({ error: v.string() }),
]);
type Request = v.InferOutput<typeof requestSchema>;
type Reply = v.InferOutput<typeof replySchema>;

/** Characters. A request holds a name or an id, a reply a line for each presentation. */
const longestRequest = 4096;
const longestReply = 64 * 1024 * 1024;
/** Bytes; macOS takes the fewest. */
const longestPath = 103;

const isPipe = process.platform === 'win32';

/** Returns where the service of a data directory listens; undefined where the path is too long for a socket. */
function addressOf(folder: string): string | undefined {
  const root = path.resolve(folder);
  // Not tried: Windows has no sockets in folders.
  if (isPipe) return `\\\\.\\pipe\\bookworm-${shortHash(root)}`;
  const absolute = path.join(root, 'operator.sock');
  return [absolute, path.relative('', absolute)].find((each) => Buffer.byteLength(each) <= longestPath);
}

/**
 * Listens for the operator, in the place of a socket that a killed service has left: the lock of the database keeps two services from one
 * directory. Without a socket the service goes on, and says so. Returns a function that closes the socket.
 */
export async function openOperatorSocket(
  folder: string,
  operator: Operator,
  warn: (line: string) => void,
): Promise<() => void> {
  const server = createServer((socket) => void serveOperator(socket, operator));
  try {
    const address = addressOf(folder);
    if (address === undefined) throw new RangeError('its path is too long');
    if (!isPipe) await rm(address, { force: true });
    await listen(server, address);
    if (!isPipe) await chmod(address, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn(
      `npm run operator cannot reach this service, only the stopped one: no socket in ${folder} (${reason}).`,
    );
  }
  return () => server.close();
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve());
  });
}

async function serveOperator(socket: Socket, operator: Operator): Promise<void> {
  // An operator may leave at any time.
  socket.on('error', () => socket.destroy());
  const send = (reply: Reply) => socket.write(`${JSON.stringify(reply)}\n`);
  const requests = messagesOf(socket, longestRequest);
  try {
    const { value } = await requests.next();
    if (value === undefined) return;
    const { success, output } = v.safeParse(requestSchema, value);
    if (!success) throw new OperatorError('The running service is of another version: restart it.');
    if (output.verb === 'backup') await holdUntilAnswer(operator, requests, send);
    else send({ lines: [...(await operator.run(output))] });
  } catch (error) {
    if (!(error instanceof OperatorError)) console.error(error);
    send({
      error:
        error instanceof OperatorError ? error.message : 'The service has failed: its terminal says how.',
    });
  } finally {
    // What else has been sent is not read, and must not keep the socket open.
    socket.resume().end();
  }
}

/** Holds the files until the operator has packed them, or has left. */
async function holdUntilAnswer(
  operator: Operator,
  requests: AsyncIterator<unknown>,
  send: (reply: Reply) => void,
): Promise<void> {
  const { snapshot, release } = await operator.holdForBackup();
  try {
    send({ snapshot });
    await requests.next().catch(() => undefined);
  } finally {
    await release();
  }
  send({ released: true });
}

/** Connects to the service that runs on a data directory; undefined when none does. */
export async function connectOperator(folder: string): Promise<(Operator & { close(): void }) | undefined> {
  const address = addressOf(folder);
  const socket = address === undefined ? undefined : await connected(address);
  if (socket === undefined) return undefined;
  const replies = messagesOf(socket, longestReply);
  const ask = async (request: Request | { readonly verb: 'release' }): Promise<Reply> => {
    socket.write(`${JSON.stringify(request)}\n`);
    const { value } = await replies.next().catch(() => ({ value: undefined }));
    if (value === undefined) throw new OperatorError('The service has ended before it was done.');
    const reply = v.parse(replySchema, value);
    if ('error' in reply) throw new OperatorError(reply.error);
    return reply;
  };
  return {
    async run(command) {
      const reply = await ask(command);
      return 'lines' in reply ? reply.lines : [];
    },
    async holdForBackup() {
      const reply = await ask({ verb: 'backup' });
      if (!('snapshot' in reply))
        throw new OperatorError('The running service is of another version: restart it.');
      return { snapshot: reply.snapshot, release: async () => void (await ask({ verb: 'release' })) };
    },
    close: () => socket.destroy(),
  };
}

/** Returns a socket; undefined when nobody listens, as after a kill. */
function connected(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => resolve(socket));
    socket.on('error', (error) => {
      const isNobody = 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));
      if (isNobody) resolve(undefined);
      else
        reject(
          new OperatorError(`The socket of the service cannot be used: ${error.message}.`, { cause: error }),
        );
    });
  });
}

/** Returns the messages that arrive, a line each. Throws for a line that is too long or no JSON. */
async function* messagesOf(socket: Socket, longest: number): AsyncGenerator<unknown, undefined> {
  let rest = '';
  // The socket outlives a fault in what it says, so that the answer gets there.
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longest) throw new RangeError('A line is too long');
    for (const line of lines) yield JSON.parse(line);
  }
  return undefined;
}
