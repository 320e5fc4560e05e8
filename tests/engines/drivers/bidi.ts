// A WebDriver BiDi client: commands and events as JSON over one WebSocket, limited to what the engine tests need.
import { WebSocket } from 'ws';
import * as v from 'valibot';

const message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);

/** Thrown when the browser refuses a command; `code` is BiDi's own, such as `no such node`. */
export class BidiError extends Error {
  override readonly name = 'BidiError';
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(`${code}: ${text}`);
  }
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class BidiConnection {
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  private constructor(
    private readonly socket: WebSocket,
    private readonly onEvent: (method: string, params: unknown) => void,
  ) {
    socket.on('message', (text: Buffer) => this.read(text));
    socket.on('close', () => this.fail(new BidiError('closed', 'The browser has gone')));
  }

  static open(url: string, onEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.once('error', reject);
      socket.once('open', () => resolve(new BidiConnection(socket, onEvent)));
    });
  }

  /** Sends a command. Throws BidiError with the browser's code. */
  send(method: string, params: object): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private read(text: Buffer): void {
    const read = v.parse(message, JSON.parse(text.toString()));
    if (read.type === 'event') return this.onEvent(read.method, read.params);
    const waiting = this.pending.get(read.id);
    this.pending.delete(read.id);
    if (read.type === 'success') waiting?.resolve(read.result);
    else waiting?.reject(new BidiError(read.error, read.message));
  }

  private fail(error: Error): void {
    for (const waiting of this.pending.values()) waiting.reject(error);
    this.pending.clear();
  }
}
