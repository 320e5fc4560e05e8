// Rating by faces (spec people §3): the slip of paper at the end of a story, and a kiosk's three rows.
import { useTexts } from '../../platform/i18n/i18n';
import { Button, IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { passFocusTo } from '../../ui/move-focus';
import { categories, faceStars, type Category, type FaceStars, type RatingEntries } from './rating-state';
import './faces.css';

interface RatingSlipProps {
  /** Of the face that was touched. */
  readonly stars: number | undefined;
  readonly onFace: (stars: FaceStars) => void;
  /** Opens the dialog. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** Takes no focus. Once a face is touched the others and `Rate` go, and `Say more` comes in their place. */
export function RatingSlip({ stars, onFace, onMore, onClose }: RatingSlipProps) {
  const { t } = useTexts();
  return (
    <section className="rating-slip" aria-label={t('feedback.rate.title')}>
      <div className="rating-slip-paper" data-rated={stars !== undefined || undefined}>
        {stars === undefined && (
          <Button ref={passFocus} className="rating-stars" onClick={onMore}>
            <Icon name="star" />
            {t('viewer.rate')}
          </Button>
        )}
        {faceStars
          .filter((face) => stars === undefined || face === stars)
          .map((face) => (
            <Face key={face} face={face} isChosen={face === stars} onFace={onFace} />
          ))}
        {stars !== undefined && (
          <Button ref={passFocus} className="rating-more" onClick={onMore}>
            {t('feedback.faces.more')}
          </Button>
        )}
        <IconButton ref={passFocus} icon="close" label={t('feedback.faces.notNow')} onClick={onClose} />
      </div>
    </section>
  );
}

/** The slip goes by itself; the keys of the player go on working. */
const passFocus = passFocusTo((removed) => removed.closest<HTMLElement>('[tabindex="-1"]'));

interface FaceRowsProps {
  readonly stars: RatingEntries['stars'];
  readonly onFace: (category: Category, stars: FaceStars) => void;
}

/** Three faces for each category. Nothing is sent by a button. */
export function FaceRows({ stars, onFace }: FaceRowsProps) {
  const { t } = useTexts();
  return (
    <div className="rating-rows">
      {categories.map((category) => {
        const name = t(`feedback.categories.${category}`);
        return (
          <fieldset key={category} className="rating-row" aria-label={name}>
            <span aria-hidden="true">{name}</span>
            {faceStars.map((face) => (
              <Face
                key={face}
                face={face}
                isChosen={face === stars[category]}
                onFace={() => onFace(category, face)}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

interface FaceProps {
  readonly face: FaceStars;
  readonly isChosen: boolean;
  readonly onFace: (stars: FaceStars) => void;
}

function Face({ face, isChosen, onFace }: FaceProps) {
  const { t } = useTexts();
  const stars = t('feedback.rate.stars', { count: face });
  return (
    <button
      ref={passFocus}
      type="button"
      className="rating-face"
      aria-label={t('feedback.faces.face', { face: t(`feedback.faces.of.${face}`), stars })}
      aria-pressed={isChosen}
      onClick={() => onFace(face)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="32" cy="32" r="30" fill="#8fc05a" />
        {looks[face]}
      </svg>
    </button>
  );
}

const openEyes = (
  <g fill="#fff" stroke="#2d2430" strokeWidth="2.6">
    <circle cx="21.5" cy="25" r="10" />
    <circle cx="42.5" cy="25" r="10" />
  </g>
);

const looks = {
  1: (
    <>
      {openEyes}
      <circle cx="19" cy="27" r="4.8" fill="#2d2430" />
      <circle cx="40" cy="27" r="4.8" fill="#2d2430" />
      <path
        d="M12 13q6-2 10-6M52 13q-6-2-10-6M23 51q9-9 18 0"
        fill="none"
        stroke="#2d2430"
        strokeWidth="3.2"
      />
    </>
  ),
  3: (
    <>
      {openEyes}
      <circle cx="22.5" cy="25" r="4.8" fill="#2d2430" />
      <circle cx="43.5" cy="25" r="4.8" fill="#2d2430" />
      <path d="M23 46q9 4 18 0" fill="none" stroke="#2d2430" strokeWidth="3.6" />
    </>
  ),
  5: (
    <>
      <path
        d="M7 40a5.5 5.5 0 1 0 11 0 5.5 5.5 0 0 0-11 0Zm39 0a5.5 5.5 0 1 0 11 0 5.5 5.5 0 0 0-11 0Z"
        fill="#f2a08a"
      />
      <path d="M12.5 27q8.5-11 17 0M34.5 27q8.5-11 17 0" fill="none" stroke="#2d2430" strokeWidth="3.6" />
      <path d="M19 38h26c0 20-26 20-26 0Z" fill="#7c2a22" stroke="#2d2430" strokeWidth="3" />
      <path d="M24 49c5-5 11-5 16 0-4 5-12 5-16 0Z" fill="#f2a08a" />
    </>
  ),
} as const;
