import { bandGigs } from './band-gigs';
import { bicycleWorkshop } from './bicycle-workshop';
import { bugTracker } from './bug-tracker';
import { clinicAppointments } from './clinic-appointments';
import { contentCalendar } from './content-calendar';
import { dealsBoard } from './deals-board';
import { equipmentLoans } from './equipment-loans';
import { eventProgramme } from './event-programme';
import { expenseClaims } from './expense-claims';
import { filmClub } from './film-club';
import { floristOrders } from './florist-orders';
import { freelanceInvoices } from './freelance-invoices';
import { gardenPlanner } from './garden-planner';
import { habitLog } from './habit-log';
import { householdBudget } from './household-budget';
import { libraryLoans } from './library-loans';
import { photoPortfolio } from './photo-portfolio';
import { productRoadmap } from './product-roadmap';
import { purchaseOrders } from './purchase-orders';
import { readingList } from './reading-list';
import { recipeBox } from './recipe-box';
import { roomBooking } from './room-booking';
import { runningLog } from './running-log';
import { schoolGrades } from './school-grades';
import { shopInventory } from './shop-inventory';
import { tutoringLessons } from './tutoring-lessons';
import { volunteerShifts } from './volunteer-shifts';
import { weddingGuests } from './wedding-guests';
import { wineCellar } from './wine-cellar';
import { yogaClasses } from './yoga-classes';
import type { SampleApplication } from './sample-application';

/** Every sample application, by its file. */
export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [
  bandGigs,
  bicycleWorkshop,
  bugTracker,
  clinicAppointments,
  contentCalendar,
  dealsBoard,
  equipmentLoans,
  eventProgramme,
  expenseClaims,
  filmClub,
  floristOrders,
  freelanceInvoices,
  gardenPlanner,
  habitLog,
  householdBudget,
  libraryLoans,
  photoPortfolio,
  productRoadmap,
  purchaseOrders,
  readingList,
  recipeBox,
  roomBooking,
  runningLog,
  schoolGrades,
  shopInventory,
  tutoringLessons,
  volunteerShifts,
  weddingGuests,
  wineCellar,
  yogaClasses,
];
