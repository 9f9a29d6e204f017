/** What records of a kind are usually called and hold, for prompts that do not say. */
export interface Frame {
  /** Singular, capitalised. */
  readonly name: string;
  /** Fields in the same words a user would write. */
  readonly fields: string;
  /** Options of choices of this domain, by field name in lower case. */
  readonly options: Readonly<Record<string, string>>;
}

/** `key words | name | fields | choice=options;…`. The first key word that ends the noun phrase wins. */
const ROWS = `expense,spending,cost,purchase,receipt|Expense|description (text), amount, category, date, notes|category=Food, Housing, Transport, Health, Leisure, Other
budget,money,finance,income,transaction,account book|Transaction|description (text), amount, type, category, date, notes|type=Income, Expense;category=Food, Housing, Transport, Health, Leisure, Salary, Other
bill,subscription|Bill|name, amount, due date, frequency, paid, notes|frequency=Monthly, Quarterly, Yearly
invoice|Invoice|number, client, amount, issue date, due date, status, notes|status=Draft, Sent, Paid, Overdue
order,delivery|Order|customer, item, quantity, price, due date, status, notes|status=New, In progress, Ready, Delivered
sale,sales|Sale|product, customer, quantity, amount, date|
deal,opportunity,sales pipeline,pipeline|Deal|title, company, amount, stage, close date, notes|stage=Lead, Qualified, Proposal, Won, Lost
lead,prospect|Lead|name, company, email, phone, status, notes|status=New, Contacted, Qualified, Lost
contact,people,person,crm,address,friend,client,customer,network,relationship,contact book,address book,phone book|Contact|name, company, email, phone, last contact date, notes|type=Personal, Work, Other
supplier,vendor|Supplier|name, contact person, email, phone, website, notes|
employee,staff,team member|Employee|name, job title, department, email, phone, start date|
member,membership|Member|name, email, phone, joined, active, notes|
volunteer|Volunteer|name, email, phone, skills, available, notes|
donor,donation|Donation|donor, amount, date, purpose, thanked|
student,pupil,grade|Student|name, class, email, guardian, notes|
patient|Patient|name, date of birth, phone, email, notes|
candidate,applicant,recruitment,hiring|Candidate|name, position, email, phone, stage, notes|stage=Applied, Interview, Offer, Hired, Rejected
job application,job,job hunt,job search,application|Job application|position, company, status, applied on, link, notes|status=Saved, Applied, Interview, Offer, Rejected
property,apartment,flat,house hunt,apartment hunt,house hunting,apartment hunting,real estate,home search,listing|Property|address, rent, bedrooms, viewing date, status, link, notes|status=Saved, Viewing booked, Visited, Applied, Rejected
tenant|Tenant|name, phone, email, unit, rent, lease end date|
task,todo,to-do,to do,chore,errand,action item,checklist|Task|title, due date, priority, done, notes|status=To do, Doing, Done
kanban,task board|Task|title, status, priority, due date, notes|status=To do, Doing, Done
project|Project|name, client, status, start date, due date, notes|status=Planned, Active, On hold, Done
issue,bug,ticket,defect,support request|Issue|title, status, priority, owner, updated date, description|status=Open, In progress, Resolved, Closed;priority=Low, Medium, High, Critical
feature request,feedback,suggestion|Feedback|title, from, rating, status, date, details|status=New, Planned, Done, Declined
meeting,one-on-one,1:1|Meeting|title, date, attendees (text), agenda, decisions, action items|
goal,okr,objective,resolution|Goal|title, category, target date, progress, status, notes|status=Not started, In progress, Achieved;category=Health, Work, Learning, Money, Personal
habit,routine|Habit check-in|habit, date, done, notes|frequency=Daily, Weekly
note,knowledge,idea,thought,memo,document|Note|title, topic, date, content|
journal,diary,reflection,gratitude,daily journal|Entry|title, date, mood, entry|
mood,emotion,feeling,mood check-in|Mood entry|date, mood, energy, what happened|mood=Great, Good, Okay, Low, Bad
dream|Dream|title, date, description, lucid (yes/no), mood|
book,reading,reading list,library,tbr|Book|title, author, genre, status, rating, finished on, notes|status=To read, Reading, Read;genre=Fiction, Non-fiction, Biography, Science fiction, Mystery, Other
movie,film,watchlist,watch list,cinema|Movie|title, director, year, genre, watched, rating, notes|status=To watch, Watching, Watched;genre=Action, Comedy, Drama, Documentary, Horror, Romance, Science fiction
series,tv show,show,anime|Series|title, season (number), episode, status, rating, notes|status=To watch, Watching, Watched
game,video game,board game,backlog|Game|title, platform, status, hours played, rating, notes|status=Backlog, Playing, Finished, Abandoned
podcast|Podcast episode|title, podcast, date, rating, link, notes|
song,album,vinyl,music,record collection,listening|Album|title, artist, year, genre, rating, notes|genre=Rock, Pop, Jazz, Classical, Electronic, Hip-hop, Folk, Other
concert,gig|Concert|artist, venue, city, date, rating, notes|
practice,practise,rehearsal|Practice session|piece, minutes, date, focus, notes|
glossary,dictionary|Term|term, definition, source, notes|
repertoire,sheet music|Piece|title, composer, key, difficulty, last played, notes|
setlist,set list|Song|title, artist, key, duration, notes|
recipe,cooking,cookbook,baking,meal idea|Recipe|name, category, prep time, servings, ingredients, instructions|category=Breakfast, Main course, Side, Dessert, Drink, Snack
meal,meal plan,meal prep,menu,food,food diary,calorie,nutrition,diet,macro|Meal|name, date, meal type, calories, notes|type=Breakfast, Lunch, Dinner, Snack;meal=Breakfast, Lunch, Dinner, Snack
grocery,shopping,groceries,shopping list|Item|name, quantity, category, bought|category=Produce, Dairy, Bakery, Meat, Frozen, Household, Other
pantry,fridge,freezer|Pantry item|name, quantity, location, best before, notes|location=Pantry, Fridge, Freezer
restaurant,cafe,eating out|Restaurant|name, cuisine, city, rating, visited, notes|
wine,wine cellar|Wine|name, producer, vintage, region, rating, tasting notes|type=Red, White, Rosé, Sparkling
beer,whisky,whiskey,spirit,coffee tasting,tasting|Tasting|name, maker, origin, rating, date, tasting notes|
coffee,espresso,brew,brewing|Brew|beans, roaster, method, rating, date, tasting notes (longtext)|
tea|Tea|name, type, origin, rating, brewing notes|type=Green, Black, White, Oolong, Herbal
workout,gym,exercise,training,fitness,strength,lifting|Workout|exercise, date, sets, reps, weight, notes|
run,running,jogging,marathon training|Run|route, date, distance, duration, effort, notes|
ride,cycling,biking,bike ride|Ride|route, date, distance, duration, elevation gain, notes|
hike,hiking,walk,walking,trail|Hike|trail, date, distance, duration, elevation gain, rating, notes|
swim,swimming|Swim|date, distance, duration, pool, notes|
climb,climbing,bouldering|Climb|route, grade, date, sent, location, notes|
yoga,meditation|Session|type (text), date, duration, mood, notes|
sleep|Night|date, bedtime, wake up time, hours slept, sleep quality, notes|
water,water intake,hydration|Drink|date, time, amount in ml, drink|
weight,body measurement,measurement|Measurement|date, weight, waist, notes|
blood pressure|Reading|date, time, systolic (number), diastolic (number), pulse, notes|
symptom,headache,migraine,pain|Symptom|symptom, date, pain level, trigger, notes|
medication,medicine,pill,vitamin,supplement|Medication|name, dosage, frequency, time, taken, notes|frequency=Daily, Twice a day, Weekly, As needed
appointment,booking,reservation,doctor visit|Appointment|title, date and time, location, contact person, notes|
period,cycle|Cycle|start date, end date, pain level, notes|
baby,feeding|Feeding|date, time, amount, type, notes|type=Breast, Bottle, Solid
pet,dog,cat|Pet|name, species, breed, birthday, vet, notes|
plant watering,watering|Watering|plant, date, amount, next watering date, notes|
plant,houseplant,plant care,allotment,garden,gardening|Plant|name, species, location, last watered, next watering date, notes|
seed,sowing|Sowing|plant, variety, sown on, location, harvest date, notes|
bird,birdwatching,birding,wildlife,sighting|Sighting|species, date, location, count, notes|
fish,fishing,catch|Catch|species, date, location, weight, length in cm, bait, notes|
star,stargazing,astronomy|Observation|object, date and time, equipment, location, rating, notes|
beehive,beekeeping,hive|Inspection|hive, date, queen seen (yes/no), honey frames (integer), notes|
inventory,stock,warehouse,product,catalog,catalogue,merchandise|Product|name, sku, category, quantity, price, location, notes|status=In stock, Low, Out of stock
asset,equipment,tool,gear,hardware|Item|name, category, serial number, purchase date, value (money), condition, location|
home inventory,household inventory,belonging,possession,collection,collectible,item,stuff|Item|name, category, location, value (money), acquired, notes|
clothes,wardrobe,outfit,closet|Garment|name, category, colour, size, last worn, notes|category=Tops, Bottoms, Outerwear, Shoes, Accessories
lego,lego set|LEGO set|set name, set number, theme, pieces, price, built, notes|
coin,stamp|Item|name, country, year, condition, value (money), notes|
loan,lending,lent,borrow|Loan|item, borrower, lent on, due date, returned, notes|
car,vehicle,car maintenance,car service,maintenance,repair,service|Service|vehicle, work done, date, mileage, cost, next service date, notes|
mileage,drive,fuel,petrol,gas|Fill-up|date, odometer, litres (number), cost, station|
trip,travel,vacation,holiday,journey|Trip|destination, start date, end date, budget, status, notes|status=Idea, Planned, Booked, Done
itinerary,road trip,stop|Stop|place, date, distance, travel time, notes|
packing|Item|name, quantity, category, packed|category=Clothes, Toiletries, Documents, Electronics, Other
museum,museum visit,visit|Visit|place, city, date, ticket price, rating, highlights|
place,city guide,bucket list|Place|name, city, category, rating, visited, notes|category=Food, Culture, Nature, Nightlife, Shopping
flight|Flight|flight number, from, to, departure (datetime), seat, notes|
event,party|Event|name, date and time, venue, guests, budget, notes|
rsvp,guest,guest list,wedding|Guest|name, email, phone, attending, party size, dietary notes|rsvp=Invited, Accepted, Declined
gift,present,gift idea,wish,wishlist,wish list|Gift|idea, person, price, link, bought, notes|
birthday,anniversary|Birthday|name, birthday, gift idea, notes|
talk,conference,conference talk|Talk|title, event, status, date, link, notes|status=Idea, Submitted, Accepted, Given
lecture,class,course,lesson|Course|title, teacher, start date, status, link, notes|status=Planned, In progress, Completed
assignment,homework,coursework|Assignment|title, course, due date, status, grade, notes|status=To do, In progress, Submitted, Graded
exam|Exam|subject, date and time, location, result, notes|
study,study session,revision|Study session|subject, date, duration, topic, notes|
flashcard,card|Card|question, answer, deck, last reviewed, known|
vocabulary,word,language,phrase|Word|word, translation, example, part of speech, learned|
quiz,question,trivia|Question|question, answer, category (text), difficulty|
bookmark,link,website,reading later|Bookmark|title, url, category, notes|category=Article, Tool, Video, Reference, Other
snippet,code,code snippet|Snippet|title, language, code, tags, notes|
password,api key,credential|Account|name, website, username, notes|
article,blog,post,blog post,content|Post|title, author, date, status, category, content|status=Idea, Draft, Published
video,youtube|Video|title, channel, link, watched, notes|
quote|Quote|quote, author, source, date, notes|
poem,story,writing|Draft|title, genre, word count, status, date, text (longtext)|status=Idea, Draft, Finished
photo shoot,photography,shoot|Shoot|title, client, location, date, status, notes|status=Planned, Shot, Edited, Delivered
painting,artwork,art|Artwork|title, artist, medium, year, price, notes|
craft,knitting,sewing,crochet|Project|name, pattern (text), yarn, status, started on, notes|status=Planned, In progress, Finished
model,miniature|Model|name, maker, scale, status, notes|status=To do, In progress, Finished
shift,rota,roster|Shift|employee, date, start time, end time, role|
timesheet,time,time tracking,hour,work hours|Time entry|project, date, hours, description, billable|
absence,leave,vacation day|Absence|employee, type, start date, end date, approved, notes|type=Holiday, Sick leave, Other
review,rating|Review|title, author, rating, date, review|
poll,survey,vote|Response|name, answer, date, comment|
score,leaderboard,high score|Score|player, score (integer), date, notes|
match,tournament|Match|opponent, date, location, result, score (text), notes|
team,player|Player|name, position, number (integer), email, phone|
incident,accident|Incident|title, date and time, location, severity, description|
risk|Risk|title, likelihood, impact, owner, mitigation (longtext)|
contract|Contract|title, counterparty, start date, end date, value (money), status|status=Draft, Active, Ended
insurance,policy|Policy|insurer, policy number, type, premium, renewal date, notes|
investment,portfolio,share,crypto,stocks|Holding|name, symbol, quantity (number), buy price, purchase date, notes|
debt,savings|Payment|name, amount, date, notes|
message,guestbook,contact message,enquiry,inquiry|Message|name, email, message, date|
signup,newsletter,subscriber,waitlist,registration|Sign-up|name, email, date, notes|
announcement,changelog,release,update,news|Update|title, version, date, type, description|type=New, Improved, Fixed
notification|Notification|title, type, date, read, message|type=Info, Warning, Error
server,monitoring,website monitoring|Server|name, environment, status, last checked, notes|status=Up, Degraded, Down
feature flag,flag|Feature flag|name, environment, enabled, description|environment=Development, Staging, Production
experiment,lab|Experiment|title, hypothesis (longtext), date, result, notes|
kpi,metric,analytics|Metric|name, value, date, notes|
session,pomodoro,focus,timer|Session|task, date, duration, completed, notes|
calculation,formula,calculator,converter|Calculation|title, date, result (text), notes|
colour,color,palette,swatch|Colour|name, hex code, use, notes|
file|File|name, location, type, date, notes|
page,section,site|Page|title, link, status, notes|status=Planned, Draft, Live
faq|Question|question, answer, topic|
testimonial|Testimonial|name, company, rating, testimonial|
log,record,entry,thing,data|Entry|title, date, category, notes|category=General, Important, Other`;

