import type { Archetype } from './archetype';

export const treeRegister: Archetype = {
  id: 'tree-register',
  names: {
    en: ['trees', 'tree register', 'tree survey', 'orchard trees', 'tree inspections', 'fruit trees'],
    es: ['árboles', 'inventario de árboles'],
    fr: ['arbres', 'inventaire des arbres'],
    de: ['Bäume', 'Baumkataster', 'Obstbäume'],
    pt: ['árvores', 'inventário de árvores'],
  },
  words: [
    'tree',
    'oak',
    'apple',
    'prune',
    'orchard',
    'trunk',
    'crown',
    'branch',
    'arborist',
    'fell',
    'sapling',
    'bark',
    'fungus',
    'graft',
    'canopy',
    'arboretum',
  ],
  draft: {
    title: 'Tree register',
    look: { accent: '#3d7a35', icon: 'tree-deciduous', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Tree',
        icon: 'tree-deciduous',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Species: 'text required',
          Photo: 'image',
          Site: { to: 'Site', required: true },
          Planted: 'date',
          Girth: { type: 'integer', min: 1, max: 2000, unit: 'cm', help: 'At 1.3 m above ground.' },
          Trunk: { type: 'number', computed: 'round(Girth / 3.14)', unit: 'cm', help: 'Diameter.' },
          Height: { type: 'number', min: 0, max: 130, unit: 'm' },
          Protected: { type: 'boolean', help: 'By a preservation order.' },
          Status: {
            options: ['Healthy: good', 'Watch: warning', 'Dangerous: bad', 'Felled: neutral'],
            required: true,
            default: 'Healthy',
          },
          'Last inspected': { type: 'date', computed: 'largest(Date in Inspections)' },
        },
        views: [
          { table: ['Species', 'Site', 'Girth', 'Height', 'Protected', 'Status', 'Last inspected'] },
          { gallery: 'Photo', show: ['Species', 'Status'] },
          { board: 'Status', show: ['Species', 'Site'] },
        ],
        filters: {
          Standing: 'Status is not "Felled"',
          'To inspect':
            'Status is not "Felled" and (Last inspected is empty or Last inspected < today - 365 days)',
          Protected: 'Protected',
        },
        opensWith: 'Standing',
        badges: {
          'Protected: info': 'Protected',
          'Inspect: warning':
            'Status is not "Felled" and (Last inspected is empty or Last inspected < today - 365 days)',
        },
        actions: [
          {
            name: 'Inspect',
            icon: 'clipboard-check',
            when: 'Status is not "Felled"',
            adds: 'Inspection',
            set: { Tree: 'this', Date: 'today' },
          },
          {
            name: 'Order work',
            icon: 'hard-hat',
            when: 'Status is "Dangerous" or Status is "Watch"',
            adds: 'Work',
            set: { Tree: 'this', Task: 'Crown cleaning', Due: 'today + 30 days' },
          },
        ],
        samples: `
          Number | Species | Photo | Site | Planted | Girth | Height | Protected | Status
          T-001 | English oak | old oak | Church green | 1840-01-01 | 412 | 21 | yes | Watch
          T-002 | Copper beech | copper beech | Church green | 1905-11-01 | 286 | 24 | yes | Healthy
          T-014 | Ash | ash tree | School lane | 1985-03-01 | 158 | 17 | no | Dangerous
          T-015 | Field maple | maple | School lane | 2019-11-20 | 31 | 5 | no | Healthy
          T-022 | Bramley apple | apple tree | Old orchard | 1972-02-01 | 118 | 6 | no | Healthy
          T-020 | Elm | tree stump | Old orchard | | 190 | | no | Felled
        `,
      },
      {
        name: 'Inspection',
        icon: 'clipboard-check',
        label: 'Tree',
        fields: {
          Tree: { to: 'Tree', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Inspector: 'person',
          Found: {
            options: ['Deadwood', 'Fungus', 'Cavity', 'Crack', 'Root damage', 'Ivy', 'Nest'],
            many: true,
          },
          Vitality: { type: 'integer', min: 0, max: 4, default: '0', help: '0 is full of life, 4 is dead.' },
          'Next due': { type: 'date', computed: 'if Vitality >= 2 then Date + 6 months else Date + 1 year' },
          Photo: 'image',
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Inspector', 'Found', 'Vitality', 'Next due'] }, { calendar: 'Next due' }],
        filters: { 'Decay found': 'Found contains "Fungus" or Found contains "Cavity"' },
        badges: {
          'Decay: bad': 'Found contains "Fungus" or Found contains "Cavity"',
          'Nest: do not cut: info': 'Found contains "Nest"',
        },
        samples: `
          Tree | Date | Inspector | Found | Vitality | Photo | Notes
          T-001 | -40 | Moira Kent | Deadwood, Cavity | 1 | oak cavity | Bats possible; ask before any cut
          T-002 | -420 | Moira Kent | | 0 | |
          T-014 | -6 | Moira Kent | Fungus, Crack | 3 | bracket fungus | Ash dieback, over the footpath
          T-022 | -200 | Will Orchard | Deadwood, Ivy | 1 | |
          T-015 | -90 | Moira Kent | | 0 | | Loosen the tie
        `,
      },
      {
        name: 'Work',
        plural: 'Works',
        icon: 'hard-hat',
        label: 'Task',
        fields: {
          Task: {
            options: [
              'Crown cleaning',
              'Crown reduction',
              'Winter pruning',
              'Felling',
              'Planting',
              'Watering',
            ],
            required: true,
          },
          Tree: { to: 'Tree', required: true },
          Due: { type: 'date', required: true, default: 'today + 30 days' },
          Contractor: 'person',
          Status: {
            options: ['Planned: info', 'Ordered: accent', 'Done: good'],
            required: true,
            default: 'Planned',
          },
          Consent: { type: 'boolean', help: 'Of the authority, for protected trees.' },
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Tree', 'Due', 'Contractor'] },
          { table: ['Tree', 'Due', 'Contractor', 'Status', 'Consent', 'Cost'] },
          { calendar: 'Due', color: 'Status' },
        ],
        filters: { 'To do': 'Status is not "Done"' },
        opensWith: 'To do',
        rules: [
          {
            check: 'Status is "Planned" or not Tree.Protected or Consent',
            field: 'Consent',
            message: 'A protected tree needs consent first.',
          },
          {
            check: 'Task is not "Felling" or month(Due) < 3 or month(Due) > 9 or Tree.Status is "Dangerous"',
            field: 'Due',
            message: 'Birds are nesting from March to September.',
          },
        ],
        badges: {
          'Overdue: bad': 'Status is not "Done" and Due < today',
          'Consent needed: warning': 'Status is "Planned" and Tree.Protected and not Consent',
        },
        actions: [{ name: 'Done', icon: 'check', when: 'Status is "Ordered"', set: { Status: 'Done' } }],
        samples: `
          Task | Tree | Due | Contractor | Status | Consent | Cost
          Felling | T-014 | +9 | Highbough Tree Care | Ordered | no | 640.00
          Crown cleaning | T-001 | +45 | | Planned | no | 380.00
          Winter pruning | T-022 | +70 | Will Orchard | Planned | no |
          Watering | T-015 | -3 | School garden club | Ordered | no |
          Crown reduction | T-002 | -300 | Highbough Tree Care | Done | yes | 720.00
        `,
      },
      {
        name: 'Site',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Owner: 'person',
          Phone: 'phone',
          Traffic: {
            options: ['Busy path: bad', 'Some people: warning', 'Hardly anyone: good'],
            required: true,
            default: 'Some people',
          },
          Trees: { type: 'integer', computed: 'count(Trees.Site where Status is not "Felled")' },
          Dangerous: { type: 'integer', computed: 'count(Trees.Site where Status is "Dangerous")' },
        },
        views: [{ cards: ['Owner', 'Traffic', 'Trees', 'Dangerous'] }],
        filters: { 'With danger': 'Dangerous > 0' },
        badges: { 'Danger on a busy path: bad': 'Dangerous > 0 and Traffic is "Busy path"' },
        samples: `
          Name | Owner | Phone | Traffic
          Church green | Parish | +44 1632 960901 | Some people
          School lane | Council | +44 1632 960902 | Busy path
          Old orchard | Orchard trust | +44 1632 960903 | Hardly anyone
          Riverside | Council | +44 1632 960902 | Some people
        `,
      },
    ],
    metrics: {
      'Trees standing': { count: 'Tree', where: 'Status is not "Felled"' },
      'Dangerous trees': { count: 'Tree', where: 'Status is "Dangerous"' },
      'Cost of work to do': { sum: 'Cost', of: 'Work', where: 'Status is not "Done"' },
      'Trees by site': { count: 'Tree', where: 'Status is not "Felled"', by: 'Site' },
      'Inspections per month': { count: 'Inspection', by: 'Date', per: 'month' },
    },
    pages: [
      'Trees',
      'Inspections',
      'Works',
      'Sites',
      {
        name: 'Tree warden',
        icon: 'trees',
        blocks: [
          { figures: ['Trees standing', 'Dangerous trees', 'Cost of work to do'] },
          { shortlist: 'Work', title: 'To do', where: 'Status is not "Done"', sort: 'Due' },
          { chart: 'Trees by site' },
          { chart: 'Inspections per month' },
        ],
      },
    ],
  },
};
