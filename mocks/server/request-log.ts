// Writes a line of JSON for each request: method, path, status and milliseconds (docs/operating.md). What a stranger or a person may have
// written into an address is in no line.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serviceCalls } from '../../src/contract/service/calls';
import { isPresentationId } from '../../src/contract/presentation/presentation-id';
import { callOf } from '../service/handlers/call-rights';
import { identityProviderPath } from '../service/handlers/sign-in';
import { streamPath } from '../service/handlers/stream';
import { healthPath } from './health';
import { addressOf } from './node-http';

export interface RequestLog {
  /** Writes the line once the response is sent or the client is gone. */
  request(req: IncomingMessage, res: ServerResponse): void;
  /** Writes the line of a WebSocket's handshake. */
  handshake(req: IncomingMessage, status: number): void;
}

/** As nginx has it: the client was gone before it got an answer. */
const clientGone = 499;

/** Creates a log that gives each line to `print`; `now` returns milliseconds since 1970. */
export function createRequestLog(print: (line: string) => void, now: () => number): RequestLog {
  const write = (req: IncomingMessage, status: number, began: number): void => {
    const { method = 'GET' } = req;
    const path = loggedPath(method, addressOf(req)?.pathname ?? '', status);
    const time = new Date(began).toISOString();
    print(JSON.stringify({ time, method, path, status, ms: now() - began }));
  };
  return {
    request(req, res) {
      const began = now();
      res.once('close', () => write(req, res.headersSent ? res.statusCode : clientGone, began));
    },
    handshake: (req, status) => write(req, status, now()),
  };
}

const ownPaths: readonly string[] = ['/', identityProviderPath, streamPath, healthPath];
const sent: readonly number[] = [200, 206, 304];

/** Returns the path as far as it is the service's own: its calls, its files, and ids; `…` stands for the rest. */
export function loggedPath(method: string, pathname: string, status: number): string {
  if (ownPaths.includes(pathname)) return pathname;
  const call = callOf(method === 'HEAD' ? 'GET' : method, pathname);
  if (call !== undefined) return withIds(serviceCalls[call].path, pathname);
  // A file was sent, whose name is the service's.
  if (sent.includes(status)) return pathname;
  const [, id] = /^\/(?:presentations|p)\/([^/]+)/.exec(pathname) ?? [];
  if (!isPresentationId(id)) return '/…';
  return pathname.startsWith('/p/') ? `/p/${id}` : `/presentations/${id}/…`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the path of a call with the ids that stand in the request's; a user's name is none. */
function withIds(pattern: string, pathname: string): string {
  const segments = pathname.split('/');
  return pattern
    .split('/')
    .map((part, at) => {
      const segment = segments[at] ?? '';
      const isId =
        part.endsWith('Id') && part !== ':userId' && (isPresentationId(segment) || uuid.test(segment));
      return isId ? segment : part.replace(/^:.*/, '…');
    })
    .join('/');
}
