/**
 * Food and drink, and small things of nature: each line is an icon and the nouns that it shows,
 * singular.
 */
export const foodWords = {
  'fluent-emoji-flat': `
feather: feather
bone: bone, dog bone
bouquet: bouquet, florist, floristry, flower arrangement, cut flower, posy, wedding flowers
gem-stone: gem, gemstone, diamond, sapphire, jewel
snowflake: snowflake
fire: fire
droplet: water drop, droplet
bread: sourdough, bread, loaf, bakery, baker, sourdough loaf, sandwich loaf
baguette-bread: baguette, french bread
croissant: croissant, viennoiserie, patisserie, pastry
pretzel: pretzel
bagel: bagel
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
meat-on-bone: roast, lamb roast
poultry-leg: roast chicken, drumstick, fried chicken, charcoal chicken
cheese-wedge: cheese, cheesemaker, cheddar, goat cheese, fromagerie, cheesemonger
butter: butter
glass-of-milk: milk, dairy
honey-pot: honey, honey pot, raw honey
jar: jam jar, preserve, chutney, pickled vegetables, kimchi, jam
salt: sea salt, salt shaker
green-salad: salad
spaghetti: spaghetti, pasta, linguine, italian restaurant
curry-rice: curry, indian restaurant
cooked-rice: rice
rice-ball: onigiri
sushi: sushi, japanese restaurant
bento-box: bento, bento box
dumpling: dumpling, dim sim, dim sum, gyoza, yum cha
steaming-bowl: ramen, noodle, pho, laksa, noodle soup
pot-of-food: stew, soup, casserole, broth
shallow-pan-of-food: paella
takeout-box: takeaway box, chinese takeaway
fondue: fondue
canned-food: tinned food, canned food
soft-ice-cream: soft serve, gelateria
ice-cream: ice cream, gelato, sorbet
shaved-ice: shaved ice
doughnut: doughnut, donut
cookie: cookie, biscuit
birthday-cake: birthday cake, cake, cake decorating, celebration cake, cake maker
shortcake: sponge cake, cheesecake, slice of cake
cupcake: cupcake, muffin
pie: pie, meat pie, apple pie, pie shop
chocolate-bar: chocolate, chocolatier, chocolate bar
candy: candy, lolly, lolly shop, sweets, confectionery
lollipop: lollipop
popcorn: popcorn
moon-cake: mooncake
red-apple: apple, apple orchard, orchard
green-apple: green apple, granny smith
pear: pear
tangerine: orange, tangerine, citrus
lemon: lemon
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
cucumber: cucumber, pickle
broccoli: broccoli
leafy-green: lettuce, leafy green
bell-pepper: capsicum, bell pepper
hot-pepper: chilli, chili, hot sauce, chilli pepper
ear-of-corn: corn, sweetcorn, maize
pea-pod: pea, peas
beans: bean, baked bean
peanuts: peanut
chestnut: chestnut
hot-beverage: coffee, espresso, cafe, coffee shop, barista, flat white, latte, cappuccino, coffee roaster
teacup-without-handle: tea, green tea, tea house
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
honeycomb: honeycomb
axolotl: axolotl
seahorse: seahorse
sea-star: starfish
manta-ray: manta ray, stingray
salmon: salmon
eel: eel
pumpkin: pumpkin
artichoke: artichoke
asparagus: asparagus
beet: beetroot, beet
cabbage: cabbage
leek: leek
raspberry: raspberry
plum: plum
coffee-beans: coffee bean, roastery
coffee-pot: coffee pot
moka-pot: moka pot
sausage: sausage, snag, sausage sizzle, bratwurst, chorizo
barbecue: barbecue, bbq, barbie
doner-kebab: doner kebab
flour: flour, flour mill, feed sack, feed bag, stock feed, animal feed, chaff
hops: hops, hop
monstera-leaf: monstera
lily-pads: lily pad
chips-bag: potato chips, crisps
milk-carton: milk carton
honey-jar: honey jar
gingerbread-man: gingerbread
jelly-beans: jelly bean
stairs-cake: wedding cake, tiered cake
horseshoe: horseshoe, farrier
`,
}
