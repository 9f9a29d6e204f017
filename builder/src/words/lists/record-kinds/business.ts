import type { RecordKind } from './record-kind';

export const BUSINESS: readonly RecordKind[] = [
  {
    nouns: ['incident', 'accident'],
    name: 'Incident',
    fields: 'title, date and time, location, severity, description',
  },
  {
    nouns: ['risk'],
    name: 'Risk',
    fields: 'title, likelihood, impact, owner, mitigation (longtext)',
  },
  {
    nouns: ['contract'],
    name: 'Contract',
    fields: 'title, counterparty, start date, end date, value (money), status',
    options: {
      status: ['Draft', 'Active', 'Ended'],
    },
  },
  {
    nouns: ['insurance', 'policy'],
    name: 'Policy',
    fields: 'insurer, policy number, type, premium, renewal date, notes',
  },
  {
    nouns: ['investment', 'portfolio', 'share', 'crypto', 'stocks'],
    name: 'Holding',
    fields: 'name, symbol, quantity (number), buy price, purchase date, notes',
  },
  {
    nouns: ['debt', 'savings'],
    name: 'Payment',
    fields: 'name, amount, date, notes',
  },
];
