/** Work: tasks, projects, meetings, sales, hiring and software. */
export const WORK_WORDS = `
  task, todo, to-do, chore, errand, action item, checklist, reminder, job to do, thing to do, step,
    subtask, activity: Book the venue; Send the signed contract; Call the electrician; Order new business
    cards; Water the plants; Prepare the slides; Return the library books; Renew the passport

  action items, next steps, next step, follow-up, decisions, agenda, agenda item, outcome, decision: Send
    the draft by Friday; Agree on a date; Two quotes to compare; Budget approved; Ask the landlord; Rosa
    writes the summary; Start with a small test; Nothing decided yet

  project, client project, initiative, programme, campaign name: Website relaunch; Autumn catalogue;
    Office move; Loyalty programme; Market stall; New price list; Staff handbook; Customer survey

  issue, bug, ticket, defect, problem, incident, support request, fault, complaint, error, snag, what's
    wrong, what is wrong, problem description: Invoice is sent twice; Search finds nothing with an accent;
    Door sensor does not close; Page is blank after sign-in; Printer jams on thick paper; Wrong time on
    receipts; Heating stays cold on Mondays; Export stops half-way

  feature, feature request, suggestion, user story, story, backlog item, requirement, improvement: Dark
    theme; Print a packing list; Faster search; Undo for deletions; Reminders by email; Import from a
    spreadsheet; Larger buttons on phones; Monthly summary

  risk, hazard, threat: Supplier delivers late; Key person leaves; Rain on the opening day; Costs rise
    above plan; Data is lost; Permit comes too late; Power cut; Too few volunteers

  mitigation, countermeasure, plan b: Order two weeks early.; Train a second person.; Rent a marquee.;
    Keep ten per cent in reserve.; Back up every night.; Ask for the permit in March.; Keep a generator
    ready.; Share shifts with the club.

  meeting, one-on-one, call, stand-up, appointment, consultation, session title, booking, reservation,
    slot: Kick-off with the client; Weekly planning; Review of the first draft; Call with the bank;
    Interview, second round; Budget for spring; Site visit; Check-up

  goal, objective, okr, target, resolution, key result, milestone: Run ten kilometres; Win five new
    customers; Read twenty books; Save for a new bicycle; Answer within a day; Speak Spanish at work;
    Finish the attic; Cut paper by half

  deal, opportunity, sales opportunity, pipeline, proposal, quote, bid, offer, estimate: Office refit;
    Annual support plan; Training for ten; Spring catalogue; Website relaunch; Catering for the fair;
    Garden redesign; Two delivery vans

  position, job, vacancy, job application, application, role applied for, opening: Product designer; Data
    analyst; Gardener; Front-end developer; Nurse, day shift; Bookkeeper; Teacher of French; Warehouse
    lead

  feature flag, flag: new-checkout; dark-theme; fast-search; weekly-summary; guest-orders; bulk-edit;
    beta-editor; price-rules

  server, machine room, service name, website name, system: web-01; web-02; db-main; mail; backup;
    build-agent; cache; staging

  environment: Production; Staging; Test; Development; Production; Staging; Test; Production

  metric, kpi, measure, indicator: Visitors per day; Answer time; Orders per week; Returns; Newsletter
    readers; Stock turnover; Repeat customers; Cost per order

  calculation, formula, conversion: Paint for the hall; Loan over five years; Tiles for the bath; Trip per
    person; Flour for ten loaves; Rent per month; Bricks for the wall; Fuel to the coast

  experiment, lab experiment, test, trial, study name: Bread with less salt; Two headlines; Shade against
    sun; Longer soak; Price with and without postage; Cold start; New soil mix; Short form

  hypothesis, assumption: A shorter form is finished more often.; Less water makes stronger roots.;
    Morning mail is read more.; A lower price sells more boxes.; Warm dough rises twice as fast.; People
    miss the second button.; A longer break helps.; Shade keeps leaves green.

  result, finding, conclusion, answer given, observation text: Better than expected; No difference seen;
    Confirmed; Try again with more; Clearly faster; Not conclusive; Worked at once; Worse on Mondays

  update, announcement, changelog, release, news, notice, notification, memo title, newsletter issue,
    press release: Opening hours in summer; New price list; Faster search; Parking moves to the yard;
    Version 2 is here; Office closed on Friday; Welcome, Ines; Orders by phone again

  page, site page, landing page: Home; Prices; About us; Opening hours; Contact; Menu; Pictures; Questions

  file, document, attachment name, folder: Contract 2025.pdf; Floor plan.pdf; Minutes March.docx; Price
    list.xlsx; Logo.svg; Offer Calder.pdf; Timetable.pdf; Guest list.xlsx

  time entry, timesheet, work log, hour entry, work done today, what i did: Layout of the catalogue; Call
    with the client; Bookkeeping; Photo editing; Site visit; Offer written; Testing; Planning for next
    week

  shift, rota, roster, duty: Early shift; Late shift; Front desk; Market stall; Night shift; Kitchen;
    Delivery round; Reception

  login, credential, website account: Bank; Mail; Library; Electricity; Rail card; Cloud storage; Tax
    office; Phone

  survey, poll, question asked, vote: Where shall we eat?; Which day suits you?; How was the service?;
    Which logo?; Should we open on Sundays?; What did you miss?; How did you find us?; Which colour?

  incident report, accident: Slipped on wet floor; Broken window; Van scraped at the gate; Power cut; Lost
    parcel; Small fire in the bin; Water in the cellar; Alarm without cause

  inspection, audit, site visit: Hive 1; Hive 2; Roof and gutters; Fire doors; Kitchen hygiene;
    Playground; Lift; Boiler

  hive, queen: Hive 1; Hive 2; Hive 3; Orchard hive; Garden hive; Hive 6; Meadow hive; Nucleus
`;
