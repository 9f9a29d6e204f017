import type { RecordKind } from './record-kind';

const OPEN_TO_DONE = ['To do', 'In progress', 'Done'];

/** Things and places that stand beside what else is kept. */
export const BESIDE_THINGS: readonly RecordKind[] = [
  {
    nouns: ['pet', 'animal', 'dog', 'cat', 'horse', 'cow'],
    name: 'Pet',
    fields: 'name, species, breed, birth date, notes',
    options: { species: ['Dog', 'Cat', 'Rabbit', 'Bird', 'Horse', 'Other'] },
  },
  {
    nouns: ['car', 'vehicle', 'truck', 'van', 'motorcycle', 'bus'],
    name: 'Car',
    fields: 'name, make, model, year, licence plate, notes',
  },
  { nouns: ['bike', 'bicycle', 'boat', 'kayak'], name: 'Bike', fields: 'name, model, size, status, notes' },
  {
    nouns: ['machine', 'device', 'appliance', 'printer', 'laptop', 'computer', 'camera', 'equipment'],
    name: 'Machine',
    fields: 'name, model, serial number, purchase date, location, notes',
  },
  { nouns: ['tool'], name: 'Tool', fields: 'name, category, condition, location, notes' },
  { nouns: ['toy', 'costume', 'garment'], name: 'Toy', fields: 'name, category, size, condition, notes' },
  {
    nouns: ['room', 'hall', 'meeting room', 'studio', 'court'],
    name: 'Room',
    fields: 'name, floor, capacity, price, notes',
  },
  { nouns: ['table', 'desk', 'seat'], name: 'Table', fields: 'number, seats, location, notes' },
  {
    nouns: ['pitch', 'cabin', 'space', 'parking space', 'locker', 'berth', 'stall', 'booth'],
    name: 'Space',
    fields: 'name, size, price, notes',
  },
  {
    nouns: ['building', 'house', 'site', 'estate'],
    name: 'Building',
    fields: 'name, address, year built, notes',
  },
  {
    nouns: ['unit', 'apartment', 'flat'],
    name: 'Unit',
    fields: 'number, address, floor, bedrooms, rent, notes',
  },
  {
    nouns: ['venue', 'location', 'place', 'shop', 'store', 'branch', 'office'],
    name: 'Venue',
    fields: 'name, address, phone, notes',
  },
  { nouns: ['warehouse', 'shelf', 'storage'], name: 'Warehouse', fields: 'name, address, notes' },
  {
    nouns: ['field', 'plot', 'bed', 'pasture', 'greenhouse', 'garden'],
    name: 'Field',
    fields: 'name, size, location, notes',
  },
  { nouns: ['crop', 'plant', 'seed'], name: 'Crop', fields: 'name, variety, sown on, harvested on, notes' },
  {
    nouns: ['company', 'organisation', 'organization', 'business'],
    name: 'Company',
    fields: 'name, industry, website, phone, address, notes',
  },
  {
    nouns: ['department', 'group', 'team', 'ward', 'section', 'club', 'school'],
    name: 'Department',
    fields: 'name, contact person, location, notes',
  },
  {
    nouns: ['contact'],
    name: 'Contact',
    fields: 'name, company, email, phone, last contact date, notes',
  },
  { nouns: ['book'], name: 'Book', fields: 'title, author, genre, year, notes' },
  { nouns: ['film', 'movie', 'show', 'dvd'], name: 'Film', fields: 'title, director, year, genre, notes' },
  { nouns: ['song', 'piece', 'track'], name: 'Song', fields: 'title, composer, key, length, notes' },
  { nouns: ['album', 'record'], name: 'Album', fields: 'title, artist, year, genre, notes' },
  { nouns: ['game', 'board game'], name: 'Game', fields: 'name, genre, min players, max players, notes' },
  {
    nouns: ['recipe'],
    name: 'Recipe',
    fields: 'name, servings, prep time, ingredients, instructions, photo',
  },
  {
    nouns: ['ingredient', 'material'],
    name: 'Ingredient',
    fields: 'name, quantity, unit (text), price, notes',
  },
  { nouns: ['dish', 'menu item'], name: 'Dish', fields: 'name, category, price, description' },
  {
    nouns: ['product', 'article', 'part', 'spare part', 'good'],
    name: 'Product',
    fields: 'name, sku, category, quantity, price, notes',
  },
  {
    nouns: ['course', 'class', 'workshop'],
    name: 'Course',
    fields: 'title, description, start date, capacity, price',
  },
  {
    nouns: ['subject', 'topic', 'category', 'module', 'chapter'],
    name: 'Subject',
    fields: 'name, description',
  },
  { nouns: ['service', 'treatment type'], name: 'Service', fields: 'name, description, duration, price' },
  { nouns: ['exercise'], name: 'Exercise', fields: 'name, muscle group, equipment, notes' },
  {
    nouns: ['campaign', 'fundraiser'],
    name: 'Campaign',
    fields: 'name, goal (money), start date, end date, description',
  },
  {
    nouns: ['project'],
    name: 'Project',
    fields: 'name, status, start date, due date, notes',
    options: { status: ['Planned', 'Active', 'On hold', 'Done'] },
  },
  {
    nouns: ['task', 'story', 'job', 'to-do', 'todo', 'chore', 'work order'],
    name: 'Task',
    fields: 'title, status, priority, due date, notes',
    options: { status: OPEN_TO_DONE },
  },
  {
    nouns: ['event', 'festival', 'trip', 'tour'],
    name: 'Event',
    fields: 'name, start date, end date, venue, budget, notes',
  },
  { nouns: ['account'], name: 'Account', fields: 'name, bank, account number, balance' },
];
