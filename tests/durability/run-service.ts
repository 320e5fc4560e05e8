// Runs the service with a data directory in a process of its own, so that a test can kill it. Uses IPC.
import { openDataDirectory } from '../../mocks/store/data-directory';
import { serve } from '../../mocks/run/serve';

const [site = '', data = ''] = process.argv.slice(2);
const running = await serve({
  folder: site,
  port: 0,
  library: 'fixture',
  faults: true,
  data: await openDataDirectory(data),
});
process.on('disconnect', () => process.exit(0));
process.send?.({ origin: running.origin });
