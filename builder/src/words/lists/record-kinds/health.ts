import type { RecordKind } from './record-kind';

export const HEALTH: readonly RecordKind[] = [
  {
    nouns: ['sleep'],
    name: 'Night',
    fields: 'date, bedtime, wake up time, hours slept, sleep quality, notes',
  },
  {
    nouns: ['water', 'water intake', 'hydration'],
    name: 'Drink',
    fields: 'date, time, amount in ml, drink',
  },
  {
    nouns: ['weight', 'body measurement', 'measurement'],
    name: 'Measurement',
    fields: 'date, weight, waist, notes',
  },
  {
    nouns: ['blood pressure'],
    name: 'Reading',
    fields: 'date, time, systolic (number), diastolic (number), pulse, notes',
  },
  {
    nouns: ['symptom', 'headache', 'migraine', 'pain'],
    name: 'Symptom',
    fields: 'symptom, date, pain level, trigger, notes',
  },
  {
    nouns: ['medication', 'medicine', 'pill', 'vitamin', 'supplement'],
    name: 'Medication',
    fields: 'name, dosage, frequency, time, taken, notes',
    options: {
      frequency: ['Daily', 'Twice a day', 'Weekly', 'As needed'],
    },
  },
  {
    nouns: ['appointment', 'booking', 'reservation', 'doctor visit'],
    name: 'Appointment',
    fields: 'title, date and time, location, contact person, notes',
  },
  {
    nouns: ['period', 'cycle'],
    name: 'Cycle',
    fields: 'start date, end date, pain level, notes',
  },
  {
    nouns: ['baby', 'feeding'],
    name: 'Feeding',
    fields: 'date, time, amount, type, notes',
    options: {
      type: ['Breast', 'Bottle', 'Solid'],
    },
  },
];
