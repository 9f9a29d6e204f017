import type { ApplicationModel } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { changeApplication } from '../change';
import { createApplication } from '../create';
import { emit } from '../emit/emit';
import type { FilePicture } from '../types';
import { readPictureWishes } from './picture-wishes';
import { shownPictures } from './pictures-of-model';
import { changeWithPictures, createWithPictures } from './with-pictures';

const ADDRESS = 'data:image/png;base64,iVBORw0KGgo=';
const picture = (name: string, address: string | undefined = ADDRESS): FilePicture => ({ name, address });
const PHOTO = picture('IMG_2041.jpg');
const SHOP = picture('shop-front.png', 'data:image/png;base64,AAAA');

const create = (prompt: string, ...pictures: FilePicture[]) =>
  createWithPictures(prompt, pictures, (rest) => createApplication(rest, { name: 'My project' }));
const change = (model: ApplicationModel, message: string, ...pictures: FilePicture[]) =>
  changeWithPictures(model, message, pictures, {
    change: (rest) => changeApplication(model, rest),
    touched: {},
  });

const { model: orders } = createApplication(
  'Bakery with cakes (name, price) and orders (customer, pickup date, paid)',
  {
    name: 'Bakery',
  },
);

/** What of a message is for pictures, and what is left of it. */
function readAs(message: string, ...pictures: FilePicture[]) {
  const { rest, wishes, unassigned } = readPictureWishes(message, pictures);
  return [rest, ...wishes.map(({ kind }) => kind), ...unassigned.map(({ name }) => name)];
}

describe('[HOME-02] what pictures are for', () => {
  it.each([
    'Use this as the logo',
    'make it our logo please',
    'Here is our logo.',
    'set the attached picture as logo',
    'this is my logo',
    'Can you put the logo in the header?',
    'I want you to use the image as the logo',
    'our logo',
    'add the logo',
    'Replace the logo with this',
    'Change the logo to this picture',
    'Swap the logo for this image',
    'this as logo',
    'Use it as the logo of my bakery, please',
    'Take this as our company logo',
    'Use this as the icon',
  ])('%s: the logo', (message) => {
    expect(readAs(message, PHOTO)).toEqual(['', 'logo']);
  });

  it.each([
    'Show it on the start page',
    'Put this photo at the top of the orders page',
    'add the attached image to the first page',
    'use it as a banner',
    'Place our picture above the list.',
    'display the photo',
    'Show this at the bottom of the orders page',
    'Add this picture as a wide banner on top of the cakes page',
    'This is the banner for the first page',
    'Insert the image I attached above the list',
  ])('%s: to be seen on a page', (message) => {
    expect(readAs(message, PHOTO)).toEqual(['', 'content']);
  });

  it.each([
    [
      'Track cake orders with customer and price. Use this as the logo.',
      'Track cake orders with customer and price.',
    ],
    ['Build a booking app with our logo', 'Build a booking app'],
    ['Add a field phone and use the picture as logo', 'Add a field phone'],
    ['Here is our logo. Make it dark.', 'Make it dark.'],
    ['Build a booking app with our logo and online forms', 'Build a booking app and online forms'],
  ])('%s: keeps what else is asked for', (message, rest) => {
    expect(readAs(message, PHOTO)).toEqual([rest, 'logo']);
  });

  it.each([
    'clients with name, logo and website',
    'Add a photo field to members',
    'each product has a picture',
    'Add a logo column',
    'Sort by price',
    'Make this',
    'Use these for the app',
    'Make it dark',
    'Make the start page show the newest first',
    'Make the app look like the attached image',
    'Use the colours of this picture',
    'Make the photo page dark',
    'Add a logo design table with client and price',
    'This is an app for logo designers with clients',
    'Add the logo for each client',
    'Add photos of the plants',
    'Use this picture',
    'Show the photo of each member on the members page',
    'Set the picture to be required',
    'Add a picture to each plant',
    'Show it as cards',
    'Make the logo bigger',
    'Add it to the list of things that I need',
  ])('%s: is not about the pictures that came along', (message) => {
    expect(readAs(message, PHOTO)).toEqual([message, PHOTO.name]);
  });

  it('takes them by their names, in turn, and all of them', () => {
    const logo = picture('acme logo.png');
    expect(readAs('Show shop-front.png on the first page', logo, SHOP)).toEqual(['', 'content', 'logo']);
    expect(readPictureWishes('Use the logo', [SHOP, logo]).wishes).toEqual([
      { kind: 'logo', phrase: 'Use the logo', picture: logo },
    ]);
    expect(readAs('Show these photos', PHOTO, SHOP)).toEqual(['', 'content', 'content']);
    expect(readAs('Make the app dark', logo)).toEqual(['Make the app dark', 'logo']);
  });
});

const shownIn = (model: ApplicationModel) => shownPictures(model).map(({ block }) => block.description);

