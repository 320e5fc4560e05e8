// The calls of the pages that create (spec contract §5). Apart from the client that every page loads, since the schemas of their
// requests are larger than all others.
import {
  newPresentationSettingsSchema,
  type NewPresentationSettings,
} from '../../contract/creation/creation-settings';
import type { InterfaceLanguage } from '../../contract/languages';
import {
  newSlidedeckResponseSchema,
  personUploadSchema,
  topicSchema,
  uploadedPersonSchema,
  type PersonUpload,
  type UploadedPerson,
} from '../../contract/service/bodies';
import { bodyOf, type Api } from './api';

/** Returns the calls. They reject with the errors of the client. */
export const creationCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  uploadPerson: (person: PersonUpload, signal?: AbortSignal): Promise<UploadedPerson> =>
    requests.receive('uploadPerson', uploadedPersonSchema, {
      body: bodyOf(personUploadSchema, person),
      operation: 'create',
      signal,
    }),
  /** Returns a topic in the language, if the service heeds it: the call has no other place for one. */
  newTopic: async (language: InterfaceLanguage, signal?: AbortSignal): Promise<string> => {
    const headers = { 'accept-language': language };
    const options = { headers, operation: 'create', signal } as const;
    return (await requests.receive('newTopic', topicSchema, options)).topic;
  },
  async newSlidedeck(settings: NewPresentationSettings): Promise<string> {
    const options = { body: bodyOf(newPresentationSettingsSchema, settings), operation: 'create' } as const;
    return (await requests.receive('newSlidedeck', newSlidedeckResponseSchema, options)).url;
  },
});
