/** Made by builder/scripts/embed-words.mjs from compromise (MIT): change that and run it again. */

/** Base forms of verbs that are no nouns. */
export const VERBS = `
  abandon abduct abet abide abolish abort abound abscond absolve absorb accelerate accept acclimate
  accommodate accompany accomplish accost accrue accuse accustom achieve acknowledge acquiesce acquire
  activate adapt add adjourn adjust administer admit adopt adorn adsorb advertise affect affix afford
  agonize agonze agree align allege allot allow allude alluring amalgamate amaze amuse analyse animate
  anneal announce annoy annul anticipate appear appease apply appoint appraise appreciate approve argue
  arise arouse arrange arrest arrive aspire assail assemble assert assess assign assume assure astonish
  astound attach attain attest attract augment authorize automate avert avoid await babysit backfire
  baffle bake bathe batter be become befriend beg begin beguile behave behead behold believe belittle
  belong bequeath bestow betray bewilder bewitch bide blast bleed bless bloat blow blurt boat boggle
  boil bolster bombard bookkeep boom borrow bother bounce brake breastfeed breathe breathtake brighten
  bring broaden bud build bulk bully bundle burp burst bury bustle butt buy cage calculate cancel
  captivate careen carry carve cater caulk cease celebrate centralize certify chant chat cherish chew
  chill chirp choose chop circumvent cite clap classify cleanse climb cling clone clutter coach
  coalesce coerce coexist cohabit coincide collect collide collude coloring combust come commence
  communicate compel compete compile complain complicate comply compose conceal conceive conclude
  concur condemn condense condone confess confide configure confirm conform confront confuse conjure
  connote conquer conserve consider consist consolidate conspire constitute constrain consult consume
  contain continue contribute convene converge convey convince cope correspond corrode cramp crave
  crawl create cripple crumble cultivate curtail customize cycle dam dampen darken dash daunt daze
  dazzle deafen debark debilitate debrief debug debunk decay deceive decentralize decide decimate
  decipher declare decode decommission decompose decorate decouple decree decry decrypt dedicate deduct
  deepen deface defer define deform defraud defy degrade delimit deliver demean demolish demoralize
  denote denounce deny depart depict deplore deploy deport depress derail derange derive deserve desist
  detach determine devastate develop devolve devote diagnose die differ dig dignify diminish dine
  disable disappoint disarm disband disburse discard discern discipline disclaim disclose discount
  discourage discover discuss disgruntle disgust dishearten dislodge dismantle dispense disperse
  displace displease dispose disprove disrupt dissent dissolve dissuade distil distill distinguish
  distort distract distress disturb diverge divert divest divulge do dole draw dredge dribble drown
  drum dwell dwindle earmark earn eat edify edit educate elapse elate elect electrify elucidate elude
  emaciate embalm embark embarrass embody embrace embroider embroil emerge emphasize empower enable
  enact enchant encircle enclose encourage encroach encrypt encumber endanger endear endorse endow
  endure energize enforce engage engender engineer engrave engulf enhance enjoy enlarge enlist enliven
  enquire enrich enrol enroll ensue ensure enter enthral entice entrain entrench entrust envelop
  envisage envision equip erase erupt eschew espouse establish etch evaluate evoke evolve exaggerate
  exalt examine exasperate exceed excite exclaim exclude exert exhale exhilarate exhort exhume exist
  exit expand expect expedite expel expire explain explode exploit explore expose expunge extend
  extinguish extol exude fade falter fascinate fasten fatten fend ferment fess fetch fill find fizzle
  flatten flatter flee fling flirt fluster follow forbid foreboding foreclose forego foresee foreshadow
  forewarn forfeit forge forget forgive fork forsake forthcome fragment freeze freshen frighten frolic
  frustrate fulfil fulfill fundraise furnish gad garden gather generate get giggle give gleam glean
  glide go govern grab grapple grate gratify graze greet grieve groundbreak grow gruel guide hamper
  hang hanker happen harangue harass have heal hear heartwarm heighten hide hijack hinder hoist hone
  horrify howl humiliate hunker hurry hurt hush ignore illuminate illustrate imagine imbue immerse
  impale impart imperil impinge implode imply import impose impoverish impress imprison improve incite
  include incorporate indebt indicate indulge infect infest inflate inform infuriate infuse ingest
  inhabit inhibit initiate injure innovate inquire insist inspect inspire install instil instruct
  insult insure integrate intend intensify interact intern interpret interrupt intimidate intoxicate
  intrigue introduce intrude inundate invade invent invert invest invigorate invite invoke involve irk
  irritate isolate jag jog join jot judge juggle justify juxtapose keep kidnap knead kneel knit know
  lag languish lash launder learn leave lend lengthen lessen let lifesave lighten like linger liquefy
  liquidate listen liven lodge loosen lose lurk madden maim maintain make manage manifest manufacture
  marry meander meditate meet melt mend mesmerize message mimic mimick mince mingle minus misplace
  mitigate modify molest motivate mourn mow muddle mull multiply mumble mystify nag nail navigate
  negotiate nourish nurture obey observe obsess obtain occupy occur offend offset omit operate opine
  oppose oppress opt organise organize outgo outgrow outly outnumber outpace outstand overarch overcome
  overlap overlook overpower override oversee overshadow overturn overuse overwhelm ovulate owe pamper
  parallel paralyse participate past patrol pave peacekeep pend perceive perform perish permeate
  perplex persevere persist persuade pervade pinpoint piss plummet poach pollute portray possess pour
  prattle pray preach precede preclude predetermine predict prefer preoccupy prepare presuppose pretend
  prevail prevent proclaim procure prod profess prohibit prolong promote pronounce propose prosper
  protect protrude prove provide provoke publish puke pull punish purport pursuant pursue put puzzle
  qualify quash quench quit quote ramble ratify rattle rave ravish react read realise realize reap
  reassure reboot rebuff receive reckon reclaim recognize recommend reconcile recoup recover recycle
  redact redefine reduce refinance refine reflect refocus refract refresh refuel refurbish regroup
  regulate rehearse reheat reign reimburse rein reinforce rejoice rejuvenate relate relax relent
  relieve relinquish relive reload rely remain remember remove render renew renounce repel rephrase
  replace replenish represent require resemble resent reside resign resist respond restock restore
  restrain restrict restructrue restructure resurface retire retrieve retrofit reup revamp revel revere
  revert revisit revitalise revitalize revive revoke revolve rid ripen riveting roam roar rot rout
  rustle sadden satisfy saturate save say scatter scavenge scorch scream screech sculpt see seek seem
  sell send sequester settle sever sew shake sharpen shatter shine shoot shorten shout shrink shrivel
  shun sift simplify simulate sing sit skate skyrocket slam slay slide slope smuggle snatch sneak sniff
  snowboard snuggle soak soar sober solicit solve sooth soothe sort sow sparkle spawn speak specialize
  specify spellbind spend spice spit splay spoil spoof sprawl squander squish stab stagger startle
  starve stave steal stereotype stiffen stifle stimulate sting stir storytelling straighten strangle
  strengthen strew strip strive stump stun sublimate submerge submit subside subsidize subsist subtract
  subvert succeed succumb suck suffer suffice suggest summarise summon suppose suppress surf surmount
  surpass surround survive suspend suss sustain swallow sway sweep sweeten swell swim tack tackle
  tailor take tamper tan tantalize tarnish teach tease tempt terrify thank think threaten thrill thrive
  thwart tighten topple toughen traffick trample transact transform transpire transport tremble trifle
  try tuck tumble uncover undercut undergo understand undertake undervalue underwhelm undo unearth
  unfold unfounded unify unite unleash unlock unnerve unplug unravel unsettle untie unveil uphold
  uplift upset use validate vanish vary verify vex vie visualize volunteer waive wake wander want warn
  warp weaken wean weave wed weep weigh whack widen wield withdraw wither worsen wreak wrestle wring
  write yammer yearn zonk
`;

/** Base forms of verbs that are nouns as well. */
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
