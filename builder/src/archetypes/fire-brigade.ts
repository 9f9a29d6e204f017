import type { Archetype } from './archetype';

export const fireBrigade: Archetype = {
  id: 'fire-brigade',
  names: {
    en: [
      'fire brigade',
      'volunteer fire department',
      'fire station',
      'call-outs',
      'breathing apparatus checks',
    ],
    es: ['bomberos', 'bomberos voluntarios', 'parque de bomberos'],
    fr: ['pompiers', 'sapeurs-pompiers volontaires', 'caserne de pompiers'],
    de: ['Feuerwehr', 'Freiwillige Feuerwehr', 'Feuerwehreinsätze'],
    pt: ['bombeiros', 'bombeiros voluntários', 'quartel de bombeiros'],
  },
  words: [
    'fire',
    'brigade',
    'firefighter',
    'engine',
    'alarm',
    'rescue',
    'hose',
    'callout',
    'station',
    'drill',
    'crew',
    'breathing',
    'hydrant',
    'siren',
    'smoke',
    'pager',
  ],
  draft: {
    title: 'Fire brigade',
    look: { accent: '#a5213f', icon: 'flame', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Call-out',
        icon: 'siren',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          What: 'text required',
          Kind: {
            options: ['Fire: bad', 'Rescue: warning', 'Flood: info', 'False alarm: neutral', 'Drill: good'],
            required: true,
          },
          Alarm: 'datetime required',
          Arrived: 'datetime',
          Back: 'datetime',
          Place: 'text',
          Crew: { to: 'Firefighter', many: true, inverse: 'Call-outs' },
          Vehicles: { options: ['Pumper', 'Ladder', 'Tanker', 'Van'], many: true },
          'Response time': { type: 'duration', computed: 'Arrived - Alarm' },
          Lasted: { type: 'duration', computed: 'Back - Alarm' },
          Report: 'longtext',
        },
        sort: 'Alarm desc',
        views: [
          { table: ['What', 'Kind', 'Alarm', 'Crew', 'Response time', 'Lasted'] },
          { calendar: 'Alarm', color: 'Kind' },
          { board: 'Kind', show: ['What', 'Alarm'] },
        ],
        filters: {
          'Still out': 'Back is empty and Alarm <= now',
          'Report missing': 'Back is not empty and Report is empty',
          'Real ones': 'Kind is not "Drill" and Kind is not "False alarm"',
        },
        rules: [
          { check: 'Arrived >= Alarm', field: 'Arrived', message: 'The crew arrives after the alarm.' },
          { check: 'Back >= Arrived', field: 'Back', message: 'The crew is back after it arrived.' },
        ],
        badges: {
          'Still out: bad': 'Back is empty and Alarm <= now',
          'Report missing: warning': 'Back is not empty and Report is empty',
        },
        actions: [
          { name: 'Arrived', icon: 'map-pin', when: 'Arrived is empty', set: { Arrived: 'now' } },
          {
            name: 'Back',
            icon: 'house',
            when: 'Arrived is not empty and Back is empty',
            set: { Back: 'now' },
          },
        ],
        samples: `
          Number | What                      | Kind        | Alarm     | Arrived   | Back      | Place        | Crew                                 | Vehicles       | Report
          26-041 | Chimney fire              | Fire        | -3T19:42  | -3T19:53  | -3T21:30  | Mill Lane 4  | Ana Berg, Dirk Stolz, Leo Kern       | Pumper, Ladder | Chimney swept, sweep informed
          26-040 | Car in the ditch          | Rescue      | -9T06:15  | -9T06:24  | -9T07:40  | County road  | Ana Berg, Mira Wolf                  | Pumper         |
          26-039 | Alarm in the care home    | False alarm | -14T12:03 | -14T12:11 | -14T12:35 | Elm Court    | Dirk Stolz, Leo Kern                 | Pumper         | Burnt toast
          26-038 | Cellar under water        | Flood       | -31T22:50 | -31T23:05 | -30T02:10 | Weir Street  | Dirk Stolz, Mira Wolf, Leo Kern      | Pumper, Van    | Two pumps, 40 cm
          26-037 | Breathing apparatus drill | Drill       | -40T19:00 | -40T19:00 | -40T21:00 | Station      | Ana Berg, Leo Kern                   | Pumper         | All below 90 bar logged
        `,
      },
      {
        name: 'Firefighter',
        icon: 'hard-hat',
        fields: {
          Name: 'text required unique',
          Rank: {
            options: ['Trainee: neutral', 'Firefighter: info', 'Crew leader: accent', 'Chief: good'],
            required: true,
            default: 'Trainee',
          },
          Phone: 'phone',
          'Can do': {
            options: ['Breathing apparatus', 'Driver', 'Pump', 'First aid', 'Chainsaw'],
            many: true,
          },
          'Fit until': { type: 'date', help: 'Medical for breathing apparatus.' },
          'Call-outs this year': {
            type: 'integer',
            computed: 'count(Call-outs where year(Alarm) = year(today) and Kind is not "Drill")',
          },
          'Last drill': { type: 'date', computed: 'date(largest(Alarm in Call-outs where Kind is "Drill"))' },
        },
        views: [
          { table: ['Rank', 'Can do', 'Phone', 'Fit until', 'Call-outs this year', 'Last drill'] },
          { board: 'Rank', show: ['Can do', 'Fit until'] },
        ],
        filters: {
          'May wear breathing apparatus': 'Can do contains "Breathing apparatus" and Fit until >= today',
        },
        badges: {
          'Not fit for smoke: bad':
            'Can do contains "Breathing apparatus" and (Fit until is empty or Fit until < today)',
          'Drill due: warning': 'Last drill is empty or Last drill < today - 1 year',
        },
        samples: `
          Name       | Rank        | Phone           | Can do                             | Fit until
          Ana Berg   | Crew leader | +49 30 5550 301 | Breathing apparatus, Pump          | +200
          Dirk Stolz | Chief       | +49 30 5550 302 | Driver, Pump, First aid            |
          Leo Kern   | Firefighter | +49 30 5550 305 | Breathing apparatus, Chainsaw      | -12
          Mira Wolf  | Trainee     | +49 30 5550 309 | First aid                          |
        `,
      },
      {
        name: 'Equipment',
        plural: 'Equipment',
        icon: 'toolbox',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Breathing apparatus', 'Hose', 'Pump', 'Ladder', 'Helmet', 'Radio'],
            required: true,
          },
          On: { options: ['Pumper', 'Ladder', 'Tanker', 'Van', 'Store'], required: true, default: 'Store' },
          'Issued to': { to: 'Firefighter', inverse: 'Equipment issued' },
          'Last tested': 'date',
          'Test every': { type: 'integer', required: true, min: 1, unit: 'months', default: '12' },
          'Next test': { type: 'date', computed: 'Last tested + Test every * 30' },
          Ready: { type: 'boolean', default: 'true' },
        },
        sort: 'Last tested',
        views: [
          { table: ['Kind', 'On', 'Issued to', 'Last tested', 'Next test', 'Ready'] },
          { calendar: 'Next test' },
        ],
        filters: {
          'Test due': 'Next test is empty or Next test <= today + 14 days',
          'Out of service': 'not Ready',
        },
        badges: { 'Out of service: bad': 'not Ready', 'Test due: warning': 'Next test <= today' },
        actions: [{ name: 'Tested', icon: 'check', set: { 'Last tested': 'today', Ready: 'true' } }],
        samples: `
          Name             | Kind                | On     | Issued to | Last tested | Test every | Ready
          BA set 1         | Breathing apparatus | Pumper |           | -170        | 6          | yes
          BA set 2         | Breathing apparatus | Pumper |           | -200        | 6          | no
          Portable pump    | Pump                | Van    |           | -300        | 12         | yes
          Helmet 14        | Helmet              | Store  | Mira Wolf | -90         | 24         | yes
          Hose B, 20 m     | Hose                | Pumper |           | -400        | 12         | yes
        `,
      },
    ],
    metrics: {
      'Call-outs this year': {
        count: 'Call-out',
        where: 'year(Alarm) = year(today) and Kind is not "Drill"',
      },
      'Average response': { average: 'Response time', of: 'Call-out', where: 'Kind is not "Drill"' },
      'Tests due': { count: 'Equipment', where: 'Next test is empty or Next test <= today + 14 days' },
      'Call-outs by kind': { count: 'Call-out', by: 'Kind' },
      'Call-outs per month': { count: 'Call-out', by: 'Alarm', per: 'month' },
    },
    pages: [
      'Call-outs',
      'Firefighters',
      'Equipment',
      {
        name: 'Watch room',
        icon: 'siren',
        blocks: [
          { figures: ['Call-outs this year', 'Average response', 'Tests due'] },
          {
            shortlist: 'Equipment',
            title: 'To test',
            where: 'Next test is empty or Next test <= today + 14 days',
            sort: 'Last tested',
          },
          { chart: 'Call-outs per month' },
          { chart: 'Call-outs by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
