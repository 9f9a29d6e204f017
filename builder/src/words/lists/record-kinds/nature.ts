import type { RecordKind } from './record-kind';

export const NATURE: readonly RecordKind[] = [
  {
    nouns: ['pet', 'dog', 'cat'],
    name: 'Pet',
    fields: 'name, species, breed, birthday, vet, notes',
  },
  {
    nouns: ['plant watering', 'watering'],
    name: 'Watering',
    fields: 'plant, date, amount, next watering date, notes',
  },
  {
    nouns: ['plant', 'houseplant', 'plant care', 'allotment', 'garden', 'gardening'],
    name: 'Plant',
    fields: 'name, species, location, last watered, next watering date, notes',
  },
  {
    nouns: ['seed', 'sowing'],
    name: 'Sowing',
    fields: 'plant, variety, sown on, location, harvest date, notes',
  },
  {
    nouns: ['bird', 'birdwatching', 'birding', 'wildlife', 'sighting'],
    name: 'Sighting',
    fields: 'species, date, location, count, notes',
  },
  {
    nouns: ['fish', 'fishing', 'catch'],
    name: 'Catch',
    fields: 'species, date, location, weight, length in cm, bait, notes',
  },
  {
    nouns: ['star', 'stargazing', 'astronomy'],
    name: 'Observation',
    fields: 'object, date and time, equipment, location, rating, notes',
  },
  {
    nouns: ['beehive', 'beekeeping', 'hive'],
    name: 'Inspection',
    fields: 'hive, date, queen seen (yes/no), honey frames (integer), notes',
  },
];
