import { tint, trade } from '../trade.ts'

const events = trade({
  key: 'wedding',
  label: 'Events',
  subject: 'events',
  colours: [
    [tint(0.42, 0.1, 340), tint(0.86, 0.07, 70)],
    [tint(0.3, 0.07, 290), tint(0.8, 0.13, 80)],
  ],
  names:
    'wedding, weddings, wedding planner, wedding venue, event, events, event planner, event management, celebrant, party hire, marquee, festival, conference, venue, function venue, events agency, corporate events, party planner, exhibitions and events, reception venue, elopements',
  hints:
    'celebrations, couples, guests, parties, ceremony, marquees, bridal party, reception, speeches, run sheet, florists',
  field: 'events, weddings, entertainment',
  pages: 'Events, Spaces, Stories, Enquire',
  actions: 'Check your date | Plan an event | See past events',
  craft: 'putting on events',
  audience: `c> couples, hosts and guests of honour
    b> organisers, sponsors and marketers`,
  headlines: `The night people bring up years later.
    c> Dance first, speeches later.
    c> Say yes, then call us.
    Long tables in {place}.
    b> A run sheet that survives the speeches.
    b> Your launch, lit and on time.`,
  leads: `c> There is a moment when the room goes quiet and everybody leans in. We arrange the lights, the chairs and the timing so that it happens.
    b> Venue, staging, crew and run sheet under one producer, who has already thought about the loading dock and the chief executive’s microphone.
    An event is a long string of small cues. Our crew rehearse the ones that matter, and know what to do about the rest.`,
  offers: `Celebrations | Ceremonies, parties and long dinners, with someone else watching the clock.
    Long dinners | Tables, candles and a menu timed so that nobody eats during the toast.
    Spaces to hire | Rooms described honestly: capacity, ceiling, power and where the light falls.
    b> Conferences and launches | Staging, sound and speakers who know where to stand.
    c> Weddings | A timetable that bends, a wet-weather plan and a crew that carries tissues.
    Lighting and sound | Designed for the room, rehearsed before guests and faded at the right moment.
    b> Production management | Budget, crew, permits and the truck at the right door.
    c> Small ceremonies | A celebrant, a good view and only the people you would ring with news.`,
  notes: `The producer walks the room with you beforehand.
    There is a plan for rain and another for late speeches.
    The rest of the timetable is built around it.
    The crew walks through it before your guests arrive.
    Ask us what tends to go wrong with it.`,
  offerHeadings: `What we put on
    From first toast to last song
    Nights worth dressing for`,
  steps: `Pick the date | Tell us the day, the size of the crowd and who is coming.
    Shape the evening | Room, lights, order and the song that must be played.
    Let it begin | Crew in place, doors open, and you among the guests.`,
  stepHeadings: `From date to last dance
    How the night comes together
    Plan, rehearse, open`,
  stories: `Behind it | The calm side of the kitchen door | While the guests find their seats, someone counts glasses, checks a microphone and moves a ladder. You should never see it.
    c> The day | Late is allowed | Bouquets get stuck in traffic and grandfathers talk too long. The schedule has room for both.
    b> Producers | Cues, not surprises | Your run sheet has owners, times and a fallback. Our stage manager calls it and you host.`,
  faqs: `How do we hold a date? | Tell us the day and the kind of event. Ask us what is free and what confirms it.
    Can we see the space first? | Please do. Walk the room with our producer and stand where you would speak.
    What happens if it rains? | We plan the wet version with you, chairs and all, before the event.
    c> Can we bring our own music? | Send the list or the band’s needs, and our sound crew will fit them in.
    b> Do you supply crew and equipment? | Send us the run sheet, and we will quote staging, sound and people.`,
  list: `Programs and packages
    # Private
    Weddings | One day, one plan
    Birthdays | However many candles
    Farewells | Said properly
    # At scale
    Ceremony and dinner | One place, one evening
    Launch or gala | Staged and lit
    Room hire | Chairs included`,
  people: `Producer | Holds the run sheet and the spare safety pins.
    Stage manager | Says go, and everything goes.
    Front-of-house lead | Knows your name and your row.`,
  captions: `Candles, just lit
    Chairs before the guests
    Cue sheet, pencilled
    Confetti on the steps
    The last song
    Empty dance floor, one shoe`,
  journal: `A wedding timeline that breathes | Where to leave gaps, and who should hold the rings.
    What a stage manager does | Cues, calls and the quiet headset voice.
    Choosing a room for a crowd | Ceilings, doors, toilets and the sound of cutlery.`,
  fields: 'Name, Email, Date, Number of guests, What are we celebrating?',
  tickers: 'First dance, Long tables, Wet-weather plan, Late speeches, Confetti, Last song',
  closings: `c> What are we celebrating? | Give us a date and the size of the crowd.
    b> Hand us the run sheet. | Tell us the event and the room, and a producer will call.
    The date is the hard part. | Name one, and the rest can be planned from there.`,
  quotes: `If the guests noticed the planning, we did too much.
    Every good evening has one unplanned minute.`,
})

