import { tint, trade } from '../trade.ts'

/** For a brief that names no trade: work that neighbours do for one another. */
export const localBusiness = trade({
  key: 'local-business',
  label: 'Local business',
  subject: 'community',
  colours: [
    [tint(0.42, 0.08, 250), tint(0.82, 0.12, 75)],
    [tint(0.46, 0.09, 165), tint(0.9, 0.06, 80)],
  ],
  names: 'local business, small business, service provider',
  hints: 'local, neighbourhood, owner-operated',
  field: 'services, other, general, business',
  pages: 'What we do, About, Questions, Contact',
  actions: 'Ask us | Discuss the job | What we do',
  craft: 'doing this work',
  audience: `c> neighbours and newcomers
    b> other firms with work to share`,
  headlines: `Ask the people who do it every day.
    c> A name and a face behind the work.
    Known around {place} by first name.
    b> A small firm your buyers can reach.
    Work we would do for a neighbour.`,
  leads: `Small enough that the person who answers is the person who does the work. Tell us what you have in mind, and we will say honestly whether we are the ones for it.
    c> You will find us where the neighbours said you would. Come with a question, a sketch or half an idea, and we will start from there.
    b> Your buyers deal with a small firm that keeps its word: one contact, a written scope, and a call before anything changes.`,
  offers: `A first conversation | Describe what you have in mind and hear what a small firm like ours would do.
    Work made to order | Agreed with you in plain words, then done by the people you met.
    Advice before you spend | We will tell you when a neighbour down the road suits you better.
    Repeat and regular work | The second time is quicker, because we still have the notes from your first.
    Help at short notice | Ask what the week looks like, and we will answer straight away.
    A second look | Bring us what somebody else began, and hear what a neighbour would do next.
    Small requests | The errand too little for a big firm, done between two larger ones.
    After the work is done | Questions later on reach the same people, with the history at hand.`,
  notes: `Tell us what you have in mind and we will take it from there.
    The person you speak to is the one who does it.
    We write down what we agreed, so that both of us remember.
    If we are not the right firm for it, we will say so.
    A photo or a rough sketch is enough to begin.
    You can ask us about it without obligation.
    It is quicker the second time, since we keep our notes.`,
  offerHeadings: `What you can ask us for
    The work we do
    How we can be useful nearby`,
  steps: `Ask | Tell us what you need and by when, in a few lines.
    Agree | We reply with what it takes, and you decide.
    Done | We do the work and check with you that it is right.`,
  stepHeadings: `From a question to finished work
    How asking us works
    Three plain steps`,
  stories: `Who we are | The same people from hello to handover | In a small firm nobody passes your message along. Whoever hears the request keeps it until it is done.
    Close by | Near enough to come and look | Some things are quicker shown than written. If we can see it, we can usually tell you what it needs.
    Afterwards | Still here when you ring again | We keep what we learned the first time, so that your next request begins further along.`,
  faqs: `How do I start? | Send a few lines or a photo. Ask us for a time if you would rather talk it through.
    Do you take on small requests? | Ask us. Small ones are often how neighbours become regulars.
    How do I find out what it costs? | Describe what you need and we will put a figure in writing before anything begins.
    How soon can you help? | Ask what our week looks like, and we will give you a day we can keep.`,
  list: `What we do
    # To begin
    A conversation | About what you have in mind
    A look at it | In person or by photo
    A written figure | Before you decide
    # And then
    The work itself | By the people you met
    A final check | With you beside us
    Questions later | Same number, same people`,
  people: `Owner | Answers the phone, most of the time.
    Everyday contact | Knows what was agreed and when.
    The practical one | Does the work and sweeps up after.`,
  captions: `The front door, early
    Notes from this morning
    A job on the bench
    The street outside
    Two people and a plan
    The sign above the door`,
  journal: `How to describe a job you know nothing about | What to photograph, measure and mention.
    Questions to ask a small firm | Who does the work, what is written down and who to ring.
    Why we stayed small | What a handful of people can do that a department cannot.`,
  fields: 'Name, Email, Phone, What do you need?',
  tickers: 'Close by, Ask first, In writing, Same people, Small jobs too, Done properly',
  closings: `c> Ask a neighbour. | Send a few lines about what you need and we will answer them ourselves.
    b> Put us on your list. | Tell us about the work, and meet the people who would do it.
    One message is enough. | Say what you have in mind and how to reach you.`,
  quotes: `We would like you to wave when you walk past.
    A small firm is only as good as its next phone call.`,
})
