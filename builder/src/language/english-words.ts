/** Made by builder/scripts/embed-words.mjs from compromise (MIT): change that and run it again. */

/** Base forms of verbs. */
export const VERBS = `
  abandon abduct abet abide abolish abort abound abscond absolve absorb abuse accelerate accent accept
  access acclimate accommodate accompany accomplish accord accost account accrue accuse accustom ace
  ache achieve acknowledge acquiesce acquire act activate adapt add address adjourn adjust administer
  admit adopt adorn adsorb advance advertise advocate affect affix afford age agonize agonze agree aid
  aim air alarm align allege allot allow allude alluring alter amalgamate amaze amuse analyse anchor
  anger animate anneal announce annoy annul answer anticipate appeal appear appease apply appoint
  appraise appreciate approach approve arch archive argue arise arm armour arouse arrange arrest arrive
  ask aspire assail assemble assert assess assign assist associate assume assure astonish astound
  attach attack attain attempt attest attract auction augment authorize automate avert avoid await
  award babysit back backfire baffle bail bake balance ban band bang bank bar bargain barge bark base
  bash bathe batter battle be bear beat become beef befriend beg begin beguile behave behead behold
  believe belittle belong belt bend benefit bequeath bestow bet betray bewilder bewitch bias bid bide
  bike bind biopsy bit bitch bite blame blast bleed blend bless blink blitz bloat block blow blur blurt
  board boast boat bog boggle boil bolster bomb bombard bond bone book bookkeep boom boost boot border
  borrow bother bottle bounce box boycott brake branch brand breach break breastfeed breathe breathtake
  breed bribe bridge brighten bring broadcast broaden bruise brush bubble buckle bud budget buffer
  build bulk bully bump bundle burden burn burp burst bury bust bustle butt buy buzz bypass cage cake
  calculate call camp cancel canoe cap captivate capture card care careen carry carve cash cast catalog
  catch cater caulk cause caution cave cease celebrate center centralize centre certify chain chair
  challenge change channel chant charge charm chart chat cheat check cheer cherish chew chill chip
  chirp choose chop circle circumvent cite claim clap classify claw cleanse click climb cling clip
  clone cloud club clutter coach coalesce coat code coerce coexist cohabit coin coincide collapse
  collect collide collude color coloring colour combat combine combust come comfort command commence
  comment commit communicate commute compel compete compile complain complement complicate comply
  compose compound compromise conceal conceive concentrate concern conclude concur condemn condense
  condone conduct confess confide configure confirm conflict conform confront confuse conglomerate
  conjure connote conquer consent conserve consider consist consolidate conspire constitute constrain
  construct consult consume contact contain continue contrast contribute control convene converge
  convert convey convince coordinate cope copy core correspond corrode cost cough counsel count couple
  court cover crack craft cramp crash crave crawl create credit creep cripple crop cross crowd crumble
  crush cry cube cue cultivate curb cure curl curtail curve customize cut cycle dab dam damage dampen
  dance dare darken dart dash date daunt daze dazzle deafen deal debark debate debilitate debrief debug
  debunk debut decay deceive decentralize decide decimate decipher declare decline decode decommission
  decompose decorate decouple decrease decree decry decrypt dedicate deduct deepen deface defeat defect
  defer define deform defraud defy degrade delay delegate delight delimit deliver demand demean
  demolish demoralize denote denounce deny depart depict deplore deploy deport deposit depress derail
  derange derive desert deserve design desire desist detach detail determine devastate develop devolve
  devote diagnose die differ dig digest dignify diminish dine dip disable disappoint disarm disband
  disburse discard discern discharge discipline disclaim disclose discount discourage discover discuss
  disgruntle disguise disgust dish dishearten dislike dislodge dismantle dispatch dispense disperse
  displace display displease dispose disprove dispute disrupt dissent dissolve dissuade distil distill
  distinguish distort distract distress disturb ditch dive diverge divert divest divide divorce divulge
  do dock document dodge dole doubt download draft drag drain draw dream dredge dress dribble drift
  drill drink drip drive drone drop drown drum dub duel dump duplicate dwell dwindle dye earmark earn
  eat echo edge edify edit educate effect elapse elate elect electrify elucidate elude emaciate embalm
  embark embarrass embody embrace embroider embroil emerge emphasize empower enable enact enchant
  encircle enclose encounter encourage encroach encrypt encumber end endanger endear endorse endow
  endure energize enforce engage engender engineer engrave engulf enhance enjoy enlarge enlist enliven
  enquire enrich enrol enroll ensue ensure enter enthral entice entrain entrench entrust envelop
  envisage envision envy equip erase erupt escape eschew espouse establish estimate etch evaluate evoke
  evolve exaggerate exalt examine exasperate exceed excel exchange excite exclaim exclude excuse
  exercise exert exhale exhaust exhibit exhilarate exhort exhume exist exit expand expect expedite
  expel experience experiment expire explain explode exploit explore export expose expunge extend
  extinguish extol extract exude eye eyeball face fade fail fall falter farm fascinate fasten fatten
  favour fear feature feed feel fence fend ferment fess fetch field fight figure file fill film filter
  finance find finish fire fish fit fix fizzle flag flake flame flare flash flatten flatter flavor
  flavour flee flesh fling flip flirt float flock flood flow flower fluster fly focus fog foil fold
  follow forbid force foreboding forecast foreclose forego foresee foreshadow forewarn forfeit forge
  forget forgive fork form format forsake forthcome forward fracture fragme fragment frame franchise
  freeze freshen frighten frolic frost frown frustrate fry fuck fuel fulfil fulfill function fund
  fundraise furnish fuss fuzz gad gag gain game gang garden gas gate gather gaze gear generate get gift
  giggle give glare gleam glean glide gloss glow glue go gossip govern grab grade grapple grasp grate
  gratify graze greet grieve grill grind grip ground groundbreak grow growth gruel grumble guarantee
  guard guess guide gulp gun hack ham hammer hamper hand handle hang hanker happen harangue harass
  harbour harm harness harvest hash hatch hate haunt have head heal hear heartwarm heat hedge heighten
  help hide highlight hijack hike hinder hint hire hit hoist hold hole hone honor honour hook hop hope
  horrify horse house howl hug humiliate hunker hunt hurry hurt hush ignore illuminate illustrate
  imagine imbue immerse impact impale impart imperil impinge implement implode imply import impose
  impoverish impress imprison improve incite incline include incorporate increase indebt index indicate
  indulge infect infest inflate influence inform infuriate infuse ingest inhabit inhale inhibit
  initiate injure ink innovate inquire insert insist inspect inspire install instil instruct insult
  insure integrate intend intensify intent interact interest interface intern interpret interrupt
  interview intimidate intoxicate intrigue introduce intrude inundate invade invent invert invest
  invigorate invite invoice invoke involve irk iron irritate isolate issue jag jam jazz jog join joke
  jot judge juggle juice jump justify juxtapose keel keep key kick kid kidnap kill kiss knead kneel
  knit knock know label labor labour lace lack lag land languish lap lash latch laugh launch launder
  leach lead leak leap learn lease leave lecture leech lend lengthen lessen let level levy license lick
  lie lifesave lift lighten like limit line linger link liquefy liquidate list listen liven load loan
  lobby lock lodge log look loosen loot lose love lump lurk lust madden mail maim maintain make manage
  mandate manifest manner manoeuvre manufacture map market marry mash mask master match matter meander
  measure meditate meet melt mend mention merge merit mesmerize mess message milk mimic mimick mince
  mind mine mingle minus mirror misplace miss mistake mitigate mix mock model modify mold molest
  monitor monkey mop motivate mount mourn mouth move mow muddle mull multiply mumble murder mystify nag
  nail name navigate need neglect negotiate net network nod note notice nourish nurse nurture obey
  object observe obsess obtain occupy occur offend offer offset oil omit ooze operate opine oppose
  oppress opt orbit order organise organize orient outgo outgrow outline outly outnumber outpace
  outstand overarch overcome overlap overlook overpass overpower override oversee overshadow overturn
  overuse overwhelm ovulate owe pack package paint pair paise pamper pan panic parallel paralyse park
  part participate party pass past paste patch patent patrol pause pave pay peacekeep peak pee peel
  peer pen pencil pend perceive perform perfume perish permeate permit perplex persevere persist
  persuade pervade pet phase phone photograph pick pile pin pine pinpoint pipe piss pit pity pivot
  place plan plant play plce plead plug plummet plump plunge poach point poison polish poll pollute
  pool poop pop pore portray pose position possess post pound pour power practice praise prattle pray
  preach precede preclude predetermine predict prefer preoccupy prepare preserve press presuppose
  pretend prevail prevent prey price pride print probe proceed process proclaim procure prod produce
  profess profile program programme progress prohibit project prolong promise promote pronounce prop
  propose prosper protect protest protrude prove provide provoke prune psych publish puke pull pump
  punch punish purchase purport pursuant pursue push put puzzle qualify quash quench question quit
  quiver quote race rack rage rain raise rake rally ramble range rank rant rap rape rat rate ratify
  rattle rave ravish reach react read realise realize reap reason reassure reboot rebuff recall receive
  reckon reclaim recognize recommend reconcile record recoup recover recycle redact redefine redo
  reduce reel refactor reference refinance refine reflect refocus reform refract refresh refuel refund
  refurbish refuse regard register regret regroup regulate rehearse reheat reign reimburse rein
  reinforce reject rejoice rejuvenate relate relax release relent relieve relinquish relish relive
  reload rely remain remake remark remedy remember remove render rendezvous renew renounce rent reorder
  repair repeal repeat repel rephrase replace replenish reply report represent request require resemble
  resent reserve reside resign resist resolve resort respect respond rest restart restock restore
  restrain restrict restructrue restructure result resume resurface retire retrieve retrofit return
  reup revamp reveal revel revere reverse revert review revisit revitalise revitalize revive revoke
  revolve reward rhyme rid ride ring riot rip ripen rise risk riveting roam roar roast rock roll roof
  root rope rot rout route rub ruin rule run rush rust rustle sack sacrifice sadden safeguard sail
  sample satisfy saturate save say scale scan scar scare scatter scavenge schedule scorch score scrape
  scratch scream screech screen screw scribble scroll sculpt seal search seat see seed seek seem sell
  send sense sentence sequester serve service set settle sever sew shack shade shake shape share
  sharpen shatter shave shed sheild shelter shift shine ship shiver shock shoot shop shore shorten
  shout show shrink shrivel shuffle shun side sift sign signal silence simplify simulate sing sink sip
  sit size skate skateboard ski skyrocket slam slay sleep slide slip slit slope slouch smash smell
  smile smirk smoke smuggle snake snap snatch sneak sneeze sniff snow snowboard snuggle soak soar sob
  sober solicit solve sooth soothe sort sound sow spam span spark sparkle spawn speak specialize
  specify speed spell spellbind spend spice spill spin spiral spit spite splash splay split spoil
  sponsor spoof spot sprawl spray spread spring sprinkle spruce spur spy squander square squish stab
  stack staff stage stagger stain stake stalk stall stamp stand staple star stare start startle starve
  state stave stay steal steer stem step stereotype stick stiffen stifle stimulate sting stink stir
  stitch stocking stockpile stoop stop store storm storytelling straighten strain strangle stream
  strengthen stress stretch strew strike string strip strive stroke struggle study stuff stumble stump
  stun style sub subject sublimate submerge submit subside subsidize subsist subtract subvert succeed
  succumb suck suffer suffice suggest suit sum summarise summon supplement supply support suppose
  suppress surf surface surge surmount surpass surprise surround survey survive suspend suss sustain
  swallow sway swear sweat sweep sweeten swell swim swing swipe switch tack tackle tag tailor take talk
  tally tamper tan tangle tantalize target tarnish taste tax teach tear tease tee tell temper tempt
  terrify test text thank think thread threaten thrill thrive throw thrust thwart tick tide tie tighten
  tile time tip tire toll tone top topple torture toss total touch toughen tour track trade traffick
  train trample transact transfer transform transition transpire transport trap travel treat trek
  tremble trend tribute trick trickle trifle trigger trim trip trot trouble trust try tuck tumble tune
  tunnel turn twin twist type uncover undercut undergo understand undertake undervalue underwhelm undo
  unearth unfold unfounded unify unite unleash unlock unnerve unplug unravel unsettle untie unveil
  update upgrade uphold uplift upload upset urge use vacuum validate value vanish vary venture verify
  vex vibe vie view visit visualize voice void volunteer vomit vote vow wait waive wake walk wander
  want war warehouse warn warp warrant wash waste watch wave wax weaken wean wear weather weave wed
  weed weep weigh welcome whack wheel whip whisk whisper whistle wick widen wield win wind wing wipe
  wire wish withdraw wither wonder work workshop worry worsen worship worth wound wrap wreak wreck
  wrestle wring wrinkle write yammer yawn yearn yell yield zip zone zonk zoom
`;

