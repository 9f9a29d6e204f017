import type { RecordKind } from './record-kind';

export const SOFTWARE: readonly RecordKind[] = [
  {
    nouns: ['message', 'guestbook', 'contact message', 'enquiry', 'inquiry'],
    name: 'Message',
    fields: 'name, email, message, date',
  },
  {
    nouns: ['signup', 'newsletter', 'subscriber', 'waitlist', 'registration'],
    name: 'Sign-up',
    fields: 'name, email, date, notes',
  },
  {
    nouns: ['announcement', 'changelog', 'release', 'update', 'news'],
    name: 'Update',
    fields: 'title, version, date, type, description',
    options: {
      type: ['New', 'Improved', 'Fixed'],
    },
  },
  {
    nouns: ['notification'],
    name: 'Notification',
    fields: 'title, type, date, read, message',
    options: {
      type: ['Info', 'Warning', 'Error'],
    },
  },
  {
    nouns: ['server', 'monitoring', 'website monitoring'],
    name: 'Server',
    fields: 'name, environment, status, last checked, notes',
    options: {
      status: ['Up', 'Degraded', 'Down'],
    },
  },
  {
    nouns: ['feature flag', 'flag'],
    name: 'Feature flag',
    fields: 'name, environment, enabled, description',
    options: {
      environment: ['Development', 'Staging', 'Production'],
    },
  },
  {
    nouns: ['experiment', 'lab'],
    name: 'Experiment',
    fields: 'title, hypothesis (longtext), date, result, notes',
  },
  {
    nouns: ['kpi', 'metric', 'analytics'],
    name: 'Metric',
    fields: 'name, value, date, notes',
  },
  {
    nouns: ['calculation', 'formula', 'calculator', 'converter'],
    name: 'Calculation',
    fields: 'title, date, result (text), notes',
  },
  {
    nouns: ['colour', 'color', 'palette', 'swatch'],
    name: 'Colour',
    fields: 'name, hex code, use, notes',
  },
  {
    nouns: ['file'],
    name: 'File',
    fields: 'name, location, type, date, notes',
  },
  {
    nouns: ['page', 'section', 'site'],
    name: 'Page',
    fields: 'title, link, status, notes',
    options: {
      status: ['Planned', 'Draft', 'Live'],
    },
  },
  {
    nouns: ['faq'],
    name: 'Question',
    fields: 'question, answer, topic',
  },
];
