import type { Archetype } from './archetype';

export const sailingLog: Archetype = {
  id: 'sailing-log',
  names: {
    en: ['sailing', 'sailing log', 'ship’s log', 'sailing boat', 'yacht logbook'],
    es: ['vela', 'cuaderno de bitácora'],
    fr: ['voile', 'livre de bord'],
    de: ['Segeln', 'Segellogbuch', 'Logbuch'],
    pt: ['vela', 'diário de bordo'],
  },
  words: [
    'sail',
    'boat',
    'yacht',
    'skipper',
    'crew',
    'harbour',
    'mooring',
    'wind',
    'knot',
    'anchor',
    'tide',
    'mast',
    'rig',
    'passage',
    'buoy',
  ],
  draft: {
    title: 'Ship’s log',
    look: { accent: '#11659b', icon: 'sailboat', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Passage',
        icon: 'sailboat',
        fields: {
          Name: 'text required',
          From: { to: 'Harbour', required: true, inverse: 'Departures' },
          Destination: { to: 'Harbour', required: true, inverse: 'Arrivals' },
          'Cast off': { type: 'datetime', required: true, default: 'now' },
          'Made fast': 'datetime',
          Distance: { type: 'number', min: 0, unit: 'nm' },
          'Engine hours': { type: 'number', min: 0, default: '0', unit: 'h' },
          'Under way': {
            type: 'duration',
            computed: 'if Made fast is empty then empty else Made fast - Cast off',
          },
          Speed: { type: 'number', computed: 'round(Distance / hours(Under way), 1)', unit: 'kn' },
          Skipper: 'person required',
          Crew: 'tags',
        },
        sort: 'Cast off desc',
        views: [
          { table: ['From', 'Destination', 'Cast off', 'Distance', 'Under way', 'Speed', 'Engine hours'] },
          { calendar: 'Cast off' },
        ],
        filters: {
          'At sea': 'Cast off <= now and Made fast is empty',
          'This season': 'year(Cast off) = year(today)',
        },
        rules: [
          { check: 'Made fast > Cast off', field: 'Made fast', message: 'You make fast after you cast off.' },
          {
            limit: '1',
            where: 'Made fast is empty and Cast off <= now',
            message: 'The boat is still under way.',
          },
        ],
        badges: {
          'At sea: accent': 'Cast off <= now and Made fast is empty',
          'Mostly motored: neutral': 'Engine hours > hours(Under way) / 2',
        },
        actions: [
          {
            name: 'Made fast',
            icon: 'flag',
            when: 'Cast off <= now and Made fast is empty',
            set: { 'Made fast': 'now' },
          },
          {
            name: 'Log entry',
            icon: 'pencil',
            when: 'Cast off <= now and Made fast is empty',
            adds: 'Log entry',
            set: { Passage: 'this', Time: 'now' },
          },
        ],
        samples: `
          Name | From | Destination | Cast off | Made fast | Distance | Engine hours | Skipper | Crew
          Out to the islands | Falmouth | St Mary’s | -1T05:30 | | 41 | 1.5 | Hester Lane | Rob, Inge
          Shakedown sail | Falmouth | Helford | -12T10:00 | -12T13:30 | 14 | 0.5 | Hester Lane | Rob
          Back against it | Helford | Falmouth | -11T09:00 | -11T13:20 | 16 | 3 | Hester Lane | Rob
          Night passage to Fowey | Falmouth | Fowey | -35T21:00 | -34T02:15 | 24 | 0.8 | Rob Tregear | Hester
          Home from Fowey | Fowey | Falmouth | -33T08:00 | -33T12:40 | 23 | 1 | Hester Lane | Rob, Inge
        `,
      },
      {
        name: 'Log entry',
        plural: 'Log entries',
        icon: 'notebook-pen',
        label: 'Position',
        fields: {
          Position: { type: 'text', help: 'Degrees and minutes, or a landmark.' },
          Passage: { to: 'Passage', required: true, onDelete: 'cascade' },
          Time: { type: 'datetime', required: true, default: 'now' },
          Course: { type: 'integer', min: 0, max: 360, unit: '°' },
          'Wind from': { options: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] },
          Force: { type: 'integer', min: 0, max: 12, help: 'Beaufort.' },
          Barometer: { type: 'integer', min: 940, max: 1060, unit: 'hPa' },
          Sails: 'tags',
          Notes: 'text',
        },
        sort: 'Time desc',
        views: [
          { table: ['Passage', 'Time', 'Course', 'Wind from', 'Force', 'Barometer', 'Sails'] },
          { list: ['Time', 'Wind from', 'Force', 'Notes'] },
        ],
        filters: { Strong: 'Force >= 6' },
        badges: {
          'Reef: bad': 'Force >= 6',
          'Fresh: warning': 'Force = 5',
          'Low glass: info': 'Barometer < 1000',
        },
        samples: `
          Position | Passage | Time | Course | Wind from | Force | Barometer | Sails | Notes
          Off the Lizard | Out to the islands | -1T08:10 | 260 | NW | 4 | 1014 | main, genoa | Dolphins
          49°58′N 5°40′W | Out to the islands | -1T11:00 | 265 | W | 5 | 1011 | reefed main, jib |
          Mid channel | Night passage to Fowey | -35T23:30 | 70 | SW | 3 | 1019 | main, genoa | Lights of the fleet
          St Anthony Head | Back against it | -11T11:30 | 30 | NE | 6 | 1002 | two reefs | Wet
          Helford mouth | Shakedown sail | -12T13:00 | 240 | SE | 2 | 1021 | all plain sail |
        `,
      },
      {
        name: 'Harbour',
        icon: 'ship',
        fields: {
          Name: 'text required unique',
          Type: { options: ['Marina', 'Anchorage', 'Buoys', 'Quay'], required: true },
          Depth: { type: 'number', min: 0, unit: 'm', help: 'At low water.' },
          Channel: { type: 'text', help: 'On the radio.' },
          Phone: 'phone',
          Shelter: {
            options: [
              'All round: good',
              'Not from the south: warning',
              'Not from the east: warning',
              'Open: bad',
            ],
          },
          Fee: { type: 'money', min: 0 },
          Facilities: { options: ['Water', 'Power', 'Fuel', 'Showers', 'Chandler'], many: true },
          Visits: { type: 'integer', computed: 'count(Arrivals)' },
        },
        views: [
          { cards: ['Type', 'Depth', 'Channel', 'Shelter', 'Visits'] },
          { table: ['Type', 'Depth', 'Channel', 'Shelter', 'Fee', 'Facilities', 'Visits'] },
        ],
        filters: { Fuel: 'Facilities contains "Fuel"', 'Sheltered all round': 'Shelter is "All round"' },
        badges: { 'Shallow: warning': 'Depth < 2' },
        samples: `
          Name | Type | Depth | Channel | Phone | Shelter | Fee | Facilities
          Falmouth | Marina | 2.5 | 80 | +44 1632 960861 | All round | 38.00 | Water, Power, Fuel, Showers, Chandler
          Helford | Buoys | 3 | M | | Not from the east | 18.00 | Water
          Fowey | Buoys | 4 | 12 | +44 1632 960863 | All round | 22.00 | Water, Fuel, Showers
          St Mary’s | Quay | 1.8 | 14 | +44 1632 960864 | Not from the south | 26.00 | Water, Showers
        `,
      },
      {
        name: 'Job',
        icon: 'wrench',
        fields: {
          Name: 'text required',
          Area: { options: ['Hull', 'Rig', 'Sails', 'Engine', 'Electrics', 'Safety'], required: true },
          Priority: {
            options: ['Before we sail: bad', 'This season: warning', 'Winter: info'],
            required: true,
            default: 'This season',
          },
          'Found on': { to: 'Passage', inverse: 'Jobs' },
          Due: 'date',
          Cost: { type: 'money', min: 0 },
          Done: 'boolean',
        },
        sort: 'Due',
        views: [
          { board: 'Priority', show: ['Area', 'Due', 'Cost'], where: 'not Done' },
          { table: ['Area', 'Priority', 'Found on', 'Due', 'Cost', 'Done'] },
        ],
        filters: { 'To do': 'not Done' },
        opensWith: 'To do',
        badges: { 'Do not sail: bad': 'not Done and Priority is "Before we sail"' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Name | Area | Priority | Found on | Due | Cost | Done
          Replace the bilge pump switch | Electrics | Before we sail | Back against it | +2 | 24.00 | no
          Life raft service | Safety | This season | | +60 | 390.00 | no
          Chafe on the genoa sheet | Sails | This season | Night passage to Fowey | +20 | 85.00 | no
          Antifoul | Hull | Winter | | +150 | 210.00 | no
          Impeller | Engine | This season | | -20 | 32.00 | yes
        `,
      },
    ],
    metrics: {
      'Miles this season': { sum: 'Distance', of: 'Passage', where: 'year(Cast off) = year(today)' },
      'Engine hours': { sum: 'Engine hours', of: 'Passage' },
      'Miles per month': { sum: 'Distance', of: 'Passage', by: 'Cast off', per: 'month' },
      'Wind met': { count: 'Log entry', by: 'Wind from' },
    },
    pages: [
      'Passages',
      'Log entries',
      'Harbours',
      'Jobs',
      {
        name: 'Chart table',
        icon: 'compass',
        blocks: [
          { figures: ['Miles this season', 'Engine hours'] },
          { shortlist: 'Job', title: 'Before we sail', where: 'not Done', sort: 'Priority' },
          { chart: 'Miles per month' },
          { chart: 'Wind met', shape: 'donut' },
        ],
      },
    ],
  },
};
