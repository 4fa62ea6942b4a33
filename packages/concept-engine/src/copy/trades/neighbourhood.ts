import { tint, trade } from '../trade.ts'

const pets = trade({
  key: 'vet',
  label: 'Pet care',
  subject: 'pets',
  colours: [
    [tint(0.5, 0.1, 175), tint(0.86, 0.12, 75)],
    [tint(0.46, 0.1, 260), tint(0.88, 0.1, 50)],
  ],
  names:
    'vet, vets, veterinary, veterinarian, veterinary clinic, animal hospital, pet shop, pet store, dog groomer, groomer, pet grooming, dog grooming, dog walker, dog walking, dog training, dog trainer, puppy school, cattery, kennels, boarding kennels, pet sitting, pet food, animal rescue, animal shelter, horse riding, equine, aquarium, doggy daycare',
  hints:
    'dogs, cats, puppies, kittens, pets, animals, paws, vaccinations, horses, rabbits, leash, fur, rescue, adoption',
  field: 'pets, animals, veterinary, pet care',
  pages: 'Services, Our people, Advice, Book',
  actions: 'Book a visit | Refer a patient | Ask about a pet',
  craft: 'looking after animals',
  audience: `c> dogs, cats and those they own
    b> breeders, shelters and referring vets`,
  headlines: `They cannot tell you. We listen anyway.
    c> Good with the ones who bite.
    c> Treats at the desk, always.
    Known to every dog in {place}.
    b> A second set of hands for your clinic.
    b> Shelter animals, seen and sorted.`,
  leads: `c> Bring the carrier, the blanket that smells of home and the long list of odd behaviours. We let the animal look around before anyone looks at the animal.
    b> Shelters, breeders and referring vets get clear notes, quick calls and animals that come home calmer than they left.
    Pets hide pain, and owners notice. When you say that she is not herself, we take it as the first symptom.`,
  offers: `Check-ups | Nose to tail, on the floor if the table is too frightening.
    Puppies and kittens | First needles, first manners and a list of what they should not eat.
    Grooming and coats | Baths, clips and nails, with breaks for the ones who tremble.
    c> Walks and day care | Known dogs in small packs, home tired and muddy to the elbow.
    Dental and surgery | Explained beforehand, rung through afterwards, with somebody beside the cage.
    Behaviour and training | Calm practice for pulling, barking and the postman.
    b> Shelter and rescue work | Intake checks, desexing lists and honest notes for new owners.
    c> Older animals | Stiff legs, cloudy eyes and comfort measured in good walks.`,
  notes: `Ask us what your animal will make of it.
    We note how it went for next time.
    We can talk about it before you bring them in.
    The animal sets the pace.
    You can stay with them while we do it.`,
  offerHeadings: `For paws, claws and owners
    How we look after pets
    From first needle to grey muzzle`,
  steps: `Tell us about them | Name, age, habits, and who they do not get along with.
    Come in gently | Let them sniff the room while we talk with you.
    Go home with a plan | Food, medicine and walks on one page, for the fridge.`,
  stepHeadings: `From carrier to cuddle
    How a pet’s visit goes
    Sniff, check, treat`,
  stories: `The visit | First, we sit on the floor | A dog that has sniffed our shoes is easier to examine. Cats get a box, a towel and time.
    c> Owners | You know when something is off | Eating slower, sleeping elsewhere, a look. Tell us, even if it sounds silly.
    b> Colleagues | Notes you can act on | Findings, doses and what the animal thought of it, sent back to your practice or shelter.`,
  faqs: `My pet hates going out. What can we do? | Tell us when you book. We suggest a quiet time and a towel that smells of home.
    What should I bring to the visit? | Earlier records, current food and medicines, and a treat your pet would betray you for.
    When should I worry about my pet? | Trouble breathing, collapse or a swollen belly cannot wait. Ring a vet at once.
    c> How often should pets be checked? | It depends on age and breed. Ask us what suits your animal.
    b> Do you accept referrals? | Send the history and images, and we will ring the referring vet with a plan.`,
  list: `Pet services
    # Health
    Annual check | Nose to tail
    Vaccinations | Quick, with cheese
    Dental clean | Fresher kisses
    # Comfort
    Wash and clip | Breaks included
    Nails | The brave bit
    Senior care | Slow and kind`,
  people: `Veterinarian | Reads ears, tails and blood results.
    Nurse | Knows which cats must not meet.
    Groomer | Wins over the ones who shake.`,
  captions: `Paw on a palm
    Ears up at the door
    The scales, reluctantly
    Towel, cat, one eye
    Muddy and pleased
    A very good boy`,
  journal: `Reading a cat’s tail | What the curl, the flick and the puff mean.
    Foods that are not for dogs | Grapes, onions and the rest of the fridge.
    Walking a nervous dog | Distance, treats and when to cross the road.`,
  fields: 'Your name, Phone, Pet’s name, Kind and age, What is it about?',
  tickers: 'Check-ups, Puppy manners, Quiet cats, Clean coats, Long walks, Good treats',
  closings: `c> Not quite themselves? | Book a visit, and tell us what you noticed.
    b> Send them to us. | Ring or write with the animal’s history.
    Bring the lead. | And the list of odd things they do.`,
  quotes: `The patient is always honest; the owner usually is.
    We have never met a boring cat.`,
})

