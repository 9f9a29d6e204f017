import type { Archetype } from './archetype';

export const bloodPressure: Archetype = {
  id: 'blood-pressure',
  names: {
    en: ['blood pressure', 'blood pressure log', 'blood pressure readings', 'hypertension diary'],
    es: ['tensión arterial', 'presión arterial'],
    fr: ['tension artérielle', 'suivi de la tension'],
    de: ['Blutdruck', 'Blutdrucktagebuch', 'Blutdruckwerte'],
    pt: ['pressão arterial', 'tensão arterial'],
  },
  words: [
    'blood',
    'pressure',
    'systolic',
    'diastolic',
    'pulse',
    'cuff',
    'hypertension',
    'heart',
    'tablet',
    'artery',
    'doctor',
    'arm',
    'dose',
    'reading',
  ],
  draft: {
    title: 'Blood pressure',
    look: { accent: '#b04d5e', icon: 'heart-pulse', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Reading',
        icon: 'heart-pulse',
        label: 'Date',
        fields: {
          Date: { type: 'datetime', required: true, default: 'now' },
          Person: { to: 'Person', required: true },
          Systolic: { type: 'integer', required: true, min: 60, max: 260, unit: 'mmHg' },
          Diastolic: { type: 'integer', required: true, min: 30, max: 160, unit: 'mmHg' },
          Pulse: { type: 'integer', min: 30, max: 220, unit: 'bpm' },
          Arm: { options: ['Left', 'Right'], default: 'Left' },
          Moment: { options: ['Morning', 'Midday', 'Evening', 'Felt unwell: warning'], default: 'Morning' },
          'Pulse pressure': { type: 'integer', computed: 'Systolic - Diastolic', unit: 'mmHg' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Person', 'Systolic', 'Diastolic', 'Pulse', 'Moment', 'Notes'] },
          { calendar: 'Date', color: 'Moment' },
        ],
        filters: {
          'Last 7 days': 'Date >= today - 7 days',
          'Above target': 'Systolic > Person.Target systolic or Diastolic > Person.Target diastolic',
          Mornings: 'Moment is "Morning"',
        },
        rules: [
          {
            check: 'Systolic > Diastolic',
            field: 'Systolic',
            message: 'The upper value is the higher one; are they swapped?',
          },
          { check: 'Date <= now', field: 'Date', message: 'A reading cannot lie ahead.' },
        ],
        badges: {
          'Call the doctor: bad': 'Systolic >= 180 or Diastolic >= 110',
          'High: warning': '(Systolic >= 140 or Diastolic >= 90) and Systolic < 180 and Diastolic < 110',
          'Low: info': 'Systolic < 100',
          'In range: good': 'Systolic >= 100 and Systolic < 140 and Diastolic < 90',
        },
        actions: [
          {
            name: 'Measure again',
            icon: 'repeat',
            adds: 'Reading',
            set: {
              Date: 'now',
              Person: 'Person',
              Systolic: 'Systolic',
              Diastolic: 'Diastolic',
              Arm: 'Arm',
              Moment: 'Moment',
            },
          },
        ],
        samples: `
          Date | Person | Systolic | Diastolic | Pulse | Arm | Moment | Notes
          +0T07:10 | Ingrid | 138 | 84 | 66 | Left | Morning | Before tablet
          -1T19:30 | Ingrid | 131 | 80 | 71 | Left | Evening |
          -1T07:05 | Ingrid | 146 | 91 | 68 | Left | Morning | Slept badly
          -2T08:20 | Walter | 152 | 94 | 78 | Right | Morning |
          -3T16:40 | Walter | 182 | 104 | 96 | Right | Felt unwell | Headache, called the surgery
          -9T07:15 | Ingrid | 128 | 79 | 64 | Left | Morning |
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'user',
        fields: {
          Name: 'text required unique',
          Born: 'date',
          'Target systolic': {
            type: 'integer',
            required: true,
            min: 100,
            max: 180,
            unit: 'mmHg',
            default: '135',
          },
          'Target diastolic': {
            type: 'integer',
            required: true,
            min: 60,
            max: 110,
            unit: 'mmHg',
            default: '85',
          },
          Doctor: 'person',
          'Average upper': {
            type: 'number',
            computed: 'round(average(Systolic in Readings where Date >= today - 7 days))',
            unit: 'mmHg',
          },
          'Average lower': {
            type: 'number',
            computed: 'round(average(Diastolic in Readings where Date >= today - 7 days))',
            unit: 'mmHg',
          },
          'Last measured': { type: 'datetime', computed: 'largest(Date in Readings)' },
        },
        views: [{ cards: ['Average upper', 'Average lower', 'Last measured', 'Doctor'] }],
        rules: [
          {
            check: 'Target systolic > Target diastolic',
            field: 'Target systolic',
            message: 'The upper target is the higher one.',
          },
        ],
        badges: {
          'Above target: warning': 'Average upper > Target systolic or Average lower > Target diastolic',
          'Not measured lately: info': 'Last measured is empty or Last measured < today - 3 days',
        },
        samples: `
          Name | Born | Target systolic | Target diastolic | Doctor
          Ingrid | 1957-03-14 | 135 | 85 | Dr Halloran
          Walter | 1954-11-02 | 140 | 90 | Dr Halloran
          Sunita | 1978-06-21 | 130 | 80 | Dr Obi
          Marek | 1966-09-08 | 135 | 85 | Dr Obi
        `,
      },
      {
        name: 'Medicine',
        icon: 'pill',
        fields: {
          Name: 'text required',
          Person: { to: 'Person', required: true, onDelete: 'cascade' },
          Dose: { type: 'number', required: true, min: 0, unit: 'mg' },
          'Taken at': {
            options: ['Morning', 'Evening', 'Morning and evening'],
            required: true,
            default: 'Morning',
          },
          Started: { type: 'date', required: true, default: 'today' },
          Stopped: 'date',
          'Side effects': 'tags',
        },
        sort: 'Started desc',
        views: [
          { table: ['Person', 'Dose', 'Taken at', 'Started', 'Stopped', 'Side effects'] },
          { timeline: 'Started', end: 'Stopped' },
        ],
        filters: { 'Taken now': 'Stopped is empty' },
        opensWith: 'Taken now',
        rules: [{ check: 'Stopped >= Started', field: 'Stopped', message: 'It stops after it starts.' }],
        badges: {
          'New: info': 'Started >= today - 14 days and Stopped is empty',
          'Side effects: warning': 'Side effects is not empty and Stopped is empty',
        },
        actions: [{ name: 'Stopped', icon: 'ban', when: 'Stopped is empty', set: { Stopped: 'today' } }],
        samples: `
          Name | Person | Dose | Taken at | Started | Stopped | Side effects
          Ramipril | Ingrid | 5 | Morning | -200 | |
          Amlodipine | Walter | 5 | Evening | -10 | | swollen ankles
          Ramipril | Walter | 10 | Morning | -400 | -10 | dry cough
          Candesartan | Sunita | 8 | Morning | -90 | |
        `,
      },
    ],
    metrics: {
      'Average upper, 7 days': { average: 'Systolic', of: 'Reading', where: 'Date >= today - 7 days' },
      'Average lower, 7 days': { average: 'Diastolic', of: 'Reading', where: 'Date >= today - 7 days' },
      'Upper value per week': { average: 'Systolic', of: 'Reading', by: 'Date', per: 'week' },
      'Upper value by moment': { average: 'Systolic', of: 'Reading', by: 'Moment' },
    },
    pages: [
      'Readings',
      {
        name: 'For the surgery',
        icon: 'activity',
        blocks: [
          { add: ['Reading'] },
          { figures: ['Average upper, 7 days', 'Average lower, 7 days'] },
          { chart: 'Upper value per week', shape: 'line' },
          { chart: 'Upper value by moment' },
          {
            shortlist: 'Reading',
            title: 'High readings',
            where: 'Systolic >= 140 or Diastolic >= 90',
            sort: 'Date desc',
          },
        ],
      },
      'People',
      'Medicines',
    ],
  },
};
