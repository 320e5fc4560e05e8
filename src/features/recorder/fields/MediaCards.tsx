// What a person looks and sounds like, with a button that removes it.
import type { PersonMedia } from '../../../contract/creation/person-media';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useSource } from '../use-source';
import { VoicePlayer } from '../voice/VoicePlayer';

interface MediaCardsProps {
  readonly media: PersonMedia;
  readonly isReadOnly: boolean;
  /** Whether the recorder is open, which would record the voice that plays. */
  readonly isRecording: boolean;
  readonly onRemove: (part: keyof PersonMedia) => void;
}

export function MediaCards({ media, isReadOnly, isRecording, onRemove }: MediaCardsProps) {
  const { image, audio } = media;
  const { t } = useTexts();
  return (
    <div className="media-cards">
      <div className="media-card media-picture">
        {image === undefined ? (
          <span className="media-none" aria-hidden="true">
            <Icon name="person" />
          </span>
        ) : (
          <Picture image={image} />
        )}
        <div className="media-side">
          {image === undefined ? (
            <p>{t('recorder.fields.noPicture')}</p>
          ) : (
            <Button disabled={isReadOnly} onClick={() => onRemove('image')}>
              {t('recorder.fields.removePicture')}
            </Button>
          )}
        </div>
      </div>
      <div className="media-card">
        {audio === undefined ? (
          <p>{t('recorder.fields.noVoice')}</p>
        ) : (
          <>
            <VoicePlayer audio={audio} isSilent={isRecording} />
            <Button disabled={isReadOnly} onClick={() => onRemove('audio')}>
              {t('recorder.fields.removeVoice')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Picture({ image }: { readonly image: string }) {
  const { t } = useTexts();
  return <img ref={useSource(image)} alt={t('recorder.fields.picture')} />;
}
