// The picture and the voice of a person in a form (spec screens §11): uploaded by button, drop or paste, or recorded.
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type DragEvent } from 'react';
import { personMediaLimits, type PersonMedia } from '../../contract/creation/person-media';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import type { RecorderDialogProps } from './RecorderDialog';
import type { ClosedRecorder } from './RecorderSteps';
import type { ReadingText } from './VoiceStep';
import { useUploads, type UploadDeps, type UploadResult } from './use-uploads';
import { Icon } from '../../ui/Icon';
import { useSource, VoicePlayer } from './step-parts';
import './recorder.css';

interface LoadedRecorder {
  readonly RecorderDialog: ComponentType<RecorderDialogProps>;
}

export interface PersonMediaDeps extends UploadDeps {
  /** Loads the recorder, which nobody needs who records nothing. */
  readonly loadRecorder: () => Promise<LoadedRecorder>;
}

interface PersonMediaFieldsProps {
  readonly media: PersonMedia;
  readonly onChange: (media: PersonMedia) => void;
  readonly isReadOnly: boolean;
  /** Whether camera and microphone are allowed here. */
  readonly canRecord: boolean;
  readonly readingText: ReadingText;
  readonly deps: PersonMediaDeps;
}

export function PersonMediaFields(props: PersonMediaFieldsProps) {
  const { media, onChange, isReadOnly, canRecord, readingText, deps } = props;
  const { t } = useTexts();
  const { recorder, isRecording, openRecorder } = useRecorderDialog(deps, readingText, (recorded) =>
    onChange({ ...media, ...recorded }),
  );
  const { result, upload, clear } = useUploads(deps, (added) => onChange({ ...media, ...added }));
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  usePastedFiles(isReadOnly, upload);
  const { isOver, dropProps } = useDroppedFiles(isReadOnly, upload);
  const remove = (part: keyof PersonMedia): void => {
    clear(part);
    choose.current?.focus();
    onChange(part === 'image' ? without(media, 'image') : without(media, 'audio'));
  };
  return (
    <section
      className="person-media"
      aria-label={t('recorder.fields.label')}
      data-over={isOver}
      {...dropProps}
    >
      <MediaCards media={media} isReadOnly={isReadOnly} isRecording={isRecording} onRemove={remove} />
      <p className="field-hint">{t('recorder.photo.use')}</p>
      <p className="field-hint">{t('recorder.voice.use')}</p>
      <div className="dialog-buttons">
        {canRecord && (
          <Button disabled={isReadOnly} onClick={openRecorder}>
            {t('recorder.fields.record')}
          </Button>
        )}
        <Button ref={choose} disabled={isReadOnly} onClick={() => chooser.current?.click()}>
          {t('recorder.fields.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          // Sounds in the containers of films, and types that systems do not know.
          accept="image/*,audio/*,.webm,.mp4,.m4b,.3gp,.mov,.caf,.ogg"
          aria-label={t('recorder.fields.choose')}
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      <p className="field-hint">
        {t('recorder.fields.limits', {
          megabytes: personMediaLimits.fileBytes / 1024 ** 2,
          seconds: personMediaLimits.longestVoice / 1000,
        })}
      </p>
      <UploadMessages result={result} />
      {recorder}
    </section>
  );
}

function without(media: PersonMedia, part: keyof PersonMedia): PersonMedia {
  const { [part]: _removed, ...rest } = media;
  return rest;
}

function UploadMessages({ result: { isReading, added, refused } }: { readonly result: UploadResult }) {
  const { t } = useTexts();
  return (
    <>
      <output className="media-status">
        {isReading
          ? t('recorder.fields.reading')
          : added.map((part) => t(`recorder.fields.added.${part}`)).join(' ')}
      </output>
      <div role="alert">
        {refused.length > 0 && (
          <ul className="media-refused">
            {refused.map(({ name, refusal }, at) => (
              <li key={`${at} ${name}`} className="form-error">
                {t(`recorder.refused.${refusal}`, {
                  name,
                  megabytes: personMediaLimits.fileBytes / 1024 ** 2,
                  seconds: personMediaLimits.longestVoice / 1000,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Returns the recorder, whether it is open, and how to open it. */
function useRecorderDialog(
  { loadRecorder, report }: PersonMediaDeps,
  readingText: ReadingText,
  onRecorded: (media: PersonMedia) => void,
) {
  const { t } = useTexts();
  const [open, setOpen] = useState<LoadedRecorder>();
  const [problem, setProblem] = useState<'hidden' | 'not-loaded'>();
  const close = ({ media, reason }: ClosedRecorder): void => {
    setOpen(undefined);
    if (reason === 'hidden') setProblem('hidden');
    if (media !== undefined) onRecorded(media);
  };
  return {
    isRecording: open !== undefined,
    openRecorder: () => {
      setProblem(undefined);
      loadRecorder().then(setOpen, (error: unknown) => {
        report(error, 'recorder: load');
        setProblem('not-loaded');
      });
    },
    recorder: (
      <>
        <output className="media-status">{problem !== undefined && t(`recorder.fields.${problem}`)}</output>
        {open !== undefined && <open.RecorderDialog readingText={readingText} onClosed={close} />}
      </>
    ),
  };
}

/** Takes files that are pasted anywhere on the page, unless text is pasted into a field. */
function usePastedFiles(isReadOnly: boolean, upload: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const files = [...(clipboardData?.files ?? [])];
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isReadOnly || files.length === 0 || (isField && clipboardData?.types.includes('text/plain'))) return;
    event.preventDefault();
    upload(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

function useDroppedFiles(isReadOnly: boolean, upload: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        // Without this the browser would open the file instead of the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = isReadOnly ? 'none' : 'copy';
        setOver(!isReadOnly);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isReadOnly) upload([...event.dataTransfer.files]);
      },
    },
  };
}

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
