// Answers requests that the service could not carry out, so that a device does not take the failure for a lost network.
import { isDiskFull, isDiskReadOnly } from '../base/disk-full';
import { problem } from '../service/handlers/handler-context';

/**
 * Returns a function that carries out a request. It answers 507 where the disk is full or read-only, and 500 for any other failure
 * (spec contract §15). Such a disk is said in one line, and again only after a change was stored meanwhile.
 */
export function createFailureResponder(warn: (line: string) => void) {
  let isSaid = false;
  return async (
    { method }: Request,
    respond: () => Promise<Response | undefined>,
  ): Promise<Response | undefined> => {
    try {
      const response = await respond();
      if (response?.ok === true && method !== 'GET' && method !== 'HEAD') isSaid = false;
      return response;
    } catch (error) {
      const state = isDiskFull(error) ? 'full' : isDiskReadOnly(error) ? 'read-only' : undefined;
      if (state === undefined) {
        console.error(error);
        return problem(500, 'The service failed');
      }
      if (!isSaid)
        warn(
          `The disk with the data directory is ${state}: nothing new is stored. ${remedies[state]}; ratings wait on the devices that gave them.`,
        );
      isSaid = true;
      return problem(507, `The disk of the service is ${state}`);
    }
  };
}

const remedies = { full: 'Make room on it', 'read-only': 'Mount it for writing' };
