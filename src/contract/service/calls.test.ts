import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOfCall, pathOfCall, serviceCalls, type CallName } from './calls';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

describe('the table of spec contract §5', () => {
  test.each([
    ['addAuthenticator', 'POST /api/auth/:userId/addAuthenticator', false],
    ['addAuthenticatorChallenge', 'GET /api/auth/:userId/addAuthenticatorChallenge', false],
    ['listFeedback', 'GET /api/feedback', false],
    ['sendFeedback', 'POST /api/feedback', true],
    ['deleteFeedback', 'DELETE /api/feedback/:feedbackId', true],
    ['uploadPerson', 'POST /api/personData', true],
    ['listPresentations', 'GET /api/presentation', false],
    ['listMissingMedia', 'GET /api/missing-media', true],
    ['deletePresentation', 'DELETE /api/presentation/:presentationId', true],
    ['publish', 'PUT /api/presentation/:presentationId/pub', true],
    ['unpublish', 'DELETE /api/presentation/:presentationId/pub', true],
    ['readRun', 'GET /api/run', false],
    ['ask', 'POST /api/question', false],
    ['suggest', 'POST /api/suggestion', false],
    ['listSuggestions', 'GET /api/suggestion', true],
    ['deleteSuggestion', 'DELETE /api/suggestion/:suggestionId', true],
    ['newTopic', 'POST /api/topic', true],
    ['newSlidedeck', 'POST /new-slidedeck', true],
    ['presentationIndex', 'GET /presentations/:presentationId/index.json', false],
  ] as const)('%s is %s, with bearer: %j', (call, name, bearer) => {
    expect(nameOfCall(call)).toBe(name);
    expect(serviceCalls[call].bearer).toBe(bearer);
  });
});

describe('a path', () => {
  test.each<[CallName, Record<string, string>, string]>([
    ['listPresentations', {}, '/api/presentation'],
    ['publish', { presentationId: '9007199254740993' }, '/api/presentation/9007199254740993/pub'],
    ['deleteSuggestion', { suggestionId: 'a/b?c#d ä%' }, '/api/suggestion/a%2Fb%3Fc%23d%20%C3%A4%25'],
    ['addAuthenticator', { userId: '$&' }, '/api/auth/%24%26/addAuthenticator'],
  ])('of %s with %j is %s', (call, fill, path) => {
    expect(pathOfCall(call, fill)).toBe(path);
  });

  test.each<[CallName, Record<string, string>]>([
    ['publish', {}],
    ['publish', { presentationId: '' }],
    ['publish', { presentationId: '..' }],
    ['publish', { presentationId: '1/2' }],
    ['presentationIndex', { presentationId: 'a' }],
    ['deleteSuggestion', { suggestionId: '' }],
    ['deleteSuggestion', { suggestionId: '.' }],
    ['deleteSuggestion', { suggestionId: '..' }],
    ['deleteSuggestion', { suggestionId: '\ud800' }],
    ['addAuthenticator', { suggestionId: '1' }],
  ])('of %s throws with %j', (call, fill) => {
    expect(() => pathOfCall(call, fill)).toThrow(RangeError);
  });

  test('never leaves the path of its call', () => {
    fc.assert(
      fc.property(anyText, (suggestionId) => {
        let path: string;
        try {
          path = pathOfCall('deleteSuggestion', { suggestionId });
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        const { pathname, search, hash } = new URL(path, 'https://books.example');
        expect(pathname).toBe(path);
        expect(pathname).toMatch(/^\/api\/suggestion\/[^/]+$/);
        expect(search + hash).toBe('');
      }),
    );
  });
});
