/** Meanings of nouns for animals, plants, food and drink, in the format that senses.ts reads. */
export const natureSenses = `
apple: - iphone mac macbook laptop ipad phone | red-apple
bamboo: - floor flooring fabric sheet towel cutlery | game-icons:bamboo plant screen garden clumping nursery
bass: game-icons:guitar guitar band amp music drum lesson | fish fishing lake charter rod lure
bat: cricket-game cricket willow batting wicket batsman | - baseball softball | bat animal wildlife cave zoo fruit rescue colony roost microbat echolocation flying-fox
bean: game-icons:coffee-beans coffee espresso roast roaster roastery | - bag | beans
bear: - teddy toy soft plush | bear zoo safari grizzly forest
biscuit: - dog horse truffle pet joiner | cookie bakery baker cookie cake coffee tea oven cafe
blackberry: game-icons:raspberry jam fruit raspberry berry pie picking dessert
bull: - bar weld welding welder trailer ute terrier | ox cattle cow angus hereford breeder rodeo herd heifer
butterfly: - valve stroke swim swimming clip | butterfly
cake: - fish potato urinal soap | birthday-cake
calf: - muscle massage shin physio physiotherapist raise | cow cow cattle heifer dairy herd weaner
cattle: - grid ramp crush fence fencing weld welding welder trailer truck hide | cow
chicken: poultry-leg fried roast charcoal burger wing schnitzel rotisserie takeaway | - dumpling momo curry restaurant menu sandwich soup salad noodle catering pie rice butcher meat wire | chicken hen egg chook poultry coop rooster free-range pullet bantam duck farm feed backyard pet vet
chip: - wood barrel timber mulch cooper stump windscreen | french-fries fish burger potato fryer takeaway flake | game-icons:microchip semiconductor silicon electronics circuit
coral: coral reef aquarium marine dive diving ocean snorkel
corn: - foot podiatrist podiatry callus | ear-of-corn
cotton: game-icons:cotton-flower farm gin crop picker boll bale
cricket: cricket insect reptile lizard feeder edible protein | - chirp | cricket-game
diamond: - drill drilling core blade saw cutter tool grinding | gem-stone ring jeweller jewellery engagement gem sapphire setting gemstone
dove: - dovetail joint | dove
duck: - restaurant menu pancake roast dumpling bbq barbecue rubber tape canvas | duck duckling pond hen chook chicken goose geese egg poultry farm wetland bird wildlife
elephant: elephant zoo safari keeper africa animal
fly: fishing-pole fishing trout river angler lure | fly pest maggot insect larvae mosquito
ginger: - hair cat | ginger-root spice tea root turmeric kombucha food
giraffe: giraffe zoo safari keeper africa animal
glass: wine-glass wine cellar tasting prosecco | window window glazier glazing pane splashback door
glasses: - pool safety ski | wine-glass wine beer cocktail cellar | glasses optometrist optometry optician eyewear frame lens reading prescription spectacles
gorilla: gorilla zoo safari keeper africa animal
grain: - wood timber floor furniture weigh leather | game-icons:wheat wheat barley crop harvest grower milling mill
hen: - party bucks stag | chicken
hippo: hippopotamus zoo safari keeper africa animal
hop: game-icons:hops beer malt brewery brew ale
horse: - rocking rocker sawhorse vaulting rug tent canvas | horse
jam: jar preserve marmalade fruit chutney scone strawberry
joey: - possum koala wombat glider | kangaroo kangaroo wallaby wildlife rescue carer
kid: - menu meal party school parent curry | goat doe buck nanny billy
lamb: - butcher meat roast restaurant menu kebab souvlaki shank cut chop | ewe sheep ewe ram wool paddock farm merino flock lambing petting
leaf: - gold gilding gilder spring tea table loose | leaf-fluttering-in-wind tree gutter autumn garden rake mulch blower
leopard: leopard zoo safari keeper africa animal
lime: - plaster mortar render wash heritage | lime lemon fruit citrus cocktail juice grove margarita
lion: lion zoo safari keeper africa animal
log: game-icons:wood-pile timber firewood sawmill wood tree mill milling slab
mint: herb herb basil parsley
monkey: monkey zoo safari keeper africa animal
mountain: - bike ash goat | snow-capped-mountain hiking hike trek climbing summit ski snow alpine
mouse: computer-mouse computer keyboard laptop pc software | mouse pet pest rodent rat trap cheese vermin
nest: nest-with-eggs bird egg parrot owl
nut: nut-and-bolt bolt screw fastener washer hardware stud thread | peanuts peanut roasted snack butter
orange: tangerine lemon fruit juice orchard citrus grove navel mandarin
oyster: brown-mushroom mushroom shiitake fungi fungus mycelium enoki | oyster
oven: - wood-fired bakery baker bread pizza camp kiln | ph:oven-fill
palm: palm-tree tree nursery garden tropical landscaping
panda: panda zoo keeper bamboo animal
peach: - colour blush | peach
pig: - taxidermy taxidermist mount hunting tusk boar spit roast pork butcher menu | pig
pine: - furniture pallet board lining floor oil | evergreen-tree tree forest plantation christmas
plant: - excavator machinery operator earthmoving civil equipment hydraulic tonne contractor | potted-plant nursery garden pot seedling indoor flower shrub native gardener succulent fern
port: wine-glass wine fortified cellar tawny muscat
pup: - flying-fox bat seal wildlife | dog dog puppy breeder litter kennel vet grooming groomer walker walking trainer training
rabbit: rabbit pet hutch bunny vet burrow warren pest breeder dog cat hen petting
ram: ram sheep ewe merino wool flock lamb fleece
reef: coral coral aquarium marine dive diving ocean snorkel
rhino: rhinoceros zoo safari keeper africa animal
rice: - crop paddock aerial paddy grower | cooked-rice bowl curry restaurant dish sushi noodle dumpling takeaway menu fried
roast: hot-beverage coffee bean espresso filter | meat-on-bone lamb sunday meat beef pork pub gravy catering
rock: guitar band music gig concert | rock landscaping quarry boulder geology
roll: bread bread bakery loaf baker
rose: - ceiling cornice plaster plasterer shower gold pink | rose flower florist garden nursery bouquet petal bush grower gardener bloom wedding
salt: salt table pepper gourmet flake sea
seal: seal wildlife penguin whale dolphin zoo colony cruise kayak
shearer: - alpaca llama | ewe sheep merino wool ewe flock lamb shed
shearing: - alpaca llama | ewe sheep merino wool ewe flock lamb shed
sheep: - skin seat rug boot | ewe
shell: spiral-shell sea beach seashell ocean
spirit: tumbler-glass gin distillery whisky rum vodka distiller
stud: horse horse thoroughbred mare stallion foal
tap: beer-mug beer brewery keg pint ale taproom | game-icons:kitchen-tap plumber plumbing leaking bathroom kitchen basin water hot
tea: - towel tree morning afternoon devonshire bag | teacup-without-handle leaf herbal blend chai oolong chinese loose-leaf cafe
tiger: tiger zoo safari keeper animal
timber: game-icons:wood-pile sawmill log milling mill
toast: bread breakfast cafe sourdough jam brunch egg
turkey: turkey poultry farm chicken duck free-range gobbler
wave: game-icons:big-wave surf ocean surfing beach surfboard swell
wing: poultry-leg chicken buffalo burger fried
wolf: wolf zoo safari keeper animal
worm: - gear gearbox drive auger | worm
zebra: - crossing pedestrian blind | zebra zoo safari keeper africa animal
`
