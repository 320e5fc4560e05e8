// A film of four seconds in segments, whose sound has a separate playlist; neither playlist says that it has ended.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the films. */
export const filmFolder = path.join(import.meta.dirname, '../../../mocks/service/library/film');

const segments = ['ts-0', 'ts-1'];
/** The streams of the segments, by their identifier in each packet. */
const streams = { picture: 0x100, voice: 0x101 } as const;
/** Bytes of a packet. */
const packetSize = 188;

/** Returns the film's files; `apart.m3u8` names all others. */
export async function filmWithSoundApart() {
  const films = await Promise.all(segments.map((name) => readFile(path.join(filmFolder, `${name}.mpegts`))));
  const pieces = films.flatMap((film, at) => [
    { name: `picture-${at}.ts`, base64: without(streams.voice, film).toString('base64') },
    { name: `voice-${at}.ts`, base64: without(streams.picture, film).toString('base64') },
  ]);
  const group = 'TYPE=AUDIO,GROUP-ID="voice",NAME="Voice",DEFAULT=YES,URI="voice.m3u8"';
  const picture = 'BANDWIDTH=80000,CODECS="avc1.64000a,mp4a.40.2",AUDIO="voice"';
  return [
    ...pieces,
    file('apart.m3u8', `#EXT-X-MEDIA:${group}`, `#EXT-X-STREAM-INF:${picture}`, 'picture.m3u8'),
    file('picture.m3u8', ...listOf('picture')),
    file('voice.m3u8', ...listOf('voice')),
  ];
}

const listOf = (kind: keyof typeof streams): string[] => [
  '#EXT-X-TARGETDURATION:2',
  ...segments.flatMap((_, at) => ['#EXTINF:2.000000,', `${kind}-${at}.ts`]),
];

const file = (name: string, ...lines: readonly string[]) => ({
  name,
  base64: Buffer.from(['#EXTM3U', ...lines, ''].join('\n')).toString('base64'),
});

/** Returns a segment without one of its streams. */
function without(stream: number, segment: Buffer): Buffer {
  const packets = Array.from({ length: segment.length / packetSize }, (_, at) =>
    segment.subarray(at * packetSize, (at + 1) * packetSize),
  );
  return Buffer.concat(packets.filter((packet) => (packet.readUInt16BE(1) & 0x1fff) !== stream));
}
