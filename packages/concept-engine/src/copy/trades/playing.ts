import { tint, trade } from '../trade.ts'

const theatre = trade({
  key: 'theatre',
  label: 'Theatre',
  subject: 'music',
  colours: [
    [tint(0.52, 0.22, 350), tint(0.2, 0.02, 320)],
    [tint(0.4, 0.15, 25), tint(0.86, 0.1, 85)],
  ],
  names:
    'theatre, theatre company, theater, playhouse, live venue, live music venue, music venue, jazz club, comedy club, comedy venue, circus, cinema, nightclub, performing arts centre, opera, cabaret, dance company, dance theatre, puppet theatre, improv',
  hints:
    'plays, stage, audience, season, tickets, actors, cast, matinees, matinee, rehearsal, playwright, gigs, performances, shows, curtain, seats, foyer, box office',
  field: 'performing arts, arts, entertainment, culture',
  pages: 'What’s on, Tickets, The venue, Support us',
  actions: 'Book seats | Hire the stage | See the season',
  craft: 'opening nights',
  audience: `c> anyone who likes a room to go dark
    b> producers, schools and touring companies`,
  headlines: `Sit close. It happens tonight only.
    c> Phones off, hearts up.
    c> Argue about it in the foyer.
    The lights go down in {place}.
    b> A stage that is rigged and ready.
    b> Bring the show; we have the dark.`,
  leads: `c> Come early, find the bar and pick a seat with nobody tall in front. When the lights go, you and a room full of strangers are in the same story.
    b> Producers get a plan of the stage, a list of the lamps and a technician who has rigged stranger things. Send the show and your dates.
    Live work is made for whoever is in the room. That is why it can go wrong, and why people still talk about it on the tram home.`,
  offers: `Main season | New work and old trouble, on the stage for a few weeks and then gone.
    c> Matinees | Daylight outside, darkness within and home in time for dinner.
    Late sessions | Songs, jokes or something unnameable after the main house has gone.
    School performances | A show, a conversation with the cast and notes for the lesson afterwards.
    c> Subscriptions | Your seats for the season, kept while you make up your mind about the friends.
    b> Stage hire | The room, the rig and a technician, for a night, a run or a rehearsal week.
    b> Touring shows | A season for your company, with box office, bar and a crew who know the fly lines.
    Talks and workshops | The writer, the designer or the director, sitting on the edge of the set.
    c> Groups and birthdays | A row together, drinks at interval and the cast warned about your aunt.`,
  notes: `Ask the box office where the sightlines are best.
    The running time is printed so that you can plan the tram.
    Arrive early; latecomers wait for a blackout.
    Tell us about access needs and we will set the seat.
    Ask what it is like and we will not spoil it.`,
  offerHeadings: `On the stage
    This season and after hours
    Ways into the dark`,
  steps: `Pick a night | Look at the season and choose by title, mood or dare.
    Take a seat | Reserve it with the box office and tell us about wheels, ears or long legs.
    Stay afterwards | The bar is open, and so are the arguments.`,
  stepHeadings: `From poster to curtain call
    How to see a show
    Pick, sit, argue`,
  stories: `The room | No seat is safe | The front row can see the actors breathe. We built it that way because a story told from close by is harder to forget.
    c> Tonight | Different from yesterday | A pause gets longer, a laugh comes early, a prop goes missing. You will see a version that nobody else has.
    Rehearsal | Tape on the floor for weeks | Before there is a set, there is an outline and a chair that stands for a house. By opening night the chair has gone and the house remains.
    b> For companies | We know what the truck forgot | Gaffer, gel, a spare black curtain: the technician has a cupboard. Bring the show and the cue sheet.`,
  faqs: `How long is the show? | The running time is beside each title. Ask the box office whether there is an interval.
    Can latecomers be seated? | When the action allows it. An usher will take you in by torchlight.
    Is it suitable for children? | Look for the age advice beside the title, or ring us and describe the child.
    c> What should I wear to the theatre? | Whatever you can sit in. Bring a layer; stage lights warm the cast, not the seats.
    b> Can we hire the stage? | Send your dates and technical needs. Ask for the stage plan and the rates.`,
  list: `The season
    # On stage
    New plays | Never seen before
    Old plays | Seen differently
    Comedy and cabaret | After dark
    # Take part
    School matinees | Notes included
    Workshops | On the boards
    Talks | With whoever made it`,
  people: `Artistic director | Reads scripts on every form of transport.
    Stage manager | Says go in a whisper.
    Box office | Knows the seat behind the pillar.
    Technician | Lives above the lights.`,
  captions: `Ghost light on an empty stage
    Velvet, worn at the elbow
    Chalk marks for the set
    Greasepaint and tea
    The foyer at interval
    Cue light, amber`,
  journal: `How a play gets made | From a draft on a kitchen table to the tape on the floor.
    Where to sit in a small theatre | What you gain in the front row and what you lose.
    Bringing a class to the theatre | Before, during and the bus ride home.`,
  fields: 'Name, Email, Show, Night, Number of seats',
  tickers: 'Curtain up, New plays, Matinees, Front row, Interval drinks, Last week',
  closings: `c> Which night will you come? | See the season and take the seat by the aisle.
    b> Bring your show here. | Send the dates, the cast and the plot of the lights.
    House lights to half. | Find a title, find a seat.`,
  quotes: `The set is made of plywood; the rest is made by the audience.
    We would rather be argued about than admired.`,
})

