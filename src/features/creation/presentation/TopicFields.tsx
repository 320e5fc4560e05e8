import { useEffect, useRef, useState } from 'react';
import { narrationStyles, slideCounts } from '../../../contract/creation/form-options';
import type { Timers } from '../../../base/clock';
import { topicWhenTheCallFails } from '../../../contract/service/bodies';
import { pathOfCall } from '../../../contract/service/calls';
import * as limits from '../../../contract/limits';
import { inTime } from '../../../platform/http/time-limit';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SelectField, TextField } from '../../../ui/fields';
import type { FormAction, FormState } from './presentation-form';

export interface TopicDeps {
  readonly newTopic: (signal?: AbortSignal) => Promise<string>;
  /** Times the service's answer. */
  readonly callTimers: Timers;
  readonly report: (error: unknown, where: string) => void;
}

interface TopicFieldsProps {
  readonly settings: FormState['settings'];
  readonly dispatch: (action: FormAction) => void;
  readonly deps: TopicDeps;
  /** Whether the title takes the focus, since the button that had it is gone. */
  readonly takesFocus: boolean;
}

/** What the presentation is about, how long and in which style (spec screens §11). */
export function TopicFields({ settings, dispatch, deps, takesFocus }: TopicFieldsProps) {
  const { t } = useTexts();
  const change = (change: Partial<FormState['settings']>): void => dispatch({ type: 'change', change });
  const topic = useRandomTopic(deps, (title) => change({ title }));
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <fieldset>
      <legend>{t('creation.presentation.topic')}</legend>
      <div className="field-beside-button">
        <TextField
          ref={title}
          label={t('creation.presentation.title')}
          value={settings.title}
          maxLength={limits.creation.titleLength}
          required
          autoComplete="off"
          onValue={(typed) => {
            topic.cancel();
            change({ title: typed });
          }}
        />
        <Button aria-busy={topic.isLoading} onClick={() => topic.ask()}>
          {t('creation.presentation.randomTopic')}
        </Button>
      </div>
      <output className="visually-hidden">
        {topic.arrived && t('creation.newTitle', { title: topic.arrived })}
      </output>
      <div className="presentation-columns">
        <SelectField
          label={t('creation.presentation.slides')}
          value={String(settings.numberOfSlides)}
          options={slideCounts.map((count) => ({ value: String(count), label: String(count) }))}
          onValue={(value) => {
            const numberOfSlides = slideCounts.find((count) => String(count) === value);
            if (numberOfSlides !== undefined) change({ numberOfSlides });
          }}
        />
        <SelectField
          label={t('creation.presentation.style')}
          value={settings.narrationStyle}
          options={(['', ...narrationStyles] as const).map((value) => ({
            value,
            label: t(`creation.presentation.styles.${value || 'none'}`),
          }))}
          onValue={(narrationStyle) => change({ narrationStyle })}
        />
      </div>
    </fieldset>
  );
}

/** Asks for one topic at a time. Typing a title cancels it, so that nothing that was typed is replaced afterwards. */
function useRandomTopic({ newTopic, callTimers, report }: TopicDeps, onTopic: (topic: string) => void) {
  const [arrived, setArrived] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const last = useRef<AbortController>(undefined);
  const end = (): void => {
    last.current = undefined;
    setLoading(false);
  };
  useEffect(() => () => last.current?.abort(), []);
  return {
    arrived,
    isLoading,
    cancel(): void {
      last.current?.abort();
      end();
    },
    ask(): void {
      if (last.current !== undefined) return;
      const controller = new AbortController();
      last.current = controller;
      setLoading(true);
      randomTopic({ newTopic, callTimers, report }, controller.signal).then(
        (topic) => {
          if (controller.signal.aborted) return;
          end();
          setArrived(topic);
          onTopic(topic);
        },
        () => undefined,
      );
    },
  };
}

/**
 * Returns a topic of the service, or the specified text when the call fails or takes too long, which is reported. Throws the signal's AbortError
 * when the person has left.
 */
export async function randomTopic(
  { newTopic, callTimers, report }: TopicDeps,
  signal: AbortSignal,
): Promise<string> {
  const limit = {
    clock: callTimers,
    url: pathOfCall('newTopic'),
    signal,
  };
  try {
    return await inTime(limit, newTopic);
  } catch (error) {
    signal.throwIfAborted();
    report(error, 'creation: random topic');
    return topicWhenTheCallFails;
  }
}
