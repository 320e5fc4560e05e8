// Decides by its method, path, token and address whether the body of a request is read.
import type { IncomingMessage } from 'node:http';
import { callOf, mayCall } from '../service/handlers/call-rights';
import type { Service } from '../service/service';
import { clientAddressOf } from '../base/hosting/client-address';

export interface Admission {
  /** False where the token gives no right to the call: the handler refuses it, and reads no body. */
  readonly isRead: boolean;
  /** In how many milliseconds it may be tried again; 0 when it is answered now. */
  readonly wait: number;
}

/** Creates the admission of a service. */
export function createAdmission(current: () => Service) {
  return async (request: IncomingMessage, pathname: string): Promise<Admission> => {
    const { method, headers } = request;
    const call = callOf(method, pathname);
    if (call === undefined) return { isRead: true, wait: 0 };
    if (!(await mayCall(call, headers.authorization, current()))) return { isRead: false, wait: 0 };
    return { isRead: true, wait: current().limitCall(call, clientAddressOf(request)) };
  };
}
