import { buildEntry } from '../../lib/testing/builders';
import { entriesCsv } from './csv';

const at = '2026-05-14T09:30:00.000Z';
const about = { kind: 'deployment', id: crypto.randomUUID(), projectName: 'Tea, green' } as const;

it('[SCR-20] writes what spreadsheets read, numbers as numbers', () => {
  const text = entriesCsv([
    buildEntry({ at, about, note: 'Deployed "tea"', amount: -1000, balanceAfter: 50.5 }),
  ]);
  expect(text).toBe(
    '\uFEFF"Time","Kind","Project","Detail","Credits","Balance after"\r\n' +
      '"2026-05-14T09:30:00.000Z","Deployment","Tea, green","Deployed ""tea""",-1000,50.5\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  '[SCR-20] lets no cell be a formula: %j',
  (note) => {
    expect(entriesCsv([buildEntry({ at, note })])).toContain(`"'${note}"`);
  },
);
