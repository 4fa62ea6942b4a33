import { tint, trade } from '../trade.ts'

const pub = trade({
  key: 'pub',
  label: 'Pub',
  subject: 'drinks',
  colours: [
    [tint(0.3, 0.06, 150), tint(0.8, 0.13, 75)],
    [tint(0.34, 0.09, 25), tint(0.86, 0.09, 90)],
  ],
  names:
    'pub, pubs, tavern, corner pub, local pub, country pub, public house, bar, cocktail bar, whisky bar, sports bar, rooftop bar, small bar, beer hall, beer garden bar',
  hints:
    'pints, pub meals, parma, trivia, taps, cocktails, counter meals, kitchen, jukebox, pool table, happy hour, late, drinks, front bar, negroni, beers',
  field: 'hospitality, food and beverage, nightlife',
  pages: 'On tonight, Eat, Drink, Book a table',
  actions: 'Book a table | Plan a function | What is on tonight',
  craft: 'pulling beers',
  audience: `c> regulars and those about to be
    b> offices, clubs and birthday committees`,
  headlines: `First round settles the table.
    c> Stay for one. See how that goes.
    c> Your stool is by the window.
    The corner in {place} with the light on.
    b> A room upstairs, and nobody has to do dishes.
    b> Knock-off, without the planning.`,
  leads: `c> Something cold on tap, something hot from the kitchen and a table that nobody asks you to leave. Bring the dog, the parents or the whole team, and ask what is on tonight.
    b> Tell us how many, who does not drink and when the speech is. We set the room, put a menu together that arrives on time and keep the bill on one page.
    A good room needs a fire or a breeze, a bar you can lean on and staff who remember. Ours has regulars, a decent kitchen and a door that is easy to find in the rain.`,
  offers: `The bar | Taps that change, bottles that do not and a bartender who will pour you a splash to decide.
    Counter meals | Crumbed, grilled or in a bowl, made here and carried out while it is still loud.
    c> Trivia and music | A quiz with arguments, a band with a song you know and no screens in the way.
    c> The beer garden | Shade at noon, heaters after dark and room for a pram and two dogs.
    Wine and cocktails | A short list that somebody drank their way through, and the classics made properly.
    Sunday | Roasts, papers and a slow bar until the light goes.
    b> Functions | A room, a corner or the whole place, with platters that do not run out at the speech.
    b> Team nights | Tables together, a tab with a limit and a quiz about your own company.`,
  notes: `Dogs are welcome where there is no carpet.
    Ask what has just gone on tap.
    Kitchen hours are on the door and kept.
    There is always something good without alcohol.
    If the table is full, the bar is better anyway.`,
  offerHeadings: `What is on
    At the bar and out the back
    Reasons to come down`,
  steps: `Walk in or book | Tables for a crowd, stools for a quick one.
    Order at the bar | Or wave, on a quiet night.
    Stay | Somebody will put another log on.`,
  stepHeadings: `How a night here goes
    From the door to last drinks
    In, sit, stay`,
  stories: `Behind the bar | We know your second drink | The first is an order, the second is a habit. Staff who stay learn both, and what your dog is called.
    c> Out the back | The garden earns its keep | Jasmine on the fence, a heater that works and a table that gets the last sun. It fills up first, so come early.
    b> Upstairs | A speech you can hear | The function room has a door that closes, a small bar and stairs that bring up hot food by the tray.`,
  faqs: `Do I need to book? | For a crowd, yes. For two, walk in, and we will find a corner.
    Can we bring children? | Until the evening, and there are pencils behind the bar.
    Is the kitchen open late? | Ask tonight. The hours are on the door and on this page.
    Are dogs allowed? | In the front bar and the garden, where there is a bowl.
    b> What does a function cost? | It depends on food and heads. Tell us both, and you will have a menu and a figure to take upstairs.`,
  list: `From the kitchen and the taps
    # To eat
    The parma | With the ham under the cheese
    Fish of the day | Battered or grilled
    Something green | Bigger than it sounds
    # To drink
    Rotating tap | Ask what it is
    House red | By the glass or the carafe
    Without alcohol | Bitter, cold and grown up`,
  people: `Publican | Opens up, locks up, listens between.
    Head chef | Strong opinions about gravy.
    Bar staff | Two rounds ahead of you.`,
  captions: `Taps, polished at four
    Fire lit, first stool taken
    The specials board
    Chairs up, last song
    A table by the window
    Garden lights coming on`,
  journal: `How to win at trivia | Sit with somebody older and somebody younger.
    What is on the rotating tap | Who made it and what to eat with it.
    The history of our corner | What stood here, who drank here and what was lost in the cellar.`,
  fields: 'Name, Phone, Date and time, How many?, Inside or garden?',
  tickers: 'Cold taps, Counter meals, Trivia, Beer garden, Open fire, Dogs welcome',
  closings: `c> See you at the bar? | Book for a crowd, or just push the door.
    b> Give us a headcount and a date. | We will answer with a room, a menu and a tab you can live with.
    The kettle is for mornings. | After that, come and see us.`,
  quotes: `A pub is a lounge room with better neighbours.
    Nobody ever regretted sitting down.`,
})

