import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { createApplication } from '../create';
import { changeAbout } from '../pointing/change-about';
import type { FilePicture } from '../types';
import { readPictureWishes } from './picture-wishes';
import { shownPictures } from './pictures-of-model';
import { changeWithPictures } from './with-pictures';

const picture = (name: string): FilePicture => ({ name, address: `data:image/png;base64,iVBORw0KGgo=` });
const change = (model: ApplicationModel, message: string, ...pictures: FilePicture[]) =>
  changeWithPictures(model, message, pictures, {
    change: (rest) => changeApplication(model, rest),
    touched: {},
  });
const { model: orders } = createApplication(
  'Bakery with cakes (name, price) and orders (customer, pickup date, paid)',
  { name: 'Bakery' },
);

/** Two pictures on two pages, and a logo. */
function decorated(): ApplicationModel {
  const all = [
    ['Show it on the cakes page', picture('shop-front.png')],
    ['Show it on the orders page', picture('Window sill.png')],
    ['Use it as the logo', picture('IMG_2041.jpg')],
  ] as const;
  return all.reduce((model, [message, file]) => {
    const result = change(model, message, file);
    if (result.kind !== 'changed') throw new Error(result.answer);
    return result.model;
  }, orders);
}
const shownIn = (model: ApplicationModel) => shownPictures(model).map(({ block }) => block.description);

describe('[HOME-02] taking pictures away', () => {
  it.each([
    ['Remove the first picture', ['Window sill']],
    ['Delete the last photo', ['Shop front']],
    ['Remove the shop front picture', ['Window sill']],
    ["Remove the 'Window sill' image", ['Shop front']],
    ['Take off the picture on the orders page', ['Shop front']],
    ['Get rid of the picture from the cakes page', ['Window sill']],
    ['Remove the pictures', []],
    ['Remove all pictures', []],
  ])('%s', (message, left) => {
    const result = change(decorated(), message);
    expect([result.kind, result.kind === 'changed' && shownIn(result.model)]).toEqual(['changed', left]);
  });

  it.each([
    ['Remove the picture', /2 pictures: 'Shop front' and 'Window sill'/u],
    ['Remove the third picture', /are 2 pictures/u],
    ['Remove the picture on the contact page', /no page called 'contact page'/u],
  ])('%s: says why not', (message, why) => {
    expect(change(decorated(), message)).toMatchObject({
      kind: 'no_effect',
      answer: expect.stringMatching(why) as string,
    });
  });

  it.each([
    'Remove the picture gallery page',
    'Remove the photo page',
    'Remove the photo view',
    'Delete the image table',
    'Delete the photo albums',
    'Remove the logo table',
    'Drop the logo status option',
    'Remove the profile picture',
    'Remove pictures of cakes from the form',
  ])('%s: is about something else', (message) => {
    expect(readPictureWishes(message, [], decorated()).wishes).toEqual([]);
  });

  it('puts another in the place of one', () => {
    const result = change(decorated(), 'Replace the shop front picture with this', picture('counter.png'));
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(shownIn(result.model)).toEqual(['Counter', 'Window sill']);
  });

  it('leaves to what was pointed at, and shows on the page that was', () => {
    const model = decorated();
    const second = shownPictures(model)[1];
    if (!second) throw new Error('There are two');
    const pointed = (message: string, id: string, ...pictures: FilePicture[]) =>
      changeWithPictures(model, message, pictures, {
        change: (rest) => changeAbout(model, rest, { kind: 'part', part: id }, {}),
        touched: {},
        about: { kind: 'part', part: id },
      });
    const gone = pointed('Remove this picture', second.block.id);
    expect(gone.kind === 'changed' && shownIn(gone.model)).toEqual(['Shop front']);
    const shown = pointed('Show this picture here', second.page.id, picture('counter.png'));
    const at =
      shown.kind === 'changed' &&
      shownPictures(shown.model).find(({ block }) => block.description === 'Counter');
    expect(at && at.page.id).toBe(second.page.id);
  });
});
