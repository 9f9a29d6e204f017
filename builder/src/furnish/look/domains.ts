import type { Theme } from '@tessera/shared/contracts';

/** How applications of a trade look, the icons of what they keep ('noun, noun: icon'), and icons of the trade itself. */
export interface Domain {
  /** Each is readable in both themes once the theme has shaded it; titles are spread over them. */
  readonly accents: readonly string[];
  readonly font: Theme['font'];
  readonly radius: Theme['radius'];
  readonly density: Theme['density'];
  readonly icons: string;
  /** Stand for the application beside the icons of what it keeps. */
  readonly marks: readonly string[];
}

export const DOMAINS: readonly Domain[] = [
  // Kitchen and table: warm, round, roomy.
  {
    accents: ['#b5472c', '#9a5b13', '#8f2f46', '#5d7a2a'],
    font: 'friendly',
    radius: 'round',
    density: 'cozy',
    marks: ['cooking-pot', 'soup', 'salad', 'croissant'],
    icons: `
      recipe, dish, cook, baking, cake, meal idea, menu item, chef: chef-hat

      meal, food, dinner, lunch, restaurant, cafe, eatery: utensils

      grocery, shopping, shopping list: shopping-basket

      pantry, pantry item, fridge, freezer, ingredient: refrigerator

      wine, tasting: wine

      beer, ale, whisky, spirit, cider: beer

      coffee, brew, espresso, tea, beans: coffee

      bread, batch, fermentation, ferment: wheat
    `,
  },
  // Shops and orders: clear and busy.
  {
    accents: ['#a8561f', '#27697a', '#7b3f8f', '#b0413e'],
    font: 'plain',
    radius: 'soft',
    density: 'cozy',
    marks: ['shopping-cart', 'tags', 'heart-handshake'],
    icons: `
      order, sale, purchase order: shopping-bag

      product, stock, merchandise, inventory, inventory item: boxes

      delivery, shipment, parcel: truck

      gift, present, wish: gift

      supplier, vendor, store, shop: store

      customer, client, buyer: users-round

      donation, donor: hand-coins
    `,
  },
  // Money and contracts: square, close, sober.
  {
    accents: ['#1f6b4f', '#2a4d8f', '#5a6218', '#3f5c70'],
    font: 'plain',
    radius: 'sharp',
    density: 'compact',
    marks: ['coins', 'banknote', 'piggy-bank', 'chart-pie'],
    icons: `
      expense, spending, purchase, receipt, cost: receipt

      transaction, budget, income, payment, debt, savings: wallet

      bill, subscription: receipt-text

      invoice, quote, estimate, offer: file-text

      deal, opportunity, lead, prospect, pipeline: handshake

      contract, agreement, lease, policy, insurance: file-signature

      holding, investment, share, crypto: chart-line

      loan, lending: hand-coins

      asset, equipment, device: package-check

      tenant, property, house, building, viewing: building-2
    `,
  },
  // Software and offices: an instrument.
  {
    accents: ['#3a55c4', '#0f6d83', '#7a3fb0', '#4b5d2f'],
    font: 'technical',
    radius: 'sharp',
    density: 'compact',
    marks: ['laptop', 'database', 'network', 'layout-dashboard'],
    icons: `
      issue, bug, ticket, defect, support request, incident: bug

      feature, feature request, feedback, suggestion, story: lightbulb

      server, website, system, host: server

      feature flag, flag: flag

      experiment, test, lab: flask-conical

      metric, kpi, analytics: gauge

      snippet, code, script: code

      bookmark, link, resource: bookmark

      password, account, login, credential, key: key-round

      update, release, changelog, announcement: megaphone

      file, document, page: file

      calculation, formula: calculator

      risk, hazard: triangle-alert
    `,
  },
  // Tasks, plans and teams.
  {
    accents: ['#1d6fa5', '#b14a6b', '#59469e', '#2d7560'],
    font: 'plain',
    radius: 'soft',
    density: 'compact',
    marks: ['kanban', 'square-check', 'layout-dashboard', 'milestone'],
    icons: `
      task, todo, to-do, chore, errand, action item, checklist: list-checks

      project, initiative: folder-kanban

      meeting, one-on-one, call: messages-square

      goal, okr, objective, resolution, milestone: target

      shift, rota, roster, timesheet, time entry: calendar-clock

      absence, leave: calendar-check

      job, job application, application, position, candidate, applicant, interview: briefcase

      employee, staff, team member, member, volunteer, contact, person, guest, attendee: users

      appointment, booking, reservation, schedule: calendar-days

      event, party, wedding, fair: party-popper

      message, enquiry, sign-up, registration, newsletter: mail

      review, testimonial, rating: star

      survey, poll, question, response: clipboard-list
    `,
  },
  // Plants, animals and the sky: green, of a magazine.
  {
    accents: ['#3d7a35', '#5f7218', '#1e7262', '#8a5a2b'],
    font: 'editorial',
    radius: 'round',
    density: 'cozy',
    marks: ['leaf', 'clover', 'trees', 'shovel'],
    icons: `
      plant, houseplant, garden, watering: sprout

      seed, sowing, crop, vegetable, harvest: leafy-green

      flower, bouquet: flower-2

      tree, wood: tree-deciduous

      pet, dog, cat, animal, vet visit: paw-print

      bird, sighting, wildlife: bird

      fish, catch, fishing: fish

      hive, beehive, honey: hexagon

      inspection: clipboard-check

      observation, star, stargazing: telescope

      colour, color, palette: palette
    `,
  },
  // Health and rest: calm, round.
  {
    accents: ['#147a80', '#4468b0', '#8b4f9b', '#b04d5e'],
    font: 'friendly',
    radius: 'round',
    density: 'cozy',
    marks: ['heart', 'activity', 'hand-heart'],
    icons: `
      patient, doctor, symptom, visit, treatment: stethoscope

      medication, medicine, pill, supplement, vitamin: pill

      measurement, weight, reading, blood pressure: heart-pulse

      night, sleep: moon

      drink, water: droplet

      mood, mood entry, emotion, gratitude: smile

      habit, habit check-in, routine: repeat

      session, yoga, meditation: sun

      baby, feeding, child: baby

      cycle, period: calendar-days

      dream: cloud
    `,
  },
  // Sport: quick and square.
  {
    accents: ['#c2410f', '#11659b', '#a5213f', '#2c6e31'],
    font: 'technical',
    radius: 'soft',
    density: 'compact',
    marks: ['award', 'flame', 'timer'],
    icons: `
      workout, training, exercise, gym, lift: dumbbell

      run, race, jog: footprints

      ride, bike, bicycle, cycling: bike

      hike, walk, climb, trail: mountain

      swim: waves

      match, game day, fixture, tournament, league: trophy

      player, team, club: shirt

      score, result: medal
    `,
  },
  // Books, music and films: of a magazine.
  {
    accents: ['#8c2f39', '#3b5a8c', '#6d4a23', '#5b3f7d'],
    font: 'editorial',
    radius: 'sharp',
    density: 'cozy',
    marks: ['library', 'archive', 'sparkles'],
    icons: `
      book, novel, reading, library: book-open

      movie, film, series, show, video: clapperboard

      game, board game, video game: gamepad-2

      album, record, vinyl, song, track: disc-3

      concert, gig, practice, practice session, rehearsal, piece, instrument, music: music

      podcast, podcast episode, episode: mic

      artwork, painting, art, drawing: palette

      shoot, photo, photography: camera

      post, article, draft, story, poem, writing: pen-tool

      quote: quote

      note, idea, journal, entry, diary, log: notebook-pen

      museum, exhibit, collection, coin, stamp: landmark

      term, glossary, word, vocabulary: book-marked
    `,
  },
  // Learning: friendly and bright.
  {
    accents: ['#6a4bb8', '#b3541e', '#14757a', '#a83279'],
    font: 'friendly',
    radius: 'soft',
    density: 'cozy',
    marks: ['school', 'brain', 'book-check'],
    icons: `
      course, class, lesson, lecture, student, pupil, teacher: graduation-cap

      assignment, homework, essay, exam, quiz: pencil-ruler

      study session, revision, flashcard, card: book-open-check

      talk, presentation, speech: presentation
    `,
  },
  // On the way.
  {
    accents: ['#0e6fa0', '#a65a17', '#2b7465', '#84407c'],
    font: 'editorial',
    radius: 'soft',
    density: 'cozy',
    marks: ['compass', 'map', 'globe', 'route'],
    icons: `
      trip, travel, holiday, journey, flight: plane

      stop, place, sight, itinerary, destination: map-pin

      packing, packing item, luggage: luggage

      car, vehicle, service, van: car

      fill-up, fuel, mileage: fuel

      hotel, lodging, campsite: bed
    `,
  },
  // Workshops and things at home: sturdy.
  {
    accents: ['#80551b', '#44606e', '#9c3f2a', '#4f6a3a'],
    font: 'technical',
    radius: 'soft',
    density: 'cozy',
    marks: ['ruler', 'cog', 'archive'],
    icons: `
      repair, maintenance, machine, work order: wrench

      tool, hardware, kit: toolbox

      item, thing, belonging, box: box

      garment, clothes, outfit, shoe: shirt

      craft, knitting, sewing, pattern: scissors

      lego set, lego, model, miniature, toy, puzzle: puzzle

      room, furniture, cleaning: house
    `,
  },
];
