/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { defineEntity, fieldsOf } from '../data/entity';
import { buildRecord } from '../kit-testing';
import { boardView } from './board';
import { galleryView } from './gallery';
import { openList } from './views-testing';

const jobs = defineEntity({
  id: 'e1',
  name: 'Job',
  plural: 'Jobs',
  path: 'jobs',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    stage: { key: 'f2.1', name: 'Stage', type: 'choice', options: [{ id: 'o1', label: 'Open' }] },
    photo: { key: 'f3.1', name: 'Photo', type: 'image' },
    begun: { key: 'f4.1', name: 'Begun', type: 'date' },
    due: { key: 'f5.1', name: 'Due', type: 'datetime' },
    price: { key: 'f6.1', name: 'Price', type: 'money', currency: 'EUR' },
    hours: { key: 'f7.1', name: 'Hours', type: 'integer' },
    urgency: { key: 'f8.1', name: 'Urgency', type: 'choice', options: [{ id: 'o2', label: 'High' }] },
    risk: { key: 'f9.1', name: 'Risk', type: 'choice', options: [{ id: 'o3', label: 'High' }] },
    kind: { key: 'f10.1', name: 'Kind', type: 'choice', options: [{ id: 'o4', label: 'Repair' }] },
    owner: { key: 'f11.1', name: 'Owner', type: 'person' },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
});
const { fields } = jobs;
const columns = fieldsOf(jobs);
const records = [
  buildRecord(1, {
    'f1.1': 'Roof',
    'f2.1': 'o1',
    'f4.1': '2026-03-09',
    'f6.1': '900.00',
    'f7.1': 12,
    'f8.1': 'o2',
    'f9.1': 'o3',
    'f10.1': 'o4',
    'f11.1': 'Ada',
  }),
];
// What is hidden from the eye only is taken out of the card, and read out all the same.
const HIDDEN = { position: 'absolute' };

beforeAll(() => {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, '../styles/brief-facts.css'), 'utf8');
  document.head.append(sheet);
});

describe.each([
  ['board', boardView({ id: 'v1', name: 'Board', by: fields.stage, columns })],
  ['gallery', galleryView({ id: 'v1', name: 'Gallery', image: fields.photo, columns })],
])('[MODEL-04] the cards of a %s', (_, view) => {
  it('name what one could take for something else: one of two days, of two equal options, a number', async () => {
    await openList({ entity: jobs, views: [view], records });

    // The other day is empty here: one could not tell which of the two this is.
    for (const name of ['Begun', 'Urgency', 'Risk', 'Hours']) {
      expect(screen.getByText(name, { selector: 'dt' })).not.toHaveStyle(HIDDEN);
    }
  });

  it('name nothing that says itself what it is, but to a screen reader', async () => {
    await openList({ entity: jobs, views: [view], records });

    for (const name of ['Price', 'Kind', 'Owner']) {
      expect(screen.getByText(name, { selector: 'dt' })).toHaveStyle(HIDDEN);
    }
  });
});
