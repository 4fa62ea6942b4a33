import { tint, trade } from '../trade.ts'

const museum = trade({
  key: 'museum',
  label: 'Museum and gallery',
  subject: 'community',
  colours: [
    [tint(0.3, 0.03, 60), tint(0.72, 0.15, 45)],
    [tint(0.36, 0.07, 165), tint(0.88, 0.08, 85)],
  ],
  names:
    'museum, gallery, art gallery, art space, exhibition, exhibitions, archive, historical society, observatory, aquarium, zoo, botanic garden, heritage site, sculpture park',
  hints:
    'collection, curator, exhibits, history, objects, restoration, trams, artworks, artists, visitors, displays, heritage',
  field: 'arts, culture, arts and culture, museum, heritage, tourism',
  pages: 'Exhibitions, Collection, Schools, Visit',
  actions: 'Plan your visit | Hire the gallery | See what’s on show',
  craft: 'keeping the collection',
  audience: `c> the curious, of any age
    b> schools, lenders and patrons`,
  headlines: `Come closer. Read the label later.
    c> Old things, asked new questions.
    The part of {place} you can walk around inside.
    Look at one thing for longer.
    b> A room with better stories than the boardroom.`,
  leads: `c> Start with the object that stops you. Someone on the floor knows where it was found, who mended it and why it nearly was not kept.
    b> School visits with questions instead of worksheets, rooms to hire among the collection, and loans with condition reports that a registrar will recognise.
    A collection is a long argument about what to keep. We label it, dust it and let visitors take a side.`,
  offers: `Exhibitions | Objects and pictures hung so that they talk across the room to one another.
    Guided tours | A slow walk with somebody who has opened the drawers.
    The permanent collection | The things we always have on show, and the story behind each label.
    School visits | Handling tables, sketching corners and questions that need no worksheet.
    Talks and workshops | Curators, conservators and makers, with the object in front of them.
    Restoration | Work in progress behind glass: rust, varnish and patience.
    b> Venue hire | Dinners and launches among the exhibits, after the last visitor leaves.
    c> Memberships and friends | Previews, behind-the-rope evenings and a reason to come back.`,
  notes: `Ask the volunteer on the floor what is behind the door.
    There is always a bench nearby.
    The label tells half; the guide has the rest.
    Children may touch whatever is on the handling table.
    Check what is open before you travel far.`,
  offerHeadings: `On show
    Ways to see the collection
    In the galleries`,
  steps: `Choose a day | See which exhibitions are open and when the guides walk.
    Start anywhere | Take a plan at the door, or follow the noise of a school group.
    Stay with one thing | Sit, draw, read, and ask the guide the obvious question.`,
  stepHeadings: `From front door to favourite exhibit
    How to see the collection
    A visit in three rooms`,
  stories: `The collection | Kept because somebody fought for it | Behind most exhibits there is a person who would not let it be thrown away. We put their name on the label too.
    The workshop | Restored by hand, in the open | Watch paint, brass and timber come back. Conservators will stop to answer you.
    Schools | Questions before answers | Students guess what the object is for, argue, and only then read the card.`,
  faqs: `Can I take photographs of the exhibits? | Usually, without a flash. Watch for the label that asks you not to.
    How long does a visit to the museum take? | As long as you stand still. Ask the front desk for a short route through the collection.
    Can schools book a guided visit? | Yes. Tell us the year level and topic, and we will suggest rooms and objects.
    Is the gallery easy to get around? | Ask us about lifts, seats and quiet times before you come.
    May I donate an object to the collection? | Write first with a photograph and its story. The curator will reply.`,
  list: `Around the building
    # In the rooms
    Permanent collection | The old friends
    Visiting exhibition | Here for a season
    Open store | Drawers you may pull
    # With a guide
    Highlights tour | The short way round
    Behind the scenes | Gloves and keys
    Drawing hour | Stools and pencils`,
  people: `Curator | Knows why it is on the left wall.
    Conservator | Cleans with cotton buds and curses dust.
    Volunteer guide | Has a favourite exhibit and will tell you.`,
  captions: `White gloves, brass plate
    The long room before opening
    A label being typeset
    Drawers of small things
    Light falling on a frame
    Sketchbooks on the floor`,
  journal: `How an exhibition gets hung | Sight lines, string and the argument over the last wall.
    What conservators use | Cotton, spit and very small brushes.
    Reading an object | Wear, repair and the marks a maker leaves.`,
  fields: 'Name, Email, Date of visit, Number of people, School or group',
  tickers: 'On show, Open drawers, Guided tours, Handling tables, New labels, Long looks',
  closings: `c> Stand in front of it. | Pick an exhibition and come and look.
    b> Bring the class, or the board. | Tell us the group and the date, and we will suggest rooms.
    The doors are heavy, but they open. | Plan a visit to the collection.`,
  quotes: `Every object here was once somebody’s ordinary day.
    A museum is a promise to remember on purpose.`,
})

export const showing = [museum]