const gameCafe = trade({
  key: 'game-cafe',
  label: 'Game café',
  subject: 'food',
  colours: [
    [tint(0.38, 0.12, 330), tint(0.84, 0.14, 90)],
    [tint(0.46, 0.11, 170), tint(0.88, 0.1, 60)],
  ],
  names:
    'board game cafe, board game café, game cafe, games cafe, gaming cafe, board game bar, arcade bar, games bar, arcade, escape room, escape rooms, bowling, mini golf, board games cafe, karaoke, karaoke bar, pinball',
  hints:
    'games, board games, players, toasties, dice, table for, tournaments, trivia, birthdays, teams, puzzles, cards, play',
  field: 'hospitality, entertainment, leisure, games',
  pages: 'Games, Food and drink, Parties, Book',
  actions: 'Book a table | Plan a team night | See the games',
  craft: 'teaching the rules',
  audience: `c> friends, families and sore losers
    b> teams, clubs and end-of-year parties`,
  headlines: `Your move.
    c> Put the phones in the box lid.
    c> Somebody will teach you the rules.
    Game night in {place}, most nights.
    b> A team night without trust falls.
    b> Let them compete over something harmless.`,
  leads: `c> Say how many you are, how long you have and whether you can bear to lose. Somebody brings a box to the table and teaches it while the drinks arrive.
    b> Give us a head count and the mood. We set the tables, choose games that mix the departments and keep the food coming between rounds.
    Rules are best learned from a person. Ours can explain a new game in the time that it takes the cheese to melt.`,
  offers: `Tables for play | A table, a shelf of games and someone to teach the one that looks too hard.
    c> Family afternoons | Short games, quick turns and chips that keep sticky fingers off the cards.
    Birthdays | A long table, a cake knife and games picked for the age on the candles.
    Food between turns | Things you can eat with one hand while the other guards your cards.
    c> Learn-a-game nights | Sit down with strangers, learn something new and leave with a rival.
    b> Team nights | Tables, teams and a host who keeps score, so that the boss can lose in public.
    Tournaments | Fixed rounds, fair pairings and a trophy that is mostly cardboard.
    b> Whole-room bookings | Every table and the kitchen for an end-of-year party with less small talk.`,
  notes: `A host can explain it at your table.
    Tell us how many you are and what you like.
    Ask which night is the calm one.
    It works for beginners and for rules lawyers.
    Let us know ahead if there are small children.`,
  offerHeadings: `What we bring to the table
    Games, plates and parties
    Ways to play`,
  steps: `Gather your players | Count heads and tell us who reads rules for pleasure.
    Let us pick a box | A host chooses, deals and teaches the first round.
    Play again | Order something toasted and ask for a rematch.`,
  stepHeadings: `From empty table to rematch
    How an evening goes
    Gather, deal, gloat`,
  stories: `The hosts | We read the rules so you do not have to | Every box on the shelf has been played by somebody on the floor. They know which page to skip and where the arguments start.
    c> The table | Strangers until the second round | Nothing makes friends like a shared enemy. Cooperative games are on the middle shelf, and revenge is below it.
    b> Work nights | Nobody has to make a speech | The quiet one from accounts turns out to be a pirate. That is all the team building we promise.`,
  faqs: `What if we do not know any games? | Most people start there. Tell a host what you enjoy and they will bring a box and teach it.
    How long can we keep the table? | Ask when you book. It depends on the night and on how slowly you trade sheep.
    Can children play? | Yes, with games to match. Tell us their ages and we will pick from the right shelf.
    Is there food? | Look at the menu, and tell us about allergies when you book the table.
    b> Can you host our work party? | Send the date and the number of players. We will suggest games and a running order.`,
  list: `Play and eat
    # Games
    Quick and silly | Learn in a minute
    Cooperative | All win or none
    Long and clever | Cancel your evening
    # At the table
    Toasties | Cut in four
    Sweet things | For the loser
    Drinks | Kept off the board`,
  people: `Game host | Teaches without reading aloud.
    Kitchen | Toasts to the rhythm of the dice.
    Events host | Keeps the score and the peace.`,
  captions: `Dice, mid-roll
    Box lids and elbows
    The middle shelf
    A melted corner
    Cards close to the chest
    The rematch`,
  journal: `Games for people who hate games | Short, funny and nobody is out first.
    How to teach a board game | Begin with how you win, and leave the exceptions for later.
    Two-player games for a rainy night | Small boxes with a long grudge in them.`,
  fields: 'Name, Phone, Date, Number of players, Birthday or team night?',
  tickers: 'Roll again, Toasties, Rematch, Long tables, Quick games, House rules',
  closings: `c> Who is in? | Count your players and save a table.
    b> Bring the whole department. | Send a date, and we will set the teams and the tables.
    The box is open. | Pick a night and pick a side.`,
  quotes: `Nobody leaves after losing; they ask for another.
    A good rule takes one breath to explain.`,
})

