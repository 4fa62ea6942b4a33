import { tint, trade } from '../trade.ts'

const recruiter = trade({
  key: 'recruiter',
  label: 'Recruitment',
  subject: 'finance',
  colours: [
    [tint(0.4, 0.12, 265), tint(0.82, 0.13, 60)],
    [tint(0.36, 0.07, 195), tint(0.88, 0.11, 100)],
  ],
  names:
    'recruiter, recruiters, recruitment, recruitment agency, recruiting, staffing, staffing agency, labour hire, labor hire, executive search, headhunter, headhunters, employment agency, talent acquisition, temp agency, job agency, nursing agency',
  hints:
    'candidates, candidate, placements, vacancies, jobs, hiring, roles, shortlist, résumé, resumes, temps, interviews, contractors, job seekers',
  field: 'human resources, professional services, employment',
  pages: 'Employers, Candidates, Open roles, Contact',
  actions: 'See open roles | Brief a recruiter | How we search',
  craft: 'placing people',
  audience: `c> people ready for a better Monday
    b> hiring managers with a gap to fill`,
  headlines: `The right name on the door.
    c> A better job is a conversation away.
    c> Somebody is looking for what you do.
    Work that is worth the trip to {place}.
    b> Three people worth meeting.
    b> Hire someone you will not replace by winter.
    b> Who would your best person want beside them?`,
  leads: `b> Tell us about the seat that is empty and the people on either side of it. We ring, meet and check, and send a short list with a reason next to every name.
    c> We ask what you are good at, what you are tired of and how far you will travel. Then we ring you about jobs that fit, and say so when one does not.
    A résumé shows where somebody has sat. Our recruiters ask what changed because they sat there, and whether anyone would have them back.`,
  offers: `b> Permanent search | The role written honestly, the market rung and a shortlist with reasons attached.
    b> Contract and temporary staff | People who can begin on the site, ward or desk, with papers checked.
    Interviews and checks | References asked the awkward question, tickets seen and right to work confirmed.
    b> Executive search | Quiet calls to people who are not looking, and a long list you can argue with.
    c> Career conversations | Half an hour about what you do well, with no form at the end.
    Résumé and interview help | Your work in plain words, and the question they always ask rehearsed out loud.
    Flexible and part-time work | Job shares, school hours and four-day weeks argued for before the ad is written.
    Salary advice | What the role pays elsewhere, told straight to both sides of the table.
    c> Jobs before they are posted | A ring from a recruiter who remembers what you asked for.
    b> Hiring campaigns | Several seats at once, with one person to ring and a running count.`,
  notes: `The recruiter who takes the brief makes the calls.
    Nobody is put forward without being asked first.
    You hear from us whether the answer is yes or no.
    We say so when the pay or the title is the problem.
    References are spoken to, not ticked off.`,
  offerHeadings: `For both sides of the desk
    How we fill a seat
    Hiring, and being hired`,
  steps: `Describe the work | What the job is on an ordinary Tuesday, and what it pays.
    Meet a short list | A few people, met by us, with a paragraph on each.
    Make the offer | We carry the numbers, the notice and the nerves until day one.`,
  stepHeadings: `From empty chair to first morning
    How a search runs
    Brief, meet, sign`,
  stories: `The brief | What will they do on Tuesday? | Position descriptions list everything and say little. We ask what a good first month would look like, and hunt for that.
    c> Candidates | You hear back. Every time | The worst part of a job hunt is the silence. If the client went another way, we ring and tell you why.
    b> The shortlist | Reasons, not a stack | A pile of paper moves the work to you. We send only people whom we would defend on the phone, and then we defend them.
    b> Afterwards | A call when the novelty has gone | By then the charm has worn off on both sides. We ask how it is going, and pass on what should be said.`,
  faqs: `What does a recruiter cost? | Employers pay the fee and candidates do not. Ask us for the terms before the search begins.
    How long will it take to fill the role? | It depends on the pay, the place and the ticket. We will tell you what we think after the brief.
    Will my employer find out I am looking? | Not from us. We ask before your name goes anywhere.
    c> Should I send a résumé or ring first? | Ring. It helps us to read the page when it comes.
    b> What happens if it does not work out? | Read our replacement terms with us before you sign, and ring early if you are worried.`,
  list: `What we fill
    # For employers
    Permanent roles | Searched and met
    Contract roles | Ready to start
    Leadership roles | Discreetly
    # For candidates
    A first chat | No form
    Interview practice | The hard question
    Offer advice | What it is really worth`,
  people: `Recruiter | Asks the second question.
    Researcher | Knows who sits where.
    Candidate care | Rings with the bad news too.`,
  captions: `Two coffees, one résumé
    The empty chair
    A name badge, day one
    Notes from a reference call
    The handshake
    A shortlist on one page`,
  journal: `Writing a job ad that people answer | Pay, place and the ordinary Tuesday, in that order.
    What referees say when you listen | Pauses, praise and how to ask again.
    Resigning well | What to say, to whom, and how to leave the desk.`,
  fields: 'Name, Email, Hiring or looking?, Role, Start date',
  tickers: 'Short lists, Straight answers, Checked references, Open roles, Day one, Good Mondays',
  closings: `c> What would you like to do next? | Look at the open roles, or ring and tell us about one that should exist.
    b> Tell us who is missing. | Describe the seat, and we will say how we would look.
    Pick up the phone. | A recruiter answers, and writes down what you say.`,
  quotes: `We remember people longer than vacancies.
    The best hire is usually the one who asked you a question back.`,
})

