import type { Archetype } from './archetype';

export const okrs: Archetype = {
  id: 'okrs',
  names: {
    en: ['OKRs', 'objectives and key results', 'team goals', 'company objectives', 'quarterly goals'],
    es: ['OKR', 'objetivos y resultados clave', 'objetivos de la empresa'],
    fr: ['OKR', 'objectifs et résultats clés', 'objectifs d’équipe'],
    de: ['OKRs', 'Ziele und Schlüsselergebnisse', 'Unternehmensziele'],
    pt: ['OKR', 'objetivos e resultados-chave', 'objetivos da empresa'],
  },
  words: [
    'okr',
    'objective',
    'result',
    'quarter',
    'target',
    'progress',
    'check-in',
    'confidence',
    'baseline',
    'goal',
    'kpi',
    'alignment',
  ],
  draft: {
    title: 'OKRs',
    look: { accent: '#8b3a8f', icon: 'target', radius: 'round' },
    entities: [
      {
        name: 'Objective',
        icon: 'target',
        fields: {
          Objective: 'text required',
          Team: { options: ['Company', 'Product', 'Sales', 'Operations', 'People'], required: true },
          Supports: { to: 'Objective', inverse: 'Supported by' },
          Owner: { type: 'person', required: true },
          Starts: 'date required',
          Ends: 'date required',
          Progress: { type: 'percent', computed: 'average(Progress in Key results)' },
          'Time gone': { type: 'percent', computed: 'max(0, min(1, (today - Starts) / (Ends - Starts)))' },
        },
        sort: 'Ends',
        views: [
          { cards: ['Team', 'Owner', 'Progress', 'Time gone'] },
          { board: 'Team', show: ['Owner', 'Progress'] },
          { timeline: 'Starts', end: 'Ends' },
        ],
        filters: {
          Current: 'Starts <= today and Ends >= today',
          Behind: 'Ends >= today and Progress < Time gone - 20%',
        },
        opensWith: 'Current',
        rules: [{ check: 'Ends > Starts', field: 'Ends', message: 'An objective ends after it starts.' }],
        badges: {
          'Behind: bad': 'Ends >= today and Progress < Time gone - 20%',
          'No key results: warning': 'count(Key results) = 0',
          'Reached: good': 'Progress >= 70%',
        },
        samples: `
          Objective                       | Team       | Supports                 | Owner       | Starts | Ends
          Loved by small workshops        | Company    |                          | Dora Quist  | -50    | +40
          Quotes go out the same day      | Sales      | Loved by small workshops | Ben Adler   | -50    | +40
          A product nobody has to explain | Product    | Loved by small workshops | Priti Rao   | -50    | +40
          No order leaves late            | Operations |                          | Gwen Tully  | -50    | +40
          A place people stay             | People     |                          | Marc Lenoir | +41    | +131
        `,
      },
      {
        name: 'Key result',
        icon: 'flag',
        fields: {
          Result: 'text required',
          Objective: { to: 'Objective', required: true, onDelete: 'cascade' },
          Start: { type: 'number', required: true, default: '0' },
          Target: 'number required',
          Current: { type: 'number', required: true, default: '0' },
          Progress: { type: 'percent', computed: 'max(0, min(1, (Current - Start) / (Target - Start)))' },
          Owner: 'person',
          'Last check-in': { type: 'date', computed: 'largest(Date in Check-ins)' },
        },
        views: [
          { table: ['Objective', 'Start', 'Current', 'Target', 'Progress', 'Owner'] },
          { board: 'Objective', show: ['Progress', 'Owner'] },
        ],
        filters: {
          'No check-in for two weeks': 'Last check-in is empty or Last check-in < today - 14 days',
          Done: 'Progress >= 100%',
        },
        rules: [
          {
            limit: '5',
            within: ['Objective'],
            message: 'An objective has at most five key results: choose.',
          },
          { check: 'Target != Start', field: 'Target', message: 'The target differs from where you start.' },
        ],
        badges: {
          'Check in: warning': 'Last check-in is empty or Last check-in < today - 14 days',
          'Done: good': 'Progress >= 100%',
        },
        actions: [
          {
            name: 'Check in',
            icon: 'calendar-check',
            adds: 'Check-in',
            set: { 'Key result': 'this', Date: 'today', Value: 'Current' },
          },
        ],
        samples: `
          Result                           | Objective                       | Start | Target | Current | Owner
          Workshops that recommend us, %   | Loved by small workshops        | 41    | 60     | 55      | Dora Quist
          Quotes sent on the same day, %   | Quotes go out the same day      | 35    | 90     | 48      | Ben Adler
          Hours from call to quote         | Quotes go out the same day      | 30    | 8      | 22      | Ben Adler
          Calls for help in the first week | A product nobody has to explain | 120   | 40     | 40      | Priti Rao
          Orders late in a month           | No order leaves late            | 26    | 4      | 11      | Gwen Tully
        `,
      },
      {
        name: 'Check-in',
        icon: 'calendar-check',
        label: 'Key result',
        fields: {
          'Key result': { to: 'Key result', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Value: 'number required',
          Confidence: {
            options: ['On track: good', 'At risk: warning', 'Off track: bad'],
            required: true,
            default: 'On track',
          },
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { list: ['Date', 'Value', 'Confidence', 'Notes'] },
          { calendar: 'Date', color: 'Confidence' },
        ],
        filters: { 'At risk': 'Confidence is not "On track"' },
        rules: [{ unique: ['Key result', 'Date'], message: 'There is a check-in of that day already.' }],
        samples: `
          Key result                       | Date | Value | Confidence | Notes
          Workshops that recommend us, %   | -3   | 55    | On track   | Survey after delivery helps.
          Quotes sent on the same day, %   | -4   | 48    | Off track  | One person is away.
          Calls for help in the first week | -10  | 40    | On track   | Reached.
          Orders late in a month           | -5   | 11    | At risk    | Two carriers changed.
          Hours from call to quote         | -22  | 22    | At risk    |
        `,
      },
    ],
    metrics: {
      'Average progress': { average: 'Progress', of: 'Key result' },
      'Key results done': { count: 'Key result', where: 'Progress >= 100%' },
      'Progress by objective': { average: 'Progress', of: 'Key result', by: 'Objective' },
      'Check-ins by confidence': { count: 'Check-in', by: 'Confidence' },
    },
    pages: [
      'Objectives',
      'Key results',
      'Check-ins',
      {
        name: 'This quarter',
        icon: 'gauge',
        blocks: [
          { figures: ['Average progress', 'Key results done'] },
          { chart: 'Progress by objective' },
          { chart: 'Check-ins by confidence', shape: 'donut' },
          {
            shortlist: 'Key result',
            title: 'Nobody checked lately',
            where: 'Last check-in is empty or Last check-in < today - 14 days',
          },
        ],
      },
    ],
  },
};
