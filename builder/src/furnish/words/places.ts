/** Places, large and small, and what is said of journeys. */
export const PLACE_WORDS = `
  city, town, destination, region, county, state of residence, hometown, from, to, origin, birthplace,
    departure city, airport: Lisbon; Leeds; Bergen; Valencia; Ghent; Trieste; Halifax; Krakow

  country, nationality, country of origin: Portugal; Norway; Italy; Canada; Poland; Japan; Kenya; Chile

  address, street, street address, home address, delivery address, property address: 12 Harbour Street; 4
    Mill Lane; 27 Park Road; 8 Chapel Row; 61 Station Avenue; 3 Orchard Close; 19 Bridge Street; 45 Hill
    Rise

  postcode, postal code, zip, zip code: 10115; 20457; 50667; 80331; 04109; 70173; 60311; 28195

  location, place, venue, where, meeting place, site, premises, meeting point, spot: Town hall; Riverside
    park; Old library; Harbour hall; Community centre; North gate; Garden room; Market square

  room, office, classroom, meeting room, studio room: Room 2; Garden room; Room 5; Library; Workshop; Room
    1; Blue room; Attic

  shelf, storage, storage location, storage place, bin, aisle, stored in, where it is, product location,
    item location, asset location, tool location, pantry item location, equipment location, inventory item
    location, drawer, rack, kept in: Shelf A2; Shelf B1; Cellar; Drawer 4; Back room; Shelf C3; Cupboard;
    Loft

  unit, flat, apartment, plot, table, seat, bed, desk, locker, stall, pitch, bay, gate: 1A; 2B; 3C; 4A;
    5D; 6B; 7A; 8C

  trail, hike, hiking trail, walk, path: Cliff path to the lighthouse; Pine ridge loop; Old quarry trail;
    Three lakes walk; Heron marsh circuit; Saddleback summit; River gorge path; Orchard lanes

  route, run, ride, course route, drive: River loop; Hill repeats; Canal path; Park laps; Coast road;
    Forest track; Bridge to bridge; Long way round

  trip, travel, holiday, vacation, journey, itinerary, getaway: A week in Lisbon; Bergen by train; Long
    weekend in Ghent; Trieste and the coast; Cabin on the lake; Cycling in Flanders; Valencia with
    friends; Winter in Krakow

  stop, waypoint, viewpoint, sight, attraction, landmark, highlights: Old lighthouse; Cloister garden;
    Fish market; Castle hill; Glass bridge; Tile museum; Dune viewpoint; Covered market

  museum, gallery, exhibition, museum visit, visit: Maritime museum; Museum of glass; Old town gallery;
    Railway museum; Textile hall; House of maps; Clock museum; Botanical collection

  hotel, hostel, lodging, accommodation, campsite, guesthouse, airbnb: Harbour Inn; The Old Mill; Hotel
    Seeblick; Pine Lodge; Station Rooms; Garden House; Cliff View; The Weaver's Rest

  restaurant, cafe, bar, pub, eatery, diner, bakery, coffee shop: Olive Street; The Copper Pot; Noodle
    Corner; Casa Morel; The Blue Door; Saffron Table; Harbour Grill; Little Lantern

  flight, flight number, train, train number, ferry: TS 204; TS 518; NB 77; KL 930; TS 611; AV 142; NB
    305; KL 88

  property, house, home, listing, viewing, building, real estate: 12 Harbour Street; 4 Mill Lane; 27 Park
    Road; 8 Chapel Row; 61 Station Avenue; 3 Orchard Close; 19 Bridge Street; 45 Hill Rise

  car, vehicle, van, truck, bus, machine: Blue estate car; Delivery van; Family hatchback; Pickup;
    Electric city car; Camper van; Old cabriolet; Minibus

  licence plate, license plate, registration, registration number, number plate, plate: HB 4127; LE 902;
    KR 55 TX; NV 318; GH 7740; TR 611; BN 2093; WK 84

  fuel station, station, petrol station, gas station, charging station: Ring road north; Harbour station;
    Motorway east; Market street; Airport; Old town; Lakeside; Hill top

  service, work done, repair, maintenance, car service, job done, service type, treatment, fix: Oil and
    filter change; New front brakes; Annual inspection; Winter tyres fitted; Battery replaced; Air
    conditioning serviced; Wheel alignment; Wiper blades

  bike, bicycle, bike model, motorbike: City three-speed; Touring bike, steel; Cargo bike; Road bike, 56
    cm; Folding bike; Child's bike; E-bike; Old racer

  make, model, make and model, car model, phone model, device model: Comet 2; Norda S; Vela 5; Tern GT;
    Lumo Mini; Orbit X; Pico 3; Astra L
`;
