// Says kindly that the pictures grow in landscape. Seen in portrait only (by style), blocks nothing, can be sent away.
import { useState } from 'react';
import { PlayerIcon } from '../../../ui/PlayerIcon';
import { IconButton } from '../../../ui/IconButton';
import { useTexts } from '../../../platform/i18n';
import { handFocusToPlayer } from './hand-focus';

export function RotatePrompt() {
  const { t } = useTexts();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const dismiss = ({ currentTarget }: { readonly currentTarget: Element }): void => {
    handFocusToPlayer(currentTarget);
    setDismissed(true);
  };
  return (
    <div className="viewer-rotate">
      <PlayerIcon name="rotate" />
      <p>{t('viewer.rotate.text')}</p>
      <IconButton icon="close" label={t('viewer.rotate.dismiss')} onClick={dismiss} />
    </div>
  );
}
