// The welcome card of a first visit (spec screens §3). Its text is the translations' Markdown, compiled when the app is
// built. The caller remembers whether it was closed.
import { useTexts } from '../../platform/i18n/i18n';
import de from '../../platform/i18n/locales/de/intro.md';
import en from '../../platform/i18n/locales/en/intro.md';
import { Button } from '../../ui/Button';
import { Guide } from '../../ui/guide/Guide';
import { Robot } from '../../ui/guide/Robot';
import { Markdown } from './Markdown';
import './intro.css';

const texts = { de, en };

interface IntroCardProps {
  readonly onClose: () => void;
}

export function IntroCard({ onClose }: IntroCardProps) {
  const { t, language } = useTexts();
  return (
    <section className="intro" aria-label={t('intro.label')}>
      <Guide mood="happy" robot={Robot} />
      <div className="intro-words">
        <Markdown tree={texts[language]} />
      </div>
      <Button primary onClick={onClose}>
        {t('intro.close')}
      </Button>
    </section>
  );
}
