// What a build may use although a browser of the floor lacks it, and why that does no harm there.

export interface AllowList {
  /** Features by the reason why they may be used. */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
  /** By file, the features that only share their name with a member of our own or of a library. */
  readonly namesakes: Readonly<Record<string, readonly string[]>>;
}

export const allowList: AllowList = {
  allowed: {
    'Asked for in platform/wake-lock.ts; without it the screen may fall asleep.': ['api.Navigator.wakeLock'],
    'Asked for in platform/full-screen.ts, with the prefix of Safari; without both it is not offered.': [
      'api.Document.fullscreenElement',
      'api.Element.requestFullscreen',
    ],
    'Asked for in app/start/after-first-paint.ts, which waits 200 ms instead.': [
      'api.Window.requestIdleCallback',
      'api.Window.cancelIdleCallback',
    ],
    'Never fires; installing is not offered, or shown step by step.': [
      'api.Window.beforeinstallprompt_event',
      'api.Window.appinstalled_event',
    ],
    'Called with `?.`, or after an `instanceof` in its event only; without it sending resumes when the app is open and online.':
      ['api.ServiceWorkerGlobalScope.sync_event', 'api.ServiceWorkerRegistration.sync', 'api.SyncEvent'],
    'Called with `?.`; without it the free space is unknown.': ['api.StorageManager.estimate'],
    'Asked for in speaker/green/worker-painter.ts; without it the page itself paints.': [
      'api.HTMLCanvasElement.transferControlToOffscreen',
    ],
    'The built worker has no imports, so that it runs as a classic one as well.': [
      'api.Worker.Worker.options_type_parameter',
    ],
    'Asked for in speaker/green; without it each animation frame is painted.': [
      'api.HTMLVideoElement.requestVideoFrameCallback',
      'api.HTMLVideoElement.cancelVideoFrameCallback',
    ],
    'A hint for speed or battery, passed over where it is unknown.': [
      'api.HTMLCanvasElement.getContext.2d_context.options_willReadFrequently_parameter',
      'api.HTMLCanvasElement.getContext.webgl2_context.options_powerPreference_parameter',
      'api.HTMLImageElement.fetchPriority',
      'html.elements.img.fetchpriority',
      'html.elements.script.blocking',
      'css.properties.content-visibility',
      'css.properties.contain-intrinsic-size',
    ],
    'What is set is what the browser does anyway.': [
      'api.HTMLMediaElement.preservesPitch',
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
    'page-flip listens to the mouse too; the desktop has no touch screen.': [
      'api.Element.touchstart_event',
      'api.Element.touchmove_event',
      'api.Element.touchend_event',
    ],
    'Touch devices have no use for it.': [
      'css.properties.cursor.default',
      'css.properties.cursor.pointer',
      'css.properties.resize',
    ],
    'Only looks: lines break less evenly, a scroll bar is wider, the page behind scrolls on at the end.': [
      'css.properties.text-wrap',
      'css.properties.scrollbar-width',
      'css.properties.overscroll-behavior',
      'css.properties.overscroll-behavior-x',
    ],
    'Safari on iOS takes it with a prefix; Firefox enlarges no text of a page that sets its viewport.': [
      'css.properties.text-size-adjust',
    ],
    'The data date it in flex layout; it stands in grids here, where Safari 12 had it.': [
      'css.properties.align-content.start',
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
      'api.CompositionEvent.locale',
      'api.Navigator.connection',
      'api.PerformanceResourceTiming.transferSize',
      'api.TextEvent',
      'api.MouseEvent.movementX',
      'api.MouseEvent.movementY',
      'api.Window.navigation',
    ],
    'React passes it on only where a component sets it, and none does.': [
      'api.CSSStyleDeclaration.cssFloat',
      'api.Document.createElement.options_parameter.options_is_parameter',
      'api.HTMLElement.popover',
      'api.HTMLInputElement.capture',
      'api.HTMLLinkElement.imageSizes',
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
    'hls.js asks before it uses it, or sets it in vain.': [
      'api.HTMLMediaElement.disableRemotePlayback',
      'api.ManagedMediaSource',
    ],
  },
  namesakes: {
    'sw.js': [
      'api.Blob.bytes',
      'api.HTMLLinkElement.blocking',
      'api.MediaSource.handle',
      'api.Navigator.install',
      'javascript.builtins.Iterator.drop',
    ],
    'assets/BookView.js': [
      'api.AnimationEvent.animation',
      'api.SVGTextPathElement.side',
      'api.Screen.orientation',
      'javascript.builtins.Symbol.dispose',
    ],
    'assets/app.js': [
      'api.Blob.bytes',
      'api.CompositionEvent.locale',
      'api.Element.role',
      'api.FontFace.variant',
      'api.MediaSource.handle',
      'api.Navigator.presentation',
      'api.Performance.memory',
      'api.RTCDataChannel.priority',
      'api.RTCIceCandidate.component',
      'api.ServiceWorkerRegistration.sync',
      'api.Window.external',
      'javascript.builtins.Iterator.drop',
      'javascript.builtins.Iterator.toArray',
    ],
    'assets/hls-player.js': [
      'api.Blob.bytes',
      'api.HTMLMediaElement.audioTracks',
      'api.MediaStreamTrack.stats',
      'api.PerformancePaintTiming.presentationTime',
      'api.URL.canParse_static',
      'javascript.builtins.Iterator.chunks',
    ],
    'assets/import-wrapper.js': ['javascript.builtins.Iterator.toArray'],
    'assets/keeping.js': [
      'api.Navigator.install',
      'api.Performance.memory',
      'javascript.builtins.Iterator.toArray',
    ],
    'assets/pages.js': [
      'api.Blob.bytes',
      'api.FontFace.variant',
      'api.Navigator.contacts',
      'api.RTCIceCandidate.address',
      'api.Window.external',
    ],
    'assets/react.js': [
      'api.AnimationEvent.animation',
      'api.IntersectionObserver.delay',
      'api.Navigator.share',
      'api.Profiler',
      'api.RTCDataChannel.priority',
      'api.ViewTransition',
      'javascript.builtins.Function.displayName',
    ],
    'assets/shelf.js': ['api.FontFace.variant', 'api.Performance.memory'],
    'assets/story.js': [
      'api.FontFace.variant',
      'api.HTMLButtonElement.command',
      'api.IntersectionObserverEntry.isVisible',
      'api.RTCIceCandidate.address',
      'javascript.builtins.Symbol.dispose',
    ],
  },
};
