import { tint, trade } from '../trade.ts'

const clinic = trade({
  key: 'clinic',
  label: 'Health clinic',
  subject: 'health',
  colours: [
    [tint(0.5, 0.09, 200), tint(0.85, 0.08, 95)],
    [tint(0.44, 0.08, 165), tint(0.88, 0.06, 40)],
  ],
  names:
    'medical clinic, clinic, GP, general practice, doctor, medical centre, medical practice, pharmacy, chemist, hearing clinic, audiologist, optometrist, naturopath, acupuncture, Chinese medicine, midwife, dietitian, nutritionist, nutrition, dermatology, fertility, hospital, specialist clinic, podiatry, podiatrist, speech pathology, speech pathologist, skin cancer clinic',
  hints:
    'patients, health, medical, nurse, vaccinations, symptoms, referral, bulk billing, telehealth, hearing, skin checks, pathology, wellbeing, scripts',
  field: 'health, healthcare, health care, medical, health and wellness, wellness',
  pages: 'Services, Our people, Fees, Visit',
  actions: 'Book an appointment | Refer a patient | Fees and forms',
  craft: 'caring for patients',
  audience: `c> patients young and old
    b> referrers, employers and aged-care homes`,
  headlines: `Care that begins by listening.
    c> See a doctor who reads your history.
    c> Time enough for the second question.
    Looking after the health of {place}.
    b> Referrals that come back with answers.
    b> A clinic your staff can get into.`,
  leads: `c> Come with the thing that has been bothering you, and the thing you nearly did not mention. Our clinicians make room for both, and explain what happens next.
    b> We see your patients or staff, write back clearly and keep you in the picture, from the first referral letter to the last review.
    Most of good health care is ordinary: a blood pressure taken properly, a result explained, a phone call when the clinic said it would ring.`,
  offers: `General appointments | A face-to-face visit for what is new, what lingers and what needs a second look.
    c> Children’s health | Checks, growth charts and patient answers for parents who were up all night.
    Long-term conditions | Plans for blood pressure, diabetes or asthma, reviewed by the same clinician.
    c> Women’s and men’s health | Screening and frank conversations with a clinician you choose.
    b> Workplace health | Pre-employment checks and vaccinations for staff, booked in groups.
    Telehealth | A screen visit for scripts, results and reviews when the waiting room is too far.
    Preventive checks | Skin, heart and screening tests done before there is anything to find.
    b> Referral pathways | Clear criteria for sending patients, and letters that report back to you.`,
  notes: `Your clinician explains the result before you leave.
    Reception can tell you which appointment length to ask for.
    We write it down for you to take home.
    Bring your medicines list and we will check it together.
    The nurse can help while you wait for the doctor.`,
  offerHeadings: `What we see patients for
    How the clinic can help
    Appointments and ongoing care`,
  steps: `Choose a clinician | Read who sees what, or ask reception who would suit your symptoms.
    Come in or call | Arrive with your card, your medicines and your questions.
    Leave with a plan | You know the next test, the next visit and who rings whom.`,
  stepHeadings: `Your visit to the clinic
    From symptom to plan
    What happens at an appointment`,
  stories: `c> The first visit | Start with the whole story | Old injuries, family history, the tablets at the back of the cupboard: the doctor would rather hear it all once than in pieces.
    The clinic | Quiet rooms, clear signs | Reception knows which clinician is running late and will tell you, so that you can wait with a coffee instead of a magazine.
    b> Referrers | Letters you can act on | Findings first, then the plan, then who does what. Your patient’s next appointment is on the same page.`,
  faqs: `What should I bring to an appointment? | Your health card, medicines list and any letters from other clinicians.
    How do I get my test results? | Ask at your visit. The clinic will say who calls you and when results need another appointment.
    What will the visit cost? | Fees depend on the appointment and your cover. Ask reception for the current fee before you book.
    c> Can my child see the same doctor? | Ask for them by name when you book, and we will look for their next consulting session.
    b> How do I refer a patient? | Send a referral with history and current medicines. Ask our reception for the clinician’s details.`,
  list: `Appointments
    # In the rooms
    Standard consultation | One concern, looked at well
    Long consultation | Several, or something complicated
    Procedure | Stitches, dressings, removals
    # Ongoing
    Care plan | Written with you
    Screening and checks | At the age it matters
    Scripts and results | In person or by screen`,
  people: `General practitioner | Knows the family history, and the family.
    Practice nurse | Steady hands for needles, dressings and worries.
    Reception lead | Finds the gap in a full day of appointments.`,
  captions: `The consulting room door, open
    A chart explained
    Morning light in reception
    Stethoscope and notes
    The nurse’s tray, ready
    A plan to take home`,
  journal: `Getting more from a short appointment | What to write down before you see the doctor.
    Which health checks, and when | A decade-by-decade guide to screening.
    How to read a pathology report | What the arrows mean, and when to stop searching.`,
  fields: 'Name, Phone, Date of birth, Preferred clinician, Preferred day',
  tickers: 'Check-ups, Telehealth, Children’s health, Skin checks, Care plans, Vaccinations',
  closings: `c> Been putting it off? | Choose a clinician and a time, and bring the question with you.
    b> Send us your next patient. | Ask our reception for referral details, and hear back by letter.
    Your health, in good hands. | Reception can help you choose the right appointment.`,
  quotes: `Patients should never leave the clinic wondering what was said.
    Half of a diagnosis is letting someone finish the sentence.`,
})

