/**
 * Meanings of nouns for clothes, crafts, the body, music and sport, in the format that senses.ts
 * reads.
 */
export const lifeSenses = `
alteration: - kitchen bathroom house building extension builder architect | scissors hem zip dress trouser sewing tailor clothing clothes bridal wedding garment suit jeans
beach: beach-with-umbrella umbrella cabana sand
bed: - garden raised flower dog cat pet ute hospital river | bed mattress bedding bedroom linen pillow furniture doona
bedding: - animal horse plant seedling chicken hemp sawdust | bed linen doona mattress sheet pillow bed
bell: - handbell door kettle bellbird | bell church tower ringer foundry steeple bellringer
belt: - conveyor fan timing seat drive pulley mechanic | game-icons:belt buckle wallet
blanket: - fire saddle horse weed | game-icons:blanket wool quilt bed doona throw knitted picnic bedding patchwork
bone: - broth density carving | bone dog pet treat puppy chew
book: books bookshop reading author novel publisher bookseller secondhand children shelf cookbook poetry
boot: - car ski gum football wellington | hiking-boot leather shoe sole hiking cobbler bootmaker footwear walking resole
bow: bow-and-arrow archery arrow archer target | violin violin cello viola string fiddle | ribbon ribbon gift hair wrapping
cap: - bottle tooth hub lens | billed-cap hat baseball merch embroidery beanie uniform
chair: - barber power wheelchair wheel dental lift stairlift massage salon hair yoga camp sedan | chair furniture timber dining caning cane rush upholstery restoration repair maker wooden joinery cabinetmaker bentwood
clock: - race timing finish attendance | mantelpiece-clock repair antique clockmaker horologist pendulum chime mantel movement longcase
coat: coat jacket fashion winter tailor leather wardrobe vintage
coin: - laundry laundromat operated vending | coin collector numismatic mint dealer bullion stamp
couch: - turf green lawn grass bowl bowling kikuyu oval | couch-and-lamp sofa upholstery lounge furniture fabric armchair cushion upholsterer suite
courier: package parcel delivery freight same-day document
crown: - tooth dental dentist denture | crown queen king pageant tiara princess costume
doctor: - paint car lawn plant screen phone computer | stethoscope clinic medical practice gp bulk-billing patient
ear: - piercing dog cat cow tag | ear hearing audiology audiologist wax microsuction
envelope: - building thermal | envelope
fan: ph:fan-fill ceiling ventilation cooling heater aircon exhaust extraction air-conditioning
fin: game-icons:swimfins dive diving snorkel swim scuba mask
fire: - pizza oven sale drill | fire wood pit camp brigade firefighter flame extinguisher sprinkler
flipper: - pinball arcade jukebox property house | game-icons:swimfins dive diving snorkel swim scuba mask
foot: foot podiatrist podiatry orthotic heel ankle toe
football: soccer-ball soccer futsal | - gridiron american rugby nfl | game-icons:american-football-ball footy afl netball oval guernsey
furniture: - removal removalist trailer van truck rubbish waste office | chair chair joinery cabinetmaker maker restoration dining timber
globe: light-bulb light lamp electrician lighting led downlight
glove: boxing-glove boxing boxer kickboxing | gloves knitted winter wool mitten
hat: - hard bobble | ph:cowboy-hat-fill akubra felt bush western stockman | womans-hat milliner millinery straw sun racing fascinator racewear
hockey: - underwater ice air roller table | field-hockey
horn: - cattle goat car air shoe | game-icons:french-horn brass orchestra trumpet trombone music band
iron: - wrought cast corrugated roof scrap golf steam | tabler:ironing-filled laundry shirt ironing
jacket: - ski snow life safety rain waterproof | coat tailor tailoring blazer menswear suit
key: - typewriter piano organ allen keyboard | key locksmith lock padlock cutting deadbolt
lamp: - neon salt heat slag | game-icons:desk-lamp desk shade table bedside lighting study
lantern: - paper chinese silk | game-icons:old-lantern tour ghost gaol kerosene hurricane camping oil candle
lighting: - stage theatre neon event christmas | light-bulb electrician downlight led lamp globe switchboard
lock: - hair canal river | locked locksmith key door padlock safe security deadbolt
map: world-map cartography atlas globe conservator conservation antique
medal: - war military framing mounting | sports-medal trophy sport race engraving award club
mirror: - microscope telescope car wing lens | mirror glass glazier frame bathroom splashback wardrobe salon vanity bedroom antique
needle: - acupuncture acupuncturist tattoo pine injection | sewing-needle sewing thread embroidery felt quilting stitch
organ: - donor donation transplant | game-icons:pipe-organ church pipe recital organist hymn
party: party-popper birthday balloon kids hire jumping cake decoration
pen: - cattle sheep pig yard livestock tattoo insulin | fountain-pen ink paper stationery calligraphy nib writing notebook
pool: pool-8-ball cue pub billiard snooker table felt | - car talent tidal | ph:swimming-pool-fill swimming swim backyard chlorine spa lap lane aquatic fence
printer: - letterpress offset screen 3d press | printer toner cartridge copier laser inkjet office
puzzle: - escape room clue | puzzle-piece jigsaw toy kids wooden
radio: game-icons:walkie-talkie two-way uhf handheld cb walkie-talkie handset repeater hire | radio station community broadcast presenter vintage fm
record: ph:vinyl-record-fill vinyl turntable album lp music crate
recorder: - acoustic sound video data voice bat | flute music woodwind clarinet recital baroque ensemble
ribbon: - typewriter ink cutting cable printer | ribbon gift hair wrapping florist haberdashery bow satin millinery craft
ring: - lock spanner gymnastic boxing boxer fire key | ring jewellery jewelry jeweller engagement wedding gold diamond silver goldsmith
rug: - horse pony dog | ph:rug-fill
sculpture: - ice sand balloon cake | game-icons:philosopher-bust bust portrait marble bronze stone
shoe: game-icons:horseshoe farrier hoof horse donkey pony | - brake dance dancer irish ballet tap | mans-shoe leather cobbler resole sole heel footwear shoemaker polish formal
singer: - sewing machine auslan | microphone choir wedding jazz soprano gig band vocal
ski: - jet water | skis
slide: playground-slide playground swing kids children park
stool: game-icons:bar-stool furniture chair bar timber bench kitchen
swing: game-icons:tree-swing playground slide kids children park tree
table: - pool snooker billiard tennis massage water game board | game-icons:table furniture timber dining chair joinery cabinetmaker woodwork oak hardwood
thread: thread sewing cotton embroidery needle tailor stitch tailoring fabric
ticket: ticket theatre festival cinema concert show gig raffle
tie: game-icons:tie suit tailor menswear silk shirt wedding
tooth: - saw gear blade bucket shark | tooth
toy: - wooden timber dog cat pet sex pull-along train | teddy-bear teddy soft plush bear
upholstery: - car boat marine auto caravan motorcycle motor bike seat | couch-and-lamp
watch: - bird whale dog child | watch watchmaker jeweller strap wrist repair luxury clock dial
wedding band: - music guitar drum dj singer jazz | ring ring jewellery jeweller goldsmith gold engagement diamond
whip: - cream whipped | game-icons:whip stockwhip stockman plaiting plait cracker thong kangaroo drover saddlery saddle
wool: - insulation steel carpet bale shearing shearer shed batt | yarn yarn knitting crochet skein spinning knit felting weaving
`
