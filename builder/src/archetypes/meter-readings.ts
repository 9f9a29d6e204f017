import type { Archetype } from './archetype';

export const meterReadings: Archetype = {
  id: 'meter-readings',
  names: {
    en: [
      'meter readings',
      'energy meter',
      'electricity readings',
      'energy consumption at home',
      'utility meters',
    ],
    es: ['lecturas de contadores', 'consumo eléctrico de casa', 'contador de la luz'],
    fr: ['relevés de compteurs', 'compteur électrique', 'consommation d’énergie à la maison'],
    de: ['Zählerstände', 'Stromzähler', 'Energieverbrauch zu Hause'],
    pt: ['leituras de contadores', 'contador da luz', 'consumo de energia em casa'],
  },
  words: [
    'meter',
    'reading',
    'electricity',
    'gas',
    'kilowatt',
    'kwh',
    'consumption',
    'tariff',
    'energy',
    'heating',
    'supplier',
    'cubic',
    'solar',
    'usage',
    'radiator',
  ],
  draft: {
    title: 'Meter readings',
    look: { accent: '#44606e', icon: 'gauge', font: 'technical', density: 'compact', radius: 'sharp' },
    entities: [
      {
        name: 'Reading',
        icon: 'gauge',
        label: 'Meter',
        fields: {
          Meter: { to: 'Meter', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Reading: { type: 'number', required: true, min: 0 },
          Days: {
            type: 'integer',
            computed: 'Date - largest(Date in all Readings where Meter = this.Meter and Date < this.Date)',
          },
          Used: {
            type: 'number',
            computed:
              'if count(all Readings where Meter = this.Meter and Date < this.Date) = 0 then empty else round(Reading - largest(Reading in all Readings where Meter = this.Meter and Date < this.Date), 2)',
          },
          'A day': { type: 'number', computed: 'round(Used / Days, 2)' },
          Cost: {
            type: 'money',
            computed: 'Used * Meter.Tariff.Unit price + Days * Meter.Tariff.Standing charge',
          },
          'Read by': {
            options: ['Us: good', 'Supplier: info', 'Estimated: warning'],
            required: true,
            default: 'Us',
          },
          Photo: 'image',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Reading', 'Days', 'Used', 'A day', 'Cost', 'Read by'] },
          { calendar: 'Date', color: 'Meter' },
        ],
        filters: {
          Estimated: 'Read by is "Estimated"',
          'More than meant': 'A day > Meter.Target',
        },
        rules: [
          { unique: ['Meter', 'Date'], message: 'This meter was read on that day already.' },
          {
            check:
              'count(all Readings where Meter = this.Meter and Date < this.Date and Reading > this.Reading) = 0',
            field: 'Reading',
            message: 'A meter never runs backwards.',
          },
          { check: 'Date <= today', field: 'Date', message: 'A meter is read today or earlier.' },
        ],
        badges: {
          'More than meant: bad': 'A day > Meter.Target',
          'Thrifty: good': 'A day <= Meter.Target * 0.9',
        },
        samples: `
          Meter             | Date | Reading | Read by   | Photo
          Electricity, hall | -63  | 18204.4 | Us        | meter at night
          Electricity, hall | -32  | 18421.9 | Us        |
          Electricity, hall | -2   | 18677.3 | Us        | meter in daylight
          Gas, cellar       | -61  | 7340.2  | Supplier  |
          Gas, cellar       | -31  | 7388.6  | Estimated |
          Gas, cellar       | -1   | 7403.1  | Us        |
        `,
      },
      {
        name: 'Meter',
        icon: 'plug',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Electricity: warning', 'Gas: accent', 'Water: info', 'Heat: bad', 'Solar: good'],
            required: true,
          },
          Number: { type: 'text', unique: true, help: 'On the plate of the meter.' },
          Unit: { options: ['kWh', 'm³'], required: true, default: 'kWh' },
          Tariff: { to: 'Tariff' },
          Target: { type: 'number', min: 0, help: 'At most so much a day.' },
          'Last read': { type: 'date', computed: 'largest(Date in Readings)' },
          Stands: { type: 'number', computed: 'largest(Reading in Readings)' },
          'Read every': { type: 'integer', required: true, min: 1, unit: 'days', default: '30' },
        },
        views: [
          { cards: ['Kind', 'Stands', 'Last read', 'Target'] },
          { table: ['Kind', 'Number', 'Unit', 'Tariff', 'Stands', 'Last read'] },
        ],
        filters: { 'To read': 'Last read is empty or Last read + Read every <= today' },
        badges: { 'Read it: warning': 'Last read is empty or Last read + Read every <= today' },
        samples: `
          Name              | Kind        | Number     | Unit | Tariff       | Target | Read every
          Electricity, hall | Electricity | 1 EMH 7720 | kWh  | Green fixed  | 8      | 30
          Gas, cellar       | Gas         | G4 88120   | m³   | Gas standard | 1.5    | 30
          Water, cellar     | Water       | W 2041 77  | m³   | Vale Water   | 0.35   | 90
          Solar, roof       | Solar       | PV-5510    | kWh  |              |        | 30
        `,
      },
      {
        name: 'Tariff',
        icon: 'receipt-text',
        fields: {
          Name: 'text required unique',
          Supplier: 'text required',
          'Unit price': { type: 'money', required: true, min: 0 },
          'Standing charge': { type: 'money', min: 0, help: 'For a day.' },
          From: 'date required',
          Until: 'date',
          Notice: { type: 'date', computed: 'Until - 1 month', help: 'The last day to switch.' },
        },
        sort: 'From desc',
        views: [
          { table: ['Supplier', 'Unit price', 'Standing charge', 'From', 'Until', 'Notice'] },
          { timeline: 'From', end: 'Until' },
        ],
        filters: { Running: 'From <= today and (Until is empty or Until >= today)' },
        rules: [{ check: 'Until > From', field: 'Until', message: 'A tariff ends after it begins.' }],
        badges: { 'Switch now: warning': 'Notice >= today and Notice <= today + 30 days' },
        actions: [
          {
            name: 'Another year',
            icon: 'repeat',
            when: 'Until is not empty',
            set: { Until: 'Until + 1 year' },
          },
        ],
        samples: `
          Name         | Supplier       | Unit price | Standing charge | From | Until
          Green fixed  | Northern Light | 0.29       | 0.42            | -320 | +45
          Gas standard | Northern Light | 0.98       | 0.31            | -500 |
          Vale Water   | Vale Water     | 2.10       | 0.12            | -900 |
          Old variable | Bright Power   | 0.36       | 0.50            | -900 | -321
        `,
      },
    ],
    metrics: {
      'Cost so far': { sum: 'Cost', of: 'Reading' },
      'Meters to read': { count: 'Meter', where: 'Last read is empty or Last read + Read every <= today' },
      'Cost by meter': { sum: 'Cost', of: 'Reading', by: 'Meter' },
      'Electricity per month': {
        sum: 'Used',
        of: 'Reading',
        where: 'Meter.Kind is "Electricity"',
        by: 'Date',
        per: 'month',
      },
    },
    pages: [
      'Readings',
      'Meters',
      'Tariffs',
      {
        name: 'Consumption',
        icon: 'zap',
        blocks: [
          { figures: ['Cost so far', 'Meters to read'] },
          { chart: 'Electricity per month', shape: 'line' },
          { chart: 'Cost by meter' },
          {
            shortlist: 'Meter',
            title: 'To read',
            where: 'Last read is empty or Last read + Read every <= today',
          },
        ],
      },
    ],
  },
};