const electrician = trade({
  key: 'electrician',
  label: 'Electricians',
  subject: 'making',
  colours: [
    [tint(0.3, 0.03, 255), tint(0.86, 0.17, 95)],
    [tint(0.38, 0.1, 245), tint(0.8, 0.16, 60)],
  ],
  names:
    'electrician, electricians, electrical, electrical contractor, electrical services, sparky, switchboard upgrades, rewiring, data cabling, security cameras, alarm installer, lighting installation',
  hints:
    'switchboards, switchboard, power points, lighting, EV chargers, safety checks, smoke alarms, wiring, call-outs, fault finding, circuits, downlights',
  field: 'trades, home services, construction',
  pages: 'Services, Emergencies, Prices, Contact',
  actions: 'Get a quote | Book site work | Power is out',
  craft: 'electrical work',
  audience: `c> homes with one power point too few
    b> shops, schools and building managers`,
  headlines: `Power where you need it. Nowhere else.
    c> One room dark? Ring.
    c> Flick the switch. That is the whole point.
    The lights of {place}, kept on.
    b> Shut down on Sunday, trading by Monday.
    b> Test, tag, report, done.`,
  leads: `c> Send a photo of the board and tell us what trips, flickers or hums. An electrician rings back with what it might be, what to leave alone and when we can come.
    b> Maintenance, fit-outs and testing for buildings with people in them: work planned around your hours, drawings marked up and one number when something fails.
    Old houses have surprises behind the plaster. We test first, open up as little as we can and tell you what we found before we touch the next thing.`,
  offers: `Fault finding | The circuit traced, the cause found and the price told before it is fixed.
    Switchboards | Old fuses out, safety switches in and every breaker named in handwriting you can read.
    Lighting | Downlights, pendants and garden lights placed for how you use the room at night.
    Power points and data | Outlets where the furniture really stands, and cable that reaches the far bedroom.
    EV chargers | A charger by the car, on a circuit of its own that the board can carry.
    c> Safety checks | Smoke alarms, switches and earthing tested, and a written list of what to mend first.
    c> Renovations and rewiring | Old cable out and new cable in, while the walls are open and the dust is down.
    b> Maintenance contracts | Testing, exit lights and repairs on a schedule, with a log your auditor can follow.
    b> Shop and office fit-outs | Power, data and lighting installed to the drawings and around other trades.`,
  notes: `We test it in front of you before we leave.
    The price is agreed before a tool comes out of the bag.
    Every circuit gets a label that makes sense.
    Tell us about pets, ladders and locked gates.
    You receive the safety paperwork for the work we do.`,
  offerHeadings: `What our electricians do
    From meter box to night light
    Wired, tested, labelled`,
  steps: `Send a photo | The board, the fitting or the scorch mark, with a line about what happened.
    Get a price | By phone where we can, on site where we must look.
    Test and hand over | Work done, circuits labelled and a certificate for the drawer.`,
  stepHeadings: `From flicker to fixed
    How a call-out goes
    Look, price, wire`,
  stories: `The board | It all starts in the meter box | A board tells the age of a house and the hurry of everyone who worked on it. We leave it so that the next person can read it.
    c> At home | Boots off, drop sheet down | Cutting into a ceiling makes dust. We cover the couch, vacuum the hall and put the furniture back before dark.
    Faults | Nuisance trips have a reason | A kettle, a wet junction or a nail through a cable. We isolate and test by halves until only one answer is left.
    b> Buildings | Off at six, on by morning | Shutdowns go by a written list: who isolates, who checks, who signs. Your tenants should notice nothing.`,
  faqs: `My power is out. What should I do first? | See whether the neighbours have lights, then whether a safety switch has tripped. If it trips again, leave it off and ring.
    Can you quote from photographs? | For much of the work, yes. Send the board, the place and what you would like there.
    Do I need a new switchboard? | Not always. We open the cover, test it and tell you what a new circuit would ask of it.
    c> Can I do some of it myself? | Choose the fittings and clear the room. The wiring must be left to a registered electrician.
    b> Can you work outside trading hours? | Tell us when the building is empty, and we will plan the shutdown for then.`,
  list: `Electrical work
    # At home
    Lights and fans | Hung and balanced
    Power points | Where you need them
    Smoke alarms | Tested and replaced
    # At work
    Test and tag | With a register
    Emergency lighting | Checked and logged
    Fit-out wiring | To the drawings`,
  people: `Electrician | Tests, and then tests the tester.
    Apprentice | Knows every roof space in the suburb.
    Scheduler | Can tell a fault from a blown globe by phone.`,
  captions: `Breakers in a straight row
    Cable through the studs
    A pendant at eye level
    The roof space at noon
    Tester, both lights on
    Van, drawers, order`,
  journal: `Why safety switches trip | What they measure, and how to find the guilty appliance.
    Placing lights in a kitchen | Bench, table and the corner that everyone forgets.
    Before the walls are closed | The cables you will wish that you had run.`,
  fields: 'Name, Phone, Address, What is happening?, Photo of the board',
  tickers: 'Switchboards, Fault finding, Good light, Safety checks, Car chargers, Clean work',
  closings: `c> What flickers? | Tell us the room and send a photo of the board.
    b> Hand us the site list. | Send drawings or addresses, and we will price the work by building.
    It should just work. | Ask an electrician what it would take.`,
  quotes: `Good wiring is the part of the house you never think about.
    If a label needs explaining, we write it again.`,
})

