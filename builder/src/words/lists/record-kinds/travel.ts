import type { RecordKind } from './record-kind';

export const TRAVEL: readonly RecordKind[] = [
  {
    nouns: ['car', 'vehicle', 'car maintenance', 'car service', 'maintenance', 'repair', 'service'],
    name: 'Service',
    fields: 'vehicle, work done, date, mileage, cost, next service date, notes',
  },
  {
    nouns: ['mileage', 'drive', 'fuel', 'petrol', 'gas'],
    name: 'Fill-up',
    fields: 'date, odometer, litres (number), cost, station',
  },
  {
    nouns: ['trip', 'travel', 'vacation', 'holiday', 'journey'],
    name: 'Trip',
    fields: 'destination, start date, end date, budget, status, notes',
    options: {
      status: ['Idea', 'Planned', 'Booked', 'Done'],
    },
  },
  {
    nouns: ['itinerary', 'road trip', 'stop'],
    name: 'Stop',
    fields: 'place, date, distance, travel time, notes',
  },
  {
    nouns: ['packing'],
    name: 'Item',
    fields: 'name, quantity, category, packed',
    options: {
      category: ['Clothes', 'Toiletries', 'Documents', 'Electronics', 'Other'],
    },
  },
  {
    nouns: ['museum', 'museum visit', 'visit'],
    name: 'Visit',
    fields: 'place, city, date, ticket price, rating, highlights',
  },
  {
    nouns: ['place', 'city guide', 'bucket list'],
    name: 'Place',
    fields: 'name, city, category, rating, visited, notes',
    options: {
      category: ['Food', 'Culture', 'Nature', 'Nightlife', 'Shopping'],
    },
  },
  {
    nouns: ['flight'],
    name: 'Flight',
    fields: 'flight number, from, to, departure (datetime), seat, notes',
  },
];
