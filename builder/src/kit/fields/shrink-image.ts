import { readFile } from './read-file';

/** A picture lies with its record, so it is made small: enough for a card, and for a browser's storage. */
const MOST_PIXELS = 640;
const MOST_BYTES = 100 * 1024;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
const SMALLEST_PIXELS = 80;

/** The size of a picture in a box of these pixels, never larger than it is. */
export function fitInto(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Reads a picture and gives it as a small data address. Null when the browser cannot read it. */
export async function shrinkImage(file: Blob): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const image = await loadImage(await readFile(file, 'address'));
    return shrink(image);
  } catch {
    return null;
  }
}

function shrink(image: HTMLImageElement): string | null {
  for (let pixels = MOST_PIXELS; pixels >= SMALLEST_PIXELS; pixels = Math.round(pixels * 0.75)) {
    const canvas = draw(image, pixels);
    for (const quality of QUALITIES) {
      const address = encode(canvas, quality);
      if (bytesOf(address) <= MOST_BYTES) return address;
    }
  }
  return null;
}

function draw(image: HTMLImageElement, pixels: number): HTMLCanvasElement {
  // A drawing may have no size of its own.
  const { width, height } = fitInto(image.naturalWidth || pixels, image.naturalHeight || pixels, pixels);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** WebP keeps what is see-through; browsers that cannot write it get JPEG on white. */
function encode(canvas: HTMLCanvasElement, quality: number): string {
  const webp = canvas.toDataURL('image/webp', quality);
  if (webp.startsWith('data:image/webp')) return webp;
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL('image/jpeg', quality);
}

function bytesOf(address: string): number {
  const base64 = address.slice(address.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4);
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => {
      resolve(image);
    });
    image.addEventListener('error', () => {
      reject(new Error('The file is no picture.'));
    });
    image.src = address;
  });
}
