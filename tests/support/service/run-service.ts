// Runs the service in a separate process, so that a test can kill it and read its memory.
// Uses IPC.
import { serve } from '../../../mocks/server/serve';
import { openDataDirectory } from '../../../mocks/service/store/data-directory';
import type { ServiceMessage } from './service-process';

const send = (message: ServiceMessage) => process.send?.(message);
const sampleEvery = 10;

const [folder = '', options = '{}'] = process.argv.slice(2);
const { dataFolder, ...others } = JSON.parse(options);
const data = dataFolder === undefined ? undefined : await openDataDirectory(dataFolder);
const running = await serve({ folder, port: 0, library: 'fixture', data, ...others });
let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, sampleEvery);
process.on('message', () => {
  send({ peak: Math.max(peak, process.memoryUsage.rss()) });
  peak = 0;
});
process.on('disconnect', () => process.exit(0));
send({ origin: running.origin });
