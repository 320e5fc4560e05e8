// All handlers of the mocked service: `setupServer(...createHandlers({ service }))` in a unit test, or behind a real port.
import type { HttpHandler } from 'msw';
import type { Service } from '../service/service';
import { creationHandlers } from './creation';
import type { Desk } from './handler-context';
import { galleryHandlers, shortLinkHandler } from './gallery';
import { mediaHandler } from './media';
import { signInHandlers } from './sign-in';

export interface HandlerOptions {
  readonly service: Service;
  /** Where the calls arrive; anywhere unless told. */
  readonly origin?: string;
  /** Decides where a short link leads; bookworm unless told. */
  readonly variant?: string;
}

/** The handlers of every call of core 7 and of the media. The socket's is `streamHandler`. */
export function createHandlers({
  service,
  origin = '*',
  variant = 'bookworm',
}: HandlerOptions): HttpHandler[] {
  const desk: Desk = { service, origin };
  return [
    mediaHandler(desk),
    ...galleryHandlers(desk),
    shortLinkHandler(desk, variant),
    ...creationHandlers(desk),
    ...signInHandlers(desk),
  ];
}
