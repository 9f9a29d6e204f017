import type { Archetype } from './archetype';

export const carMaintenance: Archetype = {
  id: 'car-maintenance',
  names: {
    en: ['car maintenance', 'car servicing', 'my cars', 'car upkeep', 'family cars'],
    es: ['mantenimiento del coche', 'revisiones del coche', 'los coches de casa'],
    fr: ['entretien de la voiture', 'entretien auto', 'voitures de la famille'],
    de: ['Autowartung', 'Wartung am Auto', 'Familienautos'],
    pt: ['manutenção do carro', 'revisões do carro', 'carros da família'],
  },
  words: [
    'car',
    'oil',
    'tyre',
    'brake',
    'garage',
    'mechanic',
    'mot',
    'inspection',
    'servicing',
    'odometer',
    'windscreen',
    'battery',
    'exhaust',
    'clutch',
    'tread',
    'wiper',
  ],
  draft: {
    title: 'Car maintenance',
    look: { accent: '#44606e', icon: 'car', font: 'technical', density: 'compact' },
    entities: [
      {
        name: 'Job',
        icon: 'wrench',
        fields: {
          Name: 'text required',
          Car: { to: 'Car', required: true, onDelete: 'cascade' },
          Status: {
            options: ['Due: warning', 'Booked: info', 'Done: good'],
            required: true,
            default: 'Due',
          },
          Due: { type: 'date', required: true },
          'Due at': { type: 'integer', min: 0, unit: 'km' },
          'Left to go': {
            type: 'integer',
            computed: 'if Due at is empty then empty else Due at - Car.Odometer',
            unit: 'km',
          },
          Garage: { to: 'Garage' },
          'Done on': 'date',
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Car', 'Due', 'Left to go'] },
          { table: ['Car', 'Status', 'Due', 'Left to go', 'Garage', 'Done on', 'Cost'] },
          { calendar: 'Due', color: 'Car' },
        ],
        filters: {
          'To do': 'Status is not "Done"',
          Overdue: 'Status is not "Done" and (Due < today or Left to go < 0)',
          'Done this year': 'Status is "Done" and year(Done on) = year(today)',
        },
        rules: [
          {
            check: 'Status is not "Done" or Done on is not empty',
            field: 'Done on',
            message: 'Say when it was done; the next one counts from there.',
          },
          {
            check: 'Status is not "Booked" or Garage is not empty',
            field: 'Garage',
            message: 'Say at which garage it is booked.',
          },
        ],
        badges: {
          'Overdue: bad': 'Status is not "Done" and (Due < today or Left to go < 0)',
          'Soon: warning':
            'Status is not "Done" and Due >= today and (Due <= today + 21 days or (Left to go >= 0 and Left to go <= 1000))',
        },
        actions: [
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is not "Done"',
            set: { Status: 'Done', 'Done on': 'today' },
          },
          {
            name: 'Again in a year',
            icon: 'repeat',
            when: 'Status is "Done"',
            adds: 'Job',
            set: {
              Name: 'Name',
              Car: 'Car',
              Status: 'Due',
              Due: 'Done on + 1 year',
              'Due at': 'Car.Odometer + 15000',
              Garage: 'Garage',
            },
          },
        ],
        samples: `
          Name             | Car        | Status | Due  | Due at | Garage           | Done on | Cost
          Oil and filter   | Blue hatch | Due    | +40  | 72000  |                  |         |
          MOT              | Blue hatch | Booked | +9   |        | Hill Road Motors |         |
          Front brake pads | Old Volvo  | Due    | +90  | 214000 |                  |         |
          Timing belt      | Old Volvo  | Done   | -60  | 210000 | Anders & Son     | -58     | 640.00
          Battery          | Blue hatch | Done   | -200 |        | Hill Road Motors | -196    | 118.00
          Wiper blades     | Van        | Due    | -5   |        |                  |         |
        `,
      },
      {
        name: 'Car',
        icon: 'car',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Registration: 'text required unique',
          Odometer: { type: 'integer', required: true, min: 0, unit: 'km', help: 'Look at it once a month.' },
          'First registered': 'date',
          'Inspection due': 'date',
          'Tax due': 'date',
          Spent: { type: 'money', computed: 'sum(Cost in Jobs where Status is "Done")' },
          'Still to do': { type: 'integer', computed: 'count(Jobs where Status is not "Done")' },
        },
        views: [
          { gallery: 'Photo', show: ['Registration', 'Odometer', 'Still to do'] },
          { table: ['Registration', 'Odometer', 'Inspection due', 'Tax due', 'Spent', 'Still to do'] },
        ],
        badges: {
          'No longer inspected: bad': 'Inspection due < today',
          'Inspection soon: warning': 'Inspection due >= today and Inspection due <= today + 30 days',
        },
        actions: [
          {
            name: 'Passed inspection',
            icon: 'badge-check',
            when: 'Inspection due <= today + 30 days',
            set: { 'Inspection due': 'today + 1 year' },
          },
        ],
        samples: `
          Name       | Photo          | Registration | Odometer | First registered | Inspection due | Tax due
          Blue hatch | blue hatchback | HN66 KPD     | 71240    | -3100            | +14            | +88
          Old Volvo  | old estate     | P214 VOL     | 214320   | -9800            | +140           | +20
          Van        | white van      | DY13 BOX     | 158900   | -4600            | -3             | +210
          Moped      | moped          | EK70 MOP     | 6210     | -1700            | +260           |
        `,
      },
      {
        name: 'Tyre set',
        icon: 'loader',
        fields: {
          Name: 'text required',
          Car: { to: 'Car', required: true, onDelete: 'cascade' },
          Season: { options: ['Summer: warning', 'Winter: info', 'All year: good'], required: true },
          Size: 'text',
          Tread: { type: 'number', min: 0, max: 12, unit: 'mm' },
          'On the car': 'boolean',
          'Stored at': 'text',
        },
        views: [{ table: ['Car', 'Season', 'Size', 'Tread', 'On the car', 'Stored at'] }],
        filters: { 'In store': 'not On the car' },
        rules: [
          { limit: '1', within: ['Car'], where: 'On the car', message: 'A car drives on one set at a time.' },
          {
            check: 'not On the car or Tread >= 1.6',
            field: 'Tread',
            message: 'Below 1.6 mm they may not be driven.',
          },
        ],
        badges: { 'Replace soon: warning': 'Tread < 3', 'Finished: bad': 'Tread < 1.6' },
        actions: [
          { name: 'Take off', icon: 'warehouse', when: 'On the car', set: { 'On the car': 'false' } },
        ],
        samples: `
          Name            | Car        | Season   | Size        | Tread | On the car | Stored at
          Hatch summer    | Blue hatch | Summer   | 195/65 R15  | 5.2   | yes        |
          Hatch winter    | Blue hatch | Winter   | 195/65 R15  | 2.8   | no         | Garage shelf
          Volvo all year  | Old Volvo  | All year | 205/55 R16  | 4.1   | yes        |
          Old van winters | Van        | Winter   | 215/65 R16C | 1.4   | no         | Shed
        `,
      },
      {
        name: 'Garage',
        icon: 'warehouse',
        fields: {
          Name: 'text required unique',
          Phone: 'phone required',
          Address: 'text',
          'Hourly rate': { type: 'money', min: 0 },
          Rating: { type: 'rating', min: 1, max: 5 },
          Paid: { type: 'money', computed: 'sum(Cost in Jobs)' },
        },
        views: [{ cards: ['Phone', 'Address', 'Rating', 'Paid'] }],
        samples: `
          Name             | Phone           | Address          | Hourly rate | Rating
          Hill Road Motors | +44 1632 960811 | Hill Road 18     | 68.00       | 4
          Anders & Son     | +44 1632 960823 | The Old Forge    | 75.00       | 5
          Tyre Stop        | +44 1632 960834 | Station Approach |             | 3
          Main dealer      | +44 1632 960846 | Trading estate 4 | 128.00      | 3
        `,
      },
    ],
    metrics: {
      'Still to do': { count: 'Job', where: 'Status is not "Done"' },
      'Spent this year': { sum: 'Cost', of: 'Job', where: 'year(Done on) = year(today)' },
      'Spent by car': { sum: 'Cost', of: 'Job', where: 'Status is "Done"', by: 'Car' },
      'Jobs by status': { count: 'Job', by: 'Status' },
    },
    pages: [
      'Jobs',
      'Cars',
      'Tyre sets',
      'Garages',
      {
        name: 'Dashboard',
        icon: 'gauge',
        blocks: [
          { figures: ['Still to do', 'Spent this year'] },
          { shortlist: 'Job', title: 'Next up', where: 'Status is not "Done"', sort: 'Due' },
          {
            shortlist: 'Car',
            title: 'Inspection due',
            where: 'Inspection due <= today + 30 days',
            sort: 'Inspection due',
          },
          { chart: 'Spent by car' },
          { chart: 'Jobs by status', shape: 'donut' },
        ],
      },
    ],
  },
};
