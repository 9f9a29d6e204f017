/** Vocabulary of how people ask, and of what is said about an application as a whole. */

/** Small words that asking is made of; they carry nothing themselves. */
const ASKING = `
  i, we, you, he, she, they, would, 'd, 'll, could, can, will, want, like, love, prefer, need, wish, please,
  just, let, me, us, have, be, to, make, use, give, set, keep, put, do, get, maybe, perhaps, also, then,
  rather, really, kindly, if possible, so, but, and, should, must, shall, may, might, think, oh, ok, yes,
  hi, hey, lets, let's, quite, bit, little, more, much, a lot
`;
const APPLICATION =
  'it, this, that, app, apps, application, program, tool, site, whole, thing, everything, all, the, my, our, a, an, its, page, pages, screen, screens, entire, overall, one, them';
const LOOKS =
  'look, look like, design, style, theme, layout, interface, ui, version, scheme, skin, feel, overall';

export const REMARK_WORDS: Readonly<Record<string, string>> = {
  ask: ASKING,
  'the-app': APPLICATION,
  'ask-look': `
    ${ASKING}, ${APPLICATION}, ${LOOKS}, turn, switch, change, go, go for, into, on, in, with, of, as,
    default, mode, color, colour, colors, colours, background, show, display, some, something, by, stay, back,
    :
  `,
  'ask-colour': `
    ${ASKING}, ${APPLICATION}, ${LOOKS}, turn, switch, change, paint, into, in, with, of, as, color, colour,
    colors, colours, accent, accents, brand, main, primary, highlight, tint, corporate, house, buttons, some,
    something, sort of, kind of, nice, lovely, pretty, touch, tone, hue, palette, shade, :, =, -, for,
    how about, what about
  `,
  /** What may stand behind a wish. */
  tail: `
    please, instead, now, then, thanks, thank you, by default, if possible, if you can, if you could, if that be
    possible, if that 's possible, would be nice, would be great, would be good, would be lovely, be nice, be
    great, be good, for me, for us, again, all the time, always, everywhere, throughout, ok, okay, too, ideally,
    if you like, if it can be, cheers, will you, can you, would you, if you do n't mind, this time, at least,
    overall, mate, dear
  `,
  dark: 'dark, darker, black, night, night time',
  light: 'light, lighter, white, bright, brighter, day, day time',
  scheme: `
      mode, theme, look, color scheme, colour scheme, scheme, design, style, ui, interface, background, screen,
      version, skin, layout, one, colors, colours, setting, view, app
    `,
  because:
    "because, cause, cos, since, as, so, so that, like, when, for, to match, to go with, matching, but, that 's, and that 's, as long as, even if",
  'not-it':
    "not, n't, no, never, do n't, don't, without, instead of, rather than, not so, less, no more, and not, but not, turn off, switch off, get rid of, remove",
  device:
    'system, device, phone, computer, os, laptop, tablet, browser, operating system, mac, windows, machine, system setting, system theme',
  'colour-thing': `
      accent, accents, colour, color, colours, colors, theme, themed, touch, tone, tint, look, buttons, button,
      header, headers, heading, headings, highlight, highlights, links, scheme, color scheme, colour scheme,
      palette, style, shade, one, hue, design, as, the, main, brand, primary, app, ish, bits, branding, and that
    `,
  'letters-thing':
    'font, fonts, letters, lettering, typeface, typefaces, typography, letter style, font style, type face',
  corners: 'corner, corners, edge, edges, borders, boxes, buttons, cards, shape, shapes',
  money: `
      money, price, prices, amount, amounts, currency, cost, costs, value, values, sum, sums, fee, fees, total,
      totals, figure, figures, rent, rents, payment, payments, charge, charges, rate, rates, wage, wages, bill,
      bills, expense, expenses, budget, cash, everything, it, all, they, those, these, number, numbers, income,
      salary, invoice, invoices, sale, sales, deposit, deposits, quotes, revenue
    `,
  /** Messages of every sort. */
  message: `
      email, emails, e-mail, e-mails, mail, mails, text, texts, text message, text messages, sms, message,
      messages, whatsapp, whatsapp message, push, push message, push notification, push notifications,
      notification, notifications, reminder, reminders, newsletter, newsletters, invitation, invitations,
      invite, invites, letter, letters, dunning letter, invoice by email, alert, alerts, confirmation,
      confirmations, postcard
    `,
  people: `
      me, us, him, her, them, you, everybody, everyone, somebody, someone, people, parents, customers, clients,
      members, staff, guests, patients, tenants, volunteers, colleagues, employees, players, students, pupils,
      teachers, drivers, users, visitors, suppliers, friends, passengers, neighbours, owners, families, team,
      boss, manager, customer, client, member, guest, tenant, parent, owner, driver, patient, passenger, person,
      user, husband, wife, brother, sister, accountant, supplier, borrower, reader, teacher, student, player,
      volunteer, participants, participant, leaders, leader, singers, baker, kids, children
    `,
  /** Where data is that an application does not have. */
  outside: `
      internet, web, bank, bank account, bank accounts, online banking, accounting software, accounting system,
      accounting program, bookkeeping program, bookkeeping software, payroll, erp, crm, cash register, weather
      service, weather, api, apis, google, google drive, google calendar, google sheets, google maps, outlook,
      gmail, icloud, onedrive, dropbox, facebook, instagram, whatsapp, sap, quickbooks, xero, spotify, strava,
      fitbit, shopify, zapier, inbox, mailbox, email account, email inbox, calendar app, phone calendar, phone
      contacts, address book, patient system, other system, existing system, other software, other program,
      other programs, other systems, our system, old system, external database, other database, hospital system,
      school system, website, web site, web shop, webshop, online shop, wikipedia, library catalogue, stock
      exchange, tax office
    `,
  technology: `
      python, vue, vuejs, vue.js, angular, svelte, django, flask, php, laravel, java, kotlin, swift, flutter,
      dart, ruby, rails, ruby on rails, node, node.js, nodejs, express.js, mongodb, mysql, postgres, postgresql,
      sql, sql server, sqlite, firebase, supabase, html, html5, css, plain html, javascript, vanilla js, vanilla
      javascript, jquery, bootstrap, tailwind, docker, kubernetes, aws, azure, wordpress, next.js, nextjs,
      visual basic, vba, perl, golang, graphql, c#, .net, electron, react native, streamlit, powershell,
      typescript and vue, material ui, mui
    `,
  /** People of somebody's own life. */
  relative: `
      husband, wife, partner, daughter, son, mother, father, mum, mom, dad, brother, sister, aunt, uncle,
      cousin, nephew, niece, grandson, granddaughter, grandmother, grandfather, grandparents, grandma, grandpa,
      granny, mother-in-law, father-in-law, sister-in-law, brother-in-law, mother in law, daughter in law,
      fiance, fiancé, fiancée, girlfriend, boyfriend, flatmate, neighbour, neighbor, boss, accountant,
      colleague, landlord, doctor, gp, physio, neurologist, paediatrician, vet, insurer, dentist, business
      partner, friend, mates, mate, kids, family, son in law, lads, girls, old man, ex, dog, cat
    `,
  /** What it is like when nothing is in order. */
  mess: `
    mess, nightmare, disaster, chaos, pain, joke, shambles, horror, guesswork, misery, circus, struggle,
    headache, jungle, catastrophe, bit of a mess, hassle, faff, zoo, black hole, big mess, complete mess, total
    mess, out of control, all over the place, hopeless, impossible, useless, unreadable, embarrassing,
    ridiculous, annoying, no fun, a lot, too much, madness, bad, awful, terrible, horrible, stressful, tiring,
    confusing, misbehaving, not funny, not ideal
  `,
  /** Where people keep things that have no application. */
  'old-ways': `
      paper, excel, spreadsheet, spreadsheets, excel sheet, notebook, notebooks, word, hand, head, heads, notes,
      whatsapp, whiteboard, sheet of paper, sheets of paper, index cards, cards, diary, calendar, napkins,
      post-its, post its, sticky notes, google sheets, google docs, binder, folder, drawer, envelope, wall
      calendar, wall chart, chalkboard, blackboard, a4 sheets, clipboard, ring binder, exercise book, access,
      access database, database, email, emails, memory, pencil, book, phone, back of an envelope, fridge, board,
      wall, fridge door, ledger, logbook, copybook, scrap of paper, bits of paper, scraps of paper, red book,
      red notebook, paper book
    `,
  'week-day': 'monday, sunday, saturday, mon, sun, sat, mondays, sundays, saturdays',
};
