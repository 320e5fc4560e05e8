// Makes the film of the tests: a talking face before green, four seconds, as MP4, WebM and HLS in both kinds of segments, and
// a narration of the same length. It is in no library: a test adds it.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { anonymous, bt601, ffmpeg, h264, writePlainMp3 } from '../voices/ffmpeg';
import { softTone } from '../voices/tone';
import { writeWave } from '../voices/wave';

const seconds = 4;
const framesPerSecond = 12;
const size = 256;
const folder = path.join(import.meta.dirname, '../../service/library/film');

/** Draws a face whose mouth opens twice a second, so that lip sync can be checked. */
function face(frame: number): string {
  const open = 4 + 18 * Math.abs(Math.sin((frame / framesPerSecond) * Math.PI * 2));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="256" height="256" fill="#00ff00"/>
<circle cx="128" cy="150" r="76" fill="#a9744a"/><circle cx="100" cy="135" r="9" fill="#2b2226"/>
<circle cx="156" cy="135" r="9" fill="#2b2226"/><ellipse cx="128" cy="180" rx="22" ry="${open}" fill="#8a3a3c"/></svg>`;
}

function frames(): Promise<Buffer[]> {
  const drawn = Array.from({ length: seconds * framesPerSecond }, (_, frame) =>
    sharp(Buffer.from(face(frame)))
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );
  return Promise.all(drawn);
}

const pace = `-preset veryslow -g ${framesPerSecond * 2} -keyint_min 1 -sc_threshold 0`;
const avc = `${h264} -crf 34 ${pace} -c:a aac -ac 1 -ar 22050 -b:a 16k`;
const vp9 = `-c:v libvpx-vp9 -crf 45 -b:v 0 -pix_fmt yuv420p -threads 1 ${bt601} -c:a libopus -ac 1 -b:a 12k`;
const hls = `${avc} -f hls -hls_time 2 -hls_playlist_type vod -hls_flags independent_segments`;
const fmp4 = '-hls_segment_type fmp4 -hls_fmp4_init_filename fmp4-init.mp4';

/** Makes the film. Throws EngineError or FfmpegError. */
export async function pressFilm(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const film = Buffer.concat(await frames());
  const sound = path.join(folder, 'sound.wav');
  writeFileSync(sound, writeWave(softTone(440, seconds)));
  const input = `-f rawvideo -pix_fmt rgba -s ${size}x${size} -r ${framesPerSecond} -i - -i sound.wav`;
  for (const output of [
    `${avc} -movflags +faststart film.mp4`,
    `${vp9} film.webm`,
    `${hls} -hls_segment_filename ts-%d.ts ts.m3u8`,
    `${hls} -hls_segment_filename fmp4-%d.m4s ${fmp4} fmp4.m3u8`,
  ]) {
    const options = [...anonymous, '-flags:v', '+bitexact', ...output.split(' ')];
    ffmpeg([...input.split(' '), ...options], film, { cwd: folder });
  }
  rmSync(sound);
  // Compilers would take them for TypeScript; the service gives them the names of the playlist.
  for (const piece of ['ts-0', 'ts-1'])
    renameSync(path.join(folder, `${piece}.ts`), path.join(folder, `${piece}.mpegts`));
  writePlainMp3(path.join(folder, 'narration.mp3'), softTone(330, seconds));
}
