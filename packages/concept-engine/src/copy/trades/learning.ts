import { tint, trade } from '../trade.ts'

const school = trade({
  key: 'school',
  label: 'School',
  subject: 'education',
  colours: [
    [tint(0.36, 0.1, 258), tint(0.84, 0.14, 88)],
    [tint(0.42, 0.1, 150), tint(0.88, 0.09, 60)],
  ],
  names:
    'school, primary school, secondary school, high school, college, university, TAFE, academy, education provider, vocational training, tutor, tutoring, tuition, language school, art classes, coding school, driving school, online courses, RTO, learning centre, library, cooking school, drawing classes',
  hints:
    'students, teachers, classes, curriculum, learning, enrolment, maths, reading, exam, VCE, homework, lessons, course, campus, pupils, teach, training',
  field: 'education, training, learning',
  pages: 'Programs, Timetable, Our teachers, Enrol',
  actions: 'Enrol online | Plan a program | See the timetable',
  craft: 'teaching',
  audience: `c> curious students and their parents
    b> schools, employers and program leaders`,
  headlines: `Learn it by doing it.
    c> The question at the back matters too.
    c> A teacher who notices.
    Where {place} goes to learn.
    b> Training your people use on Monday.
    b> Courses built around the work.`,
  leads: `c> Small wins come first: the sum that works, the page read aloud, the sentence in another language. Our teachers build the next lesson on top of them.
    b> We plan courses with your team, teach them at your pace and report what each learner can now do, rather than what they sat through.
    Lessons change when the students do. Teachers here plan in pencil, watch faces and go back over whatever did not land.`,
  offers: `Small-group classes | Enough students for a good argument, few enough that the teacher hears each one.
    One-to-one tuition | Lessons planned around the student’s own gaps, with notes home after each.
    c> Exam preparation | Past papers, honest marking and a study plan that leaves time for sleep.
    c> Holiday programs | Days with a project to finish and something to carry home.
    b> Staff training | Courses written around the tasks your people do, taught on site or on screen.
    Online lessons | Live teaching with a shared page, recorded for the second look.
    Workshops | A single skill, a long table and a teacher who demonstrates it slowly.
    b> School programs | Units for year levels, matched to the curriculum and the bell times.`,
  notes: `The teacher sends a short note after the lesson.
    We begin with what the student already knows.
    Questions are welcome at any point in class.
    Materials are set out before the students arrive.
    Learners see their own progress on paper.`,
  offerHeadings: `What we teach
    Classes and courses
    Ways to learn here`,
  steps: `Find the level | A short chat or a placement task shows where to begin.
    Choose a class | Pick a day, a teacher and a group that suits.
    Start learning | Come with a pen. We have the rest on the table.`,
  stepHeadings: `From curious to enrolled
    How to join a class
    Before the first lesson`,
  stories: `The classroom | Mistakes on the board | A wrong answer shows the thinking. Teachers write it up, follow it and let the class find where it turned.
    c> Parents | A note home that says something | Not only what was covered, but what your child tried, and one thing to ask about at dinner.
    b> Programs | Taught around the roster | Sessions fit shifts and terms, and learners practise on their own work between lessons.`,
  faqs: `How do I know which class is right? | Ask for a placement chat. A teacher listens, looks at some work and suggests a level.
    Can I try a lesson first? | Ask us about sitting in on a class before you enrol.
    c> What should my child bring? | A pen, a water bottle and their homework. Teachers supply what the lesson needs.
    What if a student misses a lesson? | Tell the teacher. We share the notes and suggest how to catch up.
    b> Can the course be adapted for our staff? | Send the tasks and the skill gaps, and we will outline a program.`,
  list: `Programs
    # In class
    Foundations | Start from the beginning
    Intermediate group | Practise and stretch
    Advanced seminar | Read, make, defend
    # Around it
    One-to-one | At the student’s pace
    Study club | Homework in company
    Project day | Start to finish`,
  people: `Lead teacher | Plans in pencil and marks in green.
    Program coordinator | Finds the class that fits your week.
    Tutor | Explains it a third way, cheerfully.`,
  captions: `Hands up at the back
    Pencils, sharpened and waiting
    A page of workings
    The whiteboard after class
    Reading aloud
    Notes to take home`,
  journal: `Helping with homework without doing it | Questions to ask when your child is stuck.
    What good feedback looks like | Specific, kind and soon: examples from our teachers.
    How to study when you are tired | Short sessions, spaced lessons and when to stop.`,
  fields: 'Student’s name, Parent or contact, Email, Class or level, Preferred day',
  tickers: 'Small groups, Real projects, Exam practice, Kind teachers, Workshops, Study club',
  closings: `c> Come and see a class. | Choose a level, or ask a teacher which would suit.
    b> Plan a course with us. | Describe the learners and what they should be able to do.
    There is a seat for you. | Look at the timetable and pick a first lesson.`,
  quotes: `A good lesson ends with a better question.
    Students learn from teachers who are still learning.`,
})

