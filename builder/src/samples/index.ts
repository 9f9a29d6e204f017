import { bandGigs } from './band-gigs';
import { beehives } from './beehives';
import { bicycleWorkshop } from './bicycle-workshop';
import { bugTracker } from './bug-tracker';
import { cleaningSchedule } from './cleaning-schedule';
import { clinicAppointments } from './clinic-appointments';
import { contentCalendar } from './content-calendar';
import { customerFeedback } from './customer-feedback';
import { dealsBoard } from './deals-board';
import { donations } from './donations';
import { equipmentLoans } from './equipment-loans';
import { eventProgramme } from './event-programme';
import { expenseClaims } from './expense-claims';
import { filmClub } from './film-club';
import { floristOrders } from './florist-orders';
import { foodTruckMenu } from './food-truck-menu';
import { freelanceInvoices } from './freelance-invoices';
import { gardenPlanner } from './garden-planner';
import { habitLog } from './habit-log';
import { hiringPipeline } from './hiring-pipeline';
import { householdBudget } from './household-budget';
import { leavePlanner } from './leave-planner';
import { libraryLoans } from './library-loans';
import { machineMaintenance } from './machine-maintenance';
import { museumCollection } from './museum-collection';
import { okrBoard } from './okr-board';
import { onboardingChecklist } from './onboarding-checklist';
import { petCare } from './pet-care';
import { photoPortfolio } from './photo-portfolio';
import { productRoadmap } from './product-roadmap';
import { propertyRentals } from './property-rentals';
import { purchaseOrders } from './purchase-orders';
import { readingList } from './reading-list';
import { recipeBox } from './recipe-box';
import { researchExperiments } from './research-experiments';
import { roomBooking } from './room-booking';
import { runningLog } from './running-log';
import { schoolGrades } from './school-grades';
import { shopInventory } from './shop-inventory';
import { sportsLeague } from './sports-league';
import { supportTickets } from './support-tickets';
import { travelPlanner } from './travel-planner';
import { tutoringLessons } from './tutoring-lessons';
import { vegBoxes } from './veg-boxes';
import { vehicleFleet } from './vehicle-fleet';
import { volunteerShifts } from './volunteer-shifts';
import { weddingGuests } from './wedding-guests';
import { wineCellar } from './wine-cellar';
import { yogaClasses } from './yoga-classes';
import type { SampleApplication } from './sample-application';

/** Every sample application, by its file. */
export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [
  bandGigs,
  beehives,
  bicycleWorkshop,
  bugTracker,
  cleaningSchedule,
  clinicAppointments,
  contentCalendar,
  customerFeedback,
  dealsBoard,
  donations,
  equipmentLoans,
  eventProgramme,
  expenseClaims,
  filmClub,
  floristOrders,
  foodTruckMenu,
  freelanceInvoices,
  gardenPlanner,
  habitLog,
  hiringPipeline,
  householdBudget,
  leavePlanner,
  libraryLoans,
  machineMaintenance,
  museumCollection,
  okrBoard,
  onboardingChecklist,
  petCare,
  photoPortfolio,
  productRoadmap,
  propertyRentals,
  purchaseOrders,
  readingList,
  recipeBox,
  researchExperiments,
  roomBooking,
  runningLog,
  schoolGrades,
  shopInventory,
  sportsLeague,
  supportTickets,
  travelPlanner,
  tutoringLessons,
  vegBoxes,
  vehicleFleet,
  volunteerShifts,
  weddingGuests,
  wineCellar,
  yogaClasses,
];
