// Reads a picture from a file: decodes it, which proves that it is one, and makes it square.
import { personMediaLimits } from '../../../contract/creation/person-media';
import { FileRefusedError, readDataUrl } from './person-file';

/** Returns the data URL of a square JPEG of at most 1024 pixels. Throws FileRefusedError. */
export async function readPictureFile(file: Blob): Promise<string> {
  const refuse = async (): Promise<never> => {
    throw new FileRefusedError((await isHeic(file)) ? 'heic' : 'no-picture');
  };
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    await load(picture, address).catch(refuse);
    // The element turns the picture as its file says (EXIF), also when it is drawn.
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width === 0 || height === 0) return await refuse();
    if (width * height > personMediaLimits.pixels) throw new FileRefusedError('too-many-pixels');
    await picture.decode().catch(refuse);
    const side = Math.min(personMediaLimits.pictureSide, width, height);
    return await squarePicture(picture, width, height, side).catch(refuse);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Loads a picture until its size is known, before its pixels take memory. */
function load(picture: HTMLImageElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => reject(new Error('The picture was not loaded')));
    picture.src = address;
  });
}

/** The brands of HEIC and HEIF files, which stand in their first bytes. */
const heic = /^ftyp(hei[cfmsx]|hev[cx]|mif1|msf1)/;

async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  return heic.test(String.fromCharCode(...bytes));
}

// Draws the middle square of a picture and encodes it as JPEG, without the metadata of its file.

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