/** Those that are nouns as well. */
export const VERBS_AND_NOUNS = `
  abuse accent access accord account ace ache act address advance advocate age aid aim air alarm alter
  anchor anger answer appeal approach arch archive arm armour ask assist associate attack attempt
  auction award back bail balance ban band bang bank bar bargain barge bark base bash battle bear beat
  beef belt bend benefit bet bias bid bike bind biopsy bit bitch bite blame blend blink blitz block
  blur board boast bog bomb bond bone book boost boot border bottle box boycott branch brand breach
  break breed bribe bridge broadcast bruise brush bubble buckle budget buffer bump burden burn bust
  buzz bypass cake call camp canoe cap capture card care cash cast catalog catch cause caution cave
  center centre chain chair challenge change channel charge charm chart cheat check cheer chip circle
  claim claw click clip cloud club coat code coin collapse color colour combat combine comfort command
  comment commit commute complement compound compromise concentrate concern conduct conflict
  conglomerate consent construct contact contrast control convert coordinate copy core cost cough
  counsel count couple court cover crack craft crash credit creep crop cross crowd crush cry cube cue
  curb cure curl curve cut dab damage dance dare dart date deal debate debut decline decrease defeat
  defect delay delegate delight demand deposit desert design desire detail digest dip discharge
  disguise dish dislike dispatch display dispute ditch dive divide divorce dock document dodge doubt
  download draft drag drain dream dress drift drill drink drip drive drone drop dub duel dump duplicate
  dye echo edge effect encounter end envy escape estimate excel exchange excuse exercise exhaust
  exhibit experience experiment export extract eye eyeball face fail fall farm favour fear feature feed
  feel fence field fight figure file film filter finance finish fire fish fit fix flag flake flame
  flare flash flavor flavour flesh flip float flock flood flow flower fly focus fog foil fold force
  forecast form format forward fracture fragme frame franchise frost frown fry fuck fuel function fund
  fuss fuzz gag gain game gang gas gate gaze gear gift glare gloss glow glue gossip grade grasp grill
  grind grip ground growth grumble guarantee guard guess gulp gun hack ham hammer hand handle harbour
  harm harness harvest hash hatch hate haunt head heat hedge help highlight hike hint hire hit hold
  hole honor honour hook hop hope horse house hug hunt impact implement incline increase index
  influence inhale ink insert intent interest interface interview invoice iron issue jam jazz joke
  juice jump keel key kick kid kill kiss knock label labor labour lace lack land lap latch laugh launch
  leach lead leak leap lease lecture leech level levy license lick lie lift limit line link list load
  loan lobby lock log look loot love lump lust mail mandate manner manoeuvre map market mash mask
  master match matter measure mention merge merit mess milk mind mine mirror miss mistake mix mock
  model mold monitor monkey mop mount mouth move murder name need neglect net network nod note notice
  nurse object offer oil ooze orbit order orient outline overpass pack package paint pair paise pan
  panic park part party pass paste patch patent pause pay peak pee peel peer pen pencil perfume permit
  pet phase phone photograph pick pile pin pine pipe pit pity pivot place plan plant play plce plead
  plug plump plunge point poison polish poll pool poop pop pore pose position post pound power practice
  praise preserve press prey price pride print probe proceed process produce profile program programme
  progress project promise prop protest prune psych pump punch purchase push question quiver race rack
  rage rain raise rake rally range rank rant rap rape rat rate reach reason recall record redo reel
  refactor reference reform refund refuse regard register regret reject release relish remake remark
  remedy rendezvous rent reorder repair repeal repeat reply report request reserve resolve resort
  respect rest restart result resume return reveal reverse review reward rhyme ride ring riot rip rise
  risk roast rock roll roof root rope route rub ruin rule run rush rust sack sacrifice safeguard sail
  sample scale scan scar scare schedule score scrape scratch screen screw scribble scroll seal search
  seat seed sense sentence serve service set shack shade shape share shave shed sheild shelter shift
  ship shiver shock shop shore show shuffle side sign signal silence sink sip size skateboard ski sleep
  slip slit slouch smash smell smile smirk smoke snake snap sneeze snow sob sound spam span spark speed
  spell spill spin spiral spite splash split sponsor spot spray spread spring sprinkle spruce spur spy
  square stack staff stage stain stake stalk stall stamp stand staple star stare start state stay steer
  stem step stick stink stitch stocking stockpile stoop stop store storm strain stream stress stretch
  strike string stroke struggle study stuff stumble style sub subject suit sum supplement supply
  support surface surge surprise survey swear sweat swing swipe switch tag talk tally tangle target
  taste tax tear tee tell temper test text thread throw thrust tick tide tie tile time tip tire toll
  tone top torture toss total touch tour track trade train transfer transition trap travel treat trek
  trend tribute trick trickle trigger trim trip trot trouble trust tune tunnel turn twin twist type
  update upgrade upload urge vacuum value venture vibe view visit voice void vomit vote vow wait walk
  war warehouse warrant wash waste watch wave wax wear weather weed welcome wheel whip whisk whisper
  whistle wick win wind wing wipe wire wish wonder work workshop worry worship worth wound wrap wreck
  wrinkle yawn yell yield zip zone zoom
`;

