// The language switch: a group `Language` with `Deutsch` and `English`, each named in its own language (spec screens §9).
import { changeLanguage, useTexts } from '../../platform/i18n/i18n';
import { languages } from '../../platform/i18n/interface-language';
import { report } from '../../platform/browser/report';
import { useTheme } from '../providers';

const names = { de: 'Deutsch', en: 'English' } as const;

/** Empty in a theme without a language switch (spec screens §5). `inFull` shows the names instead of their codes. */
export function LanguageSwitch({ inFull = false }: { readonly inFull?: boolean }) {
  const { t, language } = useTexts();
  const { hasLanguageSwitch } = useTheme();
  if (!hasLanguageSwitch) return null;
  return (
    <fieldset className="language-switch" aria-label={t('app.language')}>
      {languages.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-label={names[offered]}
          aria-pressed={offered === language}
          onClick={() => {
            changeLanguage(offered).catch((error: unknown) => report(error, 'language'));
          }}
        >
          {inFull ? names[offered] : offered.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
