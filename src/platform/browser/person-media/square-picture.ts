// Draws the middle square of a picture and encodes it as JPEG, without the metadata of its file.
import { readDataUrl } from './data-url';

const quality = 0.9;

/** Returns the data URL of a JPEG with sides of `side` pixels. Rejects when the browser cannot draw or encode it. */
export async function squarePicture(
  source: CanvasImageSource,
  width: number,
  height: number,
  side: number,
): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  // JPEG has no transparency; black would surround a cut-out face.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  const cut = Math.min(width, height);
  context.drawImage(source, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0;
  if (blob === null) throw new Error('The picture could not be encoded');
  return readDataUrl(blob);
}