/** A verb and its irregular past forms, between commas. */
export const IRREGULAR_VERBS = `
  arise arose arisen, babysit babysat, be was, bear bore, beat beaten, become became,
  begin began begun, behold beheld, bend bent, bind bound, bite bit bitten, blow blew blown,
  bookkeep bookkept, break broke broken, breathtake breathtook, bring brought, build built, buy bought,
  catch caught, choose chose chosen, cling clung, come came, creep crept, deal dealt, dig dug,
  dive dove, do did done, draw drew drawn, dream dreamt, drink drank drunk, drive drove driven,
  eat ate eaten, fall fell fallen, feel felt, fight fought, find found, fling flung, flow flown,
  fly flew flown, forbid forbade forbidden, forego forewent, foresee foresaw, forget forgot forgotten,
  forgive forgave forgiven, forsake forsook forsaken, freeze froze frozen, get got gotten,
  give gave given, go went gone, grind ground, grow grew grown, hang hung, have had, hear heard,
  hide hid hidden, hold held, keep kept, kneel knelt, know knew known, leap leapt, leave left,
  lend lent, lose lost, make made, meet met, mistake mistook, outgrow outgrew outgrown,
  outstand outstood, overcome overcame, override overrode, oversee oversaw overseen, pay paid,
  peacekeep peacekept, pen pent, prove proven, redo redid, remake remade, ride rode ridden,
  ring rang rung, rise rose risen, riveting rivetung, run ran, say said, see saw seen, seek sought,
  sell sold, send sent, sew sewn, shake shook shaken, sheild sheilt, shine shone, shoot shot,
  show shown, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat, slay slain, sleep slept,
  slide slid, sneak snuck, snow snew, sow sown, speak spoke spoken, spend spent, spill spilt,
  spin spun, spit spat, spring sprang, stand stood, steal stole stolen, stick stuck, sting stung,
  stink stunk, storytelling storytellung, strew strewn, strike struck, strive strove,
  swear swore sworn, sweep swept, swim swam swum, swing swung, take took taken, teach taught,
  tear tore torn, tee teen, tell told, think thought, throw threw thrown, undergo underwent undergone,
  understand understood, undertake undertook, undo undid undone, uphold upheld, wake woken,
  wear wore worn, weave wove woven, weep wept, win won, wind wound, withdraw withdrew withdrawn,
  wring wrung, write wrote written,
`;