const charity = trade({
  key: 'charity',
  label: 'Community',
  subject: 'community',
  colours: [
    [tint(0.5, 0.15, 30), tint(0.88, 0.1, 90)],
    [tint(0.42, 0.1, 230), tint(0.85, 0.12, 60)],
  ],
  names:
    'charity, not-for-profit, not for profit, nonprofit, non-profit, community, community centre, community group, neighbourhood house, foundation, church, mosque, temple, parish, volunteer, volunteers, food bank, foodbank, refugee, refugees, social enterprise, council, advocacy, youth services, homelessness, housing service, Rotary, scouts, fundraiser, fundraising, cooperative, co-operative, community garden, men’s shed',
  hints:
    'donate, donations, members, support, families, migrants, programs, volunteering, appeal, grants, newcomers, campaign, worship',
  field:
    'community, not-for-profit, nonprofit, charity, non-profit, social services, religion, government',
  pages: 'What we do, Get help, Give, About',
  actions: 'Lend a hand | Become a partner | What we do',
  craft: 'showing up',
  audience: `c> neighbours who need a hand or have one
    b> partners, funders and workplaces`,
  headlines: `Somebody should. So we do.
    c> Come for help, stay to help.
    c> A hot meal and first names.
    Neighbours of {place}, for one another.
    b> See where the money went.
    b> Volunteering your staff will talk about.`,
  leads: `c> There is a table, an urn and a person who will ask your name. Whether you need something or have something to give, you start in the same chair.
    b> Partners see the program up close: who came, what changed and what we would do with the next grant. Bring your staff; there is work to do.
    Community is a list of small chores done by turns. We keep the list, the keys and the kettle.`,
  offers: `Drop-in support | A person to talk to and the right form, without a number to take.
    Volunteering | A shift, a task and someone beside you on the first day.
    Programs and groups | Meals, classes and gatherings run by neighbours who know each other.
    c> Practical help | Food, lifts, letters and someone to come along to the appointment.
    b> Workplace volunteering | A day of real work for your staff, with gloves and a proper lunch.
    Giving | Money, goods or hours, and word afterwards about what became of it.
    b> Partnerships and grants | Programs planned with funders, reported with stories and plain accounts.
    c> Youth and family groups | Games, homework help and a place where it is fine to be loud.`,
  notes: `Ask us how to take part.
    People who live nearby help to run it.
    You can help before you know how.
    Ring us and somebody will explain how it works.
    Ask for the coordinator by first name.`,
  offerHeadings: `What neighbours do here
    Programs, help and hands
    Ways to take part`,
  steps: `Say hello | Ring, write or come to the table. First names are enough.
    Find your place | A program, a shift or a way to give that suits your week.
    Come again | That is how neighbours turn into a community.`,
  stepHeadings: `From stranger to neighbour
    How to take part
    Hello, hands, home`,
  stories: `The table | It starts with a cup of tea | People come for a form and stay for the conversation. Some of our best volunteers first came in for help.
    c> Helping | You need no special skill | Stack chairs, drive a van, read with a child. The coordinator finds what fits your hands.
    b> Partners | Come and see it | Funders are welcome on an ordinary day, when the urn leaks and the program runs anyway.`,
  faqs: `How do I volunteer? | Tell us your days and what you enjoy. The coordinator will suggest a first shift.
    How do I get help? | Come by, ring or ask someone to ring for you. We start with what is most urgent.
    Where do donations go? | Ask us for the latest report, or come and see the program you gave to.
    c> What goods can I donate? | Ask before you load the car. Needs change with the season and the shelf space.
    b> Can our workplace take part? | Tell us the size of your team, and we will plan a volunteering day.`,
  list: `Programs
    # Get help
    Drop-in | Tea and a person
    Food and essentials | No questions first
    Forms and letters | Side by side
    # Give help
    Weekly shift | Same faces
    One-off day | Gloves on
    Donate goods | Ask what is short`,
  people: `Coordinator | Holds the keys, the roster and the peace.
    Volunteer lead | Started by stacking chairs.
    Support worker | Knows which office opens when.`,
  captions: `The urn, always on
    Chairs in a circle, again
    Boxes passed hand to hand
    First names on stickers
    Soup for the whole street
    Gloves drying on the fence`,
  journal: `Your first volunteer shift | What to wear, who to find and when the tea is.
    What a food pantry really needs | Tins, oil, nappies and less pasta.
    How to be a good neighbour | Small habits that make a street.`,
  fields: 'Name, Phone or email, I would like to help or get help, When are you free?',
  tickers: 'First names, Hot meals, Many hands, Good neighbours, Open table, Tea is on',
  closings: `c> There is a chair for you. | Tell us whether you need a hand or have one to lend.
    b> Stand beside us. | Ask for our program report, and come to see it on an ordinary day.
    Many hands, small jobs. | Pick one and come along.`,
  quotes: `Nobody here is a client; everybody here is a neighbour.
    The work is small, and there is always enough of it to share.`,
})

export const neighbourhood = [pets, charity]