const physio = trade({
  key: 'physio',
  label: 'Physiotherapy',
  subject: 'health',
  colours: [
    [tint(0.52, 0.11, 185), tint(0.86, 0.12, 100)],
    [tint(0.45, 0.1, 250), tint(0.8, 0.12, 60)],
  ],
  names:
    'physio, physiotherapy, physiotherapist, osteopath, osteopathy, chiropractor, chiropractic, myotherapy, myotherapist, remedial massage, massage, massage therapist, exercise physiology, sports medicine, rehab, rehabilitation, occupational therapy, occupational therapist',
  hints:
    'injury, injuries, back pain, knee, shoulder, mobility, exercises, recovery, sports injuries, posture, muscles, joints',
  field: 'health, healthcare, allied health, wellness, health and wellness',
  pages: 'What we treat, Therapists, Fees, Book',
  actions: 'Book a session | Refer a client | What we treat',
  craft: 'treating injuries',
  audience: `c> sore backs, stiff knees and weekend athletes
    b> clubs, employers and case managers`,
  headlines: `Move like it never hurt.
    c> Back to the stairs, the sport, the garden.
    c> Your knee has a plan now.
    Getting {place} moving again.
    b> Fewer injuries on your roster.
    b> Back at work, safely and sooner.`,
  leads: `c> We look at how you bend, lift and run, find what is overloaded and give you exercises you will really do between sessions.
    b> Return-to-work plans, match-day cover and workplace visits from therapists who write reports that an insurer can read.
    Pain has a reason, and it is often one joint away from where it hurts. Treatment starts with movement and ends with strength.`,
  offers: `Sports injuries | Sprains, strains and tendons assessed, loaded again and tested before you return to play.
    Back and neck pain | Hands-on treatment and a handful of exercises for desks, cars and bad pillows.
    Recovery after surgery | A program agreed with your surgeon’s protocol, from crutches to confident stairs.
    c> Running assessments | Your stride filmed and explained, with changes small enough to keep.
    b> Workplace programs | Task reviews, lifting advice and early treatment for crews who use their bodies.
    Strength rehabilitation | Supervised sessions in the gym that rebuild what the injury took away.
    c> Massage and release work | Tight muscles worked on, and the reason they tightened dealt with.
    b> Club and team cover | Strapping, sideline decisions and a return-to-play plan for each athlete.`,
  notes: `Your therapist tests the movement before and after.
    You leave knowing what to do between visits.
    Ask us whether it suits the way you move.
    Your therapist can tell you how it would help.
    Tell us the sport or the job that you want to return to.`,
  offerHeadings: `What we treat
    From sore to strong
    Where does it hurt?`,
  steps: `Show us the movement | What hurts, when it began and what you would like to do again.
    Treat and load | Hands-on work where it helps, then exercises that ask a little more each week.
    Test the return | We check strength and control before you go back to sport or lifting.`,
  stepHeadings: `From first limp to full stride
    How treatment goes
    Getting you back to it`,
  stories: `Assessment | Where it hurts is only the clue | A sore knee can begin at the hip. Your first session is mostly watching, testing and asking until the pattern shows.
    c> Exercises | Homework that fits between meetings | A few good movements, done often. The therapist changes them as soon as they become easy.
    b> Work | Treat the task as well as the shoulder | We visit the line, watch the lift and suggest what to change, so that the next worker does not limp in.`,
  faqs: `Do I need a referral for physiotherapy? | Ask your insurer or scheme, because rules differ. Reception can tell you what your appointment needs.
    What should I wear? | Clothes you can move in, and the shoes you run or work in.
    How many sessions will it take? | The therapist gives you an estimate after the assessment and revises it as your strength returns.
    Will treatment hurt? | It should be bearable. Tell your therapist, because there is nearly always another exercise.
    b> Do you send reports? | Ask us for the reporting your case needs, and we will plan it with the first assessment.`,
  list: `Sessions
    # Hands on
    First assessment | Look, test, explain
    Follow-up treatment | Treat and progress
    Remedial massage | For the stubborn ones
    # On your feet
    Strength session | Supervised loading
    Gait review | Filmed and explained
    Return-to-sport test | Before the whistle`,
  people: `Physiotherapist | Sees the limp you have stopped noticing.
    Exercise physiologist | Writes the strength program and counts the reps.
    Massage therapist | Finds the knot behind the shoulder blade.`,
  captions: `Strapping before training
    A shoulder through its range
    Bands, balls and a mat
    The stride, frame by frame
    First squat after surgery
    Treatment table, fresh towel`,
  journal: `Heat or ice? | What each does for a sore muscle, and when neither matters.
    Desk setups that spare your neck | Screen height, chair depth and the habit that beats both.
    Coming back from a sprain | The milestones between the swelling and the sprint.`,
  fields: 'Name, Phone, Where does it hurt?, Preferred time, Referred by',
  tickers: 'Backs and necks, Sports injuries, Strength rehab, Running form, After surgery, Massage',
  closings: `c> Stop working around it. | Book an assessment and tell us what you miss doing.
    b> Keep your people moving. | Ask us about a site visit or cover for the season.
    Ready to load it again? | A therapist can test where you are and plan the next weeks.`,
  quotes: `Rest helps for days; strength helps for years.
    We are happiest when you no longer need the table.`,
})

