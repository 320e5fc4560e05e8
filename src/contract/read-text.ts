/** The parts of a fetch response that are read. */
export interface ResponseWithBody {
  readonly body: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}

/** Returns the text of a response; undefined as soon as it is longer than `longest` bytes, and reads no further. */
export async function readText({ body }: ResponseWithBody, longest: number): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const value = (await reader?.read())?.value;
    if (reader === undefined || value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > longest) {
      // A failed cancel does not matter: the rest of the body is not read.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
