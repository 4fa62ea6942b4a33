/** Vehicles, boats and buildings, which stand outdoors: each line is an icon and the nouns that it shows, singular. */
export const outdoorWords = {
  'fluent-emoji-flat': `
automobile: car, motor car, driving school, driving lesson, sedan, used car, auto electrician, hire car
sport-utility-vehicle: four-wheel drive, 4wd, suv
taxi: taxi, cab, maxi taxi, rideshare
pickup-truck: ute, pickup truck, pickup, ute tray
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
helicopter: helicopter, chopper
sailboat: sailboat, sailing boat, yacht, sailing, sailing school, regatta, dinghy, catamaran, sailmaker
speedboat: speedboat, boat licence
motor-boat: motor boat, tinny, boat, boat hire, houseboat, outboard, boat builder, marina
canoe: kayak, canoe, kayaking, paddling, kayak tour, canoeing, rowing, rowing boat, rowing club
ferry: ferry
passenger-ship: cruise ship, cruise
ship: container ship, boatyard, shipwright, shipyard
backpack: backpack, school bag, rucksack
tent: tent, glamping, campsite, swag
camping: camping, campground, caravan park, holiday park
house: cottage, real estate, real estate agent, granny flat, home builder
house-with-garden: house and garden, homestead
houses: unit block, townhouse
hut: hut, yurt, rammed earth
derelict-house: derelict house, demolition
office-building: office building, office tower, apartment block
classical-building: courthouse, town hall
school: primary school, secondary school
hospital: hospital
bellhop-bell: hotel, motel, concierge, boutique hotel
church: church, chapel, parish
mosque: mosque
synagogue: synagogue
hindu-temple: hindu temple
castle: castle, bouncy castle, jumping castle
factory: factory
stadium: stadium
fountain: fountain, water feature
playground-slide: playground, slide, playground equipment
ferris-wheel: ferris wheel
carousel-horse: carousel, merry-go-round
roller-coaster: roller coaster
circus-tent: circus, marquee, big top, marquee hire
building-construction: crane, building crane, tower crane, construction crane, crane hire, building site
construction: road barrier, roadworks
`,
  'game-icons': `
water-tank: water tank, rainwater tank
water-tower: water tower
well: water well, bore water
wheelbarrow: wheelbarrow, landscaper, landscaping, gardener, gardening, mulch, garden maintenance, garden supplies
wooden-fence: fence, fencing contractor, paling fence, picket fence
stone-wall: dry stone wall, stone wall
bulldozer: bulldozer, earthmoving, earthworks, earthmover
forklift: forklift
tow-truck: tow truck, towing, tow, breakdown truck
mine-truck: dump truck, tipper, tipper truck
steamroller: road roller, asphalt, steamroller, asphalting
caravan: caravan
surfer-van: kombi, camper van
jeep: jeep
food-truck: food truck, coffee van, food van
lighthouse: lighthouse
wooden-pier: pier, jetty, wharf
suspension-bridge: suspension bridge, footbridge
air-balloon: hot air balloon, balloon flight, ballooning
windmill: windmill
windpump: wind pump, bore pump, farm windmill
wind-turbine: wind turbine, wind farm
solar-power: solar panel, solar, solar power, solar installer, photovoltaic
barn: barn, farm shed, hay shed
greenhouse: greenhouse, glasshouse, hothouse, polytunnel
granary: silo, granary
wood-cabin: cabin, log cabin
treehouse: tree house, treehouse
warehouse: warehouse, self storage, storage unit
round-straw-bale: hay bale, hay, straw, straw bale
scarecrow: scarecrow
bird-house: birdhouse, nest box
dog-house: kennel, dog kennel, doghouse, boarding kennel, doggy daycare
`,
}
