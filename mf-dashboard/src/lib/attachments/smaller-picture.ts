/** What an application can hold of a picture, in bytes: its address, a third longer, fits into the model. */
const MOST_BYTES = 96 * 1024;
/** As wide or high as it is worth to be, in pixels; then less and less until it fits. */
const LARGEST_SIDE = 1280;
const SMALLEST_SIDE = 160;
const STEP = 0.75;
const QUALITY = 0.82;

/**
 * A picture (JPEG or PNG) that an application can hold, without what a camera wrote into it, such as where it was taken. What this
 * browser cannot read is given back as it is.
 */
export async function smallerPicture(file: File): Promise<File> {
  const drawn = await createImageBitmap(file).catch(() => undefined);
  if (!drawn) return file;
  try {
    return (await fitted(drawn, file)) ?? file;
  } finally {
    drawn.close();
  }
}

/** Undefined where nothing that fits can be seen any more. */
async function fitted(picture: ImageBitmap, { name, size }: File): Promise<File | undefined> {
  const isPng = /\.png$/i.test(name);
  // Drawn anew it may be larger, and it holds nothing of a camera.
  if (isPng && size <= MOST_BYTES && Math.max(picture.width, picture.height) <= LARGEST_SIDE)
    return undefined;
  const staysPng = isPng && isSeenThrough(picture);
  const type = staysPng ? 'image/png' : 'image/jpeg';
  const largest = Math.max(picture.width, picture.height);
  for (let side = Math.min(LARGEST_SIDE, largest); side >= Math.min(SMALLEST_SIDE, largest); side *= STEP) {
    const blob = await drawnAt(picture, side / largest).convertToBlob({ type, quality: QUALITY });
    if (blob.size <= MOST_BYTES) return new File([blob], staysPng ? name : withJpg(name), { type });
  }
  return undefined;
}

const withJpg = (name: string) => (/\.jpe?g$/i.test(name) ? name : name.replace(/\.[^.]*$/, '.jpg'));

function drawnAt(picture: ImageBitmap, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be drawn here');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Looked at in small: a logo has a ground that is seen through, a photo has none. */
function isSeenThrough(picture: ImageBitmap): boolean {
  const canvas = drawnAt(picture, Math.min(1, 64 / Math.max(picture.width, picture.height)));
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value, at) => at % 4 === 3 && value < 250);
}
