// Asks about the presentation that plays: gives the feature microphone, encoder and service.
import { useEffect, useMemo } from 'react';
import { answerMedia, askCall, Asker } from '../../features/questions/asker';
import { AskPanel } from '../../features/questions/AskPanel';
import type { AskSlotProps } from '../../features/viewer/viewer-props';
import { systemClock } from '../../platform/browser/system-clock';
import { onPageHidden } from '../../platform/browser/page-events';
import { openMicrophone } from '../../platform/browser/person-media/microphone';
import { encodeMp3, decodeSound } from '../../platform/browser/person-media/sound-file';
import { report } from '../../platform/browser/report';
import { useApp } from '../providers';
import { useBusyWhile } from '../../features/kiosk/kiosk-context';
import { useReadable } from '../../ui/use-readable';

export function AskAbout({ presentationId, lang, isAnswering, onAsk, onAnswer, onContinue }: AskSlotProps) {
  const { api, deployment, pageBusy } = useApp();
  const { mediaOrigins } = deployment;
  const asker = useMemo(
    () =>
      new Asker(presentationId, {
        clock: systemClock,
        report,
        openMicrophone,
        // A question may be one word. The asker has already refused recordings shorter than half a second (spec player §13).
        encodeVoice: async (sound, signal) => encodeMp3(await decodeSound(sound, 0), signal),
        ask: askCall(api),
        onPageHidden,
      }),
    [presentationId, api],
  );
  useEffect(
    () =>
      asker.onAnswer((answer) =>
        onAnswer(answerMedia(answer, { presentationId, appOrigin: location.origin, mediaOrigins, report })),
      ),
    [asker, onAnswer, presentationId, mediaOrigins],
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
