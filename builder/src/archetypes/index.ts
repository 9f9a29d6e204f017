// Written by builder/scripts/list-archetypes.mjs.
import type { Archetype } from './archetype';
import { addressBook } from './address-book';
import { allotmentSociety } from './allotment-society';
import { amateurRadio } from './amateur-radio';
import { animalShelter } from './animal-shelter';
import { appraisals } from './appraisals';
import { aquarium } from './aquarium';
import { assetRegister } from './asset-register';
import { astronomyLog } from './astronomy-log';
import { audits } from './audits';
import { babyDiary } from './baby-diary';
import { bakery } from './bakery';
import { bandSetlists } from './band-setlists';
import { bar } from './bar';
import { beehives } from './beehives';
import { bibliography } from './bibliography';
import { bicycleWorkshop } from './bicycle-workshop';
import { birdwatching } from './birdwatching';
import { birthdaysGifts } from './birthdays-gifts';
import { bloodPressure } from './blood-pressure';
import { bloodSugar } from './blood-sugar';
import { boardGames } from './board-games';
import { brewery } from './brewery';
import { bugTracker } from './bug-tracker';
import { builder } from './builder';
import { cafe } from './cafe';
import { campsite } from './campsite';
import { carDealer } from './car-dealer';
import { carMaintenance } from './car-maintenance';
import { carRepair } from './car-repair';
import { carSharing } from './car-sharing';
import { catering } from './catering';
import { cemetery } from './cemetery';
import { chessGames } from './chess-games';
import { chickens } from './chickens';
import { choir } from './choir';
import { churchRota } from './church-rota';
import { classRegister } from './class-register';
import { cleaningCompany } from './cleaning-company';
import { climbingLog } from './climbing-log';
import { coffeeLog } from './coffee-log';
import { coinCollection } from './coin-collection';
import { concertDiary } from './concert-diary';
import { conference } from './conference';
import { contentCalendar } from './content-calendar';
import { contracts } from './contracts';
import { cornerShop } from './corner-shop';
import { councilComplaints } from './council-complaints';
import { courier } from './courier';
import { courseEnrolments } from './course-enrolments';
import { customerRelations } from './customer-relations';
import { cyclingLog } from './cycling-log';
import { danceSchool } from './dance-school';
import { debtPayoff } from './debt-payoff';
import { dentalPractice } from './dental-practice';
import { diveLog } from './dive-log';
import { dogTraining } from './dog-training';
import { donations } from './donations';
import { dreamJournal } from './dream-journal';
import { droneFlights } from './drone-flights';
import { estateAgency } from './estate-agency';
import { expenseClaims } from './expense-claims';
import { familyAppointments } from './family-appointments';
import { familyBudget } from './family-budget';
import { familyTree } from './family-tree';
import { familyVisits } from './family-visits';
import { farm } from './farm';
import { featureRequests } from './feature-requests';
import { festival } from './festival';
import { fieldSamples } from './field-samples';
import { filmDiary } from './film-diary';
import { fireBrigade } from './fire-brigade';
import { fishingLog } from './fishing-log';
import { flightLog } from './flight-log';
import { florist } from './florist';
import { foodBank } from './food-bank';
import { foodTruck } from './food-truck';
import { footballTeam } from './football-team';
import { freelancer } from './freelancer';
import { fuelLog } from './fuel-log';
import { gardenBeds } from './garden-beds';
import { gardeningBusiness } from './gardening-business';
import { gearRental } from './gear-rental';
import { golfRounds } from './golf-rounds';
import { gradebook } from './gradebook';
import { grants } from './grants';
import { groceryList } from './grocery-list';
import { hairSalon } from './hair-salon';
import { hikingLog } from './hiking-log';
import { hiring } from './hiring';
import { homeBrewing } from './home-brewing';
import { homeInventory } from './home-inventory';
import { homeLibrary } from './home-library';
import { homeRenovation } from './home-renovation';
import { homeSubscriptions } from './home-subscriptions';
import { homework } from './homework';
import { hotel } from './hotel';
import { houseChores } from './house-chores';
import { householdBills } from './household-bills';
import { householdDocuments } from './household-documents';
import { houseplants } from './houseplants';
import { incidentLog } from './incident-log';
import { instrumentPractice } from './instrument-practice';
import { insurancePolicies } from './insurance-policies';
import { invoices } from './invoices';
import { itTickets } from './it-tickets';
import { journal } from './journal';
import { knittingProjects } from './knitting-projects';
import { knowledgeBase } from './knowledge-base';
import { labSamples } from './lab-samples';
import { landlord } from './landlord';
import { lawCases } from './law-cases';
import { leavePlanner } from './leave-planner';
import { legoCollection } from './lego-collection';
import { lendingLibrary } from './lending-library';
import { lessonPlans } from './lesson-plans';
import { letters } from './letters';
import { livestock } from './livestock';
import { lostProperty } from './lost-property';
import { machineMaintenance } from './machine-maintenance';
import { martialArts } from './martial-arts';
import { mealPlan } from './meal-plan';
import { medicineCabinet } from './medicine-cabinet';
import { meetingMinutes } from './meeting-minutes';
import { meterReadings } from './meter-readings';
import { migraineDiary } from './migraine-diary';
import { modelRailway } from './model-railway';
import { moodTracker } from './mood-tracker';
import { movingCompany } from './moving-company';
import { movingHouse } from './moving-house';
import { museumCollection } from './museum-collection';
import { okrs } from './okrs';
import { onboarding } from './onboarding';
import { packingLists } from './packing-lists';
import { paintingStudio } from './painting-studio';
import { pantryStock } from './pantry-stock';
import { parishRegister } from './parish-register';
import { passwordHints } from './password-hints';
import { petsAtHome } from './pets-at-home';
import { photoShoots } from './photo-shoots';
import { photographer } from './photographer';
import { plantNursery } from './plant-nursery';
import { plumber } from './plumber';
import { pocketMoney } from './pocket-money';
import { podcastProduction } from './podcast-production';
import { potteryStudio } from './pottery-studio';
import { pregnancy } from './pregnancy';
import { priceQuotes } from './price-quotes';
import { printShop } from './print-shop';
import { productRoadmap } from './product-roadmap';
import { productionOrders } from './production-orders';
import { projectTasks } from './project-tasks';
import { purchaseOrders } from './purchase-orders';
import { qualityDefects } from './quality-defects';
import { quoteCollection } from './quote-collection';
import { raffle } from './raffle';
import { recipeCollection } from './recipe-collection';
import { recordCollection } from './record-collection';
import { researchInterviews } from './research-interviews';
import { restaurantVisits } from './restaurant-visits';
import { restaurant } from './restaurant';
import { ridingSchool } from './riding-school';
import { riskRegister } from './risk-register';
import { roastery } from './roastery';
import { roomBookings } from './room-bookings';
import { rpgCampaign } from './rpg-campaign';
import { runningLog } from './running-log';
import { sailingLog } from './sailing-log';
import { salesPipeline } from './sales-pipeline';
import { savingsGoals } from './savings-goals';
import { scouts } from './scouts';
import { secondHandShop } from './second-hand-shop';
import { seriesTracker } from './series-tracker';
import { serverInventory } from './server-inventory';
import { sewingProjects } from './sewing-projects';
import { shoeRepair } from './shoe-repair';
import { sleepLog } from './sleep-log';
import { softwareSubscriptions } from './software-subscriptions';
import { sportsClub } from './sports-club';
import { sprintBoard } from './sprint-board';
import { staffTraining } from './staff-training';
import { stampCollection } from './stamp-collection';
import { storageUnits } from './storage-units';
import { symptomDiary } from './symptom-diary';
import { tailor } from './tailor';
import { taxi } from './taxi';
import { tennisLadder } from './tennis-ladder';
import { theatreProduction } from './theatre-production';
import { therapySessions } from './therapy-sessions';
import { thesis } from './thesis';
import { timesheets } from './timesheets';
import { tournament } from './tournament';
import { tradingCards } from './trading-cards';
import { treeRegister } from './tree-register';
import { tripPlanner } from './trip-planner';
import { tutoring } from './tutoring';
import { videoGames } from './video-games';
import { vineyard } from './vineyard';
import { visitorBook } from './visitor-book';
import { vocabulary } from './vocabulary';
import { volunteers } from './volunteers';
import { wardrobe } from './wardrobe';
import { warehouseStock } from './warehouse-stock';
import { warranties } from './warranties';
import { watchCollection } from './watch-collection';
import { weatherStation } from './weather-station';
import { wedding } from './wedding';
import { weightLog } from './weight-log';
import { wineCellar } from './wine-cellar';
import { wishList } from './wish-list';
import { woodworking } from './woodworking';
import { workouts } from './workouts';
import { yogaStudio } from './yoga-studio';

