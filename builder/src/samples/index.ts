import { bandGigs } from './band-gigs';
import { bicycleWorkshop } from './bicycle-workshop';
import { clinicAppointments } from './clinic-appointments';
import { dealsBoard } from './deals-board';
import { expenseClaims } from './expense-claims';
import { filmClub } from './film-club';
import { floristOrders } from './florist-orders';
import { freelanceInvoices } from './freelance-invoices';
import { gardenPlanner } from './garden-planner';
import { habitLog } from './habit-log';
import { householdBudget } from './household-budget';
import { libraryLoans } from './library-loans';
import { photoPortfolio } from './photo-portfolio';
import { readingList } from './reading-list';
import { recipeBox } from './recipe-box';
import { roomBooking } from './room-booking';
import { runningLog } from './running-log';
import { weddingGuests } from './wedding-guests';
import { wineCellar } from './wine-cellar';
import { yogaClasses } from './yoga-classes';
import type { SampleApplication } from './sample-application';

/** Every sample application, by its file. */
export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [
  bandGigs,
  bicycleWorkshop,
  clinicAppointments,
  dealsBoard,
  expenseClaims,
  filmClub,
  floristOrders,
  freelanceInvoices,
  gardenPlanner,
  habitLog,
  householdBudget,
  libraryLoans,
  photoPortfolio,
  readingList,
  recipeBox,
  roomBooking,
  runningLog,
  weddingGuests,
  wineCellar,
  yogaClasses,
];
