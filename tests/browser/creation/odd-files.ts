// Files that people upload as a picture or a voice, and what the form says about each (spec screens §11).
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { createOggEncoder } from 'wasm-media-encoders';
import sharp from 'sharp';
import { writeWave } from '../../../mocks/studio/voices/wave';

export interface OddFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** The message of the form that accepts the file or gives the reason for its refusal. */
  readonly says: string;
}

const pictureTaken = 'The picture has been added.';
const voiceTaken = 'The voice has been added.';

/** Returns a tone, or silence with loudness 0. */
function tone(seconds: number, rate = 8000, loudness = 8000): Buffer {
  const samples = Int16Array.from(
    { length: seconds * rate },
    (_, at) => loudness * Math.sin((at / rate) * 2 * Math.PI * 220),
  );
  return writeWave({ rate, samples });
}

async function ogg(): Promise<Buffer> {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: 44_100, channels: 2 });
  const channel = Float32Array.from({ length: 2 * 44_100 }, (_, at) => 0.4 * Math.sin(at / 30));
  const body = Buffer.from(encoder.encode([channel, channel]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}

/** Two halves, red and blue, 40 by 20 pixels. */
const halves = sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } }).composite([
  { input: { create: { width: 20, height: 20, channels: 3, background: '#00f' } }, left: 20, top: 0 },
]);

/** Returns a JPEG whose file says that it lies on its side: red is above blue when it is shown. It names a place, too. */
export async function turnedPicture(): Promise<OddFile> {
  const buffer = await halves
    .clone()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Secret place' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name: 'turned.jpg', mimeType: 'image/jpeg', buffer, says: pictureTaken };
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><script>alert(1)</script><circle r="9"/></svg>';

/** Returns a PNG of one bit per pixel. */
function blackPicture(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  // Each row begins with its filter.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Files that hold a sound alone, with the types that Chromium gives them. The browser takes the last for a minute and more. */
const soundOnly = [
  ['voice.webm', 'video/webm'],
  ['voice.mp4', 'video/mp4'],
  ['voice.3gp', 'video/3gpp'],
  ['voice.mov', 'video/quicktime'],
  ['voice.m4b', 'audio/x-m4b'],
  ['quiet-first.aac', 'audio/aac'],
] as const;

/** Recordings that Chromium has no decoder for; a Mac makes them. */
const otherFormats = [
  ['voice.caf', ''],
  ['voice.aiff', 'audio/x-aiff'],
] as const;

/** Returns the files; `film` is a short MP4, `mp3` a narration. */
export async function oddFiles(film: Buffer, mp3: Buffer): Promise<readonly OddFile[]> {
  const wide = sharp({ create: { width: 3000, height: 1200, channels: 4, background: '#0c0a' } });
  const frame = (background: string) =>
    sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer();
  const { buffer: turned } = await turnedPicture();
  const frames = await Promise.all(['#f00', '#0f0'].map(frame));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const file = (name: string, mimeType: string, buffer: Buffer, says: string): OddFile => {
    return { name, mimeType, buffer, says };
  };
  return [
    file('photo', '', turned, pictureTaken),
    file('photo.wav', 'audio/wav', await halves.clone().png().toBuffer(), pictureTaken),
    file('cut-out.png', 'image/png', await wide.clone().png().toBuffer(), pictureTaken),
    file('wide.avif', 'image/avif', await wide.clone().avif({ effort: 0 }).toBuffer(), pictureTaken),
    file('moves.webp', 'image/webp', animated, pictureTaken),
    file('old.gif', 'image/gif', await halves.clone().gif().toBuffer(), pictureTaken),
    file('drawn.svg', 'image/svg+xml', Buffer.from(svg), pictureTaken),
    file(
      'one.png',
      'image/png',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      pictureTaken,
    ),
    file(
      'phone.heic',
      '',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheicmif1heic')]),
      '“phone.heic” is a HEIC picture, which this browser can’t read. Export it as JPEG',
    ),
    file(
      'notes.png',
      'image/png',
      Buffer.from('Milk, bread, honey'),
      '“notes.png” isn’t a picture that can be read here.',
    ),
    file('song.jpg', 'image/jpeg', mp3, voiceTaken),
    file('nothing.png', 'image/png', Buffer.alloc(0), '“nothing.png” is empty.'),
    file('nothing.mp3', 'audio/mpeg', Buffer.alloc(0), '“nothing.mp3” is empty.'),
    file('poster.png', 'image/png', blackPicture(10_100, 10_000), '“poster.png” has too many pixels.'),
    file(
      'letter.pdf',
      'application/pdf',
      Buffer.from('%PDF-1.4'),
      '“letter.pdf” is neither a picture nor an audio file.',
    ),
    file('page.html', 'text/html', Buffer.from('<p>'), '“page.html” is neither a picture nor an audio file.'),
    file('unknown', '', Buffer.from('x'), '“unknown” is neither a picture nor an audio file.'),
    file('film.mp4', 'video/mp4', film, '“film.mp4” is a video.'),
    file('film.m4a', 'audio/mp4', film, '“film.m4a” is a video.'),
    file('voice.wav', 'audio/wav', tone(2), voiceTaken),
    file('voice.ogg', 'audio/ogg', await ogg(), voiceTaken),
    // Sounds under types of films, and files without a type: their bytes decide.
    ...soundOnly.map(([name, type]) =>
      file(name, type, readFileSync(`tests/support/voices/${name}`), voiceTaken),
    ),
    ...otherFormats.map(([name, type]) =>
      file(
        name,
        type,
        readFileSync(`tests/support/voices/${name}`),
        `“${name}” is a recording in a format that this browser can’t read. Save it as MP3, M4A or WAV`,
      ),
    ),
    file('voice.mp3', 'audio/mpeg', mp3, voiceTaken),
    file(
      'notes.mp3',
      'audio/mpeg',
      Buffer.from('Milk, bread, honey'),
      '“notes.mp3” isn’t an audio file that can be read here.',
    ),
    file('lecture.wav', 'audio/wav', tone(70), '“lecture.wav” is longer than 60 seconds.'),
    file('click.wav', 'audio/wav', tone(0.3), '“click.wav” is shorter than a second.'),
    file('muted.wav', 'audio/wav', tone(2, 8000, 0), 'Nothing can be heard in “muted.wav”.'),
  ];
}
