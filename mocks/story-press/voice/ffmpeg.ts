// Runs ffmpeg: MP3 for narration, MP4 for speakers. Files contain no date and no encoder name, so that the same page gives
// the same bytes.
import { spawn, spawnSync } from 'node:child_process';
import { MissingEngineError } from './engines';
import { writeWave, type Sound } from './wave';

/** Thrown when ffmpeg fails; its output is the message. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
}

/** The loudness of all narrations, so that no page is louder than the one before (EBU R 128). */
const loudness = -18;
/** The peak limit as a share of full scale (-2.6 dB), with headroom for what MP3 adds. */
const ceiling = 0.74;
const anonymous = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'] as const;

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

function asMp3(bitrate: string, file: string): string[] {
  const plain = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', bitrate, '-id3v2_version', '0'];
  return [...plain, ...anonymous, '-f', 'mp3', file];
}

/** Returns the loudness of a sound after its filters, in LUFS. */
function loudnessOf(wave: Buffer, filters: string): number {
  const output = ffmpeg([...fromWave, '-af', `${filters},ebur128`, '-f', 'null', '-'], wave, 'info');
  const values = [...output.matchAll(/\bI:\s+(-?[\d.]+) LUFS/g)];
  const measured = Number(values.at(-1)?.[1]);
  if (!Number.isFinite(measured)) throw new FfmpegError('ffmpeg measured no loudness');
  // A sound too short to be measured is reported as -70: its gain is limited.
  return Math.max(measured, loudness - 20);
}

/** Runs ffmpeg and returns its output. Throws MissingEngineError or FfmpegError. */
function ffmpeg(args: readonly string[], input: Buffer, level = 'error'): string {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-v', level, '-y', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) throw asMissing(run.error);
  if (run.status !== 0) throw new FfmpegError(run.stderr);
  return run.stderr;
}

function asMissing(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    ? new MissingEngineError('ffmpeg', 'ffmpeg', { cause })
    : cause;
}

/** Size in pixels and frame rate of a speaker's film. */
export const film = { size: 512, framesPerSecond: 15 } as const;

/** Writes frames (RGBA, 512²) as MP4; `soundFile` adds an audio track, else it is silent. */
export async function writeMp4(file: string, frames: Iterable<Buffer>, soundFile?: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${film.size}x${film.size}`];
  const pace = ['-r', String(film.framesPerSecond), '-i', '-'];
  const track = soundFile === undefined ? ['-an'] : ['-i', soundFile, '-c:a', 'aac', '-b:a', '40k'];
  // Players guess a missing colour matrix by the size, and green must stay green: so it is declared.
  const colour = ['-colorspace', 'smpte170m', '-color_primaries', 'smpte170m', '-color_trc', 'smpte170m'];
  const picture = ['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '29', ...colour];
  const output = ['-preset', 'slow', '-g', '30', '-flags:v', '+bitexact', '-movflags', '+faststart'];
  const run = spawn(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, ...pace, ...track, ...picture, ...output, ...anonymous, file],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const over = new Promise<void>((done, failed) => {
    run.on('error', (cause) => failed(asMissing(cause)));
    run.on('close', (code) => (code === 0 ? done() : failed(new FfmpegError(`ffmpeg ended with ${code}`))));
  });
  // When ffmpeg ends the pipe breaks as well; `over` has the reason.
  run.stdin.on('error', () => {});
  await Promise.race([over, feed(run.stdin, frames)]);
  await over;
}

async function feed(pipe: NodeJS.WritableStream, frames: Iterable<Buffer>): Promise<void> {
  for (const frame of frames)
    if (!pipe.write(frame)) await new Promise((drained) => pipe.once('drain', drained));
  pipe.end();
}
