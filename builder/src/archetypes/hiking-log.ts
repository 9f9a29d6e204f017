import type { Archetype } from './archetype';

export const hikingLog: Archetype = {
  id: 'hiking-log',
  names: {
    en: ['hikes', 'hiking', 'hiking log', 'walks', 'mountain tours', 'peak bagging'],
    es: ['senderismo', 'rutas de montaña'],
    fr: ['randonnées', 'carnet de randonnée'],
    de: ['Wanderungen', 'Bergtouren', 'Tourenbuch'],
    pt: ['caminhadas', 'trilhos de montanha'],
  },
  words: [
    'hike',
    'hiker',
    'walk',
    'trail',
    'peak',
    'summit',
    'ascent',
    'boot',
    'rucksack',
    'path',
    'ridge',
    'hut',
    'waymark',
    'map',
    'fell',
  ],
  draft: {
    title: 'Hikes',
    look: { accent: '#2c6e31', icon: 'mountain-snow', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Hike',
        icon: 'footprints',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Status: {
            options: ['Idea: neutral', 'Planned: info', 'Walked: good', 'Turned back: warning'],
            required: true,
            default: 'Idea',
          },
          Date: 'date',
          Distance: { type: 'number', min: 0.5, max: 100, unit: 'km' },
          Climb: { type: 'integer', min: 0, max: 5000, unit: 'm' },
          'Walking time': {
            type: 'number',
            computed: 'round(Distance / 5 + Climb / 600, 1)',
            unit: 'h',
            help: 'Naismith: 5 km an hour, and an hour for 600 m of climb.',
          },
          Difficulty: {
            options: ['Easy: good', 'Moderate: info', 'Hard: warning', 'Exposed: bad'],
            required: true,
            default: 'Moderate',
          },
          Start: 'text',
          With: 'tags',
        },
        sort: 'Date desc',
        views: [
          { gallery: 'Photo', show: ['Distance', 'Climb', 'Difficulty'] },
          { board: 'Status', show: ['Distance', 'Climb', 'Walking time'] },
          { table: ['Status', 'Date', 'Distance', 'Climb', 'Walking time', 'Difficulty'] },
          { calendar: 'Date', color: 'Difficulty' },
        ],
        filters: {
          Walked: 'Status is "Walked"',
          'To walk': 'Status is "Idea" or Status is "Planned"',
          'Half a day': 'Walking time <= 4',
        },
        rules: [
          {
            check: 'Status is not "Planned" or Date is not empty',
            field: 'Date',
            message: 'A planned hike has a day.',
          },
          {
            check: 'Status is not "Walked" or Date <= today',
            field: 'Date',
            message: 'A hike that is walked lies behind you.',
          },
        ],
        badges: {
          'Soon: info': 'Status is "Planned" and Date >= today and Date <= today + 7 days',
          'Exposed: bad': 'Difficulty is "Exposed" and Status is not "Walked"',
        },
        actions: [
          {
            name: 'Plan it',
            icon: 'calendar-plus',
            when: 'Status is "Idea"',
            set: { Status: 'Planned', Date: 'today + 7 days' },
          },
          {
            name: 'Walked',
            icon: 'check',
            when: 'Status is "Planned"',
            set: { Status: 'Walked', Date: 'today' },
          },
        ],
        samples: `
          Name | Photo | Status | Date | Distance | Climb | Difficulty | Start | With
          Seven Tarns round | mountain lake | Planned | +5 | 17 | 820 | Moderate | Mill car park | Ellen, Piotr
          Crib ridge | rocky ridge | Idea | | 11 | 980 | Exposed | Pass hotel |
          Beacon by moonlight | hill at night | Walked | -20 | 6 | 310 | Easy | Village green | Ellen
          Three Brothers | three peaks | Turned back | -48 | 22 | 1560 | Hard | Valley station | Piotr
          Gorge and high pasture | alpine meadow | Walked | -75 | 14 | 640 | Moderate | Lower bridge | Ellen, Sam
          Hermit’s path | forest path | Walked | -110 | 9 | 240 | Easy | Chapel |
        `,
      },
      {
        name: 'Peak',
        icon: 'mountain',
        fields: {
          Name: 'text required unique',
          Height: { type: 'integer', required: true, min: 50, max: 8849, unit: 'm' },
          Range: 'text',
          'Reached on': { to: 'Hike', many: true, inverse: 'Peaks' },
          Times: { type: 'integer', computed: 'count(Reached on where Status is "Walked")' },
          'First time': { type: 'date', computed: 'smallest(Date in Reached on where Status is "Walked")' },
          View: { type: 'rating', min: 1, max: 5 },
        },
        sort: 'Height desc',
        views: [{ table: ['Height', 'Range', 'Times', 'First time', 'View'] }],
        filters: { Missing: 'Times = 0', 'Over 1000 m': 'Height >= 1000' },
        badges: { 'Bagged: good': 'Times > 0', 'Still to go: neutral': 'Times = 0' },
        samples: `
          Name | Height | Range | Reached on | View
          Big Brother | 1284 | Brothers | Three Brothers | 5
          Beacon | 402 | Home hills | Beacon by moonlight | 4
          Tarn Pike | 861 | Lakes | Seven Tarns round |
          High Pasture Top | 1120 | Lakes | Gorge and high pasture | 5
          Crib Point | 1038 | Brothers | |
        `,
      },
      {
        name: 'Gear',
        plural: 'Gear',
        icon: 'luggage',
        fields: {
          Name: 'text required',
          Hike: { to: 'Hike', onDelete: 'cascade' },
          Kind: {
            options: ['Clothes', 'Food and water', 'Navigation', 'Safety', 'Overnight'],
            required: true,
          },
          Weight: { type: 'integer', min: 0, unit: 'g' },
          Packed: 'boolean',
        },
        views: [
          { board: 'Kind', show: ['Hike', 'Weight', 'Packed'] },
          { list: ['Hike', 'Weight', 'Packed'] },
        ],
        filters: { 'To pack': 'not Packed' },
        actions: [{ name: 'Packed', icon: 'check', when: 'not Packed', set: { Packed: 'true' } }],
        badges: { 'Tomorrow: warning': 'not Packed and Hike.Date >= today and Hike.Date <= today + 1 day' },
        samples: `
          Name | Hike | Kind | Weight | Packed
          Rain jacket | Seven Tarns round | Clothes | 320 | yes
          Map and compass | Seven Tarns round | Navigation | 180 | yes
          First-aid kit | Seven Tarns round | Safety | 240 | no
          Two litres of water | Seven Tarns round | Food and water | 2000 | no
          Head torch | Beacon by moonlight | Safety | 90 | yes
        `,
      },
    ],
    metrics: {
      'Walked this year': {
        sum: 'Distance',
        of: 'Hike',
        where: 'Status is "Walked" and year(Date) = year(today)',
      },
      'Climbed this year': {
        sum: 'Climb',
        of: 'Hike',
        where: 'Status is "Walked" and year(Date) = year(today)',
      },
      'Distance per month': {
        sum: 'Distance',
        of: 'Hike',
        where: 'Status is "Walked"',
        by: 'Date',
        per: 'month',
      },
      'Hikes by difficulty': { count: 'Hike', by: 'Difficulty' },
    },
    pages: [
      'Hikes',
      'Peaks',
      'Gear',
      {
        name: 'On foot',
        icon: 'compass',
        blocks: [
          { figures: ['Walked this year', 'Climbed this year'] },
          { shortlist: 'Hike', title: 'Coming up', where: 'Status is "Planned"', sort: 'Date' },
          { chart: 'Distance per month' },
          { chart: 'Hikes by difficulty', shape: 'donut' },
        ],
      },
    ],
  },
};
