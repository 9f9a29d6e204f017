/** The icons that applications may name: useful ones for what people keep, of the thousands that Lucide has. */
const BY_SUBJECT = {
  things: `
    amphora archive banknote barcode battery bell bike binoculars book book-marked book-open box boxes
    briefcase briefcase-business brush bus calculator camera car cctv clapperboard cog coins computer
    concierge-bell container credit-card disc-3 door-open drama drill drum fan feather file-signature
    film flag flashlight flask-conical forklift frame fuel gamepad-2 gem gift glasses guitar hammer
    hand-coins hard-hat headphones house id-card image joystick key key-round lamp lamp-desk laptop
    library life-buoy luggage magnet mail map mic microscope microwave monitor motorbike music newspaper
    notebook notebook-pen package package-check package-open paint-roller paintbrush palette paperclip
    pen pen-tool pencil pencil-ruler phone piano piggy-bank pipette plane plug pocket-knife printer
    projector puzzle radio receipt receipt-text refrigerator rocket ruler sailboat scale scissors
    scroll-text server ship shirt shopping-bag shopping-basket shopping-cart shovel siren smartphone
    sofa speaker spray-can store sword tablet tag tags telescope tent test-tube test-tubes ticket
    toolbox tractor train-front trophy truck tv umbrella vault video volleyball wallet warehouse
    washing-machine watch wrench
  `,
  nature: `
    apple bean beef beer bird bone bug cake cake-slice candy carrot cat chef-hat cherry citrus cloud
    cloud-rain clover coffee cookie cooking-pot croissant cup-soda dog droplet droplets dumbbell egg
    fish flame flower flower-2 grape ham heart heart-pulse leaf leafy-green martini milk moon mountain
    mountain-snow nut paw-print pill pizza rabbit rainbow rat salad sandwich shell snail snowflake soup
    sprout squirrel stethoscope sun sunrise syringe thermometer tree-deciduous tree-palm tree-pine trees
    turtle utensils vegan waves wheat wind wine worm
  `,
  people: `
    accessibility award baby badge-check bed bed-double brain building building-2 church contact crown
    factory footprints graduation-cap hand-heart handshake hospital hotel landmark medal megaphone
    party-popper person-standing presentation school shield shield-check smile speech tent-tree theater
    university user user-check user-plus user-round user-x users users-round venetian-mask
  `,
  work: `
    activity alarm-clock arrow-down arrow-left arrow-left-right arrow-right arrow-up arrow-up-right
    badge-percent ban book-check book-down book-open-check book-up bookmark calendar calendar-check
    calendar-clock calendar-days calendar-plus chart-bar chart-column chart-line chart-pie check
    check-check chevron-right circle circle-alert circle-check circle-dollar-sign circle-help
    circle-play circle-plus circle-x clipboard clipboard-check clipboard-list clock code compass copy
    crosshair database dollar-sign download ellipsis euro eye file file-check file-text filter folder
    folder-kanban folder-open gauge git-branch globe goal hash heart-handshake hexagon history hourglass
    inbox info kanban layers layout-dashboard lightbulb link list list-checks list-todo loader lock
    log-in log-out map-pin message-circle message-square message-square-quote messages-square milestone
    minus move navigation network package-plus pause percent pin play plus pound-sterling quote repeat
    reply rotate-ccw rotate-cw route rss save search search-check send settings share-2 signature
    signpost sliders-horizontal sparkles square square-check square-dashed star sticky-note table
    tally-5 target thumbs-down thumbs-up timer trash trash-2 trending-down trending-up triangle-alert
    truck-electric undo-2 unlock upload x zap
  `,
};

export const ICON_NAMES = [
  ...new Set(Object.values(BY_SUBJECT).flatMap((names) => names.trim().split(/\s+/))),
].sort();
