/** Books, films, music, games, words and learning. */
export const CULTURE_WORDS = `
  book, novel, reading, library book, comic, audiobook, book title: The salt road; Letters from the quay;
    A field guide to weather; Nine winters; The clockmaker's debt; Small harbours; How bread works; The
    last orchard

  movie, film, dvd, cinema visit, documentary, film title: The night ferry; Paper moons; A house in
    Trieste; Second violin; North of here; The baker's son; Salt and snow; Last train to Bergen

  series, tv show, show, anime, season title: Harbour lights; The archive; Cold kitchens; Line seven;
    Tidewater; The understudies; Small claims; Night desk

  episode, podcast episode, podcast, podcast name: The long winter; How maps lie; A bridge too many;
    Talking to bees; The lost recording; Why we queue; Tea and trade; The quiet fix

  game, video game, board game: Lantern Bay; Orchard & Co; Signal Tower; Drift kings; The last caravan;
    Tiny harbour; Stone by stone; Cloud couriers

  album, vinyl, record album, cd: Blue hour; Tin roof; Letters home; Second sky; North wind; Kitchen
    songs; Lanterns; The slow train

  song, track, setlist, song title, practice piece, exercise piece: Blue harbour; Lantern song; Slow train
    home; Winter birds; Tin roof rag; Letters to Ines; Morning tide; The weaver

  piece, repertoire, sheet music, study piece, composition, etude: Nocturne in G; Minuet no. 3; Harbour
    suite; Study in thirds; Winter waltz; Prelude in C; Two dances; Lullaby

  concert, gig, performance, festival, live show: Blue hour at the harbour hall; Summer festival, day one;
    The Lantern Trio; Late jazz; Choir by candlelight; Folk night; The Weavers live; New year's concert

  practice session, rehearsal, practice, music lesson, drill: Scales and thirds; Second movement; Slow
    practice with metronome; Left hand alone; Whole programme; Sight reading; New song; Warm-up and study

  instrument, musical instrument: Piano; Violin; Guitar; Cello; Clarinet; Drums; Flute; Trumpet

  genre, book genre, music genre, film genre, style of music: Fiction; History; Crime; Folk; Jazz; Drama;
    Science; Essays

  platform, console, medium of film, streaming service, watched on, available on: Living room; Laptop;
    Cinema; Handheld; Tablet; Console; Library; Phone

  key, musical key, tuning: C major; A minor; G major; E minor; D major; B flat; F major; D minor

  saying, quotation: Well begun is half done.; Measure twice, cut once.; Slow is smooth, smooth is fast.;
    Less, but better.; A good question is half the answer.; Work is love made visible.; Nothing is lost
    until you stop looking.; Simple is not easy.

  source, found in, found at, read in, reference source, origin of: Local paper; Library; A friend; Radio;
    Newsletter; Museum shop; Own notes; Market

  note, idea, thought, memo, knowledge, insight, lesson learned: A shop that opens at night; How to prune
    apple trees; Names for the boat; What Rosa said about prices; Recipe for a good meeting; Books to look
    for; Ways to save water; Plan for the attic

  topic, subject, chapter, theme of study, area, focus, lesson topic, category of note: Fractions; The
    French revolution; Cell biology; Spanish verbs; Perspective; Rhythm; Local history; Essay writing

  course, class, lecture, lesson, workshop, training course, module, seminar: Spanish for beginners;
    Drawing from life; First aid; Statistics I; Bread baking; Public speaking; Data with spreadsheets;
    Pottery on Mondays

  assignment, homework, coursework, essay, paper, deliverable, submission: Essay on local history;
    Exercise sheet 4; Lab report; Reading chapters 5 to 7; Group presentation; Map of the old town;
    Vocabulary unit 3; Final project

  exam, test paper, quiz title: Statistics; French, oral; Driving theory; Biology; Music theory; First
    aid; History; Geometry

  study session, revision, learning session: Fractions; Spanish verbs; Cell biology; Essay writing; Old
    exams; Flashcards; Lecture notes; Group work

  question, quiz question, trivia, flashcard, card, front, faq, prompt: What is the capital of Norway?;
    Which tree keeps its needles in winter?; How many strings has a violin?; When do bees swarm?; What
    does 'ergo' mean?; How far is a marathon?; Which metal is liquid when warm?; Who painted the night
    watch?

  answer, back, solution: Oslo; The pine; Four; In early summer; Therefore; 42.195 km; Mercury; Rembrandt

  word, vocabulary, phrase, expression, foreign word: el puerto; la ventana; aprender; despacio; la
    cosecha; el recibo; tal vez; el vecino

  translation, meaning: harbour; window; to learn; slowly; harvest; receipt; perhaps; neighbour

  example, example sentence, usage: El puerto está cerca.; Abre la ventana.; Quiero aprender.; Habla
    despacio.; La cosecha fue buena.; Guarda el recibo.; Tal vez mañana.; El vecino canta.

  part of speech: noun; noun; verb; adverb; noun; noun; adverb; noun

  term, glossary, concept: Amortisation; Backlog; Cash flow; Dovetail; Equinox; Fermentation; Gradient;
    Hedge

  definition, explanation, meaning of the term: Paying a debt back in equal steps.; Work that waits to be
    done.; Money in and out over time.; A joint of interlocking wedges.; Day and night of equal length.;
    Sugar turned by yeast.; How steep something is.; A limit to what can be lost.

  deck, card deck, flashcard deck: Geography; Nature; Music; Bees; Latin; Sport; Chemistry; Art

  language, programming language: Spanish; French; Polish; Japanese; Norwegian; Italian; Portuguese;
    German

  snippet, code snippet, script: Sum a column; Rename many files; Debounce; Parse a date; Group by month;
    Copy to clipboard; Retry twice; Slug from title

  code: rows.map(toTotal); files.forEach(rename); wait(200); parse(text); groupBy(month); copy(text);
    retry(2); slug(title)

  post, blog post, content, story idea, column: Five breads for beginners; What bees do in winter; Our new
    workshop; How we choose wood; A morning at the market; Behind the autumn catalogue; Three easy
    repairs; Questions we hear often

  draft, poem, writing, chapter title, manuscript: The ferry keeper; Salt; Letters to a lighthouse;
    Morning, third floor; The weaver's daughter; Inventory of rain; Second spring; A map of the house

  video, clip, film shoot video: How to true a wheel; Ten minutes of stretching; Harbour timelapse; Bread
    from start to end; Interview with Rosa; Tour of the studio; Knots that hold; Spring planting

  channel: Workshop hours; Slow kitchen; Harbour walks; Open studio; Field notes; Small repairs; The
    garden year; Maps and more

  bookmark, link, website, reading later, resource: Guide to pruning; Free sheet music; Rail timetable;
    Colour contrast checker; Recipe archive; Bird calls; Font pairs; Tide tables

  talk, conference talk, presentation, speech, keynote: Small tools, big teams; What bees teach; Maps that
    lie; Designing for touch; The slow kitchen; Ten years of repair; Numbers for humans; Building in
    public

  event, party, fair, conference, gathering, festival name, function: Summer fair; Opening night; Harvest
    supper; Book swap; Neighbourhood breakfast; Quiz evening; Charity run; Winter market

  shoot, photo shoot, photography, photo, picture, image: Harbour at dawn; Family portraits; Autumn
    catalogue; Wedding at the mill; Bread close up; Team pictures; Old town doors; Market morning

  dream: A house with too many stairs; Flying over the harbour; Late for the exam; The talking dog; A
    garden under water; Old classroom; Missing the train; A room nobody knew

  entry, journal entry, diary, journal, reflection, log, record, log entry, data: First day of spring;
    Rain all afternoon; A long walk home; Dinner with Ines; Finished the shelves; Quiet Sunday; Letter
    from Leo; Up before dawn

  grade, mark, final grade, school grade: B+; A; C; A-; B; C+; A; B-

  student class, pupil class, school class, homeroom: 5a; 6b; 5a; 7c; 6b; 8a; 7c; 5b
`;
