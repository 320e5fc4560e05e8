// What every page may ask for: the deployment, the service's client, what the address launched with.
import { createContext, useContext } from 'react';
import type { BrowserDeployment } from '../contract/deployment';
import type { Api } from '../platform/http/api';
import type { Outbox } from '../features/feedback/outbox/outbox';
import type { Favourites } from '../platform/storage/favourites';
import type { GivenFeedback } from '../platform/storage/given-feedback';
import type { ReadingPositions } from '../platform/storage/reading-positions';
import type { InstallPrompt } from '../platform/browser/install-prompt';
import type { Reach } from '../platform/http/online';
import type { Writable } from '../contract/readable';
import type { SessionHolder } from '../platform/http/session-holder';
import type { Downloads } from '../platform/service-worker/service-worker';
import { themes, type Theme } from './deployment/themes';
import type { LaunchParameters } from './start/launch-parameters';

export interface AppContext {
  readonly deployment: BrowserDeployment;
  readonly api: Api;
  readonly session: SessionHolder;
  readonly launch: LaunchParameters;
  /** This is kiosk.html: nobody is there who could answer an offer. */
  readonly isKiosk: boolean;
  readonly downloads: Downloads;
  /** Where each story was left on this device. */
  readonly positions: ReadingPositions;
  /** The stories somebody loves on this device. */
  readonly favourites: Favourites;
  /** Ratings on their way to the service. */
  readonly outbox: Outbox;
  /** For which stories this device was asked for a rating, and gave one. */
  readonly givenFeedback: GivenFeedback;
  /** Whether the service can be reached. */
  readonly reach: Reach;
  readonly install: InstallPrompt;
  /** Whether a story plays right now: nothing may interrupt it. */
  readonly playing: Writable<boolean>;
}

const Context = createContext<AppContext | undefined>(undefined);

export const AppProvider = Context.Provider;

/** Throws outside of the app's provider. */
export function useApp(): AppContext {
  const app = useContext(Context);
  if (app === undefined) throw new Error('useApp outside of AppProvider');
  return app;
}

/** What the place that shows the app has chosen (experience 2.13). */
export function useTheme(): Theme {
  return themes[useApp().launch.theme];
}
