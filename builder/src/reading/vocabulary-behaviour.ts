/** Words of constraints, beginnings, buttons and links: `vocabulary.ts` has them. */
export const BEHAVIOUR_WORDS: Readonly<Record<string, string>> = {
  /** 'has to', in front of a verb. */
  must: 'must, have to, need to, should, shall, ought to, be to, got to, will have to, be supposed to, had better',
  /** 'cannot', in front of a verb. */
  maynot: `
      cannot, can not, can never, could not, could n't, must not, must n't, must never, may not, may never,
      should not, should n't, should never, shall not, be not allowed to, be n't allowed to, isn't allowed to,
      be never allowed to, be not supposed to, be not to, be never to, do n't, never, mustnt, shouldnt, couldnt,
      do not, does not, not, no longer, be no longer allowed to
    `,
  /** What only adds weight. */
  firmly: `
      always, really, also, both, all, definitely, absolutely, please, of course, obviously, naturally,
      actually, just, still, now, in any case, at all times, at all, every time, every single time, each time,
      from now on, from then on, no exceptions, without exception, without exceptions, no matter what, whatever
      happens, under any circumstances, for sure, ever, generally, too, as well, thanks, in here, by law,
      clearly, strictly, then, here, obvs, surely, by itself
    `,
  ensure: `
      make sure, make sure that, make it so, make it so that, make it, make, ensure, ensure that, be sure, be
      sure that, see to it that, see that, i want, we want, i would like, i 'd like, we would like, we 'd like,
      i need, we need, it should be so that, it is important that, check, check that, can you make sure, can you
      make sure that, could you make sure, could you make sure that, can you, could you, can we, could we,
      please make sure, please make sure that, enforce that, enforce, the rule is, the rule is that, one rule, i
      'd like it if, it must be so that, let, have, it is a rule that, we have a rule that, there is a rule
      that, there 's a rule that, the thing is
    `,
  filled: `
      filled, filled in, filled out, filled up, given, there, present, set, provided, completed, complete,
      specified, stated, entered, typed in, put in, included, supplied, recorded, chosen, picked, selected, in
      there, answered, written down, noted, said, known, put down, added
    `,
  required: `
      required, mandatory, compulsory, obligatory, a must, must, musts, must-have, must-haves, a must-have, a
      must have, must have, must haves, necessary, essential, a required field, required fields, a mandatory
      field, mandatory fields, a compulsory field, non-optional, not optional, never optional, no longer
      optional, indispensable, non-negotiable, not negotiable, not null
    `,
  optional: `
      optional, voluntary, an optional field, optional fields, facultative, non-mandatory, non-required, not
      required, not mandatory, not compulsory, not obligatory, not a must, no longer required, no longer
      mandatory, no longer compulsory, no longer a must, not necessary
    `,
  empty: `
      empty, blank, missing, left out, left empty, left blank, left off, left open, skipped, omitted, forgotten,
      null, void, unfilled, ignored, left unfilled, skippable
    `,
  fillin: `
      fill in, fill out, fill, enter, give, provide, type in, put in, put down, say, state, specify, choose,
      pick, select, set, supply, answer, tell me, put, write
    `,
  skip: 'skip, leave out, leave off, leave empty, leave blank, forget, omit, miss, miss out, miss out on, ignore, save without, leave',
  save: `
    save, add, enter, create, submit, put in, make, be saved, be added, be created, be entered, be submitted,
    get saved, go in, go through, exist, store, book, log, record
  `,
  /** 'the rest' of the fields. */
  rest: `
    rest, others, other ones, remaining, remaining ones, other fields, everything else, all else, other things,
    remaining fields, all the others, anything else, rest of it, rest of them
  `,
  /** It is there a second time. */
  twice: `
      twice, more than once, a second time, two times, multiple times, several times, again, in two places,
      repeatedly, double, doubly, more often than once, two or more times, duplicated, repeated, reused, used
      again, be repeated
    `,
  /** It is there. */
  appear: `
      be, come up, appear, occur, exist, be used, be in there, be entered, be there, show up, turn up, happen,
      be in it, be in, come in, be given, be given out, be taken, be listed, be added, be put in, get in, get
      entered, be on the list, be in the list, be on there, be in the system, be recorded, be saved, be typed
      in, be typed, be registered, be assigned, come, repeat, go in, stand there, be in here, be
      handed out
    `,
  adding: `
      when i add, when we add, when you add, when adding, whenever i add, whenever we add, if i add, when i
      create, when i make, when i start, when somebody adds, when someone adds, when somebody starts, when
      someone starts, when we get, as soon as i add, when i enter, when creating, every time i add, each time i
      add, when people add, when you start, when you create, when i open
    `,
  smaller: '<',
  nomore: '< =, ≤',
  noless: '> =, ≥',
  unique: `
      unique, uniq, a unique field, one of a kind, distinct, singular, unrepeated, without duplicates, without
      doubles, duplicate-free, no duplicates, no dupes, no doubles, never the same, never twice, not twice,
      different, different every time, different each time
    `,
  double:
    'duplicate, dupe, double, doubled, repeated, duplicated, repeat, twin, doublet, doubling, identical, same, repeating',
  once: `
    once, only once, just once, at most once, one time, only one time, exactly once, a single time, only a
    single time, no more than once, not more than once, not twice, once only, one time only, max once, maximum
    once, never twice, once at most, once and only once
  `,
};
