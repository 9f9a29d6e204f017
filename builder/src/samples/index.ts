import { bicycleWorkshop } from './bicycle-workshop';
import { clinicAppointments } from './clinic-appointments';
import { dealsBoard } from './deals-board';
import { floristOrders } from './florist-orders';
import { freelanceInvoices } from './freelance-invoices';
import { householdBudget } from './household-budget';
import { libraryLoans } from './library-loans';
import { recipeBox } from './recipe-box';
import { roomBooking } from './room-booking';
import { yogaClasses } from './yoga-classes';
import type { SampleApplication } from './sample-application';

/** Every sample application, by its file. */
export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [
  bicycleWorkshop,
  clinicAppointments,
  dealsBoard,
  floristOrders,
  freelanceInvoices,
  householdBudget,
  libraryLoans,
  recipeBox,
  roomBooking,
  yogaClasses,
];
