/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage } from '../kit-testing';
import { buildShop, openShop, storedValues } from '../shop-testing';
import { fitInto } from './shrink-image';

expect.extend(toHaveNoViolations);

const shop = () => buildShop({ e1: { c1: { 'f1.1': 'Acme' } } });
const picture = () => new File(['…'], 'acme.png', { type: 'image/png' });
const small = `data:image/webp;base64,${'A'.repeat(400)}`;

/** Stands for what jsdom has not: pictures that load and a canvas; the larger the drawing, the longer its text. */
function drawPictures(
  size: { width: number; height: number },
  encode: (canvas: HTMLCanvasElement, quality: number) => string,
) {
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(
    this: HTMLImageElement,
    src,
  ) {
    this.setAttribute('src', src);
    setTimeout(() => this.dispatchEvent(new Event('load')), 0);
  });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height);
  const context = { drawImage: jest.fn(), fillRect: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function write(
    this: HTMLCanvasElement,
    _type,
    quality: unknown,
  ) {
    return encode(this, Number(quality));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('ImageInput', () => {
  it('[MODEL-01] keeps a chosen picture, shows it and takes it back', async () => {
    drawPictures({ width: 4000, height: 3000 }, () => small);
    const storage = buildStorage(shop());
    const { user, store, container } = await openShop(storage, '#/customers/c1/edit');

    await user.upload(screen.getByLabelText('Photo'), picture());
    expect(await screen.findByRole('img', { name: 'Photo, as it is kept' })).toHaveAttribute('src', small);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // On its own page the picture says what the record is called.
    expect(await screen.findByRole('img', { name: 'Acme' })).toHaveAttribute('src', small);
    store.flush();
    expect(storedValues(storage.text, 'e1', 'c1')?.['f4.1']).toBe(small);

    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('img', { name: 'Photo, as it is kept' })).not.toBeInTheDocument();
  });

  it.each(['drop', 'paste'] as const)('[MODEL-01] takes a picture by %s', async (kind) => {
    drawPictures({ width: 100, height: 100 }, () => small);
    await openShop(buildStorage(shop()), '#/customers/c1/edit');
    const place = screen.getByText('Choose a picture, drop one here, or paste one.');

    if (kind === 'drop') fireEvent.drop(place, { dataTransfer: { files: [picture()] } });
    else fireEvent.paste(place, { clipboardData: { files: [picture()] } });

    expect(await screen.findByRole('img', { name: 'Photo, as it is kept' })).toBeVisible();
  });

  it('[MODEL-01] makes it at most 640 pixels and 100 KB: first worse, then smaller', async () => {
    const tried: string[] = [];
    drawPictures({ width: 4000, height: 3000 }, ({ width, height }, quality) => {
      tried.push(`${String(width)} × ${String(height)} at ${String(quality)}`);
      return `data:image/webp;base64,${'A'.repeat(width > 480 ? 200_000 : 100_000)}`;
    });
    const { user } = await openShop(buildStorage(shop()), '#/customers/c1/edit');

    await user.upload(screen.getByLabelText('Photo'), picture());
    await screen.findByRole('img', { name: 'Photo, as it is kept' });

    expect(tried[0]).toBe('640 × 480 at 0.85');
    expect(tried.at(-1)).toBe('480 × 360 at 0.85');
    expect(tried).toHaveLength(5);
  });

  it('[MODEL-01] says when a file is no picture, and keeps the one before', async () => {
    const storage = buildStorage(buildShop({ e1: { c1: { 'f1.1': 'Acme', 'f4.1': small } } }));
    const { user } = await openShop(storage, '#/customers/c1/edit');

    fireEvent.drop(screen.getByText('Choose a picture, drop one here, or paste one.'), {
      dataTransfer: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] },
    });

    expect(await screen.findByText(/This file is no picture that the browser can read/u)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo, as it is kept' })).toHaveAttribute('src', small);
    await user.tab();
  });
});

describe('fitInto', () => {
  it.each([
    [4000, 3000, 640, 480],
    [300, 1200, 160, 640],
    [64, 64, 64, 64],
    [10_000, 1, 640, 1],
  ])('[MODEL-01] puts %i × %i into %i × %i', (width, height, toWidth, toHeight) => {
    expect(fitInto(width, height, 640)).toEqual({ width: toWidth, height: toHeight });
  });
});
