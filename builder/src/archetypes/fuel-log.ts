import type { Archetype } from './archetype';

export const fuelLog: Archetype = {
  id: 'fuel-log',
  names: {
    en: ['fuel log', 'fuel costs', 'petrol consumption', 'car fuel', 'refuelling'],
    es: ['consumo de combustible', 'gasto en gasolina', 'repostajes'],
    fr: ['consommation de carburant', 'pleins d’essence', 'frais de carburant'],
    de: ['Tankbuch', 'Spritverbrauch', 'Tankkosten'],
    pt: ['consumo de combustível', 'abastecimentos', 'gastos com gasolina'],
  },
  words: [
    'fuel',
    'petrol',
    'diesel',
    'refuel',
    'litre',
    'gallon',
    'mileage',
    'odometer',
    'consumption',
    'tank',
    'pump',
    'kilometre',
    'economy',
    'forecourt',
    'charge',
  ],
  draft: {
    title: 'Fuel log',
    look: { accent: '#a65a17', icon: 'fuel', font: 'technical', density: 'compact' },
    entities: [
      {
        name: 'Fill-up',
        icon: 'fuel',
        label: 'Car',
        fields: {
          Car: { to: 'Car', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Odometer: { type: 'integer', required: true, min: 0, unit: 'km' },
          Litres: { type: 'number', required: true, min: 0.1, unit: 'l' },
          Price: { type: 'money', required: true, min: 0, help: 'What the till said.' },
          Station: { to: 'Station' },
          'A litre': { type: 'money', computed: 'Price / Litres' },
          Distance: {
            type: 'integer',
            computed:
              'if count(all Fill-ups where Car = this.Car and Odometer < this.Odometer) = 0 then empty else Odometer - largest(Odometer in all Fill-ups where Car = this.Car and Odometer < this.Odometer)',
            unit: 'km',
          },
          'For 100 km': { type: 'number', computed: 'round(Litres / Distance * 100, 1)', unit: 'l' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Odometer', 'Litres', 'Price', 'A litre', 'Distance', 'For 100 km'] },
          { calendar: 'Date', color: 'Car' },
        ],
        filters: {
          'This year': 'year(Date) = year(today)',
          Thirsty: 'For 100 km > Car.Usual * 1.15',
        },
        rules: [
          {
            check:
              'count(all Fill-ups where Car = this.Car and Date < this.Date and Odometer >= this.Odometer) = 0',
            field: 'Odometer',
            message: 'The odometer was higher than this before.',
          },
          { check: 'Litres <= Car.Tank', field: 'Litres', message: 'The tank does not hold that much.' },
        ],
        badges: {
          'Thirsty: warning': 'For 100 km > Car.Usual * 1.15',
          'Frugal: good': 'For 100 km < Car.Usual * 0.92',
        },
        samples: `
          Car           | Date | Odometer | Litres | Price  | Station
          Family estate | -3   | 84210    | 44.1   | 76.30  | Ringway Services
          Family estate | -16  | 83480    | 38.2   | 64.60  | Village Garage
          Family estate | -29  | 82690    | 45.2   | 78.65  | Ringway Services
          Little red    | -6   | 41925    | 31.4   | 53.40  | Supermarket pumps
          Little red    | -27  | 41480    | 30.2   | 50.10  | Supermarket pumps
          Camper        | -370 | 128400   | 68     | 121.70 | Motorway North
        `,
      },
      {
        name: 'Car',
        icon: 'car',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Registration: 'text unique',
          Fuel: { options: ['Petrol', 'Diesel', 'Plug-in hybrid', 'Gas'], required: true },
          Tank: { type: 'number', required: true, min: 1, unit: 'l' },
          Usual: { type: 'number', min: 0.5, unit: 'l/100 km' },
          Average: {
            type: 'number',
            computed:
              'round(sum(Litres in Fill-ups where Distance is not empty) / sum(Distance in Fill-ups) * 100, 1)',
            unit: 'l/100 km',
          },
          'Spent this year': {
            type: 'money',
            computed: 'sum(Price in Fill-ups where year(Date) = year(today))',
          },
          'Costs 100 km': {
            type: 'money',
            computed: 'sum(Price in Fill-ups where Distance is not empty) / sum(Distance in Fill-ups) * 100',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Fuel', 'Average', 'Spent this year'] },
          { table: ['Registration', 'Fuel', 'Usual', 'Average', 'Costs 100 km', 'Spent this year'] },
        ],
        badges: { 'More than usual: warning': 'Average > Usual' },
        actions: [
          {
            name: 'Take as usual',
            icon: 'gauge',
            when: 'Average is not empty',
            set: { Usual: 'Average' },
          },
        ],
        samples: `
          Name           | Photo         | Registration | Fuel           | Tank | Usual
          Family estate  | grey estate   | KV19 ELM     | Diesel         | 55   | 5.4
          Little red     | small red car | BD16 TOR     | Petrol         | 38   | 5.9
          Camper         | camper van    | WN08 BUS     | Diesel         | 80   | 10.2
          Company hybrid | white hybrid  | LF72 HYB     | Plug-in hybrid | 43   | 3.1
        `,
      },
      {
        name: 'Station',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Town: 'text',
          'Open all night': 'boolean',
          Visits: { type: 'integer', computed: 'count(Fill-ups)' },
          'Last price': {
            type: 'money',
            computed: 'average(A litre in Fill-ups where Date > today - 30 days)',
            help: 'A litre, on average over the last thirty days.',
          },
        },
        views: [{ table: ['Town', 'Open all night', 'Visits', 'Last price'] }],
        filters: { 'Open all night': 'Open all night' },
        samples: `
          Name              | Town        | Open all night
          Ringway Services  | Hartley     | yes
          Village Garage    | Little Ash  | no
          Supermarket pumps | Hartley     | yes
          Motorway North    | Junction 14 | yes
        `,
      },
    ],
    metrics: {
      'Spent this year': { sum: 'Price', of: 'Fill-up', where: 'year(Date) = year(today)' },
      'Average for 100 km': { average: 'For 100 km', of: 'Fill-up' },
      'Fuel per month': { sum: 'Price', of: 'Fill-up', by: 'Date', per: 'month' },
      'Price of a litre': { average: 'A litre', of: 'Fill-up', by: 'Date', per: 'month' },
    },
    pages: [
      'Fill-ups',
      'Cars',
      {
        name: 'Consumption',
        icon: 'gauge',
        blocks: [
          { figures: ['Spent this year', 'Average for 100 km'] },
          { chart: 'Fuel per month' },
          { chart: 'Price of a litre', shape: 'line' },
        ],
      },
      'Stations',
    ],
  },
};
