// Enters and leaves full screen, with the prefix that iPadOS 15 still needs. iPhones have no full screen; there it is
// not offered.

/** Returns whether an element can fill the screen on this device. */
export function canFillScreen(): boolean {
  const { prototype } = HTMLElement;
  return 'requestFullscreen' in prototype || 'webkitRequestFullscreen' in prototype;
}

/** Returns whether an element fills the screen now. */
export function fillsScreen(): boolean {
  if (document.fullscreenElement) return true;
  return 'webkitFullscreenElement' in document && Boolean(document.webkitFullscreenElement);
}

/** Fills the screen with an element, or leaves full screen. Rejects when the browser refuses. */
export async function toggleFullScreen(element: HTMLElement): Promise<void> {
  if (fillsScreen()) await call(document, 'exitFullscreen', 'webkitExitFullscreen');
  else await call(element, 'requestFullscreen', 'webkitRequestFullscreen');
}

/** Subscribes to the start and the end of full screen; returns an unsubscribe function. */
export function onFullScreenChange(call: () => void): () => void {
  const events = ['fullscreenchange', 'webkitfullscreenchange'];
  for (const event of events) document.addEventListener(event, call);
  return () => {
    for (const event of events) document.removeEventListener(event, call);
  };
}

async function call(target: object, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    await Reflect.apply(method, target, []);
    return;
  }
}
