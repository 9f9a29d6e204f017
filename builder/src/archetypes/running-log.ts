import type { Archetype } from './archetype';

export const runningLog: Archetype = {
  id: 'running-log',
  names: {
    en: ['running', 'running log', 'runs', 'marathon training', 'jogging'],
    es: ['carreras a pie', 'diario de running'],
    fr: ['course à pied', 'carnet de course'],
    de: ['Lauftagebuch', 'Lauftraining', 'Joggen'],
    pt: ['corrida', 'diário de corrida'],
  },
  words: [
    'run',
    'runner',
    'jog',
    'marathon',
    'pace',
    'kilometre',
    'interval',
    'race',
    'shoe',
    'tempo',
    'lap',
    'stride',
    'parkrun',
    'sprint',
  ],
  draft: {
    title: 'Running log',
    look: { accent: '#c2410f', icon: 'footprints', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Run',
        icon: 'footprints',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Type: {
            options: ['Easy: good', 'Long: info', 'Tempo: warning', 'Intervals: accent', 'Race: bad'],
            required: true,
            default: 'Easy',
          },
          Distance: { type: 'number', required: true, min: 0.1, max: 250, unit: 'km' },
          Time: { type: 'duration', required: true, min: 0 },
          Pace: { type: 'duration', computed: 'Time / Distance', help: 'For a kilometre.' },
          'Heart rate': { type: 'integer', min: 60, max: 220, unit: 'bpm' },
          Climb: { type: 'integer', min: 0, unit: 'm' },
          Shoes: { to: 'Pair of shoes', inverse: 'Runs' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Type', 'Distance', 'Time', 'Pace', 'Heart rate', 'Shoes'] },
          { calendar: 'Date', color: 'Type' },
        ],
        filters: { 'This week': 'Date > today - 7 days', 'Over 15 km': 'Distance > 15' },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'Enter a run when you have run it.' }],
        badges: {
          'Race: bad': 'Type is "Race"',
          'Ran too hard: warning': 'Type is "Easy" and Heart rate > 150',
        },
        samples: `
          Name | Date | Type | Distance | Time | Heart rate | Climb | Shoes
          Canal there and back | -1 | Easy | 8.2 | 0:47 | 138 | 20 | Blue Glide
          Six times 800 | -3 | Intervals | 9.5 | 0:49 | 164 | 15 | Racer 3
          Sunday long | -6 | Long | 21.4 | 2:06 | 145 | 180 | Blue Glide
          Lunch round | -8 | Easy | 6 | 0:33 | 154 | 30 | Blue Glide
          Harbour 10 | -13 | Race | 10 | 0:44 | 176 | 45 | Racer 3
          Threshold | -15 | Tempo | 11 | 0:54 | 162 | 40 | Racer 3
        `,
      },
      {
        name: 'Race',
        icon: 'flag',
        fields: {
          Name: 'text required',
          Date: 'date required',
          Distance: {
            options: ['5 km', '10 km', 'Half marathon', 'Marathon', 'Ultra', 'Trail'],
            required: true,
          },
          Goal: 'duration',
          Result: 'duration',
          Place: { type: 'integer', min: 1 },
          Entered: 'boolean',
          Run: { to: 'Run', inverse: 'Races' },
          Beaten: { type: 'boolean', computed: 'Result is not empty and Result <= Goal' },
        },
        sort: 'Date',
        views: [
          { list: ['Date', 'Distance', 'Goal', 'Result'] },
          { calendar: 'Date', color: 'Distance' },
          { table: ['Date', 'Distance', 'Goal', 'Result', 'Place', 'Entered'] },
        ],
        filters: { 'To come': 'Date >= today', Run: 'Result is not empty' },
        rules: [
          {
            check: 'Result is empty or Date <= today',
            field: 'Result',
            message: 'The race has not been run yet.',
          },
        ],
        badges: {
          'Goal beaten: good': 'Beaten',
          'Not entered: warning': 'not Entered and Date >= today',
          'Taper: info': 'Date >= today and Date <= today + 14 days',
        },
        actions: [{ name: 'Entered', icon: 'ticket', when: 'not Entered', set: { Entered: 'true' } }],
        samples: `
          Name | Date | Distance | Goal | Result | Place | Entered | Run
          Autumn half | +24 | Half marathon | 1:38 | | | yes |
          City marathon | +150 | Marathon | 3:30 | | | no |
          Harbour 10 | -13 | 10 km | 0:45 | 0:44 | 61 | yes | Harbour 10
          New Year five | -300 | 5 km | 0:21 | 0:22 | 18 | yes |
        `,
      },
      {
        name: 'Pair of shoes',
        plural: 'Pairs of shoes',
        icon: 'shield-check',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Bought: { type: 'date', default: 'today' },
          'Good for': { type: 'integer', min: 100, max: 2000, default: '700', unit: 'km' },
          Distance: { type: 'number', computed: 'sum(Distance in Runs) + Before', unit: 'km' },
          Before: { type: 'number', min: 0, default: '0', unit: 'km', help: 'Run before this log began.' },
          Worn: { type: 'percent', computed: 'Distance / Good for' },
          Retired: 'boolean',
        },
        views: [
          { gallery: 'Photo', show: ['Distance', 'Worn'] },
          { table: ['Bought', 'Distance', 'Good for', 'Worn', 'Retired'] },
        ],
        filters: { 'In use': 'not Retired' },
        badges: {
          'Buy new ones: bad': 'not Retired and Worn >= 100%',
          'Nearly worn: warning': 'not Retired and Worn >= 85% and Worn < 100%',
        },
        actions: [{ name: 'Retire', icon: 'archive', when: 'not Retired', set: { Retired: 'true' } }],
        samples: `
          Name | Photo | Bought | Good for | Before | Retired
          Blue Glide | running shoes | -200 | 700 | 610 | no
          Racer 3 | racing shoes | -90 | 400 | 60 | no
          Mudlark | trail shoes | -500 | 800 | 420 | no
          Old Glide | worn shoes | -800 | 700 | 790 | yes
        `,
      },
    ],
    metrics: {
      'This week': { sum: 'Distance', of: 'Run', where: 'Date > today - 7 days', goal: 40 },
      'This year': { sum: 'Distance', of: 'Run', where: 'year(Date) = year(today)' },
      'Distance per week': { sum: 'Distance', of: 'Run', by: 'Date', per: 'week' },
      'Distance by type': { sum: 'Distance', of: 'Run', by: 'Type' },
    },
    pages: [
      'Runs',
      {
        name: 'Form',
        icon: 'gauge',
        blocks: [
          { figures: ['This week', 'This year'] },
          { chart: 'Distance per week' },
          { chart: 'Distance by type', shape: 'donut' },
          { shortlist: 'Race', title: 'Next races', where: 'Date >= today', sort: 'Date' },
        ],
      },
      'Races',
      'Pairs of shoes',
    ],
  },
};
