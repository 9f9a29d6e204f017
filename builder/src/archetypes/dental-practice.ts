import type { Archetype } from './archetype';

export const dentalPractice: Archetype = {
  id: 'dental-practice',
  names: {
    en: ['dental practice', 'dentist', 'dental clinic', 'dental treatments', 'orthodontist'],
    es: ['clínica dental', 'dentista'],
    fr: ['cabinet dentaire', 'dentiste'],
    de: ['Zahnarztpraxis', 'Zahnarzt'],
    pt: ['clínica dentária', 'dentista'],
  },
  words: [
    'dentist',
    'tooth',
    'teeth',
    'filling',
    'crown',
    'molar',
    'gum',
    'hygienist',
    'caries',
    'braces',
    'implant',
    'extraction',
    'checkup',
    'xray',
  ],
  draft: {
    title: 'Dental practice',
    currency: 'GBP',
    look: {
      accent: '#147a80',
      icon: 'sparkles',
      font: 'plain',
      radius: 'soft',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Appointment',
        icon: 'calendar-days',
        label: 'Patient',
        fields: {
          Patient: { to: 'Patient', required: true },
          Start: { type: 'datetime', required: true, default: 'now' },
          Length: { type: 'duration', required: true, default: '30 minutes', min: 0 },
          Chair: { options: ['Chair 1', 'Chair 2', 'Hygiene'], required: true, default: 'Chair 1' },
          Dentist: 'person',
          Reason: {
            options: ['Check-up: info', 'Hygiene: good', 'Treatment: accent', 'Pain: bad'],
            required: true,
            default: 'Check-up',
          },
          Status: {
            options: [
              'Booked: info',
              'Confirmed: accent',
              'In the chair: warning',
              'Done: good',
              'Did not come: bad',
            ],
            required: true,
            default: 'Booked',
          },
          End: { type: 'datetime', computed: 'Start + Length' },
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Chair' },
          { board: 'Status', show: ['Start', 'Chair', 'Reason'] },
          { table: ['Start', 'Length', 'Chair', 'Dentist', 'Reason', 'Status'] },
        ],
        filters: {
          Today: 'Start >= today and Start < today + 1 day',
          'To confirm': 'Status is "Booked" and Start >= now and Start <= now + 2 days',
        },
        rules: [
          {
            noOverlap: ['Start', 'End'],
            within: ['Chair'],
            where: 'Status is not "Did not come"',
            message: 'The chair is taken at that time.',
          },
        ],
        badges: {
          'Confirm: warning': 'Status is "Booked" and Start >= now and Start <= now + 2 days',
          'Pain: bad': 'Reason is "Pain" and Status is not "Done"',
          'Allergy: bad': 'Patient.Allergies is not empty',
        },
        actions: [
          { name: 'Confirm', icon: 'phone', when: 'Status is "Booked"', set: { Status: 'Confirmed' } },
          {
            name: 'In the chair',
            icon: 'play',
            when: 'Status is "Confirmed"',
            set: { Status: 'In the chair' },
          },
          { name: 'Done', icon: 'check', when: 'Status is "In the chair"', set: { Status: 'Done' } },
        ],
        samples: `
          Patient | Start | Length | Chair | Dentist | Reason | Status
          Nora Whitcombe | +0T09:00 | 0:30 | Chair 1 | Dr Sethi | Check-up | Done
          Callum Dray | +0T09:30 | 1:00 | Chair 1 | Dr Sethi | Treatment | In the chair
          Iris Okafor | +0T10:15 | 0:45 | Hygiene | Beth Lowe | Hygiene | Confirmed
          Stan Mallory | +1T11:00 | 0:20 | Chair 2 | Dr Falk | Pain | Booked
          Mina Duarte | +6T15:00 | 0:30 | Chair 2 | Dr Falk | Check-up | Booked
          Stan Mallory | -14T10:00 | 0:30 | Chair 1 | Dr Sethi | Check-up | Did not come
        `,
      },
      {
        name: 'Patient',
        icon: 'users',
        fields: {
          Name: 'text required',
          Born: 'date',
          Phone: 'phone',
          Email: 'email',
          Allergies: 'tags',
          'Recall every': { type: 'integer', min: 3, max: 24, default: '6', unit: 'months' },
          'Last seen': {
            type: 'datetime',
            computed: 'largest(Start in Appointments where Status is "Done")',
          },
          Owes: { type: 'money', computed: 'sum(Price in Treatments where Status is "Done" and not Paid)' },
        },
        views: [
          { table: ['Phone', 'Allergies', 'Recall every', 'Last seen', 'Owes'] },
          { cards: ['Phone', 'Last seen', 'Owes'] },
        ],
        filters: {
          'To recall': 'date(Last seen) + 180 days < today and count(Appointments where Start >= now) = 0',
          Owes: 'Owes > 0',
        },
        badges: { 'Allergies: bad': 'Allergies is not empty', 'Owes: warning': 'Owes > 0' },
        actions: [
          {
            name: 'Book a check-up',
            icon: 'calendar-plus',
            adds: 'Appointment',
            set: {
              Patient: 'this',
              Start: 'now + 14 days',
              Length: '30 minutes',
              Chair: 'Chair 1',
              Reason: 'Check-up',
              Status: 'Booked',
            },
          },
        ],
        samples: `
          Name | Born | Phone | Email | Allergies | Recall every
          Nora Whitcombe | 1961-04-02 | +44 1632 960701 | nora@example.com | penicillin | 6
          Callum Dray | 1988-12-19 | +44 1632 960702 | callum@example.com | | 6
          Iris Okafor | 1995-07-30 | +44 1632 960703 | | latex | 3
          Stan Mallory | 1974-01-11 | +44 1632 960704 | stan@example.com | | 12
          Mina Duarte | 2014-05-23 | +44 1632 960705 | | | 6
        `,
      },
      {
        name: 'Treatment',
        icon: 'clipboard-list',
        fields: {
          Treatment: {
            options: [
              'Filling',
              'Root canal',
              'Crown',
              'Extraction',
              'Scale and polish',
              'Implant',
              'Sealant',
            ],
            required: true,
          },
          Patient: { to: 'Patient', required: true },
          Tooth: {
            type: 'integer',
            min: 11,
            max: 85,
            help: 'Two digits: the quadrant and the tooth, as in 36.',
          },
          Surfaces: { options: ['Mesial', 'Occlusal', 'Distal', 'Buccal', 'Lingual'], many: true },
          Status: {
            options: ['Proposed: neutral', 'Agreed: info', 'Done: good', 'Declined: bad'],
            required: true,
            default: 'Proposed',
          },
          Date: 'date',
          Price: { type: 'money', required: true, min: 0 },
          Paid: 'boolean',
        },
        label: 'Treatment',
        sort: 'Date desc',
        views: [
          { board: 'Status', show: ['Patient', 'Tooth', 'Price'] },
          { table: ['Patient', 'Tooth', 'Surfaces', 'Status', 'Date', 'Price', 'Paid'] },
        ],
        filters: {
          Plan: 'Status is "Proposed" or Status is "Agreed"',
          Unpaid: 'Status is "Done" and not Paid',
        },
        rules: [
          {
            check: 'Status is not "Done" or Date is not empty',
            field: 'Date',
            message: 'Say when it was done.',
          },
          {
            check: 'Treatment is "Scale and polish" or Tooth is not empty',
            field: 'Tooth',
            message: 'Say which tooth.',
          },
        ],
        badges: { 'Unpaid: bad': 'Status is "Done" and not Paid' },
        actions: [
          { name: 'Agreed', icon: 'handshake', when: 'Status is "Proposed"', set: { Status: 'Agreed' } },
          {
            name: 'Done today',
            icon: 'check',
            when: 'Status is "Agreed"',
            set: { Status: 'Done', Date: 'today' },
          },
          { name: 'Paid', icon: 'banknote', when: 'Status is "Done" and not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          Treatment | Patient | Tooth | Surfaces | Status | Date | Price | Paid
          Filling | Callum Dray | 36 | Occlusal, Distal | Agreed | | 110.00 | no
          Crown | Nora Whitcombe | 24 | | Proposed | | 640.00 | no
          Scale and polish | Iris Okafor | | | Done | -92 | 65.00 | yes
          Root canal | Stan Mallory | 46 | | Done | -60 | 480.00 | no
          Sealant | Mina Duarte | 16 | Occlusal | Done | -180 | 30.00 | yes
          Extraction | Nora Whitcombe | 18 | | Declined | | 140.00 | no
        `,
      },
    ],
    metrics: {
      'Patients today': { count: 'Appointment', where: 'Start >= today and Start < today + 1 day' },
      'Owed to us': { sum: 'Price', of: 'Treatment', where: 'Status is "Done" and not Paid' },
      'Planned work': { sum: 'Price', of: 'Treatment', where: 'Status is "Agreed"' },
      'Appointments by reason': { count: 'Appointment', by: 'Reason' },
      'Treatment per month': {
        sum: 'Price',
        of: 'Treatment',
        where: 'Status is "Done"',
        by: 'Date',
        per: 'month',
      },
    },
    pages: [
      'Appointments',
      'Patients',
      'Treatments',
      {
        name: 'Front desk',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Patients today', 'Owed to us', 'Planned work'] },
          {
            shortlist: 'Appointment',
            title: 'To confirm',
            where: 'Status is "Booked" and Start >= now',
            sort: 'Start',
          },
          { chart: 'Appointments by reason', shape: 'donut' },
          { chart: 'Treatment per month' },
        ],
      },
    ],
  },
};
