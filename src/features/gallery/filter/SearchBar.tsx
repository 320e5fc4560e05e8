// The search field for titles, and a button that opens the other filters. Its only state is whether they are open.
import { useId, useState } from 'react';
import { report } from '../../../platform/browser/report';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { lazyPart } from '../../../ui/lazy-part';
import { countBehindButton, type Filters } from './filters';
import '../above-shelf.css';

const loadPanel = () => import('./FilterPanel').then((module) => module.FilterPanel);
const FilterPanel = lazyPart(loadPanel, (error) => report(error, 'gallery: filter panel'));
/** Loads the panel's code when the button gets focus or a pointer. If that fails, the panel loads it again on opening. */
const preloadPanel = () => void loadPanel().catch(() => undefined);

interface SearchBarProps {
  readonly filters: Filters;
  /** Returns the ages to choose from. Called only while the panel is open. */
  readonly ages: () => readonly string[];
  readonly onFilter: (filters: Filters) => void;
}

export function SearchBar({ filters, ages, onFilter }: SearchBarProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const count = countBehindButton(filters);
  return (
    <div className="search-bar">
      <label className="search-bar-title">
        <span className="visually-hidden">{t('gallery.filter.title')}</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder={t('gallery.filter.title')}
          autoComplete="off"
          enterKeyHint="search"
          value={filters.title}
          onChange={(event) => onFilter({ ...filters, title: event.currentTarget.value })}
        />
      </label>
      <Button
        className="search-bar-open"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onFocus={preloadPanel}
        onPointerEnter={preloadPanel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {count === 0 ? t('gallery.filter.open') : t('gallery.filter.openWith', { count })}
      </Button>
      <div id={panelId} className="search-bar-panel" hidden={!isOpen}>
        {isOpen && <FilterPanel filters={filters} ages={ages()} onFilter={onFilter} />}
      </div>
    </div>
  );
}