const FRAMES: ReadonlyMap<string, Frame> = new Map(
  ROWS.split('\n').flatMap((row) => {
    const [keys = '', name = '', fields = '', choices = ''] = row.split('|');
    const options = Object.fromEntries(
      choices
        .split(';')
        .filter(Boolean)
        .map((choice) => choice.split('=') as [string, string]),
    );
    const frame: Frame = { name, fields, options };
    return keys.split(',').map((key) => [key, frame] as const);
  }),
);

export const FALLBACK_FRAME: Frame = {
  name: 'Entry',
  fields: 'title, date, category, notes',
  options: { category: 'General, Important, Other' },
};

/** The frame of a noun phrase in singular lower case: the whole of it, else its end, else its beginning. */
export function frameOf(phrase: string): Frame | undefined {
  // No name of records is longer, and trying every part of a whole page would take seconds.
  const words = phrase.split(' ').slice(-12);
  for (let start = 0; start < words.length; start += 1) {
    const frame = FRAMES.get(words.slice(start).join(' '));
    if (frame) return frame;
  }
  for (let end = words.length - 1; end > 0; end -= 1) {
    const frame = FRAMES.get(words.slice(0, end).join(' '));
    if (frame) return frame;
  }
  return words.map((word) => FRAMES.get(word)).find((frame) => frame !== undefined);
}

/** The frame whose key is the phrase or its end. */
export function frameEnding(phrase: string): Frame | undefined {
  const words = phrase.split(' ');
  return words
    .map((_, start) => FRAMES.get(words.slice(start).join(' ')))
    .find((frame) => frame !== undefined);
}

/** True when the phrase itself is a kind of record that a frame is named by. */
export function isRecordNoun(phrase: string): boolean {
  return FRAMES.has(phrase);
}
