/** What people own, stock, buy, order and pay for. */
export const THING_WORDS = `
  product, stock, merchandise, goods, catalogue, sku name, article, inventory item, item ordered, items,
    order item, products: Oak serving board; Linen apron; Stoneware mug; Beeswax candles; Canvas tote;
    Wool blanket; Copper kettle; Desk lamp

  item, thing, object, belonging, possession, packing item, contents: Reading lamp; Travel adapter; Rain
    jacket; Folding chair; Water bottle; Tool bag; Wall clock; Picnic blanket

  collectible, collectable, collection, antique, figurine, toy, coin, stamp, banknote, medal, card
    collection: Silver crown 1894; Harbour view stamp; Tin locomotive; Bronze medal 1912; Porcelain fox;
    First-day cover; Glass marble set; Brass compass

  asset, equipment, tool, gear, hardware, device, machine name, appliance, kit: Cordless
    drill; Laser printer; Projector; Field microphone; Extension ladder; Label maker; Thermal camera;
    Bench vice

  garment, clothes, outfit, clothing, shoe, costume, uniform: Navy wool coat; White linen shirt; Walking
    boots; Green cardigan; Black jeans; Rain shell; Silk scarf; Corduroy jacket

  lego set, lego, set name, puzzle, model kit, miniature: Harbour lighthouse; Old town cinema; Steam tram;
    Botanical garden; Fire station; Space shuttle; Market square; Canal house

  toy model, plane model, train model, railway model: Coastal express; Biplane; Freight engine; Harbour
    tug; Rally car; Airship; Mail coach; Tram 12

  order, online order, purchase order, delivery, shipment, parcel, package, consignment: Breakfast box for
    two; Office fruit basket; Birthday cake; Twelve jam jars; Weekend hamper; Bread for Saturday; Lunch
    for the team; Gift parcel

  sale, transaction item, sold item: Oak serving board; Linen apron; Stoneware mug; Beeswax candles;
    Canvas tote; Wool blanket; Copper kettle; Desk lamp

  expense, spending, cost item, purchase, receipt, outgoing, expenditure, cost name: Weekly groceries;
    Train to the client; Printer paper; Dentist; Birthday dinner; Electricity; New running shoes; Cinema
    tickets

  transaction, payment, income, budget item, entry in the books, finance, money, cash flow, budget line:
    Salary; Rent; Weekly groceries; Freelance invoice; Electricity; Bus pass; Refund; Dinner with friends

  bill, subscription, recurring payment, standing order: Electricity; Internet; Music streaming; Car
    insurance; Water; Gym; Newspaper; Phone

  invoice subject, quote subject, service provided: Website relaunch; Logo design; Kitchen fitting;
    Monthly bookkeeping; Photo session; Garden upkeep; Translation; Roof repair

  debt, savings, savings goal, fund, saving: Holiday fund; New bicycle; Emergency fund; Piano lessons;
    Kitchen; Car repair; Wedding; Laptop

  gift, present, gift idea, idea for a gift, wishlist item, wish list item: Espresso cups; Bird book; Warm
    gloves; Concert tickets; Board game; Potted olive tree; Cooking class; Leather notebook

  policy, insurance, policy name: Home contents; Car; Travel; Dental; Life; Bicycle; Legal cover; Pet

  holding, investment, share, fund name, stock name, crypto, asset name: World index fund; Green energy
    fund; Harbour Shipping; Calder Works; Government bond; Northwind Supply; Dividend fund; Fennel & Finch

  symbol, ticker: WLD; GRN; HRB; CLD; GOV; NWS; DIV; FNF

  contract, agreement, lease, licence, license: Office lease; Cleaning service; Software support; Vehicle
    lease; Catering agreement; Waste collection; Maintenance plan; Print supplies

  donation, purpose, cause, campaign, appeal: New roof; School trip; Food bank; Tree planting; Winter
    shelter; Music lessons; First aid course; Playground

  loan, lending, lent item, borrowed item: Cordless drill; Camping stove; Sewing machine; Road bike;
    Projector; Cake tins; Ladder; Guitar amp

  material, medium, fabric, wood, yarn, materials, finish: Merino wool; Linen; Oak; Watercolour; Brass;
    Cotton; Clay; Walnut

  pattern, design, theme, style, motif, finish style: Herringbone; Fern leaf; Harbour; Checked; Plain;
    Wave; Meadow; Art deco

  colour, color, swatch, paint, palette, colour name: Moss; Terracotta; Harbour blue; Chalk; Saffron;
    Slate; Plum; Sand

  size, shoe size, garment size, clothing size: M; L; S; XL; M; 38; 42; XS

  grade of card, edition, version, release name, build: First edition; 2.0; Limited; Revised; 1.4;
    Reprint; 3.1; Anniversary

  craft, knitting, sewing project, crochet, craft project, woodworking project, diy project: Cable-knit
    scarf; Patchwork cushion; Birdhouse; Baby blanket; Linen curtains; Spice rack; Felt slippers; Toy
    chest

  painting, artwork, art, drawing, sculpture, print, portrait, illustration: Harbour at dusk; Three pears;
    Woman reading; Birch wood in snow; Blue interior; The allotment; Night ferry; Self-portrait with hat

  sample, specimen, exhibit, artefact, artifact, museum object: Bronze brooch; Tide chart; Weaver's
    shuttle; Amphora; Whale-bone comb; Herbarium sheet; Ship's bell; Clay tablet
`;
