// Provides the app's context to every page: the deployment, the service's client, the launch parameters and the stores.
import { createContext, useContext, useMemo, type ComponentType } from 'react';
import type { BrowserDeployment } from '../contract/deployment';
import type { Api } from '../platform/http/api';
import type { Outbox } from '../features/feedback/outbox/rating-outbox';
import type { SessionController } from '../features/session/tokens/person-session';
import type { Favourites } from '../platform/storage/favourites';
import type { FeedbackMarks } from '../platform/storage/feedback-marks';
import type { ReadingPositions } from '../platform/storage/reading-positions';
import type { InstallPrompt } from '../platform/browser/install-prompt';
import type { UnsavedWork } from '../platform/browser/unsaved-work';
import type { Reachability } from '../platform/http/reachability';
import type { Timers } from '../base/clock';
import type { Writable } from '../base/readable';
import type { Downloads } from '../platform/service-worker/download-requests';
import type { AppUpdate } from '../platform/service-worker/worker-client';
import type { PagePolicy } from './deployment/page-policy';
import { themeOf, type Theme } from './deployment/themes';
import type { OpenGates } from '../features/session/tokens/session-calls';
import type { LaunchParameters } from './address/launch-parameters';

export interface AppContext {
  readonly deployment: BrowserDeployment;
  readonly api: Api;
  readonly session: SessionController;
  /** The gated pages that are open. */
  readonly gates: OpenGates;
  /** The timers of calls that a person waits for: they stand still while the session has ended. */
  readonly callTimers: Timers;
  /** The sign-in form, shown in place at gates. */
  readonly SignIn?: ComponentType;
  readonly launch: LaunchParameters;
  /** What a kiosk changes in the pages that it shares with the app. */
  readonly policy: PagePolicy;
  /** Registers the service worker; called once, after the first paint. */
  readonly startWorker: () => Promise<void>;
  readonly downloads: Downloads;
  /** The new version of the app, if there is one. */
  readonly appUpdate: AppUpdate;
  /** The reading position of each story on this device. */
  readonly positions: ReadingPositions;
  /** The favourite stories on this device. */
  readonly favourites: Favourites;
  /** The ratings that wait to be sent to the service. */
  readonly outbox: Outbox;
  /** The stories for which this device was asked for a rating or gave one. */
  readonly feedbackMarks: FeedbackMarks;
  /** Whether the service can be reached. */
  readonly reachability: Reachability;
  readonly install: InstallPrompt;
  /** Whether a story plays, an answer is heard or something is made on this page: nothing may interrupt it. */
  readonly pageBusy: Writable<boolean>;
  /** Whether a visitor uses this kiosk: no new version may reload it. */
  readonly hasVisitor: Writable<boolean>;
  /** What a reload of this page would lose. */
  readonly unsavedWork: UnsavedWork;
}

const Context = createContext<AppContext | undefined>(undefined);

export const AppProvider = Context.Provider;

/** Returns the app's context. Throws outside of `AppProvider`. */
export function useApp(): AppContext {
  const app = useContext(Context);
  if (app === undefined) throw new Error('useApp outside of AppProvider');
  return app;
}

/** Returns the theme that the launch parameters choose, as the deployment has it (spec screens §5). */
export function useTheme(): Theme {
  const { launch, deployment } = useApp();
  return useMemo(() => themeOf(launch.theme, deployment), [launch.theme, deployment]);
}