const martialArts = trade({
  key: 'martial-arts',
  label: 'Martial arts school',
  subject: 'movement',
  colours: [
    [tint(0.46, 0.19, 25), tint(0.28, 0.06, 260)],
    [tint(0.24, 0.01, 80), tint(0.82, 0.14, 85)],
  ],
  names:
    'martial arts, martial arts school, karate, taekwondo, tae kwon do, judo, jiu jitsu, jiu-jitsu, Brazilian jiu jitsu, BJJ, kung fu, aikido, muay thai, kickboxing, boxing gym, boxing, self defence, self-defence, dojo, dojang, fencing, wrestling, MMA',
  hints:
    'belts, sparring, grading, gradings, kata, kicks, throws, discipline, mats, instructor, sensei, bow, pads',
  field: 'sport, fitness, recreation',
  pages: 'Classes, Timetable, Instructors, Try a class',
  actions: 'Try a class | Classes for your staff | See the timetable',
  craft: 'training on the mat',
  audience: `c> children, beginners and late starters
    b> schools, workplaces and clubs`,
  headlines: `Bow in. Leave the day at the door.
    c> Small person, big kick, good manners.
    c> You will be bad at it first. Good.
    Training in {place}, barefoot.
    b> Self-defence your staff can remember.
    b> A term of classes, brought to your hall.`,
  leads: `c> Nobody is fit, brave or bendy before they start. You learn to stand, fall and breathe, then to hit a pad, and one day you notice that the stairs are easy.
    b> Schools and workplaces get an instructor who can hold a room: clear rules, short drills and everyone moving. Tell us the group and the space.
    Respect comes before technique. You bow to your partner because you are about to borrow their balance, and they expect it back.`,
  offers: `c> Children’s classes | Kicks, rolls and listening, in groups by age with games that hide the hard work.
    Beginners’ classes | Stance, falls and first techniques, at a pace where questions are welcome.
    Adult training | Drills, pad work and technique, with partners who look after each other.
    Sparring | Controlled rounds for those who are ready, with the instructor close and the ego outside.
    Private lessons | One instructor and the thing that you keep getting wrong.
    c> Grading preparation | Forms, combinations and nerves practised until the day feels familiar.
    b> School programs | Terms of classes in your hall, with behaviour taught alongside the blocks.
    b> Self-defence workshops | Voice, distance and simple escapes for a workplace or a club.`,
  notes: `Watch a session from the bench before you join in.
    The instructor pairs you with somebody your size.
    Come in loose clothes; the uniform can wait.
    Ask which level suits your age and knees.
    You may stop at any time by tapping.`,
  offerHeadings: `On the mat
    Classes, from first bow on
    Training for every belt`,
  steps: `Watch or try | Sit on the bench or borrow a spot on the mat.
    Learn to fall | Before kicks and throws come rolls, guard and balance.
    Keep showing up | Belts follow. So do the knees, the nerve and the friends.`,
  stepHeadings: `From white belt on
    How training begins
    Watch, fall, return`,
  stories: `The mat | Shoes off, names learned | Everybody lines up, including the people who have done it for decades. Then the warm-up makes equals of all.
    c> Children | The loud one learns to wait | Parents come for the kicking and stay for the manners. Instructors ask for eye contact, a straight back and another try.
    c> Adults | Somewhere to put the week | It is hard to think about an inbox when somebody is holding your collar. That is half of why people come.
    b> Groups | Drills that survive a shock | Under stress you keep only what is simple. So we teach a few moves, and then the same few again.`,
  faqs: `Do I need to be fit to start? | No. Fitness comes from the training, so tell the instructor how you feel and begin there.
    What should I wear to the first class? | Loose clothes, bare feet, short nails. Ask about a uniform once you have decided to stay.
    Will I have to spar? | Only when you and the instructor agree that you are ready.
    c> From what age can children train? | Ask us which group suits. Readiness to listen matters more than a birthday.
    b> Can you teach at our school or workplace? | Tell us the space, the ages and the number of people, and we will suggest a program.`,
  list: `Classes
    # Young
    Little ones | Games with a bow
    Juniors | Forms and focus
    Teens | Speed, then control
    # Grown
    Beginners | From the first stance
    All levels | Drills and partners
    Open mat | Bring questions`,
  people: `Head instructor | Corrects your elbow from across the room.
    Children’s instructor | Never raises a voice, never has to.
    Assistant | Remembers being the newest person here.`,
  captions: `Bare feet on the line
    A belt, tied for the first time
    Pads, taking it
    The bow before the round
    Breath after the drill
    Mats at first light`,
  journal: `What to expect at a first class | The bow, the warm-up and why everyone is so polite.
    Choosing a martial art | Striking, throwing, grappling, and what suits which temper.
    How gradings work | What an examiner looks for, and why nerves are allowed.`,
  fields: 'Name, Phone, Who is training?, Age, Training so far',
  tickers: 'Bow in, First stance, Good falls, Pads up, Belts, Respect',
  closings: `c> Try one class. | Come in loose clothes, and decide when you have your breath back.
    b> Bring it to your hall. | Tell us the group and the space, and an instructor will call.
    The mat is out. | See the timetable and stand at the end of the line.`,
  quotes: `The hardest technique is coming back the second week.
    We teach people to fight so that they rarely need to.`,
})