const sportsClub = trade({
  key: 'sports-club',
  label: 'Sports club',
  subject: 'sport',
  colours: [
    [tint(0.44, 0.1, 165), tint(0.88, 0.13, 90)],
    [tint(0.4, 0.12, 300), tint(0.84, 0.12, 60)],
  ],
  names:
    'sports club, sporting club, soccer club, netball club, cricket club, hockey club, basketball club, volleyball club, tennis club, golf club, bowls club, bowling club, lawn bowls, athletics club, running club, run club, cycling club, sports association, roller derby',
  hints:
    'club, members, juniors, seniors, season, fixtures, draw, ladder, coaches, volunteers, clubhouse, courts, pitch, wickets, nets, green, greens, squad, team, teams, umpires, grades, social nights',
  field: 'sport, sports, clubs, recreation',
  pages: 'Play, Grades, Membership, The clubhouse',
  actions: 'Come and try | Partner with us | See the draw',
  craft: 'getting people to play',
  audience: `c> beginners, regulars and those coming back
    b> partners, schools and workplaces`,
  headlines: `We will find you a game.
    c> Out of practice is a grade.
    c> Wednesday nights, spoken for.
    Somebody in {place} needs a partner.
    b> A court full of your customers.
    b> Something to cheer for on your side of town.`,
  leads: `c> Tell us whether you have played before, or say that you have not. Either way there is a night for it, a grade with people like you and somebody who stays behind to show you the scoring.
    b> Partners get a court, a season and members who notice who paid for the nets. Schools and workplaces get a coach, the equipment and a competition that fits their calendar.
    Half of it is the game, and the other half is the table afterwards. We keep the draw fair, the gear in one piece and the lights on until the last point.`,
  offers: `c> Come-and-try nights | Borrowed gear, easy rules and a coach who starts at the beginning.
    c> Junior program | Skills first, then small games, then a team with their friends in it.
    Social competition | Play weekly, at a level where nobody gets hurt or bored.
    Graded teams | Selection, coaching and a place on the ladder worth arguing about.
    Coaching | One on one or in a small squad, for the serve, the swing or the nerves.
    b> Court and clubhouse hire | By the hour, by the evening or for a carnival, with somebody who has the keys.
    b> Workplace leagues | A short season for colleagues, drawn up and umpired by us.
    b> Partnerships | A net, a trophy or a junior team in your colours, and a season of thanks.
    Umpires and scorers | Learn the signals, get a mentor and have the best view there is.`,
  notes: `Play once before you join.
    We lend what you need on the night.
    Ask which grade has a gap.
    Membership can be for a season or for a night.
    Bring a friend, or let us find you a partner.`,
  offerHeadings: `Ways to play
    What is on this season
    For every kind of player`,
  steps: `Pick a night | See what is on, or ask us where you would fit.
    Play a game | Borrow the gear. Somebody explains the scoring as you go.
    Join in | A grade, a team list and your name in the draw.`,
  stepHeadings: `From the sideline to the draw
    How to get a game
    Three nights to belonging`,
  stories: `The clubhouse | The second half is at the table | People stay for the toasted sandwiches and the argument about the line call. New members are asked to settle it.
    c> Beginners | They had not played since school | Most of our social grade had not, either. They came for one night, found that nobody kept the score for long, and are still here.
    b> Partners | One net, a whole season | Every match photograph has your name behind the server. Nobody remembers an ad that long.`,
  faqs: `Do I need my own equipment? | Not to begin with. Once you know that you like it, we will say what is worth buying.
    How do I know which grade I am? | Play a game with one of our coaches watching. It takes them about ten minutes.
    Can I come without a partner or a team? | Yes. Put your name down and we will match you.
    What if I miss a week? | Tell the captain early, and somebody from the reserves will be delighted.
    b> How does a partnership work? | Tell us whom you would like to reach. We will suggest a team, a night or a trophy.`,
  list: `The week
    # To play
    Come and try | Any level
    Social grade | Weeknights
    Graded teams | By selection
    # To learn
    Junior squads | After school
    Adult beginners | Small groups
    Umpiring | With a mentor`,
  people: `President | Locks up, unlocks, locks up again.
    Head of coaching | Sees what the wrist is doing.
    Fixtures secretary | Solves a puzzle that nobody else can see.`,
  captions: `Lights on at dusk
    The draw on the wall
    Warm-up, mostly talk
    Last point of the night
    A trophy with room on it
    Nets up before school`,
  journal: `How to come back after years away | Slowly, with new shoes and old friends.
    What the scoring means | Explained so that you can nod at the right time.
    How to be a good reserve | Keep the bag in the car and the phone on.`,
  fields: 'Name, Email, Sport or grade, Played before?, Which nights suit?',
  tickers: 'Come and try, Social grade, Juniors, Coaching, Under lights, The clubhouse',
  closings: `c> Come for one night. | Tell us which one, and there will be gear and a game.
    b> Back a team. | Ask who needs a hand this season, and come to see them play.
    The draw has a gap in it. | It could have your name on it.`,
  quotes: `Everybody was a beginner here once, some of us twice.
    The best seat is the one beside the scorer.`,
})

