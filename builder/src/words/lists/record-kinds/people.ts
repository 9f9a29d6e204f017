import type { RecordKind } from './record-kind';

export const PEOPLE: readonly RecordKind[] = [
  {
    nouns: [
      'contact',
      'people',
      'person',
      'crm',
      'address',
      'friend',
      'client',
      'customer',
      'network',
      'relationship',
      'contact book',
      'address book',
      'phone book',
    ],
    name: 'Contact',
    fields: 'name, company, email, phone, last contact date, notes',
    options: {
      type: ['Personal', 'Work', 'Other'],
    },
  },
  {
    nouns: ['supplier', 'vendor'],
    name: 'Supplier',
    fields: 'name, contact person, email, phone, website, notes',
  },
  {
    nouns: ['employee', 'staff', 'team member'],
    name: 'Employee',
    fields: 'name, job title, department, email, phone, start date',
  },
  {
    nouns: ['member', 'membership'],
    name: 'Member',
    fields: 'name, email, phone, joined, active, notes',
  },
  {
    nouns: ['volunteer'],
    name: 'Volunteer',
    fields: 'name, email, phone, skills, available, notes',
  },
  {
    nouns: ['donor', 'donation'],
    name: 'Donation',
    fields: 'donor, amount, date, purpose, thanked',
  },
  {
    nouns: ['student', 'pupil', 'grade'],
    name: 'Student',
    fields: 'name, class, email, guardian, notes',
  },
  {
    nouns: ['patient'],
    name: 'Patient',
    fields: 'name, date of birth, phone, email, notes',
  },
  {
    nouns: ['candidate', 'applicant', 'recruitment', 'hiring'],
    name: 'Candidate',
    fields: 'name, position, email, phone, stage, notes',
    options: {
      stage: ['Applied', 'Interview', 'Offer', 'Hired', 'Rejected'],
    },
  },
];
