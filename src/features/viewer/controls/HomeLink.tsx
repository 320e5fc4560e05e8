// The link to the home page, shown in every state. It is a link so that it can also be opened in a new tab.
import { Icon } from '../../../ui/Icon';
import { useTexts } from '../../../platform/i18n/i18n';

interface HomeLinkProps {
  readonly href: string;
  readonly onHome: () => void;
}

export function HomeLink({ href, onHome }: HomeLinkProps) {
  const { t } = useTexts();
  return (
    <a
      className="icon-button player-button"
      href={href}
      aria-label={t('viewer.home')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onHome();
      }}
    >
      <Icon name="home" />
      <span className="tooltip" aria-hidden="true">
        {t('viewer.home')}
      </span>
    </a>
  );
}
