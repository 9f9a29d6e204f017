import { createHash } from 'node:crypto';
import { brand } from '@tessera/shared/brand';
import type { Invoice } from '@tessera/shared/contracts';
import { escapeHtml } from '../../core/html';

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f5f7; color: #16181d; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 2rem auto; padding: 3rem; background: #fff; border-radius: 12px; overflow-wrap: anywhere; }
header { display: flex; justify-content: space-between; gap: 2rem; flex-wrap: wrap; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 2rem 0 0.25rem; font-size: 0.875rem; color: #5b6170; }
p { margin: 0; white-space: pre-line; }
.brand { font-weight: 700; font-size: 1.125rem; }
table { width: 100%; margin-top: 2rem; border-collapse: collapse; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.5rem; }
th, td { padding: 0.625rem 0; border-bottom: 1px solid #e2e4e9; text-align: left; font-weight: 400; }
td { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-left: 1rem; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 700; }
footer { margin-top: 2rem; color: #5b6170; font-size: 0.8125rem; }
@media (max-width: 30rem) { main { margin: 0; padding: 1.5rem; border-radius: 0; } }
@media print { body { background: #fff; } main { margin: 0; padding: 0; max-width: none; } @page { margin: 2cm; } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but its own style: also where somebody opens the answer as a page. */
export const DOCUMENT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** One page with everything in it, to be printed or kept (SCR-22). */
export function invoiceDocument(invoice: Invoice): string {
  const { number, kind, title, lines, amount, billTo, issuedAt } = invoice;
  const name = kind === 'invoice' ? 'Invoice' : 'Credit note';
  const rows = lines.map(
    ({ text, amount: paise }) => `<tr><th scope="row">${escapeHtml(text)}</th><td>${rupees(paise)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} ${escapeHtml(number)} · ${escapeHtml(brand.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<div><h1>${name}</h1><p>${escapeHtml(number)}</p></div>
<div><p class="brand">${escapeHtml(brand.name)}</p><p><time datetime="${issuedAt}">${dateOf(issuedAt)}</time></p></div>
</header>
<h2>Billed to</h2>
<p>${billedTo(billTo)}</p>
<table>
<caption>${escapeHtml(title)}</caption>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total in INR</th><td>${rupees(amount)}</td></tr></tfoot>
</table>
<footer><p>Payment ${escapeHtml(invoice.paymentId)}</p></footer>
</main>
</body>
</html>
`;
}

function billedTo({ name, address, country, taxNumber }: Invoice['billTo']): string {
  const countryName =
    country === '' ? '' : (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country);
  const taxed = taxNumber === '' ? '' : `Tax number ${taxNumber}`;
  const given = [name, address, countryName, taxed].filter((text) => text !== '');
  return given.length === 0 ? 'No billing details were given.' : given.map(escapeHtml).join('\n');
}

function rupees(paise: number): string {
  return (paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
}

function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
