// Turns bytes into data URLs and back. The page's policy allows no `data:` address, so what is shown goes through a blob.

/** Returns the data URL of a blob, which begins with the blob's type. */
export function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result, error } = reader;
      if (typeof result === 'string') resolve(result);
      else reject(error ?? new Error('A blob could not be read'));
    });
    reader.readAsDataURL(blob);
  });
}

/** Returns the bytes of a base64 data URL. Throws TypeError for another address. */
export function blobOfDataUrl(address: string): Blob {
  const [, type, base64] = /^data:([\w/+.-]+);base64,([\w+/=]*)$/.exec(address) ?? [];
  if (type === undefined || base64 === undefined) throw new TypeError('Not a base64 data URL');
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes], { type });
}