const association = trade({
  key: 'association',
  label: 'Association',
  subject: 'community',
  colours: [
    [tint(0.4, 0.07, 245), tint(0.82, 0.08, 130)],
    [tint(0.34, 0.08, 300), tint(0.86, 0.09, 75)],
  ],
  names:
    'association, professional association, industry association, trade association, industry body, peak body, professional body, federation, guild, union, trade union, chamber of commerce, institute, members’ association, business network',
  hints:
    'members, membership, standards, exams, represent, branches, policy, accreditation, code of conduct, delegates, submissions, government, conference',
  field: 'membership, non-profit, not-for-profit, professional services',
  pages: 'Membership, Standards, Events, About',
  actions: 'Find a member | Become a member | What we stand for',
  craft: 'speaking for members',
  audience: `c> anyone who needs a member’s advice
    b> members, and those about to be`,
  headlines: `One profession, speaking at once.
    c> Find someone who answers to a code.
    c> Know what to expect before you hire.
    A branch in {place}, and a seat for you.
    b> Standards, written by those who keep them.
    b> Your profession has a phone number.`,
  leads: `c> Our members agree to a code, sit for it and can be asked about it. Look one up near you, and read what the code obliges them to do.
    b> Bring a question from a contract, a site or a difficult client. Somebody here has met it, and the answer may be in a guide that a member wrote last year.
    A profession is a long conversation about how to do the work properly. We keep the minutes, publish the results and take them to the people who write the rules.`,
  offers: `Standards and guides | Working documents by practising members, reviewed in the open and dated.
    Exams and admission | A syllabus, past questions and examiners who do the job that they examine.
    Policy and submissions | What the profession thinks of a draft law, with evidence and in time to matter.
    b> Member advice | A call to somebody who has seen the clause, the claim or the client before.
    b> Conferences and branches | Papers, site visits and the conversation beside the coffee urn.
    c> Find a member | A register by place and by field, with the code that each of them signed.
    c> Complaints and conduct | A plain account of what to do when a member falls short.
    Professional development | Short courses built from the questions that members ask most.
    b> Mentoring | An experienced member and a new one, introduced and given something to talk about.`,
  notes: `The secretariat can send you the document itself.
    Members are consulted before it is changed.
    Ask which branch or committee looks after it.
    It is open to questions from outside as well.
    The latest version is dated and kept with the earlier ones.`,
  offerHeadings: `What the association does
    For members, and for those they serve
    Standards, exams and a voice`,
  steps: `Look us up | Find the grade, the branch or the member that you need.
    Apply or ask | Send your experience or your question to the secretariat.
    Take part | Read, comment, vote and turn up. The rest is done by committee.`,
  stepHeadings: `From applicant to committee
    How membership works
    Look, apply, take part`,
  stories: `The standard | Argued over, then agreed | A draft goes out, comments come back, and the awkward ones are read aloud. What survives is a page that members will really use.
    c> The public | A code you can hold us to | Members sign what they will and will not do. It is published here, in words that a client can quote.
    b> The voice | In the room before the rule | By the time a regulation is printed it is too late. Our policy people sit through the hearings so that members need not.
    b> Branches | People who know your kind of week | Somebody shows a job that went wrong, and the others quietly go and check their own.`,
  faqs: `Who can become a member? | It depends on training and experience. Send us yours, and ask which grade it would suit.
    How are the standards written? | By committees of members, with drafts open for comment. Ask us which are open now.
    What does membership cost? | Fees go by grade. Ask the secretariat for the current list.
    c> How do I complain about a member? | Write to the secretariat with dates and documents. We will explain the process and its limits.
    b> Can students or firms join? | Tell us how many people and at what stage, and we will say which grade applies.`,
  list: `What members share
    # To read
    Standards | Current and past
    Practice guides | By those who practise
    Submissions | As they were sent
    # To attend
    Exams | Dates and syllabus
    Branch evenings | One paper, many questions
    Annual conference | The whole profession`,
  people: `President | Was on the other side of the argument once.
    Secretary | Knows where each version is filed.
    Policy lead | Reads bills for breakfast.`,
  captions: `Hands up for the motion
    The draft, in three colours
    Name badges by the door
    A question from the back row
    The register, open
    Minutes, signed`,
  journal: `How to read a draft standard | Scope first, definitions next, and where the trouble hides.
    Preparing for the exam | What examiners look for when two answers are both right.
    Writing a useful submission | One point, one page, one example.`,
  fields: 'Name, Email, Member or not yet?, Field of work, Your question',
  tickers: 'Standards, Exams, Branch evenings, One voice, Practice guides, Open drafts',
  closings: `c> Looking for a member? | Tell us the place and the problem, and we will point you to the register.
    b> Add your name. | Send us your experience, and ask which grade of membership fits.
    The draft is open. | Read it, and tell us where it is wrong.`,
  quotes: `A standard is a promise that strangers can check.
    We disagree in committee so that we can agree in public.`,
})

export const engaging = [recruiter, electrician, association]
