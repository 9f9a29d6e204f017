/** Food, home, garden, animals, health and sport. */
export const LIVING_WORDS = `
  recipe, dish, meal idea, menu item, baking recipe, bake, cake: Lemon lentil soup; Roast squash with
    sage; Apple crumble; Chickpea curry; Rye bread; Mushroom risotto; Fish pie; Tomato tart

  ingredients, ingredient list, recipe ingredients: Red lentils, lemon, cumin, onion; Squash, sage,
    butter; Apples, oats, brown sugar; Chickpeas, coconut milk, ginger; Rye flour, water, salt; Rice,
    mushrooms, stock; White fish, potatoes, leek; Tomatoes, pastry, thyme

  instructions, method, directions, preparation, steps to take, procedure: Soften the onion, add the rest
    and simmer for 25 minutes.; Roast at 200 degrees until golden.; Rub the topping together and bake for
    40 minutes.; Fry the spices first, then simmer.; Mix, rest overnight, bake hot.; Stir in the stock a
    ladle at a time.; Layer, top with mash and bake.; Blind-bake, fill and bake again.

  meal, lunch, dinner, breakfast, food eaten, food, snack: Porridge with berries; Lentil salad; Chickpea
    curry; Toast and eggs; Mushroom risotto; Yoghurt and nuts; Vegetable soup; Grilled fish

  grocery, groceries, shopping item, shopping, shopping list item, ingredient, pantry item, pantry,
    fridge, freezer item: Oats; Red lentils; Olive oil; Eggs; Tomatoes; Rye flour; Milk; Coffee beans

  cuisine, kind of food: Italian; Portuguese; Japanese; Indian; French; Lebanese; Mexican; Korean

  wine, bottle: Côte Rosa; Weinberg Ost; Vinha Velha; Old Mill Red; Terrazza; Clos du Vent; Hillside
    White; Black Slate

  grape, grape variety, variety, cultivar: Pinot noir; Riesling; Touriga; Merlot; Vermentino; Chenin;
    Silvaner; Syrah

  beer, ale, whisky, spirit, tasting, cider, gin: Harbour pale ale; Winter stout; Old cask 12; Juniper no.
    4; Orchard cider; Amber lager; Smoked malt; Wheat beer

  beans, coffee, brew, espresso, coffee beans: Sidamo washed; House espresso; Huila; Kirinyaga; Decaf
    swiss; Yirga natural; Antigua; Nyeri peaberry

  tea: Green sencha; Earl grey; Mint; Oolong; Rooibos; Assam; White peony; Ginger

  drink, beverage: Water; Tea; Coffee; Juice; Water; Sparkling water; Milk; Water

  tasting notes, flavour, aroma, flavor, brewing notes, taste notes: Dried fruit, soft.; Bright, with
    citrus.; Cocoa and hazelnut.; A little smoky.; Floral and light.; Round, long finish.; Green apple.;
    Honey and spice.

  dietary notes, diet, dietary needs, allergies, dietary requirements, allergy: Vegetarian; None; No nuts;
    Vegan; None; Gluten-free; No shellfish; None

  plant, houseplant, flower, seedling, crop, sowing, seed, tree, herb: Monstera; Basil; Tomato; Lavender;
    Olive tree; Runner beans; Fern; Sunflower

  bird species, sighting species, wildlife species: Robin; Heron; Kingfisher; Barn owl; Swift; Wren; Grey
    seal; Red fox

  bird, sighting, wildlife, birdwatching: Kingfisher; Heron; Barn owl; Swift; Robin; Wren; Red kite;
    Avocet

  fish, catch: Trout; Perch; Pike; Carp; Sea bass; Mackerel; Roach; Eel

  bait, lure: Fly; Worm; Spinner; Corn; Sandeel; Feathers; Maggot; Squid

  pet, dog, cat, animal, horse, patient animal: Mabel; Biscuit; Otis; Pepper; Luna; Bruno; Hazel; Figaro

  dog breed, puppy breed: Beagle; Collie; Labrador; Spaniel; Dachshund; Terrier; Pointer; Poodle

  cat breed, kitten breed: Siamese; Maine Coon; Persian; Bengal; Ragdoll; Birman; Burmese; Sphynx

  horse breed, pony breed: Arabian; Haflinger; Hanoverian; Connemara; Friesian; Shetland; Appaloosa; Lusitano

  pet breed, animal breed: Beagle; Siamese; Collie; Dutch; Maine Coon; Terrier; Abyssinian; Persian

  star, stargazing, constellation, celestial object: Orion nebula; Saturn; Pleiades; Andromeda; Moon,
    first quarter; Jupiter; Lyra ring; Double cluster

  symptom, pain, headache, complaint of patient, condition, diagnosis, reason for visit: Headache; Stiff
    neck; Cough; Sore knee; Fatigue; Hay fever; Back pain; Toothache

  trigger, reason, why: Little sleep; Weather; Late meal; Long day; Pollen; Screen; Stress; Unknown

  medication, medicine, pill, supplement, vitamin, drug: Vitamin D; Ibuprofen; Iron; Antihistamine;
    Magnesium; Eye drops; Fish oil; Zinc

  dosage, dose: 1 tablet; 200 mg; 10 ml; 2 drops; 1 capsule; 400 mg; 5 ml; Half a tablet

  workout, training, gym session, strength training, fitness class, yoga class: Legs and core; Push day;
    Intervals; Mobility; Pull day; Full body; Easy pace; Circuit

  exercise, lift, movement: Squat; Bench press; Deadlift; Pull-up; Overhead press; Rowing; Lunge; Plank

  swim, swim session: Easy kilometre; Intervals; Open water; Technique; Long swim; Sprints; Relay
    practice; Recovery

  pool, swimming pool, gym, court, track name, stadium, field, studio name: City baths; Harbour pool;
    North gym; Court 2; Lake Ring; West field; Old hall; School track

  climb, boulder, climbing route: Grey slab; Sunset arete; The chimney; Crimp city; Long reach; Blue wall;
    North crack; Overhang 3

  match, tournament, fixture, league game, league match: Riverside Rovers at home; Cup, first round; Away
    to Northgate; Derby; Friendly; Semi-final; Season opener; Charity match

  score, final score, match result: 2-1; 0-0; 3-2; 1-4; 2-2; 5-0; 1-0; 0-2

  playing position, player position: Goalkeeper; Defender; Midfielder; Forward; Wing; Captain; Defender;
    Midfielder

  habit, routine, daily habit: Read ten pages; Stretch; Walk after lunch; No phone in bed; Practise
    Spanish; Drink water; Write three lines; Early night

  mood entry, what happened, highlight, gratitude, best moment, grateful for: Coffee with Rosa; Long walk
    by the river; Finished early; Rain on the roof; Letter from Leo; Good news at work; Bread turned out
    well; Slept in

  technique, meditation, method used, stroke, style of practice: Breath; Body scan; Slow counting;
    Walking; Guided; Silent; Visualising; Stretching

  frequency, dosage schedule: Every day; Twice a week; Mondays; Every morning; Once a month; At night;
    Weekdays; As needed

  equipment used, telescope, lens, camera, eyepiece: 8-inch reflector; Binoculars; 50 mm; Field scope;
    Wide angle; Tripod and phone; 85 mm; Small refractor

  baby, feeding, amount eaten: Bottle; Porridge; Breast; Mashed banana; Bottle; Carrot; Breast; Yoghurt

  room job, cleaning, cleaning task, house chore, household task: Vacuum the stairs; Clean the oven;
    Windows, street side; Change the beds; Descale the kettle; Mop the kitchen; Take out glass; Dust the
    shelves

  fermentation, batch name, ferment: Red sauerkraut; Dill pickles; Kimchi no. 3; Beetroot kvass;
    Carrots with ginger; Hot sauce; Preserved lemons; Fennel

  guest list, wedding guest: Rosa Lindqvist; Tomasz Wilk; Amara Okafor; Ines Morel; Daniel Hartley; Yuki
    Tanabe; Priya Raman; Leo Brandt

  plant species, houseplant species, tree species, flower species: Monstera deliciosa; Ocimum basilicum;
    Solanum lycopersicum; Lavandula angustifolia; Olea europaea; Phaseolus coccineus; Nephrolepis
    exaltata; Helianthus annuus

  pet species, animal species, patient species: Dog; Cat; Dog; Rabbit; Cat; Dog; Guinea pig; Cat

  plant location, houseplant location, pot location: Kitchen window; Balcony; Hallway; Bathroom; Living
    room; Study; Stairs; Conservatory

  vegetable, fruit: Cabbage; Cucumber; Carrot; Beetroot; Radish; Fennel; Pepper; Kohlrabi
`;