export const ADJECTIVES = `
  aberrant abject ablaze able aboard above abreast abrupt absent absolute abstract abstruse absurd
  abundant academic accurate acquiescent actual acute adamant adept adequate adolescent adult adverse
  affectionate affluent afraid against aggressive agile agreeable ahead alcoholic alert alight alike
  alive alkaline all alone aloof alright alternate alternative ample angry antarctic antique antsy
  apparent appropriate approximate apt arab arbitrary archival arctic arrogant articulate artificial
  artsy ashen asleep astute attractive auditory austere authentic autoimmune average awake aware
  awesome awkward backwards bad bald bankrupt bare barren bawdy beautiful behind below beneath
  beneficial benign bent beside beyond big bigtime bipartisan bitter bizarre black bland blank blind
  blithe blond bloody blue blunt bogus bold boldface bonafide bottom bouncy bound bourgeois brash brave
  brief bright brilliant brisk broad broken bronze brute buff burly burnt busy cagey calm cardiac
  careful celebate certain cheap cheery cheesy chewy chief chilly chintzy circumspect civil classic
  clean clear clever clockwise close cloudy coarse coercive cogent cognizant cold colonial colossal
  comatose comic commensurate commercial common communist companion compassionate complete complex
  compulsory concave concise concrete conducive congruent conjoint conjugal conjugate consequent
  constant constituent consummate contemporary content contradictory contrary contrite convertable cool
  cooperative corporate correct corrupt costly counterclockwise counterfeit covert cowardly coy cozy
  crafty craven creepy crisp crucial crude cruel crystalline cuddly curly curmudgeonly customary cute
  cutesy daily damp dangerous dapper dark dead deadly deadpan deaf dear deep defiant definite defuse
  degenerate deliberate delicate delightful demographic demure dense dependent derelict derivative
  desperate despondent destitute desultory devoid devout didactic difficult diffuse dim dire direct
  dirty discreet discrete disjoint disparate distant distinct divergent diverse divine dizzy docile
  dominant done dormant double doubtful dreary drowsy drunk dry due dull dumb eager early earthly east
  eastern easy eerie efficient elaborate elder elderly elegant elicit elite eloquent emergent eminent
  empty enough entire epic equal erect erstwhile essential ethereal everyday evil exact excess
  executive exempt expedient expert explicit express exquisite extra extravagant extreme exuberant
  exultant faint fair fake false familiar fancy far fast fat faulty faux favorite favourite feeble
  fellow female feminine feminist fertile fervent fierce fiery final financial fine finite firm
  flagrant flat flirty flowery fluent fluid fluorescent foamy folksy fond foolish foreign foreseeable
  forgetful formal former fortunate foul fragile fragrant frail frantic free frequent fresh fretful
  friendly frilly fringe frozen frugal fugitive full fun funny furry future gainful gauche gaudy gay
  general generic genious gentle genuine ghastly ghostly giant giddy gigantic glad glib global gloomy
  gold golden good goofy graceful grand graphic grateful gratis grave gray greasy great greedy green
  grey grim grisly groovy gross gruesome guilty hairy half handsome handsy handy happy hard hardcore
  hardy harsh hateful heady hearty heavenly heavy hefty hellish helpful hesitant high highfalutin hilly
  hispanic hoary hobby hollow homeless homely homesick honorary horrific hostile hot hourly huge humane
  humble humdrum humid hungry icy ideal idle ignorant ill illegal illegitimate illicit illiterate
  immature immediate immense imminent impartial imperfect implicit impolite important impressionist
  improper inaccurate inadequate inane inappropriate incomplete inconsiderate incorrect incumbent
  indefinite independent indeterminate indie indirect individual indoor indulgent inept inert inferior
  infinite influential infrequent ingrown inhibitory initial innate inner innocent inordinate insane
  insecure inside insignificant insoluble insolvent instant insubordinate intact intellegent intense
  interdependent interim intermediate intimate invaluable irate irrelevant jittery jolly juicy junior
  justice juvenile kaput keen kind kindly known lame languid large last late lately latter lay lean
  leery left legal legendary legitimate lesser lethal lewd liberal light lightweight likely lil limp
  liquid literal literary literate little live lively lofty lonely long longterm longtime loose lost
  loud lousy loutish lovely low lower lowly loyal lucky lush macabre macho mad magenta main mainstream
  major makeshift male mammalian mammoth mandatory many marine maritime masculine mature maverick
  meager mean measly meaty median mediocre medium meek mega mellow mere merry metric metropolitan mild
  mini miniature minor mobile moderate modern modernist moist moldy monochrome monthly moody moot moral
  morbid mortal most muddy multiple mundane mute naive narrow naval near nearby neat necessary
  neighborly nerdy new next nibbly nice nightly nimble noble noisy nonchalant nondescript nonprofit
  nonstop normal north northeast northern nosy notable novel nude numb nuts obediant obedient obese
  obscene obscure observant obsolete odd offbeat offensive offhand official offline oily ok okay old
  onboard online open opposite orange orderly organic orotund other outdoor outer outside oval over
  overall overboard overdue overhand overhead overnight overseas overt overweight overwrought own
  painful pale paranoid partial partisan passionate patient peaceful perfect periodical permanent pert
  pertinent perverse petite phony picayune pink placid plaid plain plastic pleasant pointy polite poor
  populist potential precise pregnant premature premier premium prepaid present pricey prickly prima
  primary prime principal prior pristine private pro probable profane professional profound profuse
  prominent prompt proper proportionate proud proximate public punjabi puny pure purple quack quaint
  quarterly quick quiet rabid racial racist rainy rampant random rapid rare rash raw ready real rear
  rebel recalcitrant recent recondite redundant relative relevant reluctant remote rental replicate
  representative reprobate republican resident resistant resolute resonant rheumatoid right rightful
  ripe ritzy rival robust romantic roomy rosy rotten rough round routine royal rubbish rude sad safe
  sage saintly salty same satisfactory savvy scanty scarce scarlet scary scholarly scientific secondary
  secret secure sedate seemly select selfish senior sensory separate serene serial severe sexy shady
  shallow shameful sharp sheer shiny short shrill shut shy sick sickly significant silly silver simple
  sincere single sinister skinny slack sleek sleepy slender slick slight slim slimy slippery slipshod
  slow sly small smart smelly smooth smug snobbish social socialist soft sole solemn solid soluble
  solvent somber soon sordid sore sorry soundproof sour south southeast southern sovereign soviet spare
  sparkly sparse special specific speedy spicy splendid sprightly spry squat squeamish stable stale
  stalwart standard stark stately statutory steadfast steady steep sterile stern stiff still stout
  straight straightforward strange stray strict stringent strong stubborn stupid sturdy stylish sublime
  subordinate subpar subsequent substandard substantial subtle suburban succinct sudden super superb
  superficial superior supervisory supreme sure surly surreal suspect sweet swift symbolic taboo tall
  tame tart tasteful tawdry teen teenage temperate temporary tender tense terminal terrific terrorist
  tertiary testy thick thin thirsty thorny thoughtful tidy tight timely tiny together token tolerant
  torpid tough tranquil transparent trenchant trendy trial trite true ugly ultimate ultra under
  underage undercover undergraduate underground underhand underneath understood underwater underway
  underweight undue uneven unfair unforeseen unheard unique universal unknown unmet unpaid unruly
  unseen unsightly unsold unspent unspoken untold unwieldy upbeat upper uppity upscale upstairs uptight
  urban urgent useful usual utter uttermost vacant vagabond vagrant vague vain valuable vanilla
  variable variant vast vengeful verdant versatile vibrant vigilant vile visionary volatile vulgar
  wanton warm wary wasteful watery weak weary weatherproof wee weekly weird western wet whiny white
  whole wholesale wide widespread wild wily windy wiry wise wistful womanly wooden woozy worn
  worthwhile wrong wrought wry yearly yellow young zany
`;
