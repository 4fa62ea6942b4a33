import { tint, trade } from '../trade.ts'

export const photographer = trade({
  key: 'photographer',
  label: 'Photographer',
  subject: 'media',
  colours: [
    [tint(0.24, 0.01, 60), tint(0.86, 0.06, 75)],
    [tint(0.34, 0.05, 230), tint(0.88, 0.08, 45)],
  ],
  names:
    'photographer, photographers, photography, photo studio, portrait studio, wedding photography, wedding photographer, real estate photography, real estate photographer, product photography, newborn photography, family photography, headshots, event photography, commercial photography, food photography',
  hints:
    'portraits, camera, shoot, album, albums, prints, lens, light, gallery, images, sessions, darkroom, film photography, families, couples',
  field: 'creative, media, arts',
  pages: 'Photographs, Sessions, Prints, Contact',
  actions: 'Check my date | Plan a shoot | See photographs',
  craft: 'taking pictures',
  audience: `c> people who say they do not photograph well
    b> brands, agents and picture desks`,
  headlines: `The look just after the pose.
    c> Be there. We will remember it for you.
    c> For the wall, not the phone.
    Good light, found in {place}.
    b> Pictures that sell the thing without shouting.
    b> A shot list, met before lunch.`,
  leads: `c> You do not have to know what to do with your hands. We walk, talk and wait, and somewhere between two instructions you forget about the lens.
    b> Send the layout, the channels and who signs it off. We plan the frames, hire what the light needs and deliver files that drop straight into place.
    A photograph takes a moment and the looking takes years. We arrive early, find where the light falls and stand still until somebody forgets us.`,
  offers: `Portraits | You, near a window, with enough time for the face you wear when nobody asks.
    c> Weddings | The day as it happened, from the shaking hands in the morning to the last shoe on the floor.
    c> Families and newborns | Sessions that go at the pace of the smallest, with snacks and no countdown.
    Headshots | A clear, kind picture of a working face, against a wall that will not date it.
    b> Product and food | Styled, lit and shot to your grid, with the label sharp and the ice still frozen.
    b> Buildings and interiors | Verticals straight, lamps on and the hour chosen for the room.
    Events | The speaker, the crowd and the laugh in the third row, caught without a flash.
    Prints and albums | Paper that you can smell, bound or framed so that it leaves the hard drive.`,
  notes: `We look at the light before we unpack.
    You choose from an edited set, not from everything.
    Tell us about the people and the places beforehand.
    Ask what to wear; the answer is less than you fear.
    Files come named, sized and in colour and black and white.`,
  offerHeadings: `What we photograph
    In front of the lens
    Sessions and commissions`,
  steps: `Tell us who and where | A date, a place and the picture that you hope for.
    Let it happen | We watch the light, say very little and keep you warm.
    Choose with us | An edited set to look through, then prints or files.`,
  stepHeadings: `From hello to prints on the wall
    How a session goes
    Wait, press, print`,
  stories: `Light | We came yesterday at this hour | Before a shoot we walk the place at the same time of day. By the time you arrive, we know which wall is kind.
    c> People | Nobody is unphotogenic | Some people are only bad at being looked at. We give them something to do and press the button when they do it.
    The edit | Most of them are thrown away | A good set is short. We take out every frame that says the same thing twice, and you will not miss one.
    b> For brands | Frames before cameras | We sketch each crop against your layout first, so that the headline has somewhere to sit and nobody stretches a bowl.`,
  faqs: `What should we wear? | Clothes you can sit down in, without slogans. Send us a photo if you are unsure.
    How many photographs will we get? | As many as are good. Ask for a full set from a day like yours.
    What if it rains? | Rain is soft light with wet feet. We plan a second place and bring umbrellas that match.
    c> When should we book a photographer? | Early, for weddings and newborns. Ask us which days are open.
    b> What licence comes with the images? | We set out use, term and channels in the quote. Tell us where they will run.`,
  list: `Ways to work together
    # People
    Portrait session | One face, one window
    Family morning | At home or outdoors
    Wedding day | From pins to dancing
    # Things and places
    Product set | To your layout
    Interiors | Straight and bright
    Event cover | The room and the faces`,
  people: `Photographer | Says one thing and then waits.
    Second shooter | Is on the balcony already.
    Retoucher | Removes the spot, leaves the freckle.`,
  captions: `Between two poses
    Contact sheet, marked in red
    Window light, no flash
    The lens cap, lost again
    Wet street, good reflections
    Prints drying on a line`,
  journal: `What to do with your hands in a photograph | Pockets, pages, other people and other answers.
    Choosing the hour | Why noon is unkind and what to do if it must be noon.
    From file to frame | Paper, size and which wall deserves it.`,
  fields: 'Name, Email, Kind of session, Date and place, What do you hope to see?',
  tickers: 'Window light, Portraits, Contact sheets, Real faces, Long lenses, Prints',
  closings: `c> What should be remembered? | Tell us the day and who will be there.
    b> Send the shot list. | We will answer with a plan, a quote and questions about the light.
    Look at some pictures. | Then tell us whom you would like to see that way.`,
  quotes: `The best camera is the one people stop noticing.
    We press the button less than you would think.`,
})
