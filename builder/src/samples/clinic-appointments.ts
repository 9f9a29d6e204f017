import type { SampleApplication } from './sample-application';

export const clinicAppointments: SampleApplication = {
  id: 'clinic-appointments',
  category: 'Internal Tools',
  domain: 'Health',
  description: 'A practice’s appointment book that never books a practitioner or a room twice.',
  draft: {
    title: 'Practice diary',
    currency: 'EUR',
    weekStart: 'monday',
    look: { accent: '#0e7490', icon: 'stethoscope', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Appointment',
        icon: 'calendar-clock',
        label: 'Reason',
        fields: {
          Reason: 'text required',
          Patient: { to: 'Patient', required: true },
          Practitioner: { to: 'Practitioner', required: true },
          Room: { options: ['Room 1', 'Room 2', 'Treatment room'] },
          Start: { type: 'datetime', required: true },
          Length: { type: 'duration', required: true, min: 5, max: 240, default: '20 minutes' },
          End: { type: 'datetime', computed: 'Start + Length' },
          Status: {
            options: ['Booked: info', 'Arrived: accent', 'Done: good', 'Missed: bad', 'Cancelled: neutral'],
            required: true,
            default: 'Booked',
          },
          Notes: 'longtext',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Practitioner' },
          { table: ['Patient', 'Practitioner', 'Room', 'Start', 'Length', 'Status'] },
          { board: 'Status', show: ['Patient', 'Start', 'Practitioner'] },
        ],
        filters: {
          'Still to come': 'Start >= now and Status is "Booked"',
          'Waiting room': 'Status is "Arrived"',
          Missed: 'Status is "Missed"',
        },
        rules: [
          {
            noOverlap: ['Start', 'End'],
            within: ['Practitioner'],
            where: 'Status is not "Cancelled"',
            message: 'The practitioner has another appointment at that time.',
          },
          {
            noOverlap: ['Start', 'End'],
            within: ['Room'],
            where: 'Status is not "Cancelled" and Room is not empty',
            message: 'The room is taken at that time.',
          },
        ],
        badges: { 'Not seen yet: warning': 'Start < now and Status is "Booked"' },
        actions: [
          { name: 'Arrived', icon: 'log-in', when: 'Status is "Booked"', set: { Status: 'Arrived' } },
          { name: 'Done', icon: 'check', when: 'Status is "Arrived"', set: { Status: 'Done' } },
          {
            name: 'Missed',
            icon: 'user-x',
            when: 'Status is "Booked" and Start < now',
            set: { Status: 'Missed' },
          },
        ],
        samples: `
          Reason               | Patient     | Practitioner   | Room           | Start    | Length | Status  | Notes
          Blood pressure check | Agnes Holt  | Dr. Ruth Amsel | Room 1         | +0T08:30 | 0:20   | Arrived |
          Vaccination, travel  | Yusuf Demir | Nurse Pia Lang | Treatment room | +0T09:00 | 0:15   | Booked  | Second dose
          Back pain, follow-up | Clara Voss  | Dr. Ruth Amsel | Room 1         | +0T09:00 | 0:30   | Booked  |
          Skin check           | Paul Neri   | Dr. Jonas Weil | Room 2         | +0T10:15 | 0:30   | Booked  |
          Physiotherapy        | Clara Voss  | Lea Sund       | Treatment room | +1T11:00 | 0:45   | Booked  | Bring the scan
          Annual check-up      | Emil Krog   | Dr. Ruth Amsel | Room 1         | +1T08:30 | 0:40   | Booked  | Fasting
          Wound dressing       | Agnes Holt  | Nurse Pia Lang | Treatment room | +2T09:30 | 0:20   | Booked  |
          Sleep consultation   | Nora Bale   | Dr. Jonas Weil | Room 2         | +3T14:00 | 0:50   | Booked  |
          Blood test           | Emil Krog   | Nurse Pia Lang | Treatment room | -1T08:00 | 0:10   | Done    |
          Migraine             | Nora Bale   | Dr. Jonas Weil | Room 2         | -2T15:30 | 0:30   | Done    | Diary for four weeks
          Ear infection        | Paul Neri   | Dr. Ruth Amsel | Room 1         | -3T11:20 | 0:20   | Missed  |
          Physiotherapy        | Clara Voss  | Lea Sund       | Treatment room | -6T11:00 | 0:45   | Done    |
        `,
      },
      {
        name: 'Patient',
        icon: 'user',
        fields: {
          Name: 'text required',
          Born: 'date',
          Phone: 'phone',
          Allergies: 'tags',
          'Own doctor': { to: 'Practitioner', inverse: 'Own patients' },
          Visits: { type: 'integer', computed: 'count(Appointments)' },
          Missed: { type: 'integer', computed: 'count(Appointments where Status is "Missed")' },
        },
        views: [{ table: ['Born', 'Phone', 'Allergies', 'Visits'] }],
        badges: { 'Allergies: bad': 'Allergies is not empty' },
        actions: [
          {
            name: 'Book next week',
            icon: 'calendar-plus',
            when: 'Own doctor is not empty',
            adds: 'Appointment',
            set: {
              Patient: 'this',
              Practitioner: 'Own doctor',
              Reason: '"Consultation"',
              Start: 'now + 1 week',
            },
          },
        ],
        samples: `
          Name        | Born       | Phone            | Allergies    | Own doctor
          Agnes Holt  | 1948-05-17 | +44 20 7946 0201 | penicillin   | Dr. Ruth Amsel
          Yusuf Demir | 1990-11-02 | +44 20 7946 0214 |              |
          Clara Voss  | 1983-02-26 | +44 20 7946 0227 | latex        | Dr. Ruth Amsel
          Paul Neri   | 2001-08-09 | +44 20 7946 0233 |              | Dr. Jonas Weil
          Emil Krog   | 1965-12-30 | +44 20 7946 0246 | iodine, nuts | Dr. Ruth Amsel
          Nora Bale   | 1976-07-14 | +44 20 7946 0258 |              | Dr. Jonas Weil
        `,
      },
      {
        name: 'Practitioner',
        icon: 'id-card',
        fields: {
          Name: 'text required unique',
          Field: { options: ['General practice', 'Dermatology', 'Nursing', 'Physiotherapy'] },
          Colour: 'color',
          'Visits to come': { type: 'integer', computed: 'count(Appointments where Status is "Booked")' },
        },
        views: [{ cards: ['Field', 'Colour', 'Visits to come'] }],
        samples: `
          Name           | Field            | Colour
          Dr. Ruth Amsel | General practice | #0e7490
          Dr. Jonas Weil | Dermatology      | #7c3aed
          Nurse Pia Lang | Nursing          | #15803d
          Lea Sund       | Physiotherapy    | #c2410c
        `,
      },
    ],
    metrics: {
      'Booked ahead': { count: 'Appointment', where: 'Status is "Booked" and Start >= now' },
      'In the waiting room': { count: 'Appointment', where: 'Status is "Arrived"' },
      'Missed visits': { count: 'Appointment', where: 'Status is "Missed"', goal: 2 },
      'Time by practitioner': { sum: 'Length', of: 'Appointment', by: 'Practitioner' },
      'Visits per week': {
        count: 'Appointment',
        where: 'Status is not "Cancelled"',
        by: 'Start',
        per: 'week',
      },
    },
    pages: [
      'Appointments',
      'Patients',
      'Practitioners',
      {
        name: 'Reception',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['In the waiting room', 'Booked ahead', 'Missed visits'] },
          { shortlist: 'Appointment', title: 'Next in', where: 'Status is "Booked"', sort: 'Start', most: 6 },
          { chart: 'Visits per week' },
          { chart: 'Time by practitioner', shape: 'table' },
          { add: ['Appointment', 'Patient'] },
        ],
      },
    ],
  },
};
