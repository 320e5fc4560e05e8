// Collects all handlers of the mocked service, for `setupServer(...createHandlers({ service }))` in a unit test or a real port.
import type { HttpHandler } from 'msw';
import { createAnswering } from '../../studio/answering/answering';
import type { CreationDeps } from '../creation/creation-context';
import type { Service } from '../service';
import { creationHandlers } from './creation';
import type { HandlerContext } from './handler-context';
import { galleryHandlers, shortLinkHandler } from './gallery';
import { mediaHandler } from './media';
import { questionHandler } from './questions';
import { signInHandlers } from './sign-in';

export interface HandlerOptions {
  readonly service: Service;
  /** The origin of the calls; any by default. */
  readonly origin?: string;
  /** The variant that a short link leads to; bookworm by default. */
  readonly variant?: string;
  /** Makes presentations; without it scripts do, with the media of another story. */
  readonly creation?: CreationDeps | undefined;
}

/** Returns the handlers of every call of spec contract §5 and of the media. The socket's handler is `streamHandler`. */
export function createHandlers({
  service,
  origin = '*',
  variant = 'bookworm',
  creation,
}: HandlerOptions): HttpHandler[] {
  const context: HandlerContext = { service, origin, creation };
  const answering = createAnswering();
  return [
    mediaHandler(context, (path) => answering.medium(path)),
    ...galleryHandlers(context),
    shortLinkHandler(context, variant),
    ...creationHandlers(context),
    questionHandler(context, answering),
    ...signInHandlers(context),
  ];
}
