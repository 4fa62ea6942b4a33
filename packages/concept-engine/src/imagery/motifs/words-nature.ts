/** Animals, plants and food: each line is an icon and the nouns that it shows, singular. */
export const natureWords = {
  'fluent-emoji-flat': `
goat: goat, nanny goat, billy goat, goatherd
ewe: sheep, ewe, lamb, merino, flock of sheep, shearing, shearer
ram: ram
cow: cow, cattle, dairy cow, heifer, calf, beef cattle, herd, dairy farm, cattle station
ox: bull, ox, steer
water-buffalo: buffalo
bison: bison
pig: pig, piglet, pork producer, piggery
horse: horse, pony, mare, foal, stallion, equine, thoroughbred, horse riding, riding school, agistment, horse stable, stables
donkey: donkey, mule
camel: camel, two-hump camel
llama: llama, alpaca
deer: deer, venison
rooster: rooster, cockerel
chicken: chicken, hen, chook, poultry
baby-chick: chick, day-old chick
duck: duck, duckling
goose: goose
swan: swan
turkey: turkey
dog: dog, puppy, pup, canine, dog walker, dog grooming, dog training, dog trainer, hound, labrador, cavoodle, greyhound, pooch
poodle: poodle, dog groomer, oodle
guide-dog: guide dog, seeing eye dog
service-dog: assistance dog, service dog, therapy dog
cat: cat, kitten, feline, moggy
rabbit: rabbit, bunny
hamster: hamster, guinea pig
mouse: rodent, mice, mouse
rat: rat
hedgehog: hedgehog, echidna
chipmunk: chipmunk
fox: fox
wolf: wolf
bear: brown bear
polar-bear: polar bear
panda: panda
koala: koala
kangaroo: kangaroo, roo, wallaby, joey, macropod
badger: badger
beaver: beaver
otter: otter
bat: flying fox, fruit bat, microbat
elephant: elephant
giraffe: giraffe
zebra: zebra
hippopotamus: hippopotamus, hippo
rhinoceros: rhinoceros, rhino
lion: lion
tiger: tiger
leopard: leopard, cheetah
gorilla: gorilla
monkey: monkey
orangutan: orangutan
sloth: sloth
crocodile: crocodile, croc, alligator
lizard: lizard, gecko, goanna, skink
snake: snake, python, snake catcher, reptile
turtle: turtle, tortoise
frog: frog, tadpole
sauropod: dinosaur
t-rex: tyrannosaurus, t-rex
dragon: dragon
unicorn: unicorn
whale: whale, whale watching
spouting-whale: humpback whale
dolphin: dolphin
shark: shark
seal: seal pup, sea lion, fur seal
fish: fish, barramundi, trout, snapper, fishmonger, seafood, aquaculture, fish farm
tropical-fish: tropical fish, aquarium, aquarium fish, goldfish, clownfish
blowfish: blowfish
octopus: octopus, calamari
squid: squid
crab: crab, mud crab, yabby
lobster: lobster, crayfish, marron
shrimp: shrimp, prawn
oyster: oyster, mussel, scallop, oyster farm
jellyfish: jellyfish
coral: coral, coral reef, reef
spiral-shell: seashell, shell, conch
snail: snail, escargot
butterfly: butterfly, moth
honeybee: bee, honeybee, beekeeper, beekeeping, apiary, apiarist, pollinator, native bee
ant: ant
ant: termite, white ant
beetle: beetle
lady-beetle: ladybird, ladybug, ladybeetle
cockroach: cockroach, pest control
fly: blowfly, housefly
mosquito: mosquito, mozzie
cricket: grasshopper, locust
spider: spider, redback
spider-web: spider web, cobweb
scorpion: scorpion
worm: worm, earthworm, worm farm, vermicompost
bug: caterpillar, silkworm
parrot: parrot, cockatoo, lorikeet, budgie, galah, budgerigar
bird: bird, finch, canary, bird watching, birdlife, aviary
blackbird: raven, crow, magpie
owl: owl
eagle: eagle, hawk, falcon, raptor
dove: dove, pigeon
flamingo: flamingo
peacock: peacock
penguin: penguin
nest-with-eggs: nest, bird nest
feather: feather
paw-prints: paw, paw print, pet, pet sitting, pet sitter, pet minding, pet shop, vet, veterinarian, veterinary clinic
bone: bone, dog bone
rose: rose
tulip: tulip, tulip bulb
sunflower: sunflower
cherry-blossom: cherry blossom, blossom, cherry tree, orchard blossom
hibiscus: hibiscus, tropical flower
hyacinth: hyacinth, lavender
lotus: lotus, water lily, lotus flower, day spa, lotus pond
blossom: flower, daisy, wildflower
bouquet: bouquet, florist, floristry, flower arrangement, cut flower, posy, wedding flowers
potted-plant: pot plant, potted plant, houseplant, indoor plant, fiddle leaf
seedling: seedling, sprout, seed raising, plant nursery, revegetation
herb: herb, naturopath, naturopathy, herbal medicine, basil, herbal tea
shamrock: clover, shamrock
four-leaf-clover: four-leaf clover
cactus: cactus, succulent
palm-tree: palm tree, coconut palm
evergreen-tree: pine tree, conifer, evergreen, pine
deciduous-tree: tree, arborist, tree lopping, tree surgeon, tree removal, oak, eucalyptus, gum tree, street tree, arboriculture
christmas-tree: christmas tree
fallen-leaf: autumn leaf
leaf-fluttering-in-wind: leaf
maple-leaf: maple leaf, maple
sheaf-of-rice: wheat, barley, grain, grain grower, wheat farm, cereal crop, rye, oats
mushroom: toadstool
brown-mushroom: mushroom, oyster mushroom, lion mane mushroom, truffle, fungi, mushroom farm, shiitake
wood: log, firewood, timber, timber yard, sawmill, hardwood, lumber
rock: rock, boulder, sandstone, landscaping rock
gem-stone: gem, gemstone, diamond, opal, sapphire, jewel
snow-capped-mountain: mountain, alps, alpine, high country
volcano: volcano
desert-island: island
snowflake: snowflake
rainbow: rainbow
fire: fire, bushfire, flame
droplet: water drop, droplet
bread: sourdough, bread, loaf, bakery, baker, sourdough loaf, sandwich loaf
baguette-bread: baguette, french bread
croissant: croissant, viennoiserie, patisserie, pastry
pretzel: pretzel
bagel: bagel
flatbread: flatbread, naan, roti, lavash
stuffed-flatbread: kebab, gyros, souvlaki, falafel wrap, shawarma, pita
waffle: waffle
pancakes: pancake, hotcake
pizza: pizza, pizzeria, wood-fired pizza
hamburger: burger, hamburger, burger joint
french-fries: hot chips, french fries, fish and chips, chip shop
hot-dog: hot dog
sandwich: sandwich, toastie, sanger, panini
taco: taco, mexican restaurant
burrito: burrito
tamale: tamale
falafel: falafel
egg: egg, free-range egg, egg farm
cooking: fried egg, bacon and eggs
bacon: bacon
cut-of-meat: steak, meat, butcher, beef, wagyu, butchery, butcher shop, smallgoods
meat-on-bone: roast, ham, leg of lamb, lamb roast, spit roast
poultry-leg: roast chicken, drumstick, fried chicken, charcoal chicken
cheese-wedge: cheese, cheesemaker, cheddar, goat cheese, fromagerie, cheesemonger, feta, brie
butter: butter
glass-of-milk: milk, dairy, milkshake
honey-pot: honey, honey pot, raw honey
jar: jam jar, preserve, chutney, pickled vegetables, kimchi, jam
salt: salt, sea salt, spice, salt shaker
green-salad: salad
spaghetti: spaghetti, pasta, linguine, italian restaurant
curry-rice: curry, indian restaurant
cooked-rice: rice
rice-ball: onigiri
sushi: sushi, sashimi, japanese restaurant
bento-box: bento, bento box, lunch box, meal prep
fried-shrimp: tempura, fried prawn
dumpling: dumpling, dim sim, dim sum, gyoza, yum cha, pierogi
steaming-bowl: ramen, noodle, pho, laksa, noodle soup
pot-of-food: stew, soup, casserole, broth
shallow-pan-of-food: paella
takeout-box: takeaway box, chinese takeaway
fondue: fondue
oden: skewer
canned-food: tinned food, canned food
soft-ice-cream: soft serve, gelateria
ice-cream: ice cream, gelato, sorbet
shaved-ice: shaved ice
doughnut: doughnut, donut
cookie: cookie, biscuit, bikkie, anzac biscuit
birthday-cake: birthday cake, cake, cake decorating, celebration cake, cake maker
shortcake: sponge cake, cheesecake, slice of cake
cupcake: cupcake, muffin
pie: pie, meat pie, apple pie, pie shop
custard: custard, creme caramel, pudding
chocolate-bar: chocolate, chocolatier, chocolate bar
candy: candy, lolly, lolly shop, sweets, confectionery
lollipop: lollipop
popcorn: popcorn
moon-cake: mooncake
red-apple: apple, apple orchard, orchard
green-apple: green apple, granny smith
pear: pear
tangerine: orange, tangerine, citrus
lemon: lemon, lemonade
lime: lime
banana: banana
pineapple: pineapple
mango: mango
watermelon: watermelon
melon: melon, rockmelon
grapes: grape, vineyard, winery, vigneron, viticulture
strawberry: strawberry, berry farm
blueberries: blueberry
cherries: cherry
peach: peach, nectarine, apricot
kiwi-fruit: kiwi fruit, kiwifruit
coconut: coconut
avocado: avocado, smashed avocado
olive: olive, olive oil, olive grove
tomato: tomato
carrot: carrot, vegetable, veggie box, market garden, veg box, fruit and veg, greengrocer
potato: potato, spud
roasted-sweet-potato: sweet potato
onion: onion
garlic: garlic
ginger-root: ginger
eggplant: eggplant, aubergine
cucumber: cucumber, pickle, zucchini
broccoli: broccoli, cauliflower
leafy-green: lettuce, leafy green, kale, spinach
bell-pepper: capsicum, bell pepper
hot-pepper: chilli, chili, hot sauce, chilli pepper
ear-of-corn: corn, sweetcorn, maize
pea-pod: pea, peas, legume
beans: bean, baked bean
peanuts: peanut
chestnut: chestnut, macadamia, hazelnut
hot-beverage: coffee, espresso, cafe, coffee shop, barista, flat white, latte, cappuccino, coffee roaster
teacup-without-handle: tea, matcha, green tea, tea house
teapot: teapot, high tea, tea room
bubble-tea: bubble tea, boba
mate: yerba mate
beverage-box: juice box
cup-with-straw: soft drink, smoothie, juice bar, iced drink
tropical-drink: mocktail, tropical drink
cocktail-glass: cocktail, cocktail bar, martini
wine-glass: wine, wine bar, pinot, shiraz, red wine, cellar door, winemaker, sommelier
bottle-with-popping-cork: champagne, sparkling wine, prosecco
beer-mug: beer, pint, ale, lager, brewery, pub, craft beer, stout, brewpub, beer garden
clinking-beer-mugs: beer hall
tumbler-glass: whisky, whiskey, gin, distillery, bourbon, rum, spirits distillery
sake: sake
`,
  'game-icons': `
heron: heron, brolga, egret
cassowary-head: cassowary
hummingbird: hummingbird
sparrow: sparrow, wren
seagull: seagull
kiwi-bird: kiwi bird
squirrel: squirrel, possum
dragonfly: dragonfly
praying-mantis: mantis
beehive: beehive, hive, bee hive
honeycomb: honeycomb
fishing-boat: trawler, fishing boat, fishing charter
axolotl: axolotl
seahorse: seahorse
sea-star: starfish
manta-ray: manta ray, stingray
salmon: salmon, tuna
eel: eel
pumpkin: pumpkin
artichoke: artichoke
asparagus: asparagus
beet: beetroot, beet
cabbage: cabbage, brussels sprout
leek: leek
raspberry: raspberry, blackberry
plum: plum
orange-slice: marmalade
coffee-beans: coffee bean, roastery
coffee-pot: coffee pot, percolator
moka-pot: moka pot
sausage: sausage, snag, sausage sizzle, bratwurst, chorizo
barbecue: barbecue, bbq, barbie, smokehouse
doner-kebab: doner kebab
wheat: wheat ear
flour: flour, flour mill
hops: hops, hop
almond: almond
cotton-flower: cotton
bamboo: bamboo
bonsai-tree: bonsai
fern: fern, tree fern
monstera-leaf: monstera
lily-pads: lily pad
willow-tree: willow
birch-trees: birch
fruit-tree: fruit tree
waterfall: waterfall
cave-entrance: cave
big-wave: wave, surf
river: riverbank
chips-bag: potato chips, crisps
milk-carton: milk carton, oat milk
honey-jar: honey jar
wrapped-sweet: toffee
gingerbread-man: gingerbread
jelly-beans: jelly bean
cake-slice: brownie, lamington, pavlova
stairs-cake: wedding cake, tiered cake
horseshoe: horseshoe, farrier
`,
}
