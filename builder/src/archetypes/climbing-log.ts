import type { Archetype } from './archetype';

export const climbingLog: Archetype = {
  id: 'climbing-log',
  names: {
    en: ['climbing', 'climbing log', 'bouldering', 'climbing routes', 'rock climbing'],
    es: ['escalada', 'diario de escalada'],
    fr: ['escalade', 'carnet d’escalade'],
    de: ['Klettern', 'Klettertagebuch', 'Bouldern'],
    pt: ['escalada', 'diário de escalada'],
  },
  words: [
    'climb',
    'climber',
    'boulder',
    'route',
    'crag',
    'grade',
    'rope',
    'belay',
    'harness',
    'bolt',
    'pitch',
    'onsight',
    'redpoint',
    'hold',
    'cliff',
  ],
  draft: {
    title: 'Climbing log',
    look: { accent: '#8a5a2b', icon: 'mountain', font: 'technical', radius: 'sharp' },
    entities: [
      {
        name: 'Ascent',
        icon: 'mountain',
        label: 'Route',
        fields: {
          Route: { to: 'Route', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Style: {
            options: ['Onsight: good', 'Flash: good', 'Redpoint: accent', 'Top rope: info', 'Fell: warning'],
            required: true,
            default: 'Fell',
          },
          Attempts: { type: 'integer', required: true, min: 1, default: '1' },
          Partner: 'person',
          Belayer: 'person',
          Stars: { type: 'rating', min: 1, max: 5 },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Style', 'Attempts', 'Partner', 'Notes'] },
          { calendar: 'Date', color: 'Style' },
        ],
        filters: {
          'Clean ascents': 'Style is not "Fell" and Style is not "Top rope"',
          'This year': 'year(Date) = year(today)',
        },
        rules: [
          {
            check: 'Style is not "Onsight" or Attempts = 1',
            field: 'Attempts',
            message: 'An onsight goes at the first attempt.',
          },
          {
            check: 'Style is not "Flash" or Attempts = 1',
            field: 'Attempts',
            message: 'A flash goes at the first attempt.',
          },
        ],
        badges: { 'First go: good': 'Style is "Onsight" or Style is "Flash"' },
        samples: `
          Route | Date | Style | Attempts | Partner | Belayer | Stars | Notes
          Quiet Corner | -3 | Redpoint | 4 | Jules | Jules | 5 | Heel hook at the lip
          Blackbird | -3 | Onsight | 1 | Jules | Jules | 4 |
          Slopey Sue | -9 | Fell | 7 | Ama | | 3 | Right hand pops off
          Warm Wall | -9 | Flash | 1 | Ama | | 3 |
          Long Division | -24 | Fell | 2 | Jules | Ned | 5 | Pumped on pitch three
          Sun Ledges | -24 | Top rope | 1 | Ned | Jules | 4 |
        `,
      },
      {
        name: 'Route',
        icon: 'route',
        fields: {
          Name: 'text required',
          Crag: { to: 'Crag', required: true },
          Type: { options: ['Sport', 'Trad', 'Boulder', 'Multi-pitch'], required: true, default: 'Sport' },
          Grade: { type: 'text', required: true, help: 'As in the guidebook: 6b+, V4, E2.' },
          Length: { type: 'integer', min: 2, max: 2000, unit: 'm' },
          Bolts: { type: 'integer', min: 0 },
          Photo: 'image',
          Project: 'boolean',
          Attempts: { type: 'integer', computed: 'sum(Attempts in Ascents)' },
          Done: {
            type: 'boolean',
            computed: 'count(Ascents where Style is not "Fell" and Style is not "Top rope") > 0',
          },
        },
        views: [
          { table: ['Crag', 'Type', 'Grade', 'Length', 'Attempts', 'Done'] },
          { board: 'Type', show: ['Grade', 'Crag', 'Done'] },
          { gallery: 'Photo', show: ['Grade', 'Done'] },
        ],
        filters: { Projects: 'Project and not Done', Done: 'Done' },
        badges: { 'Project: accent': 'Project and not Done', 'Done: good': 'Done' },
        actions: [
          {
            name: 'Went up',
            icon: 'check',
            adds: 'Ascent',
            set: { Route: 'this', Date: 'today', Style: 'Redpoint', Attempts: '1' },
          },
          {
            name: 'Fell off',
            icon: 'arrow-down',
            adds: 'Ascent',
            set: { Route: 'this', Date: 'today', Style: 'Fell', Attempts: '1' },
          },
          { name: 'My project', icon: 'target', when: 'not Project and not Done', set: { Project: 'true' } },
        ],
        samples: `
          Name | Crag | Type | Grade | Length | Bolts | Photo | Project
          Quiet Corner | Penmoor Quarry | Sport | 6c+ | 18 | 8 | limestone corner | yes
          Blackbird | Penmoor Quarry | Sport | 6a | 15 | 7 | |
          Slopey Sue | The Shed | Boulder | V5 | 4 | | boulder wall | yes
          Warm Wall | The Shed | Boulder | V2 | 4 | | |
          Long Division | Raven Head | Multi-pitch | 6b | 140 | 0 | sea cliff | yes
          Sun Ledges | Raven Head | Trad | 5a | 30 | 0 | |
        `,
      },
      {
        name: 'Crag',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Rock: { options: ['Limestone', 'Granite', 'Sandstone', 'Gritstone', 'Indoors'], required: true },
          Faces: { options: ['North', 'East', 'South', 'West'] },
          'Walk in': { type: 'duration', min: 0 },
          'Closed until': { type: 'date', help: 'For nesting birds, say.' },
          Season: 'tags',
          Notes: 'longtext',
          Routes: { type: 'integer', computed: 'count(Routes.Crag)' },
        },
        views: [{ cards: ['Rock', 'Faces', 'Walk in', 'Routes'] }],
        filters: {
          Open: 'Closed until is empty or Closed until < today',
          'South facing': 'Faces is "South"',
        },
        badges: { 'Closed: bad': 'Closed until >= today' },
        samples: `
          Name | Rock | Faces | Walk in | Closed until | Season | Notes
          Penmoor Quarry | Limestone | South | 0:10 | | spring, autumn, winter | Park below the chapel
          Raven Head | Granite | West | 0:45 | +40 | summer | Peregrines on the main face
          The Shed | Indoors | | 0:00 | | | Reset on Wednesdays
          Windy Edge | Gritstone | North | 0:25 | | summer | Midges in August
        `,
      },
    ],
    metrics: {
      'Clean this year': {
        count: 'Ascent',
        where: 'Style is not "Fell" and Style is not "Top rope" and year(Date) = year(today)',
      },
      'Open projects': { count: 'Route', where: 'Project and not Done' },
      'Ascents by style': { count: 'Ascent', by: 'Style' },
      'Ascents per month': { count: 'Ascent', by: 'Date', per: 'month' },
    },
    pages: [
      'Ascents',
      'Routes',
      'Crags',
      {
        name: 'My climbing',
        icon: 'mountain-snow',
        blocks: [
          { figures: ['Clean this year', 'Open projects'] },
          { shortlist: 'Route', title: 'Projects', where: 'Project and not Done' },
          { chart: 'Ascents by style', shape: 'donut' },
          { chart: 'Ascents per month' },
        ],
      },
    ],
  },
};
