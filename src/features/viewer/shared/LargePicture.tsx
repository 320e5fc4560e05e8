// A picture that fills the player, until it is touched again, or its slide is left.
import { useCallback, useState, type RefCallback } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Player } from '../../../player/player';
import { focusPlayerOnRemoval } from './focus';

interface LargePictureProps {
  readonly url: string;
  readonly onClose: () => void;
}

export function LargePicture({ url, onClose }: LargePictureProps) {
  const { t } = useTexts();
  return (
    <button
      ref={focusWhileShown}
      type="button"
      className="viewer-large-picture"
      aria-label={t('app.close')}
      onClick={onClose}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <img src={url} alt="" draggable={false} />
    </button>
  );
}

const focusWhileShown: RefCallback<HTMLElement> = (button) => {
  button?.focus({ preventScroll: true });
  return focusPlayerOnRemoval(button);
};

/** Holds the address of the picture that is shown large, as long as its slide is. `show` is stable. */
export function useLargePicture({ displayed: { state } }: Pick<Player, 'displayed'>, index: number) {
  const [shown, setShown] = useState<{ readonly url: string; readonly at: number }>();
  return {
    url: shown?.at === index ? shown.url : undefined,
    show: useCallback((url: string) => setShown({ url, at: state.get().index }), [state]),
    close: () => setShown(undefined),
  };
}