const psychologist = trade({
  key: 'psychologist',
  label: 'Counselling',
  subject: 'health',
  colours: [
    [tint(0.48, 0.06, 210), tint(0.88, 0.05, 60)],
    [tint(0.5, 0.07, 310), tint(0.9, 0.05, 110)],
  ],
  names:
    'psychologist, psychology, counsellor, counselling, psychotherapy, therapist, therapy, mental health, psychiatrist, couples therapy, social worker, hypnotherapy, marriage counselling, grief counselling, family therapy',
  hints:
    'anxiety, depression, stress, grief, trauma, relationships, wellbeing, autism, ADHD, burnout, sessions, teenagers',
  field: 'health, healthcare, mental health',
  pages: 'Support, Our people, Fees, Contact',
  actions: 'Book a first chat | Make a referral | How support works',
  craft: 'listening',
  audience: `c> people who would like support
    b> referrers, schools and employers`,
  headlines: `You do not have to explain it perfectly.
    c> Somewhere to put it down.
    c> Support on ordinary days and hard ones.
    Steady support in {place}.
    b> A referral your client will keep.
    b> Support for the people you support.`,
  leads: `c> A first conversation needs no right words. Tell us what a usual week is like, and we will think with you about what support could change in it.
    b> Send us a referral and hear who has been matched, when they first meet and what they agree to work on, with consent at every step.
    Good support is regular, unhurried and on your terms. We match you with a person, not a program, and change it if the fit is wrong.`,
  offers: `One-to-one sessions | Regular time with one person who remembers where you left off.
    c> Couples and families | A room where each voice gets heard and the same argument goes differently.
    Anxiety and low mood | Practical skills for the worst hours, and patience with what lies beneath.
    c> Young people | Support that talks about school, friends and sleep without a lecture.
    b> Staff support | Confidential sessions for employees and guidance for those who manage them.
    Assessments | Careful interviews and tests, then a report that says what would help.
    Grief and change | Company through the months when other people have stopped asking.
    b> School and agency referrals | Clear intake criteria and a reply about who is supporting your client.`,
  notes: `You set the pace, and can change your mind.
    We talk about privacy before anything personal.
    The same support person sees you each time where possible.
    You can bring someone you trust to the session.
    We review with you what is helping and what is not.`,
  offerHeadings: `Ways we can support you
    What people come to talk about
    Support, in the shape you need`,
  steps: `Say hello | Call or write, in as few words as you like.
    Meet someone | We suggest a person who suits, and you see how it feels.
    Find a rhythm | Sessions settle into your week, and we look back together now and then.`,
  stepHeadings: `From first message to first session
    How support begins
    Three gentle steps`,
  stories: `c> The first session | Nothing to prepare | You can talk, or be asked, or sit for a minute first. We explain what is private and what the sessions can do.
    The fit | The person matters most | Approaches have names, but people get better with people. If the match is wrong, tell us, and nobody is offended.
    b> Working together | Kept informed, with consent | We agree with your client on what can be shared, then keep our updates brief and useful to their care.`,
  faqs: `Do I need a referral for sessions? | Not always. Ask us how rebates and funding plans work for your situation.
    Is what I say confidential? | We explain the limits of privacy at the first session, before you share anything.
    What if I do not get along with my therapist? | Tell us, and we will suggest someone else. It happens and is worth fixing.
    How often will we meet? | Often weekly or fortnightly at first. You decide together with your support person.
    b> How do I refer somebody? | Send consent, contact details and a line on urgency. Ask us for the referral form.`,
  list: `Kinds of support
    # Sessions
    Individual | Your hour
    Couples and family | Everyone’s turn
    Online | From your own couch
    # Around you
    Assessments and reports | For school, work or funding
    Support planning | Goals in your own words
    Groups | With others who know`,
  people: `Psychologist | Comfortable with silence and with tears.
    Intake coordinator | The kind voice that answers first.
    Family therapist | Hears the one who has not spoken yet.`,
  captions: `Two chairs and a window
    A kettle, nearly boiling
    The quiet end of the corridor
    Tissues within reach
    A walk instead of a room
    Notes kept in confidence`,
  journal: `What the first session is like | The questions a therapist asks, and the ones you can.
    Small habits for anxious mornings | Breathing, light and the phone in another room.
    Supporting someone who will not talk | What helps, what backfires and when to call for help.`,
  fields: 'Name, Phone, Who is the support for?, Preferred contact, Anything we should know?',
  tickers: 'One to one, Couples, Young people, At your pace, Online sessions, Assessments',
  closings: `c> Start with a sentence. | Write to us in your own words and we will suggest who to meet.
    b> Refer with confidence. | Tell us who needs support and how soon.
    A first chat, no forms. | Ask us anything about sessions, funding or fit.`,
  quotes: `Asking for support is already the hard part.
    We would rather be slow and right than quick and wrong with people.`,
})

