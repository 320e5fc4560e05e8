// The features that a build may use although a browser of the floor lacks them, with the reason.

/** Features by the reason why they may be used. */
export type AllowList = Readonly<Record<string, readonly string[]>>;

export const allowList: AllowList = {
  'Asked for in platform/browser/script-address.ts; without it the rest of the policy still refuses foreign scripts.':
    ['api.trustedTypes'],
  'Asked for in sw/environment.ts and platform/storage/persistence.ts; without it the quota is unknown until a write fails.':
    ['api.StorageManager.estimate'],
  'Asked for by @simplewebauthn/browser in functions that the app does not call.': [
    'api.PublicKeyCredential.signalUnknownCredential_static',
    'api.PublicKeyCredential.signalAllAcceptedCredentials_static',
    'api.PublicKeyCredential.signalCurrentUserDetails_static',
  ],
  'Asked for in viewer/shared/viewer-browser-deps.ts; without it pages turn without a sound.': [
    'api.Navigator.userActivation',
    'api.MessageEvent.userActivation',
  ],
  'Asked for in platform/browser/screen.ts; without it the screen may fall asleep.': [
    'api.Navigator.wakeLock',
  ],
  'Asked for in platform/browser/screen.ts, with the prefix of Safari; without both it is not offered.': [
    'api.Document.fullscreenElement',
    'api.Element.requestFullscreen',
  ],
  'Asked for in platform/browser/after-first-paint.ts, which waits 200 ms instead.': [
    'api.Window.requestIdleCallback',
    'api.Window.cancelIdleCallback',
  ],
  'Asked for in person-media/media-device.ts; without it a question that was closed counts as a refusal.': [
    'api.Navigator.permissions',
  ],
  'Where it never fires, the cameras and microphones are those of the opening.': [
    'api.MediaDevices.devicechange_event',
  ],
  'Asked for in viewer/LateStoryParts.tsx; without it the browser does what it does with the key.': [
    'api.Window.print',
  ],
  'Never fires; installing is not offered, or shown step by step.': [
    'api.Window.beforeinstallprompt_event',
    'api.Window.appinstalled_event',
  ],
  'Asked for in platform/browser/page-events.ts; without it a launch opens what the browser opens.': [
    'api.Window.launchQueue',
  ],
  'Called with `?.`, or after an `instanceof` in its event only; without it sending resumes when the app is open and online.':
    ['api.ServiceWorkerGlobalScope.sync_event', 'api.ServiceWorkerRegistration.sync', 'api.SyncEvent'],
  'Asked for in viewer/speaker/choose-painter.ts; without it the page itself paints.': [
    'api.HTMLCanvasElement.transferControlToOffscreen',
  ],
  'The built worker has no imports, so that it runs as a classic one as well.': [
    'api.Worker.Worker.options_type_parameter',
  ],
  'Asked for in speaker/SpeakerFilm.tsx; without it each animation frame is painted.': [
    'api.HTMLVideoElement.requestVideoFrameCallback',
    'api.HTMLVideoElement.cancelVideoFrameCallback',
  ],
  'Asked for in player/reading-time.ts; without it words are counted by their letters.': [
    'javascript.builtins.Intl.Segmenter',
  ],
  'A hint for speed or battery, ignored where it is unknown.': [
    'api.HTMLCanvasElement.getContext.2d_context.options_willReadFrequently_parameter',
    'api.HTMLCanvasElement.getContext.webgl2_context.options_powerPreference_parameter',
    'html.elements.img.fetchpriority',
    'css.properties.content-visibility',
    'css.properties.contain-intrinsic-size',
  ],
  'A hint for keyboards on the screen; without it the first letter of an e-mail address may be a capital one.':
    ['html.global_attributes.autocapitalize'],
  'What is set is what the browser does anyway.': [
    'api.HTMLVideoElement.playsInline',
    'css.properties.overflow-anchor',
  ],
  'Without it the browser may offer the speaker in a window of its own.': [
    'api.HTMLVideoElement.disablePictureInPicture',
  ],
  'What gets the focus is in view already, or may scroll into it.': [
    'api.HTMLElement.focus.options_preventScroll_parameter',
  ],
  'Pages out of sight are `visibility: hidden`, a dialog that fades lets taps through and is hidden from readers.':
    ['html.global_attributes.inert'],
  'Where it is unknown no system forces colours, or only those of the system are kept, which these rules use.':
    ['css.at-rules.media.forced-colors', 'css.properties.forced-color-adjust'],
  'Touch devices have no use for it.': [
    'api.Element.wheel_event',
    'css.properties.cursor.default',
    'css.properties.cursor.none',
    'css.properties.cursor.pointer',
    'css.properties.resize',
  ],
  'Only looks: lines break elsewhere, a scroll bar is wider, the page behind scrolls on at the end.': [
    'css.properties.hyphenate-limit-chars',
    'css.properties.text-wrap',
    'css.properties.scrollbar-width',
    'css.properties.overscroll-behavior',
    'css.properties.overscroll-behavior-x',
  ],
  'The data date it in flex layout; it stands in grids here, where Safari 12 had it.': [
    'css.properties.align-content.start',
    'css.properties.place-content.start',
    'css.properties.place-self.end',
    'css.properties.place-self.start',
  ],
  'For the browsers that can be installed, have coloured bars or small screens; iOS takes apple-touch-icon.':
    [
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.elements.meta.name.theme-color',
      'html.elements.meta.name.viewport',
    ],
  'React asks before it uses it.': [
    'api.Navigator.connection',
    'api.PerformanceResourceTiming.transferSize',
    'api.TextEvent',
    'api.Window.navigation',
  ],
  'React passes it on only where a component sets it, and none does.': [
    'api.CSSStyleDeclaration.cssFloat',
    'api.Document.createElement.options_parameter.options_is_parameter',
    'api.HTMLElement.popover',
    'css.properties.view-transition-class',
    'css.properties.view-transition-name',
    'html.global_attributes.is',
  ],
  'The router asks before it uses it; React only for its ViewTransition, which nothing renders.': [
    'api.Document.startViewTransition',
  ],
  'React and Dexie ask before they use it.': ['api.Window.setImmediate'],
  'Dexie asks before it uses it.': [
    'api.IDBFactory.databases',
    'api.IDBIndex.getAllRecords',
    'api.Navigator.userAgentData',
    'javascript.builtins.Promise.withResolvers',
  ],
  '@simplewebauthn/browser asks before it uses them; they only add to what is sent.': [
    'api.Credential.isConditionalMediationAvailable_static',
    'api.PublicKeyCredential.getClientCapabilities_static',
    'api.PublicKeyCredential.isConditionalMediationAvailable_static',
    'api.AuthenticatorAttestationResponse.getTransports',
    'api.AuthenticatorAttestationResponse.getPublicKeyAlgorithm',
    'api.AuthenticatorAttestationResponse.getPublicKey',
    'api.AuthenticatorAttestationResponse.getAuthenticatorData',
  ],
  'hls.js asks before it uses it, or sets it without an effect.': [
    'api.HTMLMediaElement.disableRemotePlayback',
    'api.ManagedMediaSource',
  ],
  'The whole hls.js uses it for captions, which the app turns off.': ['api.VTTCue.lineAlign'],
  'react-simple-keyboard uses it only where there are no pointer events, and touches where the device has them.':
    ['api.TouchEvent', 'api.Element.touchend_event'],
  'The keyboard on the screen has something of its own by that name.': [
    'api.Keyboard',
    'api.Navigator.keyboard',
  ],
  'React has something of its own by that name.': [
    'api.IntersectionObserver.delay',
    'api.Profiler',
    'api.ViewTransition',
  ],
};