const childcare = trade({
  key: 'childcare',
  label: 'Early learning',
  subject: 'childcare',
  colours: [
    [tint(0.6, 0.14, 40), tint(0.88, 0.13, 95)],
    [tint(0.56, 0.12, 190), tint(0.9, 0.09, 20)],
  ],
  names:
    'childcare, child care, early learning, early learning centre, kindergarten, kinder, preschool, daycare, day care, nursery school, family day care, nanny, babysitting, playgroup, after school care, before school care, toy library, kids play centre, Montessori',
  hints:
    'toddlers, babies, children, kids, educators, play, parents, nappies, naps, sandpit, playground',
  field: 'education, childcare, early childhood, children',
  pages: 'Rooms, A day here, Educators, Enrol',
  actions: 'Book a tour | Partner with us | A day here',
  craft: 'caring for children',
  audience: `c> little people and their grown-ups
    b> employers with parents on staff`,
  headlines: `Big days for small people.
    c> Muddy knees, good naps, long stories.
    c> Drop-off, and a wave at the window.
    The first friends in {place}.
    b> Childcare that keeps your parents at work.
    b> Places for the children of your people.`,
  leads: `c> There is a hook with your child’s name, an educator who knows the comfort toy, and a sandpit that needs digging. You get a photo before lunch.
    b> We work with employers to hold places for staff children, so that a parent’s return to work has a date and a door.
    Play is the work here. Educators set out water, blocks and paint, then follow where the children take them.`,
  offers: `Babies’ room | Feeds and sleeps on your baby’s own clock, with a lap for the hard half hour.
    Toddler room | Climbing, pouring, naming and a great deal of washing hands.
    Kindergarten program | Stories, counting and friendships that make the first day of school ordinary.
    Outdoor play | Mud kitchen, balance beams and gumboots in every size.
    Meals and snacks | Food that children help to serve, and allergies written on the kitchen wall.
    c> Settling-in visits | Stay a little, leave a little, until the goodbye is just a wave.
    b> Employer places | Rooms and days planned with companies whose staff need care.
    c> School-age care | Snack, games and a quiet table before the parents arrive.`,
  notes: `Your educator tells you about it at pick-up.
    Children join in as far as they wish to.
    Come and see it on a weekday morning.
    Ask an educator to tell you about it on a tour.
    It is part of an ordinary day here.`,
  offerHeadings: `Rooms and rhythms
    What children do all day
    From first steps to first letters`,
  steps: `Come for a tour | Bring your child and see which corner they run to.
    Settle in together | Short visits until the educator’s lap is familiar.
    Start the week | A hook, a cot or mat, and a photo to your phone.`,
  stepHeadings: `From first visit to first wave
    How children settle in
    Joining our rooms`,
  stories: `The day | Outside first, whatever the weather | Gumboots go on before breakfast is cleared. Children who have dug, climbed and shouted sit down gladly for a story.
    c> Goodbyes | The wave at the window | Some mornings are hard. An educator stays by the door with your child, and rings you when the tears have gone.
    b> Employers | A place is a promise | When a parent plans a return to work, we plan the room. Your people team hears the date from us.`,
  faqs: `How do we join the waiting list? | Send your child’s age and the days you need. Ask us what is open in that room.
    What does my child need to bring? | Spare clothes, a hat, and whatever they sleep with. We label it together on the first day.
    How do you settle new children? | With short visits first. Educators plan them with you and your child’s naps.
    c> What about allergies? | Tell us on the tour. The kitchen and each room’s educators work from the same list.
    b> Can our company reserve places? | Tell us how many parents and which days, and we will look at the rooms.`,
  list: `A day here
    # Morning
    Arrival | Hooks, hugs, breakfast
    Outdoor play | Mud before maths
    Group time | Songs and news
    # Afternoon
    Lunch together | Served by small hands
    Rest | Cot, mat or quiet book
    Projects | Paint, blocks, gluing`,
  people: `Centre director | Knows each family by the pram.
    Room educator | Sings, mops, listens and writes it down.
    Cook | Hides the zucchini in plain sight.`,
  captions: `Gumboots by the door
    Paint up to the elbows
    Story corner after rest
    Blocks, taller than the builder
    The mud kitchen, open
    A wave at the window`,
  journal: `Packing a kinder bag | What gets used, what gets lost and what to label.
    Why we let children climb | Risk, balance and the value of a low branch.
    When goodbyes are hard | Words and habits that help at drop-off.`,
  fields: 'Parent’s name, Phone, Child’s age, Days needed, Start month',
  tickers: 'Mud kitchens, Story time, Small friends, Gumboots, Naps, Paint and glue',
  closings: `c> Bring them to play. | Book a tour, wear flat shoes and allow time for the sandpit.
    b> Talk to us about places. | Tell us how many of your people are parents, and when they return.
    See the rooms in full swing. | The best time to visit is when it is noisy.`,
  quotes: `Children remember who got down on the floor.
    If the knees are clean, we did not play long enough.`,
})

