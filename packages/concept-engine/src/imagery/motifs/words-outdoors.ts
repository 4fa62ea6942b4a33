/**
 * Vehicles, boats and buildings, which belong outdoors: each line is an icon and the nouns that it
 * shows, singular.
 */
export const outdoorWords = {
  'fluent-emoji-flat': `
automobile: car, motor car, driving school, driving lesson, sedan, used car, auto electrician, hire car, car wash, car detailing
sport-utility-vehicle: four-wheel drive, 4wd, suv
taxi: taxi, cab, maxi taxi
pickup-truck: ute, pickup truck, ute tray
minibus: minibus, van, shuttle bus, campervan, minivan
bus: bus, coach hire, charter bus, bus charter, school bus
tram-car: heritage tram
locomotive: steam train, locomotive, heritage railway, model railway, model train
train: train, railway
delivery-truck: delivery truck, delivery van, removal truck, moving truck, furniture removal
articulated-lorry: truck, semi-trailer, freight, road train, lorry, haulage, trucking, b-double
fire-engine: fire engine, fire truck, fire brigade
ambulance: ambulance, paramedic
police-car: police car
tractor: tractor, farm machinery, agricultural contractor, ploughing
motorcycle: motorcycle, motorbike
motor-scooter: scooter, moped, vespa
bicycle: bicycle, bike, cycling, bike shop, bike repair, e-bike, cyclist, velodrome
kick-scooter: kick scooter, e-scooter, electric scooter
skateboard: skateboard, skate park
fuel-pump: petrol station, servo, fuel, service station
small-airplane: light aircraft, flying school, flight school, crop duster, flying lesson
helicopter: helicopter
sailboat: sailboat, sailing boat, sailing ship, tall ship, barque, brigantine, schooner, ketch, yacht, sailing, sailing school, regatta, sailmaker
speedboat: speedboat, boat licence
motor-boat: motor boat, boat, boat hire, marina
canoe: canoe, paddling, canoeing
ferry: ferry
passenger-ship: cruise ship, cruise
backpack: backpack, school bag, rucksack
tent: tent, glamping, campsite
camping: camping, campground, holiday park
house: cottage, real estate, real estate agent, granny flat, home builder
house-with-garden: house and garden, homestead
houses: unit block, townhouse
office-building: office building, office tower, apartment block
classical-building: courthouse, town hall
school: primary school, secondary school
bellhop-bell: hotel, concierge
church: church, chapel, parish
mosque: mosque
synagogue: synagogue
hindu-temple: hindu temple
fountain: fountain, water feature
playground-slide: playground, slide, playground equipment
ferris-wheel: ferris wheel
carousel-horse: carousel, merry-go-round
roller-coaster: roller coaster
circus-tent: circus, big top
building-construction: crane, building crane, tower crane, construction crane, crane hire, building site
construction: road barrier, roadworks
`,
  'game-icons': `
water-tank: water tank, rainwater tank
water-tower: water tower
well: wishing well
wheelbarrow: wheelbarrow, landscaper, landscaping, gardener, gardening, mulch, garden maintenance, garden supplies
wooden-fence: fence, paling fence, picket fence
stone-wall: dry stone wall, stone wall
bulldozer: bulldozer, earthmoving, earthworks, earthmover
forklift: forklift
tow-truck: tow truck, towing, tow, breakdown truck
mine-truck: dump truck, haul truck, mine truck
steamroller: road roller, asphalt, steamroller, asphalting
caravan: caravan, caravan park
surfer-van: kombi
jeep: jeep
food-truck: food truck, food van
lighthouse: lighthouse
wooden-pier: pier, jetty, wharf
suspension-bridge: suspension bridge
air-balloon: hot air balloon, balloon flight, ballooning
windmill: dutch windmill
windpump: wind pump, farm windmill, windmill
wind-turbine: wind turbine, wind farm
solar-power: solar panel, solar, solar power, solar installer, photovoltaic
barn: barn
greenhouse: greenhouse, glasshouse, hothouse, polytunnel
wood-cabin: log cabin
treehouse: tree house, treehouse
round-straw-bale: hay bale, hay, straw, straw bale
bird-house: birdhouse, nest box
dog-house: kennel, dog kennel, doghouse, boarding kennel
`,
  tabler: `
kayak: kayak, kayaking, kayak tour, sea kayak
`,
}
