/**
 * Animals, plants and places, which belong outdoors: each line is an icon and the nouns that it
 * shows, singular.
 */
export const natureWords = {
  'fluent-emoji-flat': `
goat: goat, nanny goat, billy goat, goatherd
ewe: sheep, ewe, lamb, merino, flock of sheep, shearing, shearer
ram: ram
cow: cow, cattle, dairy cow, heifer, calf, beef cattle, dairy farm, cattle station
ox: bull, ox
water-buffalo: buffalo
bison: bison
pig: pig, piglet, pork producer, piggery
horse: horse, pony, mare, foal, stallion, equine, thoroughbred, horse riding, riding school, horse stable, stables
donkey: donkey, mule
camel: camel
llama: llama, alpaca
deer: deer
rooster: rooster, cockerel
chicken: chicken, hen, chook, poultry
baby-chick: chick, day-old chick
duck: duck, duckling
goose: goose
swan: swan
turkey: turkey
dog: dog, puppy, pup, canine, dog walker, dog grooming, dog training, dog trainer, hound, pooch
poodle: poodle
guide-dog: guide dog, seeing eye dog
service-dog: assistance dog, service dog, therapy dog
cat: cat, kitten, feline, moggy
rabbit: rabbit, bunny
hamster: hamster
mouse: rodent, mice, mouse
rat: rat
wolf: wolf
bear: brown bear
polar-bear: polar bear
panda: panda
koala: koala
kangaroo: kangaroo, roo, wallaby, joey, macropod
otter: otter
bat: flying fox, fruit bat, microbat
elephant: elephant
giraffe: giraffe
zebra: zebra
hippopotamus: hippopotamus, hippo
rhinoceros: rhinoceros, rhino
lion: lion
tiger: tiger
leopard: leopard
gorilla: gorilla
monkey: monkey
orangutan: orangutan
sloth: sloth
crocodile: crocodile, croc, alligator
lizard: lizard, gecko, goanna, skink
snake: snake, python, snake catcher, reptile
turtle: turtle, tortoise
frog: frog
sauropod: dinosaur
t-rex: tyrannosaurus, t-rex
whale: whale, whale watching
spouting-whale: humpback whale
dolphin: dolphin
shark: shark
seal: seal pup, sea lion, fur seal
fish: fish, barramundi, trout, snapper, fishmonger, seafood, fish farm
tropical-fish: tropical fish, aquarium, aquarium fish
blowfish: blowfish
octopus: octopus
squid: squid
crab: crab, mud crab
lobster: lobster, crayfish, marron, yabby, yabbie
shrimp: shrimp, prawn
oyster: oyster, oyster farm
jellyfish: jellyfish
coral: coral, coral reef, reef
spiral-shell: seashell, shell, conch
snail: snail
butterfly: butterfly
honeybee: bee, honeybee, beekeeper, beekeeping, apiary, apiarist
ant: ant
beetle: beetle
lady-beetle: ladybird, ladybug, ladybeetle
cockroach: cockroach
fly: blowfly, housefly
mosquito: mosquito, mozzie
cricket: grasshopper, locust
spider: spider, redback
spider-web: spider web, cobweb
scorpion: scorpion
worm: worm, earthworm, worm farm, vermicompost
bug: caterpillar, silkworm
parrot: parrot, lorikeet
blackbird: raven, crow
owl: owl
dove: dove
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
lotus: lotus, water lily, lotus flower
blossom: flower, daisy, wildflower
potted-plant: pot plant, potted plant, houseplant, indoor plant
seedling: seedling, sprout, seed raising, plant nursery, revegetation
herb: herb, naturopath, naturopathy, herbal medicine, herbal tea
four-leaf-clover: four-leaf clover
palm-tree: palm tree, coconut palm
evergreen-tree: pine tree, conifer, evergreen, pine
deciduous-tree: tree, arborist, tree lopping, tree surgeon, tree removal, gum tree, street tree, arboriculture
christmas-tree: christmas tree
fallen-leaf: autumn leaf
leaf-fluttering-in-wind: leaf
maple-leaf: maple leaf
mushroom: toadstool
brown-mushroom: mushroom, oyster mushroom, lion mane mushroom, fungi, mushroom farm, shiitake
rock: rock, boulder, landscaping rock
snow-capped-mountain: mountain
volcano: volcano
boar: boar, wild boar, feral pig
`,
  'game-icons': `
heron: heron, egret
ibis: ibis
cassowary-head: cassowary
seagull: seagull
kiwi-bird: kiwi bird
dragonfly: dragonfly
beehive: beehive, hive, bee hive
fishing-boat: trawler, fishing boat, fishing charter
wheat: wheat, barley, grain, grain grower, wheat farm, cereal crop, rye
bamboo: bamboo
bonsai-tree: bonsai
fern: fern, tree fern
birch-trees: birch
fruit-tree: fruit tree
waterfall: waterfall
big-wave: wave, surf
eagle-head: eagle, wedge-tailed eagle, bird of prey
wood-pile: firewood, log, sawmill
cactus-pot: cactus
`,
  ph: `
bird-fill: bird, bird watching, birdlife, aviary
`,
}
