/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineEntity } from '../data/entity';
import { buildRecord } from '../kit-testing';
import { galleryView } from './gallery';
import { TilePattern } from './tile-pattern';
import { openList } from './views-testing';

expect.extend(toHaveNoViolations);

const plants = defineEntity({
  id: 'e1',
  name: 'Plant',
  plural: 'Plants',
  path: 'plants',
  fields: {
    name: { key: 'f1.1', name: 'Name', type: 'text' },
    photo: { key: 'f2.1', name: 'Photo', type: 'image' },
    height: { key: 'f3.1', name: 'Height', type: 'integer', unit: 'cm' },
  },
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
  badges: [{ id: 'b1', text: 'Thirsty', tone: 'warning', when: (plant) => plant.id === 'r1' }],
});
const { fields } = plants;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const view = galleryView({
  id: 'v1',
  name: 'Gallery',
  image: fields.photo,
  columns: [fields.name, fields.photo, fields.height],
});
const open = () =>
  openList({
    entity: plants,
    views: [view],
    records: [
      buildRecord(1, { 'f1.1': 'Fern', 'f2.1': PICTURE, 'f3.1': 40 }),
      buildRecord(2, { 'f1.1': 'Moss' }),
    ],
  });

describe('[MODEL-04] gallery', () => {
  it('shows each record by its picture, with its name, badges and facts', async () => {
    const { container } = await open();

    const [fern] = within(screen.getByRole('list', { name: 'Plants' })).getAllByRole('listitem');
    expect(within(fern ?? container).getByRole('link', { name: 'Fern' })).toHaveAttribute(
      'href',
      '#/plants/r1',
    );
    expect(fern).toHaveTextContent(/Thirsty.*40.cm/u);
    // Its name stands below it, so the picture says nothing itself.
    expect(screen.getByRole('presentation')).toHaveAttribute('src', PICTURE);
  });

  it('draws tiles for a record without a picture, always the same for the same record', () => {
    const draw = (seed: string) => renderToStaticMarkup(<TilePattern seed={seed} />);

    expect(draw('r1')).toContain('<rect');
    expect(draw('r1')).toBe(draw('r1'));
    expect(draw('r1')).not.toBe(draw('r2'));
  });

  it('has no flaw that axe finds', async () => {
    const { container } = await open();

    expect(await axe(container)).toHaveNoViolations();
  });
});
