// The filters behind the button: age, minimum rating, stories available offline, and other languages.
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { ratingTypes, thresholds, type Filters } from './filters';
import { targetGroupText } from './filtered-shelf';

interface FilterPanelProps {
  readonly filters: Filters;
  readonly ages: readonly string[];
  readonly onFilter: (filters: Filters) => void;
}

export function FilterPanel({ filters, ages, onFilter }: FilterPanelProps) {
  const { t, language } = useTexts();
  const { age, rating, ratingType, offlineOnly, otherLanguages } = filters;
  const minimums = [...new Set([...thresholds, rating])].sort((a, b) => a - b);
  const stars = new Intl.NumberFormat(language);
  return (
    <>
      <Choice
        label={t('gallery.filter.age')}
        value={age ?? ''}
        onChoose={(chosen) => onFilter({ ...filters, age: chosen === '' ? undefined : chosen })}
      >
        <option value="">{t('gallery.filter.anyAge')}</option>
        {ages.map((each) => (
          <option key={each} value={each}>
            {targetGroupText(t, /^\d/.test(each) ? `age_${each}` : each)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('gallery.filter.rating')}
        value={String(rating)}
        onChoose={(chosen) => onFilter({ ...filters, rating: Number(chosen) })}
      >
        {minimums.map((minimum) => (
          <option key={minimum} value={minimum}>
            {minimum === 0
              ? t('gallery.filter.anyRating')
              : t('gallery.filter.atLeast', { stars: stars.format(minimum) })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('gallery.filter.ratingType')}
        value={ratingType}
        onChoose={(chosen) =>
          onFilter({ ...filters, ratingType: ratingTypes.find((type) => type === chosen) ?? ratingType })
        }
      >
        {ratingTypes.map((type) => (
          <option key={type} value={type}>
            {t(`gallery.filter.types.${type}`)}
          </option>
        ))}
      </Choice>
      <label className="search-bar-check">
        <input
          type="checkbox"
          checked={offlineOnly}
          onChange={(event) => onFilter({ ...filters, offlineOnly: event.currentTarget.checked })}
        />
        {t('gallery.filter.offlineOnly')}
      </label>
      <label className="search-bar-check">
        <input
          type="checkbox"
          checked={otherLanguages}
          onChange={(event) => onFilter({ ...filters, otherLanguages: event.currentTarget.checked })}
        />
        {t('gallery.filter.otherLanguages')}
      </label>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="search-bar-choice">
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