const footballClub = trade({
  key: 'football-club',
  label: 'Football club',
  subject: 'football',
  names: 'football club, footy club, rugby club, junior football, league club',
  colours: [
    [tint(0.34, 0.12, 265), tint(0.86, 0.16, 95)],
    [tint(0.38, 0.13, 25), tint(0.9, 0.04, 250)],
  ],
  hints:
    'club, members, juniors, seniors, season, fixtures, training nights, coaches, volunteers, clubrooms, oval, pitch, courts, team, teams, umpires, canteen',
  field: 'sport, sports, clubs, recreation',
  pages: 'Teams, Fixtures, Join, The clubrooms',
  actions: 'Join a team | Sponsor the club | See fixtures',
  craft: 'fielding teams',
  audience: `c> players, parents and people who bring oranges
    b> sponsors, schools and councils`,
  headlines: `There is a jumper in your size.
    c> Come for a run. Stay for the sausage.
    c> Kids who are tired for the right reason.
    Under lights in {place}.
    b> Your name on the boundary fence.
    b> A ground, a club, a whole suburb.`,
  leads: `c> No trial and no secret handshake: come to training in whatever shoes you have. Somebody will learn your name, put you in a drill and tell you which night the barbecue is.
    b> Sponsors get a fence, a jumper and a clubroom of people who shop nearby. Schools and councils get a ground in use, coaches who turn up and a committee that answers.
    A club is mostly people who put out cones. Ours has juniors who lose their mouthguards, seniors who should have retired and somebody who has marked the lines for decades.`,
  offers: `c> Juniors | First kicks and catches, with small teams, short games and everybody on the field.
    c> Seniors | Grades for the quick and for the keen, with training you can reach after work.
    Women and girls | Teams of their own from the first age group up, with change rooms to match.
    c> Social and masters | Bad knees, good company and a rule that nobody runs twice in a row.
    b> Sponsorship | A sign, a jumper, a match day and a room full of locals who remember who paid for the lights.
    b> Ground and room hire | Pitch, kitchen and clubroom for schools, functions and other codes.
    b> School programs | Coaches who come to you with a bag of balls, a plan and their checks done.
    Coaching and umpiring | Courses, a mentor and a whistle, for those who would rather run it than play it.
    Volunteering | Canteen, scoreboard or the line marker: an hour that puts a team on the field.`,
  notes: `Come and train before you sign anything.
    Ask which team has room and what to wear.
    Fees can be paid in parts. Talk to the registrar.
    Boots and jumpers can be borrowed to begin with.
    Whoever stays for the pack-up gets fed.`,
  offerHeadings: `Where you come in
    On the ground and off it
    Teams, rooms and jobs`,
  steps: `Come to training | Any night on the board, in shoes that may get muddy.
    Meet your team | A coach, a group chat and a list of what to bring.
    Play | Fixtures on the fridge, oranges at half time.`,
  stepHeadings: `From the fence to the field
    How to join in
    Turn up, run, belong`,
  stories: `Match day | It starts with the line marker | Before the first siren somebody has chalked the boundary, hung the nets and lit the urn. Join them once, and you will know everybody.
    c> Juniors | Nobody sits out a whole game | Every child gets time in every part of the ground. The score is kept by a dad, and forgotten by the car park.
    b> Partners | They see your name while they wait for chips | A sign by the canteen is read more often than most. We post match reports too, and thank you at the microphone.`,
  faqs: `Do I need experience to join? | No. Come to a training night, and the coach will find the group that fits.
    When does registration open? | Before each season. Ask us which teams still have places.
    What does it cost to play? | Fees depend on the age group. Ask the registrar, also about paying in parts.
    What happens when it rains? | We train unless there is lightning or the council closes the ground. Look at the message board.
    b> How does sponsorship work? | Pick a sign, a team or a match day. We will show you what it paid for last season.`,
  list: `Around the club
    # On the ground
    Juniors | By age group
    Seniors | By grade
    Masters | By knee
    # In the rooms
    Canteen | Urn, pies, oranges
    Function hire | Kitchen and bar
    Committee | First week of the month`,
  people: `Club president | Has keys to things that no longer exist.
    Head coach | Learns the names by the second drill.
    Registrar | Knows which team needs one more.`,
  captions: `Cones out, lights on
    Boots by the clubroom door
    Half-time oranges
    Fresh lines, still wet
    The scoreboard, by hand
    Jumper on the fence`,
  journal: `What to bring to a first training | Water, a mouthguard and low expectations.
    How to be a good sideline parent | Three things to shout and one not to.
    What the new lights cost | Who paid, who dug and what it means in winter.`,
  fields: 'Name, Email, Age group, Played before?, Parent or guardian',
  tickers: 'Juniors, Seniors, Training nights, Canteen open, Come and try, Fresh lines',
  closings: `c> Come down on a training night. | Tell us the age, and we will say which end of the ground.
    b> Put your name where people cheer. | Ask for the sponsor sheet, and come to a home game first.
    We are one player short. | There is always a team that is.`,
  quotes: `The canteen is the best seat in the house.
    Somebody has to put the cones out. It might as well be us.`,
})

/** Places where people turn up for each other. */
export const meeting = [pub, sportsClub, footballClub]