const gym = trade({
  key: 'gym',
  label: 'Gym and training',
  subject: 'movement',
  colours: [
    [tint(0.25, 0.01, 260), tint(0.86, 0.2, 120)],
    [tint(0.3, 0.03, 30), tint(0.66, 0.2, 35)],
  ],
  names:
    'gym, fitness, fitness studio, personal trainer, personal training, crossfit, climbing gym, bouldering, sporting goods coach',
  hints:
    'training, coach, strength, classes, workout, members, sweat, weights, timetable, sessions, team, sport, squad, lanes',
  field: 'fitness, sport, sports, recreation, health and fitness, leisure',
  pages: 'Training, Timetable, Memberships, Coaches',
  actions: 'Book a trial | Plan a team session | See the timetable',
  craft: 'coaching',
  audience: `c> beginners and comebacks
    b> clubs, schools and workplaces`,
  headlines: `Stronger than last Tuesday.
    c> Nobody here started fit.
    c> The hardest lift is the front door.
    {place} trains here.
    b> A squad that trains turns up.
    b> Put some sweat in the team budget.`,
  leads: `c> A coach meets you at the door, asks what hurts and writes a session you can finish. Next week’s has a little more weight on the bar.
    b> We coach teams, clubs and workplaces in sessions that mix the fit with the reluctant, and nobody gets left on the bench.
    Training works when you come back. So coaches learn names, watch form and keep the sessions short enough to fit a working day.`,
  offers: `Coached classes | A warm-up, a skill and a hard finish, with a coach watching how you move.
    Personal training | Sessions written for your body, your sport and the shoulder that clicks.
    c> Beginner sessions | Learn the lifts, the language and where the chalk lives.
    Strength programs | Weeks that build on each other, with your numbers in a book.
    c> Kids and teens training | Games that turn out to be coordination, and coaches who clap.
    b> Team and workplace sessions | Group training for colleagues of every fitness, on your site or our floor.
    Open floor | Racks, mats and space to train by yourself, with a coach in earshot.
    b> Club conditioning | Pre-season and in-season work for squads, shaped with your coach.`,
  notes: `The coach scales it to the day you are having.
    Come early and someone will show you the warm-up.
    Ask a coach whether it suits you.
    Tell us about old injuries before you begin.
    There is always somebody on the floor to ask.`,
  offerHeadings: `Ways to train
    On the floor this week
    Find your session`,
  steps: `Try a session | Wear what you have. A coach shows you around and scales the work.
    Set a target | A lift, a distance or a day without back pain; we plan toward it.
    Keep coming | A training week that fits your real one, reviewed with your coach.`,
  stepHeadings: `From first session to habit
    How training starts
    Warm up, work, repeat`,
  stories: `Coaching | Watched, not just counted | A coach who sees the heel lift can fix the squat. That is why our classes stay small enough to look around.
    c> First day | Everyone remembers theirs | Someone will show you where to put your bag, and someone else will be just as nervous. Then the warm-up starts and you forget.
    b> Teams | Colleagues on the same rope | People who have carried a sandbag together talk differently in meetings.`,
  faqs: `I have not trained for years. Where do I start? | With a beginner session. Tell the coach about injuries and they will scale each lift.
    What should I bring to training? | Shoes you can move in, water and a towel. The gym floor has the rest.
    Can I train with an injury? | Ask your physio what is safe and tell the coach. There is usually something to train around it.
    c> Do I have to be a member to come? | Ask us about trial sessions and casual visits before you choose a membership.
    b> Can you train our workplace? | Tell us how many, where and how keen, and a coach will plan the session.`,
  list: `Training
    # Classes
    Strength | Bar, rack, patience
    Conditioning | Short and breathless
    Mobility | For stiff desks and hips
    # Coaching
    One on one | Your program
    Small group | Shared sets
    Fundamentals | Start here`,
  people: `Head coach | Sees your left knee from across the room.
    Strength coach | Loves a training log with coffee stains.
    Front desk | Knows who has not been in for a while.`,
  captions: `Chalk in the air
    Last round on the clock
    The rack at dawn
    Wraps before the bell
    A first chin-up
    Mats down, music up`,
  journal: `How sore is too sore? | Telling training from injury, and what to do the day after.
    Strength for people over their desk years | Where to begin when stairs have become an event.
    Eating before training | What, when and why the banana keeps winning.`,
  fields: 'Name, Phone, Training goal, Any injuries?, Preferred session',
  tickers: 'Strength, Sweat, Chalk, Good form, Small classes, Open floor, Coaches who watch',
  closings: `c> The warm-up starts without you. | Book a trial and let a coach show you around the floor.
    b> Bring the whole squad. | Send numbers and a date, and we will plan a session nobody dreads.
    See you on the floor. | Look at the timetable and choose a class.`,
  quotes: `Show up tired, leave taller.
    The bar does not care who you were last year.`,
})

