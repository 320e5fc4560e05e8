// Starts what a machine without a desktop lacks: a virtual screen and a virtual sound card.
import { existsSync, mkdirSync } from 'node:fs';
import { until } from './driver';
import { readAnnouncement, start, type Program } from './processes';

/** Starts an X server on a free display; returns `display` as `:3`. */
export async function startScreen(): Promise<{ program: Program; display: string }> {
  const program = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  return { program, display: `:${await readAnnouncement(program, /^(\d+)\n/m)}` };
}

/** Starts a PulseAudio server without output; returns `server` for PULSE_SERVER. */
export async function startSound(folder: string): Promise<{ program: Program; server: string }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const socket = `${folder}/sound`;
  const program = start(
    'pulseaudio',
    [
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--fail',
      '--realtime=no',
      '-n',
      '--load=module-null-sink',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { HOME: folder, XDG_RUNTIME_DIR: folder, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
  );
  await until(() => Promise.resolve(existsSync(socket)), 'PulseAudio listens');
  return { program, server: `unix:${socket}` };
}
