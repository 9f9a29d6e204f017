import type { Archetype } from './archetype';

export const fishingLog: Archetype = {
  id: 'fishing-log',
  names: {
    en: ['fishing', 'fishing log', 'angling', 'catch log', 'fly fishing'],
    es: ['pesca', 'diario de pesca'],
    fr: ['pêche', 'carnet de pêche'],
    de: ['Angeln', 'Fangbuch', 'Angeltagebuch'],
    pt: ['pesca', 'diário de pesca'],
  },
  words: [
    'fish',
    'angler',
    'catch',
    'bait',
    'lure',
    'rod',
    'reel',
    'trout',
    'pike',
    'carp',
    'hook',
    'river',
    'lake',
    'fly',
    'permit',
  ],
  draft: {
    title: 'Fishing log',
    look: { accent: '#1e7262', icon: 'fish', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Catch',
        plural: 'Catches',
        icon: 'fish',
        label: 'Species',
        fields: {
          Species: { to: 'Species', required: true },
          Outing: { to: 'Outing', required: true, onDelete: 'cascade' },
          Length: { type: 'integer', required: true, min: 1, max: 500, unit: 'cm' },
          Weight: { type: 'number', min: 0, unit: 'kg' },
          Bait: 'text',
          Kept: 'boolean',
          Photo: 'image',
          Undersized: { type: 'boolean', computed: 'Length < Species.Minimum size' },
        },
        views: [
          { gallery: 'Photo', show: ['Length', 'Weight', 'Bait'] },
          { table: ['Outing', 'Length', 'Weight', 'Bait', 'Kept'] },
        ],
        filters: { Kept: 'Kept', Released: 'not Kept' },
        rules: [
          {
            check: 'not Kept or not Undersized',
            field: 'Kept',
            message: 'It is under the minimum size and goes back.',
          },
          { limit: '4', within: ['Outing'], where: 'Kept', message: 'Four fish a day are the bag limit.' },
        ],
        badges: { 'My biggest: accent': 'Length >= Species.Record', 'Undersized: neutral': 'Undersized' },
        samples: `
          Species | Outing | Length | Weight | Bait | Kept | Photo
          Brown trout | Evening rise | 34 | 0.48 | Sedge 14 | no | brown trout
          Brown trout | Evening rise | 21 | 0.1 | Pheasant tail | no |
          Pike | Cold and still | 82 | 4.3 | Dead roach | no | pike
          Perch | Cold and still | 31 | 0.5 | Worm | yes | perch
          Mirror carp | Night at the pit | 74 | 9.6 | Boilie | no | mirror carp
          Perch | Dawn on the canal | 18 | 0.1 | Worm | no |
        `,
      },
      {
        name: 'Outing',
        icon: 'sunrise',
        fields: {
          Name: 'text required',
          Water: { to: 'Water', required: true },
          Start: { type: 'datetime', required: true, default: 'now' },
          End: 'datetime',
          Weather: { options: ['Sun: warning', 'Cloud: neutral', 'Rain: info', 'Wind: accent'] },
          'Water temperature': { type: 'number', min: -2, max: 40, unit: '°C' },
          With: 'tags',
          Catches: { type: 'integer', computed: 'count(Catches.Outing)' },
          'An hour': { type: 'number', computed: 'round(Catches / hours(End - Start), 1)' },
          Notes: 'longtext',
        },
        sort: 'Start desc',
        views: [
          { table: ['Water', 'Start', 'End', 'Weather', 'Catches', 'An hour'] },
          { calendar: 'Start', color: 'Weather' },
        ],
        filters: { Blank: 'Catches = 0 and End is not empty', 'This season': 'year(Start) = year(today)' },
        rules: [{ check: 'End > Start', field: 'End', message: 'You pack up after you begin.' }],
        badges: { 'Blank: neutral': 'Catches = 0 and End is not empty', 'Good day: good': 'Catches >= 3' },
        actions: [{ name: 'Packed up', icon: 'check', when: 'End is empty', set: { End: 'now' } }],
        samples: `
          Name | Water | Start | End | Weather | Water temperature | With | Notes
          Evening rise | Upper Tane | -4T18:30 | -4T21:15 | Cloud | 14.5 | Dad | Sedges from eight
          Cold and still | Millpond | -20T07:00 | -20T12:00 | Cloud | 7 | |
          Night at the pit | Gravel pit | -33T20:00 | -32T07:30 | Rain | 16 | Col | One run, three in the morning
          Dawn on the canal | Town canal | -40T05:15 | -40T08:00 | Sun | 12 | |
          Nothing doing | Upper Tane | -47T16:00 | -47T19:00 | Wind | 11 | Dad | Coloured after the rain
        `,
      },
      {
        name: 'Water',
        plural: 'Waters',
        icon: 'waves',
        fields: {
          Name: 'text required unique',
          Type: { options: ['River: info', 'Lake: good', 'Canal: neutral', 'Sea: accent'], required: true },
          Permit: 'text',
          'Permit until': 'date',
          'Opens on': 'date',
          Best: { type: 'text', help: 'Swims, tides, hatches.' },
          Outings: { type: 'integer', computed: 'count(Outings)' },
          Catches: { type: 'integer', computed: 'sum(Catches in Outings)' },
        },
        views: [
          { cards: ['Type', 'Permit until', 'Outings', 'Catches'] },
          { table: ['Type', 'Permit', 'Permit until', 'Opens on', 'Best', 'Catches'] },
        ],
        filters: { 'Permit valid': 'Permit until >= today' },
        badges: {
          'Permit run out: bad': 'Permit until < today',
          'Close season: warning': 'Opens on > today',
        },
        actions: [{ name: 'Permit renewed', icon: 'ticket', set: { 'Permit until': 'today + 1 year' } }],
        samples: `
          Name | Type | Permit | Permit until | Opens on | Best
          Upper Tane | River | TA-2231 | +120 | | Below the weir at dusk
          Millpond | Lake | Club card | +200 | | Reeds on the east bank
          Gravel pit | Lake | GP-118 | -6 | | Far margin, at night
          Town canal | Canal | Day ticket | +1 | +30 | Under the second bridge
        `,
      },
      {
        name: 'Species',
        plural: 'Species',
        icon: 'bookmark',
        fields: {
          Name: 'text required unique',
          'Minimum size': { type: 'integer', min: 0, default: '0', unit: 'cm' },
          'Best bait': 'tags',
          Caught: { type: 'integer', computed: 'count(Catches)' },
          Record: { type: 'integer', computed: 'largest(Length in Catches)', unit: 'cm' },
          Heaviest: { type: 'number', computed: 'largest(Weight in Catches)', unit: 'kg' },
        },
        views: [{ table: ['Minimum size', 'Best bait', 'Caught', 'Record', 'Heaviest'] }],
        filters: { 'Never caught': 'Caught = 0' },
        badges: { 'Never caught: info': 'Caught = 0' },
        samples: `
          Name | Minimum size | Best bait
          Brown trout | 25 | sedge, nymph
          Pike | 50 | roach, spoon
          Perch | 20 | worm
          Mirror carp | 35 | boilie, corn
          Barbel | 40 | pellet
        `,
      },
    ],
    metrics: {
      'Caught this year': { count: 'Catch', where: 'year(Outing.Start) = year(today)' },
      'Longest fish': { largest: 'Length', of: 'Catch' },
      'Catches by species': { count: 'Catch', by: 'Species' },
      'Outings per month': { count: 'Outing', by: 'Start', per: 'month' },
    },
    pages: [
      'Catches',
      'Outings',
      'Waters',
      'Species',
      {
        name: 'Tackle box',
        icon: 'trophy',
        blocks: [
          { figures: ['Caught this year', 'Longest fish'] },
          { chart: 'Catches by species' },
          { chart: 'Outings per month' },
          {
            shortlist: 'Water',
            title: 'Permits to renew',
            where: 'Permit until <= today + 14 days',
            sort: 'Permit until',
          },
        ],
      },
    ],
  },
};