const yoga = trade({
  key: 'yoga',
  label: 'Yoga and Pilates',
  subject: 'movement',
  colours: [
    [tint(0.55, 0.06, 160), tint(0.9, 0.05, 70)],
    [tint(0.56, 0.08, 20), tint(0.92, 0.04, 95)],
  ],
  names:
    'yoga, yoga studio, pilates, pilates studio, reformer, reformer pilates, breathwork, meditation, barre, tai chi, qigong, sound bath, retreat centre, bathhouse, sauna, float tank, wellness studio',
  hints:
    'stretch, breath, mats, vinyasa, yin, prenatal, studio, calm, mindfulness, core, poses, teacher training',
  field: 'wellness, fitness, health and wellness, wellbeing',
  pages: 'Classes, Timetable, Passes, Studio',
  actions: 'Book a class | Plan a team class | See the timetable',
  craft: 'teaching on the mat',
  audience: `c> stiff beginners and steady regulars
    b> workplaces that sit too long`,
  headlines: `Breathe in. The rest can wait.
    c> You need not touch your toes.
    c> An hour without your phone.
    The quiet room in {place}.
    b> A softer Wednesday for the whole office.
    b> Desks out, mats down.`,
  leads: `c> Come with tight hips and a full head. The teacher sets out bolsters, slows the room down and offers an easier version of everything.
    b> We bring mats and a teacher to your meeting room, or welcome your team to the studio for an hour that nobody has to be good at.
    The practice is plain: move with the breath, notice, begin again. Our teachers keep the room warm and the words few.`,
  offers: `Flow classes | Linked poses at the pace of the breath, strong enough to warm the room.
    Slow and restorative | Long holds over bolsters, with blankets and very little to do.
    Pilates and core | Small precise movements that find the muscles your chair forgot.
    Beginners’ course | The poses, the props and the words, learned in order with the same teacher.
    Breath and meditation | Sitting, counting and coming back, for heads that will not stop.
    c> Pregnancy and after | Classes that make room for the belly and then for the pram.
    b> Workplace classes | A teacher in your meeting room for shoulders, wrists and patience.
    Workshops and retreats | A longer stay on the mat, with tea and silence in between.`,
  notes: `There is an easier version of everything.
    Mats, blocks and bolsters are waiting in the studio.
    Arrive a little early and choose your corner.
    Tell the teacher about knees, backs and bellies.
    Ask us if it is right for where you are now.`,
  offerHeadings: `Ways onto the mat
    Classes, slow to strong
    What happens in the studio`,
  steps: `Choose a class | Read the pace and pick one. Slow is a fine place to begin.
    Arrive early | Leave your shoes and phone at the door, and find a mat.
    Come again | The second class is easier; soon the room feels like yours.`,
  stepHeadings: `From shoes off to last breath
    Your first class
    How to begin a practice`,
  stories: `The studio | A room with nothing to look at | No mirrors to argue with. Only floor, light and the sound of other people breathing.
    c> Beginners | Stiff is the right place to start | Flexible people get bored. If your hamstrings complain, you will notice the practice working.
    b> At work | Shoulders drop in the first minutes | Chairs go to the wall and somebody laughs. By the end of the class the room speaks more quietly.`,
  faqs: `I am not flexible. Can I come to yoga? | Yes, that is who it is for. Teachers show each pose with props and an easier shape.
    What should I wear to class? | Clothes that let you bend and stay warm. Bare feet are best on the mat.
    Do I need my own mat? | Ask the studio what is provided, or bring the one you like.
    c> Can I practise while pregnant? | Ask your doctor, then tell the teacher. We suggest a class that suits the month.
    b> What do you need to teach at our office? | A clear floor and a door that closes. We will talk about mats and timing.`,
  list: `Class guide
    # Slow
    Yin | Long, low holds
    Restorative | Props do the work
    Meditation | Sit and begin again
    # Strong
    Flow | One breath, one move
    Reformer | Springs and precision
    Core | Small and honest`,
  people: `Studio teacher | Speaks softly and sees everything.
    Pilates instructor | Finds the muscle under the muscle.
    Studio host | Knows where the spare blanket is.`,
  captions: `Mats in morning light
    Bolsters, stacked
    A long exhale
    Shoes at the door
    Tea after class
    The studio before anyone`,
  journal: `Yoga for people who sit | Hips, wrists and neck, with a chair as the only prop.
    How to choose a class | What the names mean, from yin to flow.
    A short breath for long days | Counting, and why the exhale matters more.`,
  fields: 'Name, Email, Class, Level, Injuries or pregnancy',
  tickers: 'Slow flow, Long holds, Warm floor, Soft light, Reformer, Breathe out',
  closings: `c> Leave your shoes at the door. | Choose a class, come early and take the mat by the wall.
    b> Give the team an hour on the floor. | Tell us about the room and the group, and a teacher will plan it.
    There is a mat waiting. | The timetable shows who is teaching and how slowly.`,
  quotes: `The pose is only a reason to breathe.
    We teach the person on the mat, not the picture in the book.`,
})

export const learning = [school, childcare, gym, yoga]
