import type { SampleApplication } from './sample-application';

export const vehicleFleet: SampleApplication = {
  id: 'vehicle-fleet',
  category: 'B2B App',
  domain: 'Transport',
  description: 'Vehicles with mileage, trips, fuel used for 100 km and inspections that come up.',
  draft: {
    title: 'Fleet',
    currency: 'EUR',
    look: {
      accent: '#1e40af',
      icon: 'truck',
      font: 'technical',
      radius: 'soft',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Vehicle',
        icon: 'truck',
        fields: {
          Plate: 'text required unique',
          Model: 'text required',
          Photo: 'image',
          Kind: { options: ['Van', 'Truck', 'Car', 'Trailer'] },
          State: {
            options: ['Free: good', 'On the road: accent', 'Workshop: warning', 'Sold: neutral'],
            default: 'Free',
          },
          'Mileage at start': { type: 'integer', required: true, min: 0, unit: 'km' },
          Mileage: { type: 'integer', computed: 'Mileage at start + sum(Distance in Trips)', unit: 'km' },
          'Next inspection': 'date',
          'Litres filled': { type: 'number', computed: 'sum(Litres in Fillings)', unit: 'l' },
          'Fuel for 100 km': {
            type: 'number',
            computed:
              'if Litres filled = 0 then empty else round(Litres filled / sum(Distance in Trips) * 100, 1)',
            unit: 'l',
          },
          'Fuel cost': { type: 'money', computed: 'sum(Paid in Fillings)' },
        },
        views: [
          { cards: ['Model', 'State', 'Mileage', 'Next inspection'] },
          { board: 'State', show: ['Model', 'Mileage'] },
          { table: ['Model', 'State', 'Mileage', 'Fuel for 100 km', 'Fuel cost', 'Next inspection'] },
        ],
        filters: {
          Free: 'State is "Free"',
          'Inspection due': 'Next inspection <= today + 30 days',
          Thirsty: 'Fuel for 100 km > 12',
        },
        badges: {
          'Inspection overdue: bad': 'Next inspection < today',
          'Inspection soon: warning': 'Next inspection >= today and Next inspection <= today + 30 days',
        },
        actions: [
          {
            name: 'Start a trip',
            icon: 'play',
            when: 'State is "Free"',
            adds: 'Trip',
            set: { Vehicle: 'this', Leaves: 'now', Driver: '"Somebody"', Purpose: '"Delivery"' },
          },
          {
            name: 'To the workshop',
            icon: 'wrench',
            when: 'State is not "Workshop"',
            set: { State: 'Workshop' },
          },
          {
            name: 'Free again',
            icon: 'check',
            when: 'State is "Workshop" or State is "On the road"',
            set: { State: 'Free' },
          },
        ],
        samples: `
          Plate  | Model               | Photo         | Kind  | State       | Mileage at start | Next inspection
          TS-101 | Box van 3.5 t       | white van     | Van   | On the road | 84200            | +120
          TS-102 | Box van 3.5 t       | white van     | Van   | Free        | 112750           | +18
          TS-205 | Flatbed truck 7.5 t | flatbed truck | Truck | Workshop    | 201300           | -4
          TS-310 | Estate car          | blue car      | Car   | Free        | 46100            | +210
          TS-311 | Electric van        | green van     | Van   | On the road | 9800             | +300
        `,
      },
      {
        name: 'Trip',
        icon: 'route',
        label: 'Purpose',
        fields: {
          Purpose: 'text required',
          Vehicle: { to: 'Vehicle', required: true },
          Driver: { type: 'person', required: true },
          Leaves: { type: 'datetime', required: true },
          Returns: 'datetime',
          Distance: { type: 'integer', min: 0, unit: 'km' },
          'On the road': { type: 'duration', computed: 'Returns - Leaves' },
          Private: 'boolean',
        },
        sort: 'Leaves desc',
        views: [
          { table: ['Vehicle', 'Driver', 'Leaves', 'Returns', 'Distance'] },
          { calendar: 'Leaves', end: 'Returns', color: 'Vehicle' },
        ],
        filters: { 'Out now': 'Returns is empty', Private: 'Private' },
        rules: [
          { check: 'Returns > Leaves', field: 'Returns', message: 'A trip ends after it begins.' },
          {
            noOverlap: ['Leaves', 'Returns'],
            within: ['Vehicle'],
            where: 'Returns is not empty',
            message: 'The vehicle is on another trip at that time.',
          },
          {
            limit: '1',
            within: ['Vehicle'],
            where: 'Returns is empty',
            message: 'The vehicle is out already.',
          },
        ],
        badges: { 'Out for long: warning': 'Returns is empty and Leaves < now - 1 day' },
        actions: [{ name: 'Back', icon: 'flag', when: 'Returns is empty', set: { Returns: 'now' } }],
        samples: `
          Purpose           | Vehicle | Driver       | Leaves    | Returns   | Distance | Private
          Round north       | TS-101  | Lew Sorensen | +0T06:00  |           |          | no
          Trade fair set-up | TS-311  | Ana Duarte   | -2T07:30  |           |          | no
          Round south       | TS-102  | Piet Maes    | -1T06:15  | -1T15:40  | 312      | no
          Round north       | TS-101  | Lew Sorensen | -1T06:00  | -1T14:55  | 285      | no
          Steel to Linz     | TS-205  | Gerda Falk   | -6T05:00  | -6T19:20  | 640      | no
          Customer visits   | TS-310  | Ana Duarte   | -3T08:00  | -3T17:10  | 224      | no
          Moving a sofa     | TS-102  | Piet Maes    | -8T10:00  | -8T12:30  | 38       | yes
          Round south       | TS-102  | Piet Maes    | -9T06:10  | -9T15:20  | 305      | no
          Round north       | TS-101  | Lew Sorensen | -10T06:00 | -10T15:05 | 291      | no
          Parcels in town   | TS-311  | Ana Duarte   | -12T09:00 | -12T13:00 | 61       | no
          Round south       | TS-102  | Piet Maes    | -33T06:10 | -33T15:30 | 308      | no
          Steel to Graz     | TS-205  | Gerda Falk   | -40T05:30 | -40T17:45 | 520      | no
        `,
      },
      {
        name: 'Filling',
        icon: 'fuel',
        label: 'Station',
        fields: {
          Station: 'text required',
          Vehicle: { to: 'Vehicle', required: true, onDelete: 'cascade' },
          Day: { type: 'date', required: true, default: 'today' },
          Litres: { type: 'number', required: true, min: 0, unit: 'l' },
          Paid: { type: 'money', required: true, min: 0 },
          'Price for a litre': { type: 'money', computed: 'Paid / Litres' },
        },
        sort: 'Day desc',
        views: [
          { table: ['Vehicle', 'Day', 'Litres', 'Paid', 'Price for a litre'] },
          { chart: 'Fuel per month' },
        ],
        samples: `
          Station      | Vehicle | Day | Litres | Paid
          North gate   | TS-101  | -1  | 58.2   | 96.03
          Harbour      | TS-102  | -1  | 64.5   | 107.07
          Autohof Wels | TS-205  | -6  | 142.0  | 234.30
          North gate   | TS-310  | -3  | 13.8   | 22.91
          Harbour      | TS-102  | -34 | 61.0   | 99.43
          Autohof Wels | TS-205  | -40 | 138.5  | 225.76
        `,
      },
    ],
    metrics: {
      'Out now': { count: 'Trip', where: 'Returns is empty' },
      'Inspections due': { count: 'Vehicle', where: 'Next inspection <= today + 30 days' },
      'Fuel per month': { sum: 'Paid', of: 'Filling', by: 'Day', per: 'month' },
      'Distance by vehicle': { sum: 'Distance', of: 'Trip', by: 'Vehicle' },
      'Distance by driver': { sum: 'Distance', of: 'Trip', where: 'not Private', by: 'Driver' },
    },
    pages: [
      'Vehicles',
      'Trips',
      'Fillings',
      {
        name: 'Costs',
        icon: 'chart-column',
        blocks: [
          { figures: ['Out now', 'Inspections due'] },
          { chart: 'Fuel per month' },
          { chart: 'Distance by vehicle' },
          { chart: 'Distance by driver', shape: 'table' },
        ],
      },
    ],
  },
};
