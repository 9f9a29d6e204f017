import { floristOrders } from './florist-orders';
import { freelanceInvoices } from './freelance-invoices';
import type { SampleApplication } from './sample-application';

/** Every sample application. */
export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [floristOrders, freelanceInvoices];
