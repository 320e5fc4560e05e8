// The code by which visitors take along what they made (spec screens §12), when they have watched or read it.
import type { MadeKind } from '../../contract/split-messages';
import { useTexts } from '../../platform/i18n/i18n';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from '../../ui/QrCode';

interface TakeAlongProps {
  readonly what: MadeKind;
  readonly shortLink: string;
  readonly onClose: () => void;
}

export function TakeAlong({ what, shortLink, onClose }: TakeAlongProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('kiosk.playback.take')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="qr-code-with-text">
        <QrCode text={shortLink} label={t(`kiosk.creation.ready.codes.${what}`)} />
        <p>{t('kiosk.creation.ready.take')}</p>
      </div>
    </Dialog>
  );
}