const dance = trade({
  key: 'dance-school',
  label: 'Dance school',
  subject: 'movement',
  colours: [
    [tint(0.58, 0.14, 0), tint(0.92, 0.05, 70)],
    [tint(0.4, 0.13, 310), tint(0.88, 0.1, 50)],
  ],
  names:
    'dance school, dance studio, dance academy, dance classes, dance, ballet, ballet school, ballroom, salsa, tango, hip hop classes, tap, contemporary dance, dance teacher, flamenco, bachata, swing dance',
  hints:
    'dancers, steps, choreography, recital, recitals, barre work, costumes, rehearsals, rhythm, floor, turns, concert, partner',
  field: 'performing arts, recreation, education, arts',
  pages: 'Classes, Timetable, Teachers, Join',
  actions: 'Try a class | Book a choreographer | See the timetable',
  craft: 'teaching dance',
  audience: `c> small dancers and adults with two left feet
    b> schools, weddings and producers`,
  headlines: `Count to eight. Begin again.
    c> You only need the one left foot.
    c> Dance like the mirror is somebody else.
    First steps, right here in {place}.
    b> Steps for your show, taught to your cast.
    b> A term of dance in the school hall.`,
  leads: `c> Everyone in the beginners’ row is looking at their own feet. By the third song you look up, somebody grins, and the steps have stopped being numbers.
    b> Schools, shows and wedding parties borrow our teachers: choreography for the bodies you have, taught in the time that you have.
    Dancing is memory kept in the knees. We break a phrase into counts, build it slowly and then turn the music up.`,
  offers: `c> Tiny dancers | Skipping, stretching and a story to music, with a parent behind the glass.
    Ballet | Barre, centre and across the floor, taught with care for growing feet.
    Street and jazz | Sharp counts, loose shoulders and choreography that changes each term.
    Adult beginners | No history, no mirrors on the first night and shoes that you already own.
    c> Partner dancing | Lead, follow and swap, until you can survive any wedding.
    Performance groups | Auditioned dancers, extra rehearsals and a stage to be nervous about.
    b> Choreography | Movement made for a cast, a clip or a first dance, and notes to rehearse from.
    b> School programs | A teacher, a speaker and a class that ends with everybody in a line.`,
  notes: `Ask the teacher which level fits your experience.
    Wear whatever you can bend your knees in.
    The counts are taught before the music goes on.
    Come and watch before you decide.
    Tell us about an injury and we will change the step.`,
  offerHeadings: `On the floor
    Styles, ages and levels
    What we teach in counts of eight`,
  steps: `Choose a style | Watch a few, or tell us what music you cannot sit still to.
    Stand in the middle row | There is somebody to copy in front and somebody to copy you.
    Show somebody | A studio night, a stage or your own kitchen.`,
  stepHeadings: `From first plié to last bow
    How to start dancing
    Watch, copy, show`,
  stories: `The floor | Sprung, swept and slightly loud | A good floor gives back what you put in. We look after ours as others look after a piano.
    c> Beginners | The middle row is the best one | Nobody watches you there. They are all counting, and so are you, until somewhere in the second song you are not.
    c> Concerts | Pins, panic and a bow | The little ones wave from the stage and forget a step. That is the part their grandparents keep.
    b> For productions | Made on the cast you have | We choreograph for knees, costumes and the size of the wings, and leave a video to rehearse from.`,
  faqs: `Which class suits somebody who has never danced? | A beginners’ class in any style whose music you like. Tell the teacher it is your first.
    What should dancers wear? | Something to move in and clean soft shoes. Ask before you buy anything special.
    Which class suits my child? | Age, attention and taste all count. Ring us, or watch from behind the glass.
    c> Do I need a partner? | No. We rotate, so that everybody learns to lead or follow whoever is there.
    b> Can you choreograph for us? | Send the music, the cast and the date, and we will talk about rehearsals.`,
  list: `Classes
    # For young dancers
    First steps | Stories and skipping
    Juniors | Ballet, tap, jazz
    Seniors | Technique and repertoire
    # For adults
    Absolute beginners | Nobody is watching
    Social dancing | Change partners
    Open class | Warm up and go`,
  people: `Ballet teacher | Hears a lazy foot.
    Street teacher | Plays it again from the top.
    Accompanist | Speeds up when you cheat.`,
  captions: `Rosin, ribbons, tape
    The row by the mirror
    Shoes outside the door
    Five, six, seven
    Wings before the music
    A turn, blurred`,
  journal: `Getting through a first dance class | Where to stand, what to look at and when to give up counting.
    Looking after dancing feet | Tape, rest and shoes that truly fit.
    Choosing a song for a first dance | Tempo, length and how to end it.`,
  fields: 'Name, Phone, Dancer’s age, Style, Experience',
  tickers: 'Count of eight, Sprung floor, Beginners’ row, Barre, Big finish, Encore bows',
  closings: `c> Stand in the middle row. | Choose a style and come to one class.
    b> Borrow a choreographer. | Tell us the music, the cast and the stage.
    From the top. | See the timetable and pick a song.`,
  quotes: `Everybody has rhythm; some people have only been told otherwise.
    The step is right when you stop thinking the number.`,
})

export const playing = [theatre, gameCafe, martialArts, dance]
