import type { Archetype } from './archetype';

export const birdwatching: Archetype = {
  id: 'birdwatching',
  names: {
    en: ['birdwatching', 'bird sightings', 'birding', 'bird life list', 'bird log'],
    es: ['avistamiento de aves', 'observación de aves', 'lista de aves'],
    fr: ['observation d’oiseaux', 'carnet ornithologique', 'liste d’oiseaux'],
    de: ['Vogelbeobachtung', 'Vogelsichtungen', 'Vogelliste'],
    pt: ['observação de aves', 'avistamentos de aves', 'lista de aves'],
  },
  words: [
    'bird',
    'birder',
    'binoculars',
    'sighting',
    'species',
    'twitcher',
    'plumage',
    'nest',
    'birdsong',
    'migration',
    'feather',
    'ornithology',
    'raptor',
    'wader',
    'lifer',
    'hide',
    'flock',
    'warbler',
  ],
  draft: {
    title: 'Bird log',
    look: { accent: '#3d7a35', icon: 'bird', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Sighting',
        icon: 'binoculars',
        label: 'Species',
        fields: {
          Species: { to: 'Species', required: true },
          Place: { to: 'Place' },
          Date: { type: 'date', required: true, default: 'today' },
          Number: { type: 'integer', required: true, min: 1, default: '1' },
          'Sex and age': {
            options: ['Male', 'Female', 'Pair', 'Juvenile', 'Mixed', 'Unknown'],
            default: 'Unknown',
          },
          'Heard only': 'boolean',
          Photo: 'image',
          Notes: 'longtext',
          First: {
            type: 'boolean',
            computed: 'count(all Sightings where Species = this.Species and Date < this.Date) = 0',
            help: 'Never seen before.',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Place', 'Number', 'Sex and age', 'Heard only', 'First'] },
          { gallery: 'Photo', show: ['Date', 'Place'] },
          { calendar: 'Date', color: 'Place' },
        ],
        filters: {
          'This year': 'year(Date) = year(today)',
          'First sightings': 'First',
          'Heard only': 'Heard only',
          'With a picture': 'Photo is not empty',
        },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'A bird is logged once it was seen.' },
          {
            check: 'not Heard only or Photo is empty',
            field: 'Heard only',
            message: 'What is in a picture was seen as well.',
          },
          {
            unique: ['Species', 'Place', 'Date'],
            message: 'This species is in the log for that place and day: raise its number.',
          },
        ],
        badges: { 'First: accent': 'First', 'Rarity: bad': 'Species.Status is "Red list"' },
        actions: [{ name: 'One more', icon: 'plus', set: { Number: 'Number + 1' } }],
        samples: `
          Species         | Place          | Date | Number | Sex and age | Heard only | Photo       | Notes
          Kingfisher      | Mill weir      | -1   | 1      | Male        | no         | kingfisher  | Dived twice from the alder
          Curlew          | Saltmarsh hide | -6   | 14     | Mixed       | no         |             | On the rising tide
          Tawny owl       | Home garden    | -8   | 2      | Pair        | yes        |             | Answering each other at 5 am
          Long-tailed tit | Home garden    | -15  | 9      | Unknown     | no         | small birds |
          Kingfisher      | Mill weir      | -70  | 1      | Female      | no         |             |
          Curlew          | Saltmarsh hide | -365 | 31     | Mixed       | no         | curlew      |
        `,
      },
      {
        name: 'Species',
        plural: 'Species',
        icon: 'bird',
        fields: {
          Name: 'text required unique',
          'Latin name': 'text unique',
          Picture: 'image',
          Family: 'text',
          Status: {
            options: [
              'Common: good',
              'Scarce: info',
              'Amber list: warning',
              'Red list: bad',
              'Vagrant: accent',
            ],
          },
          Sightings: { type: 'integer', computed: 'count(Sightings)' },
          'First seen': { type: 'date', computed: 'smallest(Date in Sightings)' },
          'Last seen': { type: 'date', computed: 'largest(Date in Sightings)' },
          'Most at once': { type: 'integer', computed: 'largest(Number in Sightings)' },
        },
        views: [
          { gallery: 'Picture', show: ['Latin name', 'Status', 'Sightings'] },
          {
            table: ['Latin name', 'Family', 'Status', 'First seen', 'Last seen', 'Most at once', 'Sightings'],
          },
        ],
        filters: {
          'Life list': 'Sightings > 0',
          'Still to see': 'Sightings = 0',
          Threatened: 'Status is "Red list"',
        },
        badges: { 'Still to see: info': 'Sightings = 0', 'Red list: bad': 'Status is "Red list"' },
        actions: [
          { name: 'Seen today', icon: 'eye', adds: 'Sighting', set: { Species: 'this', Date: 'today' } },
        ],
        samples: `
          Name            | Latin name          | Picture    | Family      | Status
          Kingfisher      | Alcedo atthis       | kingfisher | Kingfishers | Scarce
          Curlew          | Numenius arquata    | curlew     | Waders      | Red list
          Tawny owl       | Strix aluco         | owl        | Owls        | Amber list
          Long-tailed tit | Aegithalos caudatus | small bird | Tits        | Common
          Hoopoe          | Upupa epops         | hoopoe     | Hoopoes     | Vagrant
        `,
      },
      {
        name: 'Place',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Habitat: { options: ['Garden', 'Wood', 'River', 'Coast', 'Marsh', 'Moor', 'Farmland'] },
          Map: 'url',
          'Best time': { type: 'text', help: 'Tide, light, season.' },
          'Species seen': {
            type: 'integer',
            computed: 'count(all Species where count(Sightings where Place = this) > 0)',
          },
          'Last visit': { type: 'date', computed: 'largest(Date in Sightings)' },
        },
        views: [{ table: ['Habitat', 'Best time', 'Species seen', 'Last visit', 'Map'] }],
        filters: {
          'Not for a while': 'Last visit < today - 5 days',
          Water: 'Habitat is "River" or Habitat is "Coast" or Habitat is "Marsh"',
        },
        samples: `
          Name           | Habitat | Map                            | Best time
          Mill weir      | River   | https://maps.example/mill-weir | Before eight
          Saltmarsh hide | Marsh   | https://maps.example/saltmarsh | Two hours before high tide
          Home garden    | Garden  |                                | Frosty mornings
          Beacon moor    | Moor    |                                | May
        `,
      },
    ],
    metrics: {
      'Life list': { count: 'Species', where: 'Sightings > 0' },
      'Sightings this year': { count: 'Sighting', where: 'year(Date) = year(today)' },
      'Birds by place': { sum: 'Number', of: 'Sighting', by: 'Place' },
      'Sightings per month': { count: 'Sighting', by: 'Date', per: 'month' },
    },
    pages: [
      'Sightings',
      'Species',
      'Places',
      {
        name: 'My birds',
        icon: 'feather',
        blocks: [
          { figures: ['Life list', 'Sightings this year'] },
          { chart: 'Sightings per month' },
          { chart: 'Birds by place' },
          { shortlist: 'Species', title: 'Still to see', where: 'Sightings = 0' },
        ],
      },
    ],
  },
};