describe('[HOME-02] pictures of an application', () => {
  it('begin with it', () => {
    const { model, coverage } = create('Plants with name and room. Use this as the logo', SHOP);
    expect(model.theme.logo).toBe(SHOP.address);
    expect(model.entities[0]?.fields.map(({ name }) => name)).toEqual(['Name', 'Room']);
    expect(coverage).toContainEqual({ phrase: 'Use this as the logo', state: 'built' });
    expect(checkModel(model).filter(({ passed }) => !passed)).toEqual([]);
  });

  it('come to it later, on the page that is named, and go again', () => {
    const result = change(orders, 'Show it on the cakes page', SHOP);
    if (result.kind !== 'changed') throw new Error(result.answer);
    const page = result.model.pages.find(({ name }) => /cake/i.test(name));
    expect(page?.blocks[0]).toMatchObject({
      kind: 'picture',
      description: 'Shop front',
      picture: SHOP.address,
    });
    expect(result.answer).not.toBe('');
    const files = emit(result.model);
    expect(files.find(({ path }) => path === 'src/pictures.ts')?.text).toContain(
      `/** Shop front. */\nexport const shopFront =\n  '${SHOP.address ?? ''}';`,
    );
    const gone = change(result.model, 'remove the picture');
    if (gone.kind !== 'changed') throw new Error(gone.answer);
    expect(gone.model.pages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'picture')).toBe(
      false,
    );
  });

  it('are the logo until that is taken away', () => {
    const result = change(orders, 'Use it as the logo and add a field phone', PHOTO);
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(result.model.theme.logo).toBe(ADDRESS);
    expect(result.answer).toContain('The picture is now the logo.');
    expect(result.model.entities[0]?.fields.map(({ name }) => name)).toContain('Phone');
    const gone = change(result.model, 'Remove the logo');
    if (gone.kind !== 'changed') throw new Error(gone.answer);
    expect(gone.model.theme).not.toHaveProperty('logo');
  });

  it('are told of where nothing says what they are for, and where they are too large', () => {
    const unsaid = change(orders, 'Add a field phone', PHOTO);
    if (unsaid.kind !== 'changed') throw new Error(unsaid.answer);
    expect(unsaid.coverage).toContainEqual({
      phrase: PHOTO.name,
      state: 'missing',
      why: expect.stringContaining("'Use it as the logo'") as string,
    });
    const alone = change(orders, 'Use it as the logo', { name: 'huge.png', address: undefined });
    expect(alone).toMatchObject({ kind: 'no_effect', answer: expect.stringContaining('64 KB') as string });
  });

  it('are asked for where a message speaks of one, and none came along', () => {
    const { kind, answer } = change(orders, 'Use this as the logo');
    expect([kind, answer]).toEqual(['no_effect', expect.stringContaining('Attach one')]);
    expect(change(orders, 'Use this as the frobnicator').answer).not.toContain('Attach one');
  });

  it('do both of what is said of one', () => {
    const both = change(orders, 'Use it as the logo and show it on the orders page', SHOP);
    if (both.kind !== 'changed') throw new Error(both.answer);
    expect(both.model.theme.logo).toBe(SHOP.address);
    expect(shownPictures(both.model).map(({ page }) => page.name)).toEqual([
      expect.stringMatching(/order/iu),
    ]);
    expect(both.coverage).toEqual([]);
  });

  it('stand on pages of any name, and on none that is not there', () => {
    const { model } = createApplication('To-dos with title, due date and done', { name: 'To-dos' });
    const shown = change(model, 'Show it on the to-dos page', SHOP);
    expect(shown.kind === 'changed' && shownIn(shown.model)).toEqual(['Shop front']);
    const astray = change(model, 'Show it on the contact page', SHOP);
    expect([astray.kind, astray.answer]).toEqual([
      'no_effect',
      expect.stringContaining("no page called 'contact"),
    ]);
  });

  it('are at most four beside the logo, so that all of them fit into a file', () => {
    const many = Array.from({ length: 5 }, (_, at) => picture(`view ${String(at)}.png`));
    const four = change(orders, 'Show these pictures', ...many);
    if (four.kind !== 'changed') throw new Error(four.answer);
    expect(shownIn(four.model)).toHaveLength(4);
    expect(four.coverage).toContainEqual(
      expect.objectContaining({
        state: 'missing',
        why: expect.stringContaining('at most 4 pictures') as string,
      }),
    );
  });

  it('keep what was spoken of before', () => {
    const touched = { entity: 'e2' };
    const result = changeWithPictures(orders, 'Use this as the logo', [SHOP], {
      change: () => {
        throw new Error('There is nothing else in it');
      },
      touched,
    });
    expect(result.touched).toBe(touched);
  });

  it('are not mistaken for a field of records that is called so', () => {
    const { model } = createApplication('Members with name and photo', { name: 'Club' });
    const shown = change(model, 'Show this on the first page', SHOP);
    if (shown.kind !== 'changed') throw new Error(shown.answer);
    const gone = change(shown.model, 'Remove the photo');
    if (gone.kind !== 'changed') throw new Error(gone.answer);
    expect(gone.model.entities[0]?.fields.map(({ name }) => name)).toEqual(['Name']);
    expect(gone.model.pages[0]?.blocks[0]?.kind).toBe('picture');
  });

  it('are read as fast whatever stands around them', () => {
    for (const piece of [' ', 'with the ', 'use it as ', ', and then ', 'logo ', 'no '])
      expect(readPictureWishes(piece.repeat(8000).slice(0, 8000), [PHOTO]).unassigned.length).toBeLessThan(2);
  });

  it('leave messages without them alone', () => {
    expect(change(orders, 'Add a field phone')).toEqual(changeApplication(orders, 'Add a field phone'));
  });
});
