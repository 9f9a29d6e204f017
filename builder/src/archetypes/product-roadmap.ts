import type { Archetype } from './archetype';

export const productRoadmap: Archetype = {
  id: 'product-roadmap',
  names: {
    en: ['product roadmap', 'roadmap', 'release plan', 'release planning', 'product initiatives', 'releases'],
    es: ['hoja de ruta del producto', 'plan de lanzamientos', 'hoja de ruta'],
    fr: ['feuille de route produit', 'feuille de route', 'plan de versions'],
    de: ['Produkt-Roadmap', 'Roadmap', 'Releaseplanung'],
    pt: ['roteiro do produto', 'roadmap de produto', 'plano de lançamentos'],
  },
  words: [
    'roadmap',
    'initiative',
    'quarter',
    'theme',
    'release',
    'launch',
    'milestone',
    'changelog',
    'impact',
    'confidence',
    'effort',
    'prioritise',
    'product',
    'ship',
  ],
  draft: {
    title: 'Product roadmap',
    look: { accent: '#59469e', icon: 'milestone', radius: 'soft', density: 'cozy', navigation: 'side' },
    entities: [
      {
        name: 'Initiative',
        icon: 'milestone',
        fields: {
          Name: 'text required',
          Theme: { to: 'Theme', required: true },
          Status: {
            options: ['Idea: neutral', 'Next: info', 'Building: accent', 'Shipped: good', 'Dropped: bad'],
            required: true,
            default: 'Idea',
          },
          Release: { to: 'Release' },
          Starts: 'date',
          Ends: 'date',
          Impact: { type: 'rating', min: 1, max: 5, required: true, default: '3' },
          Effort: { type: 'integer', min: 1, required: true, default: '4', unit: 'weeks' },
          Score: {
            type: 'number',
            computed: 'round(Impact / Effort, 2)',
            help: 'Impact for each week of work.',
          },
        },
        sort: 'Score desc',
        views: [
          { timeline: 'Starts', end: 'Ends', where: 'Starts is not empty' },
          { board: 'Status', show: ['Theme', 'Release', 'Score'] },
          { table: ['Theme', 'Status', 'Release', 'Impact', 'Effort', 'Score'] },
        ],
        filters: {
          'Now and next': 'Status is "Building" or Status is "Next"',
          Ideas: 'Status is "Idea"',
          Late: 'Status is "Building" and Ends < today',
        },
        rules: [
          { check: 'Ends >= Starts', field: 'Ends', message: 'It ends after it starts.' },
          {
            check: 'Ends is empty or Release.Date is empty or Ends <= Release.Date or Status is "Dropped"',
            field: 'Ends',
            message: 'It would not be ready for its release.',
          },
        ],
        badges: {
          'Late: bad': 'Status is "Building" and Ends < today',
          'No release yet: warning': 'Status is "Building" and Release is empty',
        },
        actions: [
          {
            name: 'Start building',
            icon: 'play',
            when: 'Status is "Next"',
            set: { Status: 'Building', Starts: 'today', Ends: 'today + Effort * 7' },
          },
          {
            name: 'Shipped',
            icon: 'rocket',
            when: 'Status is "Building"',
            set: { Status: 'Shipped', Ends: 'today' },
          },
        ],
        samples: `
          Name                  | Theme           | Status   | Release | Starts | Ends | Impact | Effort
          Guided first import   | Easy first hour | Building | Autumn  | -30    | +12  | 5      | 6
          Templates gallery     | Easy first hour | Next     | Winter  |        |      | 4      | 5
          Offline drafts        | Works anywhere  | Building |         | -60    | -4   | 3      | 8
          Audit trail           | Ready for firms | Shipped  | Summer  | -120   | -48  | 4      | 7
          Roles and permissions | Ready for firms | Next     | Winter  |        |      | 5      | 9
          Voice notes           | Works anywhere  | Idea     |         |        |      | 2      | 6
        `,
      },
      {
        name: 'Release',
        icon: 'rocket',
        fields: {
          Name: 'text required unique',
          Date: 'date required',
          Status: {
            options: ['Planned: neutral', 'Code freeze: warning', 'Released: good'],
            default: 'Planned',
          },
          Initiatives: { type: 'integer', computed: 'count(Initiatives where Status is not "Dropped")' },
          Done: {
            type: 'percent',
            computed:
              'count(Initiatives where Status is "Shipped") / count(Initiatives where Status is not "Dropped")',
          },
          'Release notes': 'longtext',
        },
        sort: 'Date',
        views: [{ cards: ['Date', 'Status', 'Initiatives', 'Done'] }, { calendar: 'Date', color: 'Status' }],
        filters: { 'To come': 'Status is not "Released"' },
        rules: [
          {
            check: 'Status is not "Released" or Release notes is not empty',
            field: 'Release notes',
            message: 'Tell people what is new before it is out.',
          },
        ],
        badges: {
          'Not finished: bad': 'Status is not "Released" and Date <= today + 21 days and Done < 100%',
        },
        actions: [
          {
            name: 'Freeze',
            icon: 'snowflake',
            when: 'Status is "Planned"',
            set: { Status: 'Code freeze' },
          },
        ],
        samples: `
          Name   | Date | Status      | Release notes
          Summer | -45  | Released    | Every change is now recorded in the audit trail.
          Autumn | +18  | Code freeze |
          Winter | +110 | Planned     |
          Spring | +200 | Planned     |
        `,
      },
      {
        name: 'Theme',
        icon: 'flag',
        fields: {
          Name: 'text required unique',
          Why: 'longtext',
          Owner: 'person',
          Color: 'color',
          Measure: { type: 'text', help: 'What will be different when it worked.' },
          'Weeks of work': {
            type: 'integer',
            computed: 'sum(Effort in Initiatives where Status is "Next" or Status is "Building")',
            unit: 'weeks',
          },
        },
        views: [{ cards: ['Owner', 'Measure', 'Weeks of work'] }],
        samples: `
          Name            | Why                                      | Owner      | Color   | Measure
          Easy first hour | Four in ten leave before the second day. | Cleo Marsh | #2f7d5b | Half of new people come back
          Ready for firms | Large customers ask for control.         | Anton Reis | #59469e | Ten accounts above 100 seats
          Works anywhere  | Field crews have no signal.              | Cleo Marsh | #b5651d | No lost drafts
          Fast everywhere | Big tables take seconds to open.         |            | #1d6fa5 | Opens within a second
        `,
      },
    ],
    metrics: {
      Building: { count: 'Initiative', where: 'Status is "Building"' },
      Late: { count: 'Initiative', where: 'Status is "Building" and Ends < today', goal: 0 },
      'Effort by theme': {
        sum: 'Effort',
        of: 'Initiative',
        where: 'Status is "Next" or Status is "Building"',
        by: 'Theme',
      },
    },
    pages: [
      'Initiatives',
      'Releases',
      'Themes',
      {
        name: 'Where we stand',
        icon: 'compass',
        blocks: [
          { figures: ['Building', 'Late'] },
          { shortlist: 'Release', title: 'Next releases', where: 'Status is not "Released"', sort: 'Date' },
          { chart: 'Effort by theme' },
        ],
      },
    ],
  },
};
