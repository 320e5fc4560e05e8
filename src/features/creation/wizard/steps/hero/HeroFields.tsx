// Asks whom the story is about, for those who want to say it: a name, and looks chosen from pictures (spec screens §10).
import { useId, useState, type ReactNode } from 'react';
import {
  hairColours,
  hairstyles,
  skins,
  type HeroLooks,
} from '../../../../../contract/creation/creation-settings';
import * as limits from '../../../../../contract/limits';
import { useTexts } from '../../../../../platform/i18n/i18n';
import { isHeroEmpty, type HeroForm } from '../../wizard-form';
import { ChildHead, GlassesPicture, StoryPicture, WheelchairPicture } from './ChildHead';
import './hero.css';

interface HeroFieldsProps {
  readonly hero: HeroForm;
  readonly onHero: (hero: HeroForm) => void;
}

export function HeroFields({ hero, onHero }: HeroFieldsProps) {
  const { t } = useTexts();
  const id = useId();
  // Closed at first; open when it has entries already, so that they are in sight.
  const [isOpenAtFirst] = useState(!isHeroEmpty(hero));
  const { name, looks } = hero;
  const onLooks = (changed: HeroLooks): void => onHero({ name, looks: changed });
  return (
    <details className="hero" open={isOpenAtFirst}>
      <summary>
        <span className="hero-summary-picture">
          <ChildHead looks={looks} />
        </span>
        <span>
          {t('creation.hero.question')} <span className="hero-optional">{t('creation.hero.optional')}</span>
        </span>
      </summary>
      <div className="hero-fields">
        <div className="hero-preview">
          <ChildHead looks={looks} hasShoulders />
        </div>
        <div className="hero-name">
          <label className="wizard-field" htmlFor={`${id}-name`}>
            {t('creation.hero.name')}
          </label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.creation.heroNameLength}
            value={name}
            onChange={({ target }) => onHero({ name: target.value, looks })}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className="wizard-hint">
            {t('creation.hero.nameHint')}
          </p>
        </div>
        <LookGroup
          look="skin"
          options={skins.map((skin) => [skin, t(`creation.hero.skin.${skin}`)])}
          looks={looks}
          onLooks={onLooks}
        />
        <LookGroup
          look="hair"
          options={hairColours.map((hair) => [hair, t(`creation.hero.hair.${hair}`)])}
          looks={looks}
          onLooks={onLooks}
        />
        <LookGroup
          look="hairstyle"
          options={hairstyles.map((style) => [style, t(`creation.hero.hairstyle.${style}`)])}
          looks={looks}
          onLooks={onLooks}
        />
        <div className="hero-toggles">
          <Toggle look="glasses" picture={<GlassesPicture />} looks={looks} onLooks={onLooks} />
          <Toggle look="wheelchair" picture={<WheelchairPicture />} looks={looks} onLooks={onLooks} />
        </div>
      </div>
    </details>
  );
}

interface LooksProps {
  readonly looks: HeroLooks;
  readonly onLooks: (looks: HeroLooks) => void;
}

interface LookGroupProps<Look extends 'skin' | 'hair' | 'hairstyle'> extends LooksProps {
  readonly look: Look;
  /** Each with its name. */
  readonly options: readonly (readonly [value: NonNullable<HeroLooks[Look]>, label: string])[];
}

/**
 * One look as radio buttons with heads, which differ from the child that was chosen so far in this look only. They are drawn without
 * glasses, which would hide it.
 */
function LookGroup<Look extends 'skin' | 'hair' | 'hairstyle'>({
  look,
  options,
  looks,
  onLooks,
}: LookGroupProps<Look>) {
  const { t } = useTexts();
  const name = useId();
  const { [look]: chosen, ...others } = looks;
  const [, chosenLabel] = options.find(([value]) => value === chosen) ?? [];
  return (
    <fieldset className="hero-group" aria-labelledby={name}>
      <div className="hero-group-head">
        <div>
          <span id={name} className="hero-group-name">
            {t(`creation.hero.looks.${look}`)}
          </span>
          {/* Whoever cannot tell the pictures apart reads it; a screen reader says it with the radio button. */}
          <span aria-hidden="true">{chosenLabel}</span>
        </div>
        <label className="hero-option hero-worded" data-chosen={chosen === undefined}>
          <input type="radio" name={name} checked={chosen === undefined} onChange={() => onLooks(others)} />
          <StoryPicture />
          <span>{t('creation.hero.toStory')}</span>
        </label>
      </div>
      <div className="hero-options" data-look={look}>
        {options.map(([value, label]) => (
          <label key={value} className="hero-option" data-chosen={value === chosen} title={label}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onLooks({ ...looks, [look]: value })}
            />
            <ChildHead looks={{ ...looks, glasses: false, [look]: value }} />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps extends LooksProps {
  readonly look: 'glasses' | 'wheelchair';
  readonly picture: ReactNode;
}

function Toggle({ look, picture, looks, onLooks }: ToggleProps) {
  const { t } = useTexts();
  const { [look]: isChosen = false, ...others } = looks;
  return (
    <label className="hero-option hero-worded" data-chosen={isChosen}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onLooks(target.checked ? { ...looks, [look]: true } : others)}
      />
      {picture}
      <span>{t(`creation.hero.looks.${look}`)}</span>
    </label>
  );
}
