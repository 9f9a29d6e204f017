import { PICTURE_MAX_BYTES } from '@tessera/shared/contracts';
import { decodePicture, type Picture, type PictureType } from './shrink-picture.ports';

/** As wide or high as it is worth to be, in pixels; then less and less until it fits. */
const LARGEST_SIDE = 1280;
const STEP = 0.75;

/**
 * A picture (JPEG or PNG) that an application can hold. It is always drawn anew, however small it was: so what a camera
 * wrote into it, such as where it was taken, is gone.
 */
export async function shrinkPicture(file: File, decode = decodePicture): Promise<File> {
  try {
    const picture = await decode(file);
    try {
      return await redraw(picture, file);
    } finally {
      picture.close();
    }
  } catch {
    // No picture after all, or a browser that cannot draw one: the upload is worth more than what is left in the file.
    return file;
  }
}

async function redraw(picture: Picture, file: File): Promise<File> {
  const isPng = /\.png$/i.test(file.name);
  if (isPng && wasSmall(picture, file)) {
    // Sharp letters and lines would suffer as a JPEG.
    const blob = await picture.draw(1, 'image/png');
    if (fits(blob)) return named(blob, file.name);
  }
  return isPng && picture.hasTransparency()
    ? named(await drawToFit(picture, 'image/png'), file.name)
    : named(await drawToFit(picture, 'image/jpeg'), withJpg(file.name));
}

const largestSide = ({ width, height }: Picture) => Math.max(width, height);
const fits = ({ size }: Blob) => size <= PICTURE_MAX_BYTES;
const wasSmall = (picture: Picture, file: File) => fits(file) && largestSide(picture) <= LARGEST_SIDE;
const named = (blob: Blob, name: string) => new File([blob], name, { type: blob.type });
const withJpg = (name: string) => name.replace(/\.png$/i, '.jpg');

/** It fits in the end: a few pixels always do. */
async function drawToFit(picture: Picture, type: PictureType): Promise<Blob> {
  const largest = largestSide(picture);
  let side = Math.min(LARGEST_SIDE, largest);
  let blob = await picture.draw(side / largest, type);
  while (!fits(blob) && side > 1) {
    side *= STEP;
    blob = await picture.draw(side / largest, type);
  }
  return blob;
}
