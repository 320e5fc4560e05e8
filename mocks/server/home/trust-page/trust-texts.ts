// The kinds of words on the trust page, and what several devices share.

export type TrustLanguage = 'en' | 'de';
/** The systems differ in how they come to trust an authority. On Linux the browsers do: `linux` is Chrome, `firefox` is Firefox. */
export type TrustDevice = 'ipad' | 'iphone' | 'android' | 'windows' | 'mac' | 'linux' | 'firefox';

/** What a step's picture shows: words that the device shows too. The last one is where to tap. */
export type Drawing =
  | { readonly kind: 'dialog'; readonly title: string; readonly other: string; readonly tap: string }
  | { readonly kind: 'pages'; readonly title: string; readonly row: string; readonly tap: string }
  | { readonly kind: 'switch'; readonly title: string };

export interface StepTexts {
  readonly heading: string;
  /** The way through the device's own menus. */
  readonly path: readonly string[];
  readonly drawing: Drawing;
}

interface DeviceTexts {
  /** As in "Let this iPad trust Bookworm". */
  readonly name: string;
  /** As in "This iPad". */
  readonly chip: string;
  readonly steps: readonly [StepTexts, StepTexts, StepTexts];
  readonly undo: readonly string[];
}

export interface TrustTexts {
  readonly language: string;
  readonly title: (device: string) => string;
  /** The second part is left out on a narrow screen. */
  readonly why: readonly [string, string];
  readonly whichDevice: string;
  readonly others: Readonly<Record<'apple' | 'android' | 'computer', string>>;
  readonly download: string;
  readonly downloaded: (device: string) => string;
  readonly again: string;
  readonly done: string;
  readonly fingerprint: string;
  readonly compare: string;
  readonly open: string;
  readonly waiting: string;
  readonly trusted: (device: string) => string;
  readonly honest: (device: string) => string;
  readonly undo: string;
  readonly devices: Readonly<Record<TrustDevice, DeviceTexts>>;
}

/** Returns the texts of an iPad or an iPhone. */
export function apple(name: string, chip: string, words: AppleWords): DeviceTexts {
  const { settings, profile, install, general, about, trust } = words;
  return {
    name,
    chip,
    steps: [
      {
        heading: words.download,
        path: [],
        drawing: { kind: 'dialog', title: words.question, other: words.ignore, tap: words.allow },
      },
      {
        heading: words.installIt,
        path: [settings, profile, install],
        drawing: { kind: 'pages', title: settings, row: profile, tap: install },
      },
      {
        heading: words.fullTrust,
        path: [settings, general, about, trust],
        drawing: { kind: 'switch', title: trust },
      },
    ],
    undo: [settings, general, words.management, 'Bookworm'],
  };
}

type AppleWords = Readonly<
  Record<
    | 'download'
    | 'question'
    | 'ignore'
    | 'allow'
    | 'installIt'
    | 'settings'
    | 'profile'
    | 'install'
    | 'fullTrust'
    | 'general'
    | 'about'
    | 'trust'
    | 'management',
    string
  >
>;

/** Returns the first step of a device that downloads a file. */
export function fileStep(heading: string, other: string, tap: string): StepTexts {
  return { heading, path: [], drawing: { kind: 'dialog', title: 'bookworm.crt', other, tap } };
}
