// Runs ffmpeg: MP3 for narration, MP4 for speakers. Files contain no date and no encoder name, so that the same page gives
// the same bytes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EngineError } from './engines';
import { writeWave, type Sound } from './wave';

/** The green-screen films of speakers: pixels of each side, and frames a second. */
export const filmFormat = { size: 512, framesPerSecond: 15 } as const;

/** Thrown when ffmpeg fails; its output is the message. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
}

/** The loudness of all narrations, so that no page is louder than the one before (EBU R 128). */
const loudness = -18;
/** The peak limit as a share of full scale (-2.6 dB), with headroom for what MP3 adds. */
const ceiling = 0.74;
/** Options for a file without date and encoder name. */
export const anonymous = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'] as const;

/** Writes a narration as MP3: one channel, filtered, at an even loudness. */
export function writeMp3(file: string, sound: Sound & { readonly filters: string }): void {
  const wave = writeWave(sound);
  // A voice with a wide band gets a higher bit rate.
  const [rate, bitrate] = sound.rate > 24_000 ? [32_000, '48k'] : [22_050, '40k'];
  const gain = (loudness - loudnessOf(wave, sound.filters)).toFixed(2);
  const chain = `${sound.filters},volume=${gain}dB,alimiter=limit=${ceiling}:level=false,aresample=${rate}`;
  ffmpeg([...fromWave, '-af', chain, ...asMp3(bitrate, file)], wave);
}

/** Writes samples as MP3 without filters. */
export function writePlainMp3(file: string, sound: Sound): void {
  ffmpeg([...fromWave, ...asMp3('32k', file)], writeWave(sound));
}

const fromWave = ['-f', 'wav', '-i', '-'] as const;

const asMp3 = (bitrate: string, file: string) => [
  ...`-ac 1 -c:a libmp3lame -b:a ${bitrate} -id3v2_version 0 -f mp3`.split(' '),
  ...anonymous,
  file,
];

/** Returns the loudness of a sound after its filters, in LUFS. */
function loudnessOf(wave: Buffer, filters: string): number {
  const output = ffmpeg([...fromWave, '-af', `${filters},ebur128`, '-f', 'null', '-'], wave, {
    level: 'info',
  });
  const values = [...output.matchAll(/\bI:\s+(-?[\d.]+) LUFS/g)];
  const measured = Number(values.at(-1)?.[1]);
  if (!Number.isFinite(measured)) throw new FfmpegError('ffmpeg measured no loudness');
  // A sound too short to be measured is reported as -70: its gain is limited.
  return Math.max(measured, loudness - 20);
}

/** Runs ffmpeg and returns its messages. Throws EngineError or FfmpegError. */
export function ffmpeg(
  args: readonly string[],
  input: Buffer,
  { level = 'error', cwd }: { readonly level?: string; readonly cwd?: string } = {},
): string {
  const options = { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...(cwd && { cwd }) } as const;
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-v', level, '-y', ...args], options);
  if (run.error) throw new EngineError('ffmpeg', 'ffmpeg', run.error);
  if (run.status !== 0) throw new FfmpegError(run.stderr);
  return run.stderr;
}

/** The colour matrix: players guess a missing one by the size, and green must stay green. */
export const bt601 = '-colorspace smpte170m -color_primaries smpte170m -color_trc smpte170m';

/** Options of a film's picture in H.264. */
export const h264 = `-c:v libx264 -profile:v main -pix_fmt yuv420p ${bt601}`;

/** Writes frames (RGBA) as MP4; `soundFile` adds an audio track, else it is silent. */
export async function writeMp4(file: string, frames: Iterable<Buffer>, soundFile?: string): Promise<void> {
  const { size, framesPerSecond } = filmFormat;
  const input = `-f rawvideo -pix_fmt rgba -s ${size}x${size} -r ${framesPerSecond} -i -`.split(' ');
  const track = soundFile === undefined ? ['-an'] : ['-i', soundFile, '-c:a', 'aac', '-b:a', '40k'];
  const picture = `${h264} -crf 29 -preset slow -g 30 -flags:v +bitexact -movflags +faststart`.split(' ');
  const run = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...track, ...picture, ...anonymous, file], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(run, 'close').catch((cause) =>
    Promise.reject(new EngineError('ffmpeg', 'ffmpeg', cause)),
  );
  // When ffmpeg ends the pipe breaks as well; its exit code is the reason.
  const fed = pipeline(Readable.from(frames), run.stdin).catch(() => {});
  const [[code]] = await Promise.all([ended, fed]);
  if (code !== 0) throw new FfmpegError(`ffmpeg ended with ${code}`);
}
