export type PictureType = 'image/png' | 'image/jpeg';

/** A decoded picture: what `shrinkPicture` needs of it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  hasTransparency: () => boolean;
  /** Holds nothing but what is seen. */
  draw: (scale: number, type: PictureType) => Promise<Blob>;
  close: () => void;
}

/** How much a JPEG keeps, of 1: below it, flaws are seen. */
const QUALITY = 0.82;
/** Enough to find a ground that is seen through, in pixels. */
const GLANCE_SIDE = 64;
/** Of 255: what is less is meant to be seen through. */
const OPAQUE = 250;

/** Rejects what this browser cannot read. */
export async function decodePicture(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  return {
    width: bitmap.width,
    height: bitmap.height,
    hasTransparency: () => hasTransparency(bitmap),
    // A promise from the start: older browsers have no such canvas, and throw.
    draw: async (scale, type) => resize(bitmap, scale).canvas.convertToBlob({ type, quality: QUALITY }),
    close: () => {
      bitmap.close();
    },
  };
}

function resize(bitmap: ImageBitmap, scale: number): OffscreenCanvasRenderingContext2D {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('Nothing can be drawn here');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}

/** Looked at in small: a logo has a ground that is seen through, a photo has none. */
function hasTransparency(bitmap: ImageBitmap): boolean {
  const context = resize(bitmap, Math.min(1, GLANCE_SIDE / Math.max(bitmap.width, bitmap.height)));
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  return data.some((value, at) => at % 4 === 3 && value < OPAQUE);
}
