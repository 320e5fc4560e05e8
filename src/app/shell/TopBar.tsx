// The top bar: logo, home link, language switch and a menu that folds on narrow screens (spec screens §2).
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  useId,
  type ReactNode,
} from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import type { Variant } from '../../contract/deployment';
import type { StoryArea } from '../../contract/presentation/story-address';
import type { ChipPictureProps, PictureName } from '../../features/gallery/ChipPicture';
import { useTexts } from '../../platform/i18n/i18n';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/Button';
import { lazyDrawing } from '../../ui/lazy-part';
import { Logo } from '../../ui/drawings/Logo';
import { returnSearchOf } from '../address/return-path';
import { useApp, useTheme } from '../providers';
import { LanguageSwitch } from './LanguageSwitch';
import { useAfterFirstPaint } from './use-after-first-paint';
import { useReadable } from '../../ui/use-readable';

/** The picture of an entry, for children who cannot read. Loaded when the entry is shown. */
const MenuPicture = lazyDrawing<ChipPictureProps>(
  async () => (await import('../../features/gallery/ChipPicture')).ChipPicture,
);

/** A link is current on its own page alone, also while the shelf's filters stand in the address. */
const samePage = { exact: true, includeSearch: false };

export function TopBar() {
  const { t } = useTexts();
  const { deployment, session } = useApp();
  const { logo } = useTheme();
  const user = useReadable(session);
  const entries = menuEntriesOf({ ...user, variant: deployment.variant });
  // The shelf's filters change the address, too, but not its path.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isPainted = useAfterFirstPaint();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  // Another page has opened, from which Back must not unfold the menu again.
  if (openOn !== undefined && !open) setOpenOn(undefined);
  const bar = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpenOn(undefined);
  useFolding(open, bar, (isEscape) => {
    close();
    if (isEscape) fold.current?.focus();
  });
  const link = ({ to, text, reader, picture }: MenuLink, isShown: boolean, hasBrush = false) => (
    <Link key={to} className="menu-link" to={to} activeOptions={samePage} onClick={close}>
      {picture && (
        <span className="menu-picture">{isShown && <MenuPicture name={picture} hasBrush={hasBrush} />}</span>
      )}
      <span>
        {t(text)} {reader && <small>{t(reader)}</small>}
      </span>
    </Link>
  );
  return (
    <header ref={bar} className="top-bar" data-unfolds={unfoldsAt(entries.length)}>
      <Link className="top-bar-home" to="/" activeOptions={samePage} onClick={close}>
        <Logo name={logo} />
        <span>{t('app.name')}</span>
      </Link>
      {/* The build leaves it out where everyone is anonymous. */}
      {import.meta.env.HAS_SIGN_IN && <PersonLink isSignedIn={user.isSignedIn} />}
      <IconButton
        ref={fold}
        className="top-bar-fold"
        icon={open ? 'close' : 'menu'}
        label={t('app.menu')}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpenOn(open ? undefined : path)}
      />
      <nav id="menu" className="top-bar-menu" aria-label={t('app.menu')} data-open={open}>
        {entries.map((entry) =>
          'links' in entry ? (
            <MenuGroup
              key={entry.text}
              text={t(entry.text)}
              picture={isPainted && <MenuPicture name="picture-book" hasBrush />}
            >
              {(isShown) => entry.links.map((each) => link(each, isShown || open, true))}
            </MenuGroup>
          ) : (
            <Fragment key={entry.to}>{link(entry, open || isPainted)}</Fragment>
          ),
        )}
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** Leads to the account of the signed-in person. Without one it leads to the sign-in, which leads back. */
function PersonLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTexts();
  const search = useLocation({ select: returnSearchOf });
  const label = t(isSignedIn ? 'app.pages.account' : 'app.pages.signIn');
  return (
    <Link
      className="icon-button top-bar-person"
      {...(isSignedIn ? { to: '/account' } : { to: '/sign-in', search })}
      aria-label={label}
    >
      <Icon name="person" />
      <span className="tooltip" aria-hidden="true">
        {label}
      </span>
    </Link>
  );
}

/** Returns the screen size from which the given number of entries fits in a row; undefined when they always stay folded. */
function unfoldsAt(entries: number): 'desktop' | 'wide' | undefined {
  if (entries <= 3) return 'desktop';
  return entries === 4 ? 'wide' : undefined;
}

/**
 * Calls `fold` on Escape, and once a click or Tab has left the bar: when the button and the key are released. With large letters the page
 * below moves, which it must not do before a press ends.
 */