const dentist = trade({
  key: 'dentist',
  label: 'Dental practice',
  subject: 'dental',
  colours: [
    [tint(0.55, 0.1, 215), tint(0.9, 0.06, 170)],
    [tint(0.42, 0.09, 265), tint(0.87, 0.07, 20)],
  ],
  names:
    'dentist, dentistry, dental, dental clinic, dental practice, orthodontist, orthodontics, endodontist, periodontist, oral surgeon, dental hygienist, denture clinic, prosthodontist',
  hints:
    'teeth, tooth, smile, braces, implants, crowns, whitening, fillings, gums, aligners, check-ups, hygienist',
  field: 'health, healthcare, dental',
  pages: 'Treatments, Our dentists, Fees, Book',
  actions: 'Book a check-up | Refer a patient | See treatments',
  craft: 'looking after teeth',
  audience: `c> nervous patients and brave children
    b> referring dentists and schools`,
  headlines: `A dentist you will not cancel on.
    c> Gentle hands for every tooth.
    c> Say ah. Then breathe out.
    Teeth well kept in {place}.
    b> Your patient, treated and returned.
    b> Dental referrals with the images attached.`,
  leads: `c> If the sound of the drill makes you sweat, say so. We explain each step, stop when you raise a hand, and show you the tooth on screen.
    b> Send us complex teeth with confidence. You get images, a treatment letter and your patient back for their regular check-up.
    Small fillings are kinder than big ones. Our dentists look early, show you what they see, and fix what needs fixing first.`,
  offers: `Check-ups and cleans | Every tooth looked at, polished and talked through, with a mirror in your hand.
    Fillings | Tooth-coloured repairs, numbed slowly and shaped so that your bite feels like yours.
    c> Children’s dentistry | A ride in the chair, a count of the teeth and no surprises.
    Crowns and bridges | Cracked or missing teeth rebuilt to match the neighbours in shape and shade.
    Implants | A planned replacement for a lost tooth, from scan to the day you bite an apple.
    c> Whitening | Shade by shade, with your gums protected and your expectations honest.
    Straightening | Braces or clear aligners, with the end result modelled before you begin.
    b> Specialist referrals | Root canals and surgery for patients of other dentists, reported back with images.`,
  notes: `The dentist shows you the picture before treating the tooth.
    You may ask for a pause at any moment.
    Ask the dentist to explain it before you decide.
    You get the treatment plan and the costs before you decide.
    Tell us if you are nervous, and we will allow more time.`,
  offerHeadings: `Treatments, from clean to crown
    What we do for teeth
    In the dentist’s chair`,
  steps: `Choose a time | Mention pain or nerves when you book, so that we leave room.
    See what we see | X-rays and photos on screen, and a dentist who explains them.
    Treat what matters | Urgent teeth first, the rest when it suits your calendar and budget.`,
  stepHeadings: `From chair to smile
    Your dental visit
    What to expect at the dentist`,
  stories: `c> Nervous patients | Raise a hand and we stop | Some people dread the chair for good reason. We agree on a signal, start with something easy and let you listen to music.
    The picture | Your tooth on the big screen | A crack is easier to believe when you can see it. Then treatment is a choice and not a lecture.
    b> Referring dentists | Back to you, with the scans | We do the treatment that you asked for, write it up and send your patient home to your chair.`,
  faqs: `How often should I have a dental check-up? | It depends on your gums and teeth. The dentist will suggest an interval that suits your mouth.
    I am afraid of the dentist. What can you do? | Mention it when you ring. We plan a slower visit and talk through numbing and breaks.
    What will treatment cost? | You receive a written plan with item numbers. Ask your dental cover what it pays for each.
    c> When should my child first come? | Once there are teeth to count. Ask for a first visit that is mostly a ride in the chair.
    What should I do with a knocked-out tooth? | Keep it in milk, do not scrub it, and ring a dentist at once.`,
  list: `Treatments
    # Keep
    Examination and clean | The regular visit
    Fluoride and sealants | For young molars
    Mouthguards | Moulded for your sport
    # Repair
    White fillings | Matched to the tooth
    Root canal treatment | To save, not pull
    Crowns | A cap that fits`,
  people: `Dentist | Explains the tooth before touching it.
    Oral health therapist | Patient with plaque and with children.
    Dental assistant | Passes the instruments and holds the hand.`,
  captions: `The chair by the window
    A model of a molar
    Instruments in a clean row
    First tooth counted
    Shade guide against a smile
    An X-ray, explained`,
  journal: `Brushing for people in a hurry | Where the brush goes first when there is a minute to spare.
    What a cracked tooth feels like | Cold drinks, biting pain and why it comes and goes.
    Helping a child like the dentist | Words to use, and some to leave at home.`,
  fields: 'Name, Phone, New patient?, Any pain?, Preferred day',
  tickers: 'Check-ups, Gentle cleans, White fillings, Implants, Aligners, Young smiles',
  closings: `c> Your teeth remember the last time. | Book a check-up, and tell us if you are nervous.
    b> Send us the tricky tooth. | Ask for our referral pad or email the scans.
    A brighter check-up. | Choose a time and a dentist, and we will do the counting.`,
  quotes: `We treat the person who is attached to the tooth.
    The best filling is the one you never needed.`,
})

export const caring = [clinic, physio, psychologist, dentist]
