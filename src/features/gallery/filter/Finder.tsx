// Finds a story: a field for its title, and behind a button the rest. Holds nothing but whether that is open.
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { lazyDrawing } from '../../../ui/lazy-drawing';
import { countBehindButton, type Filters } from './filters';
import './finder.css';

const loadPanel = () => import('./FilterPanel').then((module) => module.FilterPanel);
const FilterPanel = lazyDrawing(loadPanel);
/** Whoever comes near the button will not wait for what is behind it; where it cannot be had now, the panel asks again. */
const fetchAhead = () => void loadPanel().catch(() => undefined);

interface FinderProps {
  readonly filters: Filters;
  /** The ages there are; asked only while they can be chosen. */
  readonly ages: () => readonly string[];
  readonly onFilter: (filters: Filters) => void;
}

export function Finder({ filters, ages, onFilter }: FinderProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const count = countBehindButton(filters);
  return (
    <div className="finder">
      <label className="finder-title">
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
        className="finder-open"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {count === 0 ? t('gallery.filter.open') : t('gallery.filter.openWith', { count })}
      </Button>
      <div id={panelId} className="finder-panel" hidden={!isOpen}>
        {isOpen && <FilterPanel filters={filters} ages={ages()} onFilter={onFilter} />}
      </div>
    </div>
  );
}
