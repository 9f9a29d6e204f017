import type { ApplicationModel } from '@tessera/shared/contracts';
import { createApplication } from '../create';
import { buildEntity, buildField, buildModel } from './build-model';

/** Models for tests that must hold for every application. */

/** First prompts of many kinds: lists, ranges, options, several entities, hardly anything. */
const PROMPTS = [
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes',
  'a museum visit log with museum, city, date, ticket price and highlights',
  'track conference talks: title, event, status (idea, submitted, accepted, given), deadline and link',
  'CRM with contacts (name, email, company) and deals (title, amount, stage: lead/won/lost, close date)',
  'an expense tracker where each expense has an amount, category (food, rent, travel), date and receipt link',
  'Make me a book list.\nFields:\n- title\n- author\n- pages\n- rating out of 5\n- finished on',
  'houseplants: name, species, last watered, light (low, medium, high) and a notes field',
  'RUNNING LOG WITH DATE, DISTANCE, TIME AND HOW IT FELT',
  'volunteers with first and last name, e-mail, mobile & date of last service',
  'Track the books I lend to friends: title, friend, lent on, due back, returned',
  'a todo app',
  'recipes with ingredients, servings, cooking time and difficulty from 1 to 5, green and dark',
  'wine cellar: wine, vintage, region, price in £, score out of 100, drink by, as cards',
  'Bug tracker with title, severity (low, high, critical), assignee email, reported at, fixed',
  'client invoices with number, client, amount in euros, due date, paid, sorted by due date',
  'workout log with exercise, sets, reps, weight in kg and date, newest first',
  'bird sightings with species, place, date and time, count and photo link',
  'projects (name, budget, start) and tasks (title, done, hours, priority: low/high)',
  'a guest list with name, phone, RSVP (yes, no, maybe) and plus one',
  'record of records: record, class, new, import, prototype',
];

/** What the built-in assistant makes of them. */
export function promptModels(): ApplicationModel[] {
  return PROMPTS.map((prompt) => createApplication(prompt, { name: 'Project' }).model);
}

const SIXTY = 'Supercalifragilisticexpialidocious things that never ever end';

/** Names that are hard to put into code, one entity each. */
const AWKWARD: readonly string[] = [
  'Record',
  'App',
  'Section',
  'Shown',
  'ID',
  'Fields',
  'Columns',
  'Class',
  'Default',
  'CON',
  '😀 🎸',
  '\u202eمرحبا بالعالم',
  'שלום',
  '"quoted" \'single\' `tick`',
  '*/ alert(1) /*',
  '${process} {braces} \\ back',
  '</script><b>',
  SIXTY.slice(0, 60),
  'Über-Straße',
  '100 %',
];

/** Entities whose names are reserved, are used by the kit, or hold no letter that code may have. */
export function buildAwkwardModel(): ApplicationModel {
  return buildModel({
    title: '</title> & "Ünïcode" {😀} \\ \'x\'',
    entities: AWKWARD.map((name, place) => {
      const first = place * 10 + 1;
      return buildEntity({
        id: `e${String(place + 1)}`,
        name,
        plural: name,
        fields: [name, ...AWKWARD.slice(place, place + 7)].map((field, offset) =>
          buildField(first + offset, { name: field, type: offset === 2 ? 'longtext' : 'text' }),
        ),
      });
    }),
    next: { entity: 50, field: 500, option: 1, node: 100 },
  });
}

/** Names of which several become the same once they are put into letters. */
export function buildCollidingModel(): ApplicationModel {
  const plurals = ['Work items', 'work-items', 'Work  Items!', 'Work items 2', 'Wörk items', 'レシピ', '絵'];
  return buildModel({
    entities: plurals.map((plural, place) =>
      buildEntity({
        id: `e${String(place + 1)}`,
        name: plural,
        plural,
        fields: ['Due date', 'due-date', 'Due date 2', 'DUE DATE', '名前', '絵'].map((name, offset) =>
          buildField(place * 10 + offset + 1, { name }),
        ),
      }),
    ),
  });
}
