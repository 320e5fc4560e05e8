// Asks about the presentation that plays: gives the feature microphone, encoder and service, and resolves the answer's media.
import { useEffect, useMemo } from 'react';
import type { Answer } from '../../contract/service/bodies';
import { indexAddress, resolveMediaPath } from '../../contract/presentation/media-path';
import { askCall, Asker } from '../../features/questions/asker';
import { AskPanel } from '../../features/questions/AskPanel';
import type { AskSlotProps } from '../../features/viewer/viewer-props';
import type { AnswerMedia } from '../../player/state/player-state';
import { systemClock } from '../../platform/browser/clock';
import { onPageHidden } from '../../platform/browser/page-hidden';
import { openMicrophone } from '../../platform/browser/person-media/microphone';
import { encodeMp3 } from '../../platform/browser/person-media/mp3-encoder';
import { decodeSound } from '../../platform/browser/person-media/sound-file';
import { report } from '../../platform/browser/report';
import { useApp } from '../providers';
import { useBusyWhile } from '../../features/kiosk/kiosk-context';
import { useReadable } from '../../ui/use-readable';

export function AskAbout({ presentationId, lang, isAnswering, onAsk, onAnswer, onContinue }: AskSlotProps) {
  const { api, deployment, pageBusy } = useApp();
  const asker = useMemo(
    () =>
      new Asker(presentationId, {
        clock: systemClock,
        report,
        openMicrophone,
        // A question may be one word; what is shorter than half a second was refused before (spec player §13).
        encodeVoice: async (sound, signal) => encodeMp3(await decodeSound(sound, 0), signal),
        ask: askCall(api),
        onPageHidden,
      }),
    [presentationId, api],
  );
  useEffect(
    () => asker.onAnswer((answer) => onAnswer(mediaOf(answer, presentationId, deployment.mediaOrigins))),
    [asker, onAnswer, presentationId, deployment.mediaOrigins],
  );
  // A visitor who lets the presentation play on has read why there was no answer, so the message is removed.
  useEffect(
    () =>
      pageBusy.subscribe(() => {
        if (pageBusy.get()) asker.dismiss();
      }),
    [asker, pageBusy],
  );
  const { name } = useReadable(asker);
  useBusyWhile(name !== 'idle' && name !== 'failed');
  return (
    <AskPanel asker={asker} isAnswering={isAnswering} lang={lang} onPress={onAsk} onContinue={onContinue} />
  );
}

/** Returns the answer's media that may be played; a refused path is reported, and stays silent (spec contract §11). */
function mediaOf({ audioPath, videoPath }: Answer, id: string, mediaOrigins: readonly string[]): AnswerMedia {
  const resolve = (path: string | null | undefined) => {
    if (path === undefined || path === null) return undefined;
    const resolved = resolveMediaPath(path, indexAddress(location.origin, id), mediaOrigins);
    if (resolved.allowed) return resolved.url;
    report(new RefusedAnswerError(resolved.reason), 'question: media path');
    return undefined;
  };
  const [audioUrl, filmUrl] = [resolve(audioPath), resolve(videoPath)];
  return { ...(audioUrl ? { audioUrl } : {}), ...(filmUrl ? { filmUrl } : {}) };
}

class RefusedAnswerError extends Error {
  override readonly name = 'RefusedAnswerError';
}