function useFolding(
  isOpen: boolean,
  bar: RefObject<HTMLElement | null>,
  fold: (isEscape: boolean) => void,
): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') fold(true);
  });
  const onRelease = useEffectEvent((event: Event) => {
    const { target } = event;
    if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
    if (target instanceof Node && bar.current?.contains(target) === false) fold(false);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('keyup', onRelease, { signal });
    addEventListener('click', onRelease, { signal });
    return () => ended.abort();
  }, [isOpen]);
}

interface MenuLink {
  readonly to:
    | '/'
    | '/offline'
    | '/add-suggestion'
    | `/${StoryArea}/new`
    | '/new-presentation'
    | '/party'
    | '/list-suggestions'
    | '/list-presentations';
  readonly text:
    | 'app.home'
    | 'app.pages.offline'
    | 'app.pages.suggest'
    | 'app.newStory'
    | `app.newStories.${Exclude<StoryArea, 'childrens-story'>}`
    | 'app.pages.newPresentation'
    | 'app.pages.suggestions'
    | 'app.pages.presentations'
    | 'app.areas.party';
  /** For whom it is. */
  readonly reader?: `app.readers.${'small' | 'big' | 'brave' | 'all'}`;
  readonly picture?: PictureName;
}

/** Links that are one entry where the menu is a row. */
interface MenuLinks {
  readonly text: 'app.makeStory';
  readonly links: readonly MenuLink[];
}

type MenuEntry = MenuLink | MenuLinks;

/** The wizards, the usual one first. */
const wizards: MenuLinks = {
  text: 'app.makeStory',
  links: [
    {
      to: '/childrens-story/new',
      text: 'app.newStory',
      reader: 'app.readers.small',
      picture: 'picture-book',
    },
    { to: '/story/new', text: 'app.newStories.story', reader: 'app.readers.big', picture: 'thick-book' },
    {
      to: '/dark-tales/new',
      text: 'app.newStories.dark-tales',
      reader: 'app.readers.brave',
      picture: 'lantern',
    },
    { to: '/xmas/new', text: 'app.newStories.xmas', reader: 'app.readers.all', picture: 'christmas' },
  ],
};

interface MenuUser {
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  readonly hasAccount: boolean;
  readonly isStaff: boolean;
}

/**
 * Returns the entries in their order. Variants for grown-ups can suggest a topic, and signed-in people can make a story. Staff see the
 * suggestions; the other entries are for people with an account. The museum makes only simple presentations (spec contract §13).
 */
export function menuEntriesOf({ variant, isSignedIn, hasAccount, isStaff }: MenuUser): readonly MenuEntry[] {
  return [
    { to: '/', text: 'app.home', picture: 'all' },
    { to: '/offline', text: 'app.pages.offline', picture: 'suitcase' },
    ...when(variant !== 'bookworm', { to: '/add-suggestion', text: 'app.pages.suggest', picture: 'new' }),
    ...when(isSignedIn, wizards),
    ...when(hasAccount && variant !== 'museum', {
      to: '/new-presentation',
      text: 'app.pages.newPresentation',
      picture: 'mine',
    }),
    ...when(hasAccount, { to: '/party', text: 'app.areas.party' }),
    ...when(isStaff, { to: '/list-suggestions', text: 'app.pages.suggestions' }),
    ...when(hasAccount, { to: '/list-presentations', text: 'app.pages.presentations' }),
  ];
}

const when = (isOffered: boolean, entry: MenuEntry): readonly MenuEntry[] => (isOffered ? [entry] : []);

interface MenuGroupProps {
  readonly text: string;
  /** On its button. */
  readonly picture: ReactNode;
  /** Renders the links, and gets whether the card shows them. */
  readonly children: (isShown: boolean) => ReactNode;
}

/**
 * A group of links in the menu. Where the menu is a row, a button opens the group as a card; in the folded menu its links are listed below
 * a heading. The card closes on Escape, on a press elsewhere, and when the focus leaves it. The pages that it leads to have no menu.
 */
function MenuGroup({ text, picture, children }: MenuGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && group.current?.contains(target) === false) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside, { signal });
    addEventListener('focusin', closeOutside, { signal });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      { signal },
    );
    return () => closed.abort();
  }, [isOpen]);
  return (
    <div ref={group} className="menu-group">
      <button
        ref={button}
        type="button"
        className="menu-group-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="menu-picture">{picture}</span>
        {text}
      </button>
      <p className="menu-group-title">{text}</p>
      <div id={id} className="menu-group-links" data-open={isOpen}>
        {children(isOpen)}
      </div>
    </div>
  );
}
