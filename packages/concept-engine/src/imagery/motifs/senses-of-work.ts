/**
 * Meanings of nouns for trades, buildings, furniture and vehicles, in the format that senses.ts
 * reads.
 */
export const workSenses = `
aircraft: small-airplane agricultural aerial light propeller crop cessna topdressing paddock spraying | airplane airport airline passenger jet aviation
anchor: - masonry concrete fastener fixing screw bolt washer rivet height abseiling | anchor boat mooring marine ship harbour sailing nautical yacht vessel chandlery buoy hull diver
artist: - makeup make-up tattoo lash nail music hip-hop circus escape | artist-palette paint painting canvas watercolour easel gallery oil acrylic
basin: game-icons:sink bathroom plumber plumbing laundry tap taps vanity toilet tile tiles renovation kitchen ceramic pottery
bath: - dog pet bird horse sheep towel sound ice forest | bathtub bathroom shower toilet plumber basin tile renovation
battery: - hearing watch phone home solar storage hen laptop | game-icons:car-battery car truck vehicle marine caravan automotive auto 4wd tractor forklift golf cart buggy
bike: - motor dirt trail quad exercise motorbike motorcycle | bicycle
boat: - sailing dinghy kayak canoe paddle rowing sail yacht sailboat dragon punt gravy shoe | motor-boat motor outboard marina marine fishing cruiser trailer licence charter mooring upholstery hull cover jetty
bolt: nut-and-bolt nut screw fastener washer hardware rivet fixing
bucket: - excavator digger loader trailer list | bucket mop cleaning pail sand cleaner
cab: taxi taxi
car: - park charger charging seat port hospital | automobile driving driver dealer used rental sedan mechanic detailing wash wrecker automotive vehicle instructor limousine vintage classic
chain: - mechanic timing bike bicycle motorcycle necklace chainsaw jewellery | chains hoist lifting rigging shackle
church: church worship congregation parish sermon minister pastor anglican catholic baptist uniting
clamp: - hose wheel pipe | clamp
cleaner: - pipe pool gutter tank dry pressure escalator | ph:spray-bottle-fill house office home domestic bond housekeeping end-of-lease mop bathroom kitchen commercial
cleaning: - pool gutter tank dry pressure escalator bin chimney car upholstery | ph:spray-bottle-fill house office home domestic bond housekeeping end-of-lease mop cleaner bathroom kitchen
coffin: coffin maker woven wicker handmade carpenter workshop
container: - plastic food lunch takeaway pot | ph:shipping-container-fill shipping freight storage steel port
crane truck: - delivery delivered brick paver | tabler:car-crane-filled
crane: - bird birdlife wetland wildlife zoo aviary sanctuary origami paper brolga heron truck spider mini glass | building-construction lifting rigging rigger hire construction tower building tonne load lift hook dogman
door: - garage roller car cabinet shower cat dog cupboard oven fridge | door joinery entry timber front locksmith hinge flyscreen window
drone: - underwater rov dam culvert music bagpipe | ph:drone-fill
drum: oil-drum oil chemical waste fuel | - brake cable bearing | drum music band kit beat snare drummer lesson percussion guitar pipe
farm: - conveyancing conveyancer septic drone lawyer insurance accountant | ph:farm-fill cattle sheep cow crop hay harvest paddock produce vegetable egg free-range dairy goat chicken alpaca lamb wheat seed berry lavender picking truck farmer yabby yabbie worm mushroom
fence: - pool electric wire glass asbestos temporary post cattle farm fox exclusion stock | game-icons:wooden-fence paling picket timber wooden
flight: - stair wine tasting balloon dart | airplane airport airline pilot aviation aircraft
fuel: fuel-pump petrol diesel servo station
garage: - mechanic car service servicing repair workshop sale | game-icons:home-garage
gate: - farm cattle paddock boom pool stock valve lock | game-icons:gate driveway automatic automation wrought
gear: gear machine gearbox engineering bearing machining cog
hammer: - piano grand throwing | hammer
hotel: - pet dog cat bug pub | bellhop-bell guest reception stay concierge room
house: house builder real-estate estate rental tenant buyer landlord renovation extension weatherboard cladding conveyancing architect property
lawn: - bowl bowls bowling green bowler | tabler:lawn-mower mowing mower edging
library: - tool toy seed street bike instrument | books book reading author novel librarian
magnet: - fridge school | magnet
mechanic: - institute institutes hall supper committee | wrench
nail: nail-polish manicure salon beauty gel polish pedicure lash acrylic | game-icons:nails hammer timber carpenter roof roofing builder framing hardware
paint: - car panel spray smash powder face | artist-palette artist canvas art easel watercolour acrylic class | game-icons:paint-bucket house painter roller interior exterior tin hardware
painter: - car panel face spray glass | artist-palette artist portrait canvas oil gallery watercolour | ph:paint-roller-fill house interior exterior roof weatherboard residential commercial wall painting decorator decorating ceiling
painting: - eye iris face hand nail car panel line glass powder chalk sign mural | ph:paint-roller-fill house exterior interior roof weatherboard painter | framed-picture gallery oil canvas watercolour portrait landscape artist exhibition framer
palette: - timber pallet forklift | artist-palette paint art artist painting studio class
pick: pick mining shovel miner
pipe: game-icons:bagpipes bagpipe highland tartan piper | - organ smoking tobacco exhaust | ph:pipe-fill plumber plumbing drain water gas sewer irrigation blocked leak burst stormwater drainage
plane: - timber chisel saw wood joinery sharpening joiner bench woodwork | airplane airport flight aviation pilot jet hangar flying charter
plunger: - coffee tea | plunger drain toilet plumber plumbing blocked
railway: locomotive steam locomotive heritage model | train rail commuter station
robot: robot robotics coding kids stem lego class
rocket: - salad rocket stove lettuce | rocket space launch satellite astronomy science
satellite: - clinic office | satellite space orbit launch
saw: carpentry-saw timber hammer chisel tool carpenter wood blade sharpening handsaw
scale: game-icons:kitchen-scale kitchen weigh weighing grocery wholefood baker
school: school enrolment pupil principal campus classroom curriculum
scooter: - mobility wheelchair | motor-scooter moped vespa licence motorcycle | kick-scooter skate kids e-scooter
ship: ship port cargo hull vessel maritime crew sailor navy
shower: - baby bridal tea kitchen meteor | shower bathroom bath plumber plumbing tile screen tap toilet
spade: game-icons:spade garden soil shovel rake digging gardener
sponge: - cake pudding | sponge bath kitchen scrub car
tank: tropical-fish fish aquarium coral | game-icons:water-tank rainwater
theatre: - home operating surgical | performing-arts
toilet: - portable portaloo hire septic event festival | toilet
torch: - welding gas roofing membrane cutting plumber brazing glass flame | flashlight camping led headlamp security lantern
tow: - bar ball hitch ski | game-icons:tow-truck breakdown roadside accident truck recovery
train: locomotive steam locomotive heritage model | train railway rail station carriage commuter
tram: tram-car heritage museum depot model
truck: - food pallet fire toy septic pump vacuum tip crane ute tow forklift | articulated-lorry
tyre: - bike bicycle wheelchair swing | game-icons:car-wheel
valve: - amp amplifier tube guitar heart trumpet | game-icons:valve water pipe plumbing plumber irrigation steam pump pressure
van: - caravan food coffee | minibus shuttle campervan minibus transfer passenger
washer: - pressure nut bolt screw fastener tap | game-icons:washing-machine dryer laundry laundromat
wheel: - clay pottery potter ceramic ceramics kiln wheelchair bike bicycle grinding steering | game-icons:spinning-wheel spinning fleece yarn | wheel wagon cart wheelwright buggy | game-icons:car-wheel tyre alignment rim alloy balancing car caravan
wheelchair: - coach bus charter minibus fleet taxi | manual-wheelchair
window: window glass cleaning cleaner glazing glazier door frame curtain blind sash pane double
`
