// A link from the sign-in to a screen of the account, and what is said below it.
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';

/** The screens beside the sign-in that a person may need: they belong to the account. */
export interface AccessLinks {
  readonly forgotten: string;
  /** Undefined where nobody makes an account of their own. */
  readonly create: string | undefined;
  readonly confirm: string;
  /** Whether they open in a new tab, since the page that they stand on must not be left. */
  readonly inNewTab: boolean;
}

/** The hint is the same for all links, of which one step shows all there are. */
const hintId = 'sign-in-new-tab';

interface AccessLinkProps {
  readonly links: AccessLinks;
  readonly to: Exclude<keyof AccessLinks, 'inNewTab'>;
  readonly className?: string;
  readonly children: ReactNode;
}

export function AccessLink({ links, to, className, children }: AccessLinkProps) {
  const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': hintId };
  return (
    <a className={className} href={links[to]} {...(links.inNewTab ? newTab : {})}>
      {children}
    </a>
  );
}

/** Says where the links open; nothing where they open as any link does. */
export function NewTabHint({ links }: Pick<AccessLinkProps, 'links'>) {
  const { t } = useTexts();
  return links.inNewTab && <p id={hintId}>{t('session.again.newTab')}</p>;
}