const music = trade({
  key: 'music',
  label: 'Music',
  subject: 'music',
  colours: [
    [tint(0.24, 0.04, 290), tint(0.72, 0.19, 40)],
    [tint(0.36, 0.11, 20), tint(0.88, 0.1, 90)],
  ],
  names:
    'band, bands, musician, musicians, music, music school, music lessons, music teacher, music studio, recording studio, choir, orchestra, record label, DJ, guitar lessons, piano lessons, piano teacher, singing lessons, drum lessons, instrument maker, luthier, piano tuner, composer, string quartet, music festival, wedding band',
  hints:
    'gigs, guitar, piano, drums, songs, album, vocals, violin, concert, concerts, rehearsal, sound, recording, instruments, jazz, mixing, lessons, choral',
  field: 'music, entertainment, arts',
  pages: 'Listen, Dates, Lessons, Book',
  actions: 'Book now | Hire for an event | Listen first',
  craft: 'making music',
  audience: `c> listeners, learners and late starters
    b> venues, labels and event planners`,
  headlines: `Turn it up a little.
    c> Play one song all the way through.
    c> Badly, at first. Then less badly.
    Loud enough for {place}.
    b> The set your room was built for.
    b> Tracks delivered, stems labelled.`,
  leads: `c> Pick up the instrument in the corner. A musician sits beside you, counts you in, and by the end you have played something somebody could recognise.
    b> Send the room, the crowd and the running order. We bring players, charts and a sound check that finishes before your doors open.
    Music is made by listening first: to the room, the other player and the bit that keeps going wrong. Then you play it again.`,
  offers: `Live sets | Songs chosen for the room, from background to the part where shoes come off.
    Lessons | One instrument, one teacher and a piece that you actually want to play.
    Recording sessions | Microphones placed, takes labelled and someone who says when it was the one.
    c> Ensembles and choirs | Parts for every voice, and a concert to be nervous about.
    Mixing and production | Levels, space and the snare sorted until it works on bad speakers.
    b> Music for events | Quartet, duo or full band, with a stage plan for your crew.
    b> Composition and licensing | Written to picture or to brief, delivered with stems and paperwork.
    c> Rehearsal rooms | Amps that work and walls the neighbours cannot hear through.`,
  notes: `Tell us what you love listening to.
    Ask who plays and who teaches.
    Nerves are normal, and they pass by the second song.
    Send us your questions with a link to a song.
    We are glad to talk it through before you decide.`,
  offerHeadings: `What we play and teach
    On stage, in the studio
    For ears and hands`,
  steps: `Send a song | Something you love, or the mood of the night you are planning.
    Try it together | A first lesson, a sound check or a scratch track.
    Play it for people | A gig, a recital or a release, with us beside the stage.`,
  stepHeadings: `From first note to applause
    How we get it in tune
    Count in, play, repeat`,
  stories: `The room | Hear the silence first | Every room has a note it likes. We clap, listen and put the loud things somewhere else.
    c> Learning | The bit that keeps going wrong | Four slow bars beat an hour of playing it through. Teachers find the four bars.
    b> For hire | A band that reads the running order | Speeches run late and sets get shorter. Our players know which song to drop.`,
  faqs: `Do I need my own instrument? | Ask us about the one you want to play; we will tell you what to borrow or buy.
    Can I start music as an adult? | Yes, and adults practise for better reasons. Bring a song you love to the first lesson.
    What do you need for a live set? | Power, space and a time for sound check. Send the room and we will send the stage plan.
    b> Can we choose the songs? | Send your list of must-plays and never-plays with the booking.
    How do recording sessions work? | Send a rough demo, and ask the engineer how long to allow for each track.`,
  list: `Music for you
    # To learn
    First lessons | Hands, sound, song
    Theory made useful | Chords you can use
    Ensemble | Play with others
    # To hear
    Acoustic set | Close and quiet
    Full band | Move the tables
    Studio session | Until the good take`,
  people: `Band leader | Counts in and makes eye contact.
    Sound engineer | Hears the hum before you do.
    Teacher | Patient through the same four bars.`,
  captions: `Sound check, empty room
    Cables, coiled properly
    The red light is on
    Sheet music with coffee
    Strings, freshly changed
    Encore, lights up`,
  journal: `How to practise when you have no time | Small loops, slow tempo and stopping while it is good.
    What to send a studio before you record | Demo, tempo, references and a lyric sheet.
    Choosing music for a ceremony | Arrivals, signing and the walk back down.`,
  fields: 'Name, Email, Instrument or event, Date, A song you love',
  tickers: 'Live sets, First lessons, Good takes, Warm amps, Choirs, Sound check, Encore',
  closings: `c> What would you like to play? | Send us a song, and we will tell you where to begin.
    b> Book the sound. | Send date, room and crowd, and we will suggest a line-up.
    Listen first. | Then decide whether to sit or dance.`,
  quotes: `Nobody ever asked for a quieter encore.
    Play it slowly until your hands stop arguing.`,
})

