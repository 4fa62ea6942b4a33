/** Animals, plants and places, which stand outdoors: each line is an icon and the nouns that it shows, singular. */
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
hamster: hamster
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
paw-prints: paw, paw print, pet, pet sitting, pet sitter, pet minding, pet shop, vet, veterinarian, veterinary clinic
rose: rose
tulip: tulip, tulip bulb
sunflower: sunflower
cherry-blossom: cherry blossom, blossom, cherry tree, orchard blossom
hibiscus: hibiscus, tropical flower
hyacinth: hyacinth, lavender
lotus: lotus, water lily, lotus flower, day spa, lotus pond
blossom: flower, daisy, wildflower
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
snow-capped-mountain: mountain, alps, alpine, high country
volcano: volcano
desert-island: island
rainbow: rainbow
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
fishing-boat: trawler, fishing boat, fishing charter
wheat: wheat ear
bamboo: bamboo
bonsai-tree: bonsai
fern: fern, tree fern
willow-tree: willow
birch-trees: birch
fruit-tree: fruit tree
waterfall: waterfall
cave-entrance: cave
big-wave: wave, surf
river: riverbank
`,
}