export const ARCHETYPES: readonly Archetype[] = [
  addressBook,
  allotmentSociety,
  amateurRadio,
  animalShelter,
  appraisals,
  aquarium,
  assetRegister,
  astronomyLog,
  audits,
  babyDiary,
  bakery,
  bandSetlists,
  bar,
  beehives,
  bibliography,
  bicycleWorkshop,
  birdwatching,
  birthdaysGifts,
  bloodPressure,
  bloodSugar,
  boardGames,
  brewery,
  bugTracker,
  builder,
  cafe,
  campsite,
  carDealer,
  carMaintenance,
  carRepair,
  carSharing,
  catering,
  cemetery,
  chessGames,
  chickens,
  choir,
  churchRota,
  classRegister,
  cleaningCompany,
  climbingLog,
  coffeeLog,
  coinCollection,
  concertDiary,
  conference,
  contentCalendar,
  contracts,
  cornerShop,
  councilComplaints,
  courier,
  courseEnrolments,
  customerRelations,
  cyclingLog,
  danceSchool,
  debtPayoff,
  dentalPractice,
  diveLog,
  dogTraining,
  donations,
  dreamJournal,
  droneFlights,
  estateAgency,
  expenseClaims,
  familyAppointments,
  familyBudget,
  familyTree,
  familyVisits,
  farm,
  featureRequests,
  festival,
  fieldSamples,
  filmDiary,
  fireBrigade,
  fishingLog,
  flightLog,
  florist,
  foodBank,
  foodTruck,
  footballTeam,
  freelancer,
  fuelLog,
  gardenBeds,
  gardeningBusiness,
  gearRental,
  golfRounds,
  gradebook,
  grants,
  groceryList,
  hairSalon,
  hikingLog,
  hiring,
  homeBrewing,
  homeInventory,
  homeLibrary,
  homeRenovation,
  homeSubscriptions,
  homework,
  hotel,
  houseChores,
  householdBills,
  householdDocuments,
  houseplants,
  incidentLog,
  instrumentPractice,
  insurancePolicies,
  invoices,
  itTickets,
  journal,
  knittingProjects,
  knowledgeBase,
  labSamples,
  landlord,
  lawCases,
  leavePlanner,
  legoCollection,
  lendingLibrary,
  lessonPlans,
  letters,
  livestock,
  lostProperty,
  machineMaintenance,
  martialArts,
  mealPlan,
  medicineCabinet,
  meetingMinutes,
  meterReadings,
  migraineDiary,
  modelRailway,
  moodTracker,
  movingCompany,
  movingHouse,
  museumCollection,
  okrs,
  onboarding,
  packingLists,
  paintingStudio,
  pantryStock,
  parishRegister,
  passwordHints,
  petsAtHome,
  photoShoots,
  photographer,
  plantNursery,
  plumber,
  pocketMoney,
  podcastProduction,
  potteryStudio,
  pregnancy,
  priceQuotes,
  printShop,
  productRoadmap,
  productionOrders,
  projectTasks,
  purchaseOrders,
  qualityDefects,
  quoteCollection,
  raffle,
  recipeCollection,
  recordCollection,
  researchInterviews,
  restaurantVisits,
  restaurant,
  ridingSchool,
  riskRegister,
  roastery,
  roomBookings,
  rpgCampaign,
  runningLog,
  sailingLog,
  salesPipeline,
  savingsGoals,
  scouts,
  secondHandShop,
  seriesTracker,
  serverInventory,
  sewingProjects,
  shoeRepair,
  sleepLog,
  softwareSubscriptions,
  sportsClub,
  sprintBoard,
  staffTraining,
  stampCollection,
  storageUnits,
  symptomDiary,
  tailor,
  taxi,
  tennisLadder,
  theatreProduction,
  therapySessions,
  thesis,
  timesheets,
  tournament,
  tradingCards,
  treeRegister,
  tripPlanner,
  tutoring,
  videoGames,
  vineyard,
  visitorBook,
  vocabulary,
  volunteers,
  wardrobe,
  warehouseStock,
  warranties,
  watchCollection,
  weatherStation,
  wedding,
  weightLog,
  wineCellar,
  wishList,
  woodworking,
  workouts,
  yogaStudio,
];
