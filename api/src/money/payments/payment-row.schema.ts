import type { payments } from '../tables/payments.table';

export type PaymentRow = typeof payments.$inferSelect;
