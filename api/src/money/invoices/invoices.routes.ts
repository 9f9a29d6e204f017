import {
  listInvoices,
  readBillingDetails,
  readInvoice,
  readInvoiceDocument,
  updateBillingDetails,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import { DOCUMENT_POLICY, invoiceDocument } from './invoice-document.view';
import type { InvoicesService } from './invoices.service';

export function invoicesRoutes(app: FastifyInstance, invoices: InvoicesService): void {
  privateRoute(app, listInvoices, ({ query }, caller) => invoices.list(caller, query.cursor));
  privateRoute(app, readInvoice, ({ params }, caller) => invoices.read(caller, params.id));
  privateRoute(app, readInvoiceDocument, async ({ params }, caller, { reply }) => {
    const invoice = await invoices.read(caller, params.id);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="${invoice.number}.html"`,
        'content-security-policy': DOCUMENT_POLICY,
      })
      .send(invoiceDocument(invoice));
  });
  privateRoute(app, readBillingDetails, (_input, caller) => invoices.readDetails(caller));
  privateRoute(app, updateBillingDetails, ({ body }, caller) => invoices.saveDetails(caller, body));
}
