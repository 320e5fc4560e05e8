// Logo, home link, language switch and the menu that folds away on a phone (experience 2.2).
import { useState } from 'react';
import { useTexts } from '../../platform/i18n';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Logo } from '../../ui/Logo';
import { useApp } from '../providers';
import { offlineHref } from './hrefs';
import { LanguageSwitch } from './LanguageSwitch';

export function TopBar() {
  const { t } = useTexts();
  const { deployment } = useApp();
  const [open, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <a className="top-bar-home" href="#/">
        <Logo />
        <span>{t('app.name')}</span>
      </a>
      <IconButton
        className="top-bar-fold"
        icon={open ? 'close' : 'menu'}
        label={t('app.menu')}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      />
      <nav id="menu" className="top-bar-menu" aria-label={t('app.menu')} data-open={open}>
        <a href="#/" onClick={() => setOpen(false)}>
          {t('app.home')}
        </a>
        <a href={offlineHref} onClick={() => setOpen(false)}>
          <Icon name="save" />
          {t('offline.library.title')}
        </a>
        {deployment.variant !== 'bookworm' && (
          <a href="#/add-suggestion" onClick={() => setOpen(false)}>
            {t('app.suggestTopic')}
          </a>
        )}
        <LanguageSwitch />
      </nav>
    </header>
  );
}