const studio = trade({
  key: 'studio',
  label: 'Creative studio',
  subject: 'media',
  colours: [
    [tint(0.55, 0.21, 28), tint(0.9, 0.05, 90)],
    [tint(0.22, 0.02, 270), tint(0.86, 0.18, 110)],
    [tint(0.5, 0.2, 300), tint(0.88, 0.1, 60)],
  ],
  names:
    'videographer, video production, film studio, film production, filmmaker, films, wedding films, animation, design studio, graphic design, graphic designer, branding, branding agency, marketing, marketing agency, digital agency, advertising, advertising agency, creative agency, PR, public relations, copywriter, copywriting, content creator, podcast, podcasting, publisher, publishing, magazine, newspaper, illustrator, illustration, artist, web design, social media agency, game studio, video games',
  hints:
    'films, campaigns, brand, brands, portraits, camera, editing, documentary, stories, content, logos, design, creative, shoot, episodes, print, packaging, clients',
  field: 'media, creative, marketing, advertising, design, arts',
  pages: 'Work, Services, Studio, Contact',
  actions: 'See the work | Start a project | About the studio',
  craft: 'making pictures and words',
  audience: `c> people with something to show
    b> brands, publishers and producers`,
  headlines: `Say one thing. Show it well.
    c> The photograph you will print.
    c> Your story, with the boring bits cut.
    Made in a studio in {place}.
    b> Campaigns with a point.
    b> From brief to final cut, one studio.`,
  leads: `b> Send a page, or half of one. We find the single thing worth saying, show you rough ideas while they are cheap, and finish in the formats your channels need.
    c> We turn up early, stay out of the way and wait for the look that nobody posed. Afterwards you choose from pictures, not from apologies.
    A studio is a place to make things and throw most of them away. What is left should need no explanation.`,
  offers: `Film and video | Scripted, shot and cut to the length that people actually watch.
    Photography | Portraits, products and places, lit so that they look like themselves.
    Branding | A name, a mark and a way of speaking that your own people can use.
    b> Campaigns | One idea carried across posters, feeds and inboxes without going thin.
    Words and editing | Copy with a beginning, an end and nothing in it that anyone could have said.
    Animation and illustration | Drawn explanations for the things that a camera cannot see.
    b> Content programs | A calendar, a crew and a month of stories shot in a day.
    c> Private commissions | A family film, a portrait, a book made in a very small edition.`,
  notes: `You see rough cuts before anything is polished.
    The brief fits on a page, and we hold ourselves to it.
    Files arrive named, sized and ready to publish.
    We shoot more than we show.
    Two rounds of honest edits beat ten polite ones.`,
  offerHeadings: `What the studio makes
    Pictures, words and moving things
    From brief to final cut`,
  steps: `Send the brief | One page, a voice memo or a picture of a whiteboard.
    See it rough | Sketches, scripts and frames while they are still cheap to change.
    Publish | Finished files in every shape, with the sources kept.`,
  stepHeadings: `From blank page to published
    How a project moves through the studio
    Brief, rough, final`,
  stories: `The idea | One page, one thought | If the brief says three things, we ask which matters. The camera, the headline and the audience can hold one.
    c> In front of the camera | Nobody likes it at first | We talk, move a chair, put the lens down. Somewhere in the middle you forget we are shooting.
    b> Production | A day’s shoot, a season’s stories | We plan frames for every channel before the crew arrives, so nothing is cropped into sense afterwards.`,
  faqs: `What should a creative brief contain? | Who it is for, what they should do and what you already tried. A page is plenty.
    How many rounds of changes are there? | We agree it before the studio begins. Ask us to put the rounds in the quote.
    Who owns the files? | Ask us about usage and source files when we quote, because it depends on the work.
    c> I hate being photographed. Any advice? | Tell us. We will start with your hands, a walk or a conversation.
    b> Can you work with our in-house team? | Yes. Tell us who holds the brand, and the studio will share rough work early.`,
  list: `What we make
    # Moving
    Brand film | The short, true one
    Explainer | Drawn or shot
    Social cuts | Made for a thumb
    # Still
    Portraits | Of people as they are
    Identity | Mark, type, voice
    Editorial | Words beside pictures`,
  people: `Creative director | Crosses out the second idea.
    Photographer | Waits longer than is comfortable.
    Editor | Cuts the bit everyone loved, correctly.`,
  captions: `Contact sheet, circled
    Light test, take one
    The wall of rough ideas
    Lens cap off
    Proofs on the table
    A cut before the music`,
  journal: `How to write a one-page brief | Audience, action, proof and what to leave out.
    What happens on a shoot day | Call sheets, light and the order of frames.
    Naming things | How the studio gets from a list of words to a single one.`,
  fields: 'Name, Email, Project, Deadline, Link to something you like',
  tickers: 'Film, Photography, Branding, Words, Rough cuts, Final files, Good light',
  closings: `b> Send us half a page. | We will reply with questions and a first rough thought.
    c> What would you like to remember? | Tell us about the person, the day or the place.
    The studio door is open. | Look through the work and tell us what stayed with you.`,
  quotes: `If it needs a caption, we shoot it again.
    An edit is finished when somebody misses a line and the audience does not.`,
})

export const gathering = [events, music, studio]
