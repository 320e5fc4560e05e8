// The faults around a kiosk during a day: network, service, and a power switch. Also updates of the app.
import type { Random } from '../../../mocks/base/random';
import { publishWorker, workerScript } from '../../support/browser/new-version';
import type { Service } from '../../support/service/service';

/** One fault at a time, or none. */
const faults: Readonly<Record<string, (service: Service) => Promise<void>>> = {
  'no network': (service) => service.stop(),
  'calls answered 503': ({ hook }) => hook.fail('/api/*', 503),
  'calls reset': ({ hook }) => hook.fail('/api/*', 'reset'),
  'stream refused': ({ hook }) => hook.refuseSockets(503),
  'stream cut': ({ hook }) => hook.cutSockets(2),
  'stream silent': ({ hook }) => hook.configure({ silent: true }),
  'media slow': ({ hook }) => hook.slow('/presentations/*', 400),
  'media cut': ({ hook }) => hook.cut('/presentations/*', 2000),
  // Not the indexes: a 404 for one says that the presentation is deleted, and its preview goes with it (spec offline §4).
  'media gone': ({ hook }) => hook.fail('/presentations/*/*/*', 404),
  'session refused': ({ hook }) => hook.fail('/identity-provider', 500),
};

/** The service of a day, with its present faults. */
export class KioskFaults {
  private version = 0;
  private worker = '';

  constructor(private readonly service: Service) {}

  /** Begins a fault; returns its name, `none` two times of three. */
  async begin(random: Random): Promise<string> {
    if (random() < 2 / 3) return 'none';
    const names = Object.keys(faults);
    const name = names[Math.floor(random() * names.length)] ?? '';
    await faults[name]?.(this.service);
    return name;
  }

  /** Ends all faults. */
  async end(): Promise<void> {
    await this.service.startAgain();
    await this.service.hook.heal();
    await this.service.hook.configure({ silent: false });
    await this.service.hook.clearRequests();
    if (this.version > 0) await this.publish();
  }

  /** Publishes another version of the app; returns what its worker answers to `/which-worker`. */
  async update(): Promise<string> {
    if (this.worker === '') this.worker = await workerScript(this.service);
    this.version += 1;
    await this.publish();
    return String(this.version);
  }

  private publish(): Promise<void> {
    return publishWorker(this.service, this.worker, String(this.version));
  }
}
