/** Invented people, and the firms and groups that they belong to. */
export const PEOPLE_WORDS = `
  person, people, full name, customer, client, guest, contact, contact person, attendee, participant,
    organiser, organizer, employee, staff, team member, member, volunteer, donor, sponsor, student, pupil,
    teacher, instructor, tutor, coach, trainer, guardian, parent, child, patient, doctor, vet, nurse,
    therapist, carer, candidate, applicant, tenant, landlord, borrower, lender, buyer, seller, owner,
    assignee, assigned to, responsible, reviewer, requester, reporter, manager, author, writer, artist,
    painter, composer, director, photographer, translator, editor, speaker, host, player, captain, runner,
    rider, driver, mechanic, technician, cook, chef, baker, barber, stylist, crew member, lead, friend,
    colleague, neighbour, neighbor, sender, recipient, subscriber, user, username, witness, agent, family
    member, ordered by, booked by, added by, created by, submitted by, recorded by, signed by, caller,
    visitor, passenger, winner, voter, bride, groom, beneficiary, chair, top scorer: Rosa Lindqvist;
    Tomasz Wilk; Amara Okafor; Ines Morel; Daniel Hartley; Yuki Tanabe; Priya Raman; Leo Brandt

  first name, forename, given name, nickname: Rosa; Tomasz; Amara; Ines; Daniel; Yuki; Priya; Leo

  last name, surname, family name: Lindqvist; Wilk; Okafor; Morel; Hartley; Tanabe; Raman; Brandt

  job title, role, position applied for, occupation, profession: Project manager; Designer; Accountant;
    Site supervisor; Customer adviser; Engineer; Office assistant; Team lead

  department, team, division, section: Operations; Sales; Finance; Design; Support; Logistics; People;
    Engineering

  attendees, participants, people present, guests present, players present, crew, passengers, members
    present: Rosa, Tomasz, Ines; Whole team; Amara, Daniel; Yuki, Leo, Priya; Rosa, Leo; Ines, Daniel,
    Yuki; Tomasz, Priya; Everyone but Leo

  skills, strengths, interests: First aid, driving; Bookkeeping; Cooking for crowds; Languages; Carpentry;
    Photography; Sound and light; Gardening

  company, firm, organisation, organization, business, supplier, vendor, insurer, counterparty, employer,
    producer, maker, manufacturer, roaster, publisher, brand, distributor, contractor, studio, agency,
    label, shop, store, bank, account, dealer, merchant, retailer, provider, carrier, airline, partner,
    brewery, winery, distillery, lessor, breeder, wholesaler: Northwind Supply; Brightwater Studio;
    Harbour & Sons; Olive Street Bakery; Calder Works; Fennel & Finch; Ridgeway Partners; Lantern Goods

  team name, club, opponent, opposing team, opposition, rival, home team, away team, squad, band:
    Riverside Rovers; Northgate Eagles; Harbour Hawks; Old Mill United; Westfield Wanderers; Lakeside
    Lions; Hilltop Harriers; Bridge Street

  testimonial, endorsement: They finished two days early and it still looks perfect.; Friendly, quick and
    honest about the price.; I would call them again tomorrow.; Everything was explained before it was
    done.; Careful work, tidy when they left.; Best service we have had in years.; Answered every
    question, even the small ones.; A pleasure from the first call to the last.

  feedback, review, review text, message, enquiry, request, wish: Quick answer, and it solved the
    problem.; Could the opening hours be longer on Fridays?; Very happy with how it turned out.; The
    second visit was better than the first.; Please send the details by email.; Easy to find, friendly
    people, fair price.; One part was missing and came a day later.; Thank you, we will come again.

  birthday person, spouse, family: Rosa; Tomasz; Amara; Ines; Daniel; Yuki; Priya; Leo

  notes, comment, comments, remark, remarks, report, details, additional notes, extra notes, internal
    notes, other notes, description, info, more info, things to know: Ask again next week.; Went better
    than last time.; Agreed by phone.; Needs a second look.; Take more time for it next month.; All as
    planned.; Worth repeating.; A little late, otherwise fine.

  text, body, reflection text, story text, long description, summary: Started slowly, then it came
    together after lunch.; Three things to remember, and one to try.; Longer than planned, and worth it.;
    Talked it through with Ines, who had the better idea.; Short today, more tomorrow.; Wrote down what
    went wrong while it is fresh.; A calm start and a busy end.; Found the missing piece at last.
`;
