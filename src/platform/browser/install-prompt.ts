// Offers to install the app: by the browser's own prompt where it has one, else by the share menu of an iPad or iPhone.
import { createWritable, type Readable } from '../../base/readable';
import { installedDisplay } from './screen';

/** `prompt`: the browser can prompt. `manual`: an iPad or iPhone, where a person installs from the share menu. */
type InstallMethod = 'prompt' | 'manual' | 'none';

/**
 * Whether stories that are saved in the browser are missing in the installed app, as on an iPad or iPhone: `once-installed` in the browser
 * there, `own` in the installed app.
 */
export type SeparateStorage = 'none' | 'once-installed' | 'own';

export interface InstallPrompt {
  readonly separateStorage: SeparateStorage;
  readonly method: Readable<InstallMethod>;
  /** Shows the browser's prompt; resolves to true when the person accepted. Must follow a tap. */
  ask(): Promise<boolean>;
}

/** Chromium's event, which TypeScript's library lacks. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallDeps {
  readonly target: EventTarget;
  /** True when the app was opened from the home screen. */
  readonly isInstalled: boolean;
  /** True on an iPad or iPhone: the share menu installs the app, whose storage is not the browser's. */
  readonly isManual: boolean;
}

/**
 * Creates an install prompt and listens at once: the browser offers its prompt once, soon after the page has loaded.
 */
export function createInstallPrompt({ target, isInstalled, isManual }: InstallDeps): InstallPrompt {
  const method = createWritable<InstallMethod>(!isInstalled && isManual ? 'manual' : 'none');
  let prompt: BeforeInstallPrompt | undefined;
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    prompt = event;
    method.set('prompt');
  });
  target.addEventListener('appinstalled', () => method.set('none'));
  return {
    separateStorage: !isManual ? 'none' : isInstalled ? 'own' : 'once-installed',
    method,
    async ask() {
      const event = prompt;
      prompt = undefined;
      method.set('none');
      return (await event?.prompt())?.outcome === 'accepted';
    },
  };
}

function canPrompt(event: Event): event is BeforeInstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/**
 * Returns the deps of the page this runs in. Only iOS and iPadOS have both `navigator.standalone` and a touch screen.
 */
export function browserInstallDeps(): InstallDeps {
  const standalone = 'standalone' in navigator ? navigator.standalone : undefined;
  return {
    target: window,
    isInstalled: standalone === true || installedDisplay.get(),
    isManual: typeof standalone === 'boolean' && navigator.maxTouchPoints > 1,
  };
}
