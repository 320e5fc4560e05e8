// Answers who asks a home network for `bookworm.local` (multicast DNS, RFC 6762; ADR-0051). Only questions for that one name are read.
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import { isLocal } from '../../base/hosting/client-address';
import { isPrivateAddress } from './home-network';

const group = '224.0.0.251';
const usualPort = 5353;

const typeA = 1;
const typeAaaa = 28;
const typeNsec = 47;
const typeAny = 255;
const classInternet = 1;
/** Marks a record that replaces all others of its name (section 10.2). */
const cacheFlush = 0x8000;
const isResponse = 0x8000;
const isAuthoritative = 0x0400;
/** Seconds that others keep an address (section 10), and those that ask once, without listening for changes (6.7). */
const usualLifetime = 120;
const onceLifetime = 10;

interface MdnsQuestion {
  readonly name: string;
  readonly type: number;
}

/** Returns the id and the questions of a query; undefined for any other message. */
export function readQuery(message: Uint8Array): { id: number; questions: MdnsQuestion[] } | undefined {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  try {
    if ((bytes.readUInt16BE(2) & isResponse) !== 0) return undefined;
    let at = 12;
    const questions = Array.from({ length: bytes.readUInt16BE(4) }, () => {
      const { name, next } = readName(bytes, at);
      at = next + 4;
      return { name, type: bytes.readUInt16BE(next) };
    });
    return { id: bytes.readUInt16BE(0), questions };
  } catch {
    return undefined;
  }
}

/** Reads a name, whose end may be a reference to an earlier one (RFC 1035, section 4.1.4). Throws a RangeError at the message's end. */
function readName(bytes: Buffer, start: number): { name: string; next: number } {
  const labels: string[] = [];
  let at = start;
  let next: number | undefined;
  // Each reference leads back, so that there is an end.
  for (let limit = bytes.length; ;) {
    const length = bytes.readUInt8(at);
    if (length === 0) return { name: labels.join('.').toLowerCase(), next: next ?? at + 1 };
    if (length >= 0xc0) {
      next ??= at + 2;
      const target = bytes.readUInt16BE(at) & 0x3fff;
      if (target >= limit || target >= at) throw new RangeError('The reference leads forward');
      limit = at = target;
    } else {
      labels.push(bytes.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
  }
}

/** Returns the message that tells the addresses of a name; for whoever asked once it repeats the id and the question. */
export function writeAnswer(name: string, addresses: readonly string[], askedOnce?: number): Buffer {
  const isOnce = askedOnce !== undefined;
  const encoded = Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, 'latin1')),
    Buffer.from([0]),
  ]);
  const record = (type: number, data: Uint8Array): Buffer =>
    Buffer.concat([
      encoded,
      shorts(type, classInternet | (isOnce ? 0 : cacheFlush), 0, isOnce ? onceLifetime : usualLifetime),
      shorts(data.length),
      data,
    ]);
  const records = addresses
    .filter((address) => isIPv4(address))
    .map((address) => record(typeA, Buffer.from(address.split('.').map(Number))));
  // Says that there is no other record: Apple's devices wait for an IPv6 address otherwise (section 6.1).
  const noOther = record(typeNsec, Buffer.concat([encoded, Buffer.from([0, 1, 1 << (7 - typeA)])]));
  return Buffer.concat([
    shorts(askedOnce ?? 0, isResponse | isAuthoritative, isOnce ? 1 : 0, records.length, 0, 1),
    ...(isOnce ? [encoded, shorts(typeA, classInternet)] : []),
    ...records,
    noOther,
  ]);
}

function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
}

export interface NameResponder {
  /** Tells everyone the addresses, as after a change of them. */
  announce(): void;
  close(): void;
}

/**
 * Answers for a name until it is closed, in the network of each address. Calls `onFailure` once where there is no network, or
 * another program keeps the port for itself: people use an address then.
 */
export function answerForName(
  { name, addresses, port = usualPort }: { name: string; addresses: () => readonly string[]; port?: number },
  onFailure: () => void,
): NameResponder {
  const senders = new Map<string, Socket>();
  const answer = (message: Uint8Array, from: RemoteInfo): void => {
    const query = readQuery(message);
    const isAsked = query?.questions.some(
      (question) => question.name === name && [typeA, typeAaaa, typeAny].includes(question.type),
    );
    // No answer leaves the home, whoever is said to have asked.
    const isNear = isPrivateAddress(from.address) || isLocal(from.address);
    if (query !== undefined && isAsked === true && isNear && addresses().some((each) => isIPv4(each)))
      reply(query.id, from);
  };
  const open = (address: string | undefined, failed: () => void, bound: (socket: Socket) => void): Socket => {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    socket.once('error', failed).on('error', () => undefined);
    socket.on('message', answer).bind(port, address, () => bound(socket));
    return socket;
  };
  // A socket sends in one network only. A socket that is bound to an address hears no message to the group.
  const listener = open(undefined, onFailure, () => announce());
  /** Joins the networks of addresses that are new, leaves those that are gone, and tells all the addresses. */
  function announce(): void {
    const current = addresses().filter((address) => isIPv4(address));
    for (const address of senders.keys()) if (!current.includes(address)) leave(address);
    for (const socket of senders.values()) sendToAll(socket);
    for (const address of current.filter((each) => !senders.has(each)))
      senders.set(
        address,
        open(
          address,
          () => leave(address),
          (socket) => {
            join(address);
            socket.setMulticastInterface(address);
            socket.setMulticastTTL(255);
            sendToAll(socket);
          },
        ),
      );
  }
  function join(address: string): void {
    try {
      listener.addMembership(group, address);
    } catch {
      // It is a member already: two addresses may share a network.
    }
  }
  function leave(address: string): void {
    senders.get(address)?.close();
    senders.delete(address);
  }
  function sendToAll(socket: Socket): void {
    socket.send(writeAnswer(name, addresses()), port, group);
  }
  function reply(id: number, { address, port: asked }: RemoteInfo): void {
    if (asked !== port) return listener.send(writeAnswer(name, addresses(), id), asked, address);
    for (const socket of senders.values()) sendToAll(socket);
  }
  return {
    announce,
    close: () => {
      for (const socket of [listener, ...senders.values()]) socket.close();
    },
  };
}
