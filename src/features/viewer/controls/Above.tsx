// What stands above the story: what the app has to say of it, and after that, on a screen held upright, that it may be turned.
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n';
import { PlayerIcon } from '../../../ui/PlayerIcon';
import { Band } from './Band';

interface AboveProps {
  /** Words, and what may be done; stands until it is sent away. */
  readonly notice?: ReactNode;
  readonly hideRotatePrompt: boolean;
}

export function Above({ notice, hideRotatePrompt }: AboveProps) {
  const { t } = useTexts();
  const [isRead, setRead] = useState(false);
  const [staysUpright, setStaysUpright] = useState(false);
  if (notice !== undefined && !isRead)
    return (
      <Band dismissLabel={t('app.close')} onDismiss={() => setRead(true)}>
        {notice}
      </Band>
    );
  if (hideRotatePrompt || staysUpright) return null;
  return (
    <Band inPortrait dismissLabel={t('viewer.rotate.dismiss')} onDismiss={() => setStaysUpright(true)}>
      <PlayerIcon name="rotate" />
      <p>{t('viewer.rotate.text')}</p>
    </Band>
  );
}
