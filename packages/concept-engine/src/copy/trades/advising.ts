import { tint, trade } from '../trade.ts'

const accountant = trade({
  key: 'accountant',
  label: 'Accountants',
  subject: 'finance',
  colours: [
    [tint(0.34, 0.08, 260), tint(0.76, 0.12, 85)],
    [tint(0.4, 0.08, 165), tint(0.9, 0.06, 100)],
  ],
  names:
    'accountant, accounting, accountancy, bookkeeper, bookkeeping, tax agent, tax return, tax returns, BAS, payroll, auditor, CPA, chartered accountant, financial planner, financial adviser, financial advisor, financial planning, wealth management, superannuation',
  hints:
    'tax, invoices, ledger, cash flow, budgets, ATO, Xero, MYOB, profit, lodgement, retirement, audit, deductions, shares',
  field: 'finance, financial services, professional services, financial',
  pages: 'Services, Fees, Who we are, Contact',
  actions: 'Book a tax chat | Book a call | How we work',
  craft: 'keeping books',
  audience: `c> households, sole traders and families
    b> owners, directors and finance teams`,
  headlines: `Know where your money stands.
    c> Tax, without the shoebox.
    Books in order, in {place}.
    b> Numbers you can make a decision on.
    b> Close the month before it is forgotten.
    c> A calmer June.`,
  leads: `c> Send us the receipts, the payslips and the letter you have been avoiding. We sort the return, explain the result and tell you what to keep next year.
    b> We keep the ledger current, lodge on time and sit down with you over the figures, so that the next hire or lease is decided on today’s cash.
    Behind every tidy set of accounts is somebody who asked the right question in time. Our accountants ask it, in words rather than codes.`,
  offers: `Tax returns | Income, deductions and the awkward questions settled in one sitting and lodged with a clear summary.
    Bookkeeping | Bank feeds matched, bills coded and the ledger reconciled while the month is still fresh.
    BAS and GST | Activity statements prepared from clean books and sent to you to approve before the due date.
    b> Payroll | Pay runs, leave and super worked out each cycle, with payslips your staff can read.
    Cash-flow forecasts | A rolling view of what comes in and goes out, so that a big tax bill is never news.
    Business structures | Sole trader, company or trust: what each costs in accounts and what it protects.
    c> Super and retirement planning | Where your super sits, what it pays in fees and what it could become.
    b> Annual accounts | Financial statements for lenders, directors and the tax office, with notes in plain words.`,
  notes: `We agree on the fee before a ledger is opened.
    You see the working papers as well as the result.
    Questions about it reach the accountant who did the sums.
    We remind you before the tax office does.
    It begins with the books you already have.`,
  offerHeadings: `Where the figures get sorted
    What we keep in order
    Accounts, tax and what comes next`,
  steps: `Show us the books | Share your ledger or last return, in whatever state it is in.
    Agree the scope | We list the lodgements, the dates and the fee on a page.
    Stay up to date | We reconcile, lodge and meet you over the numbers.`,
  stepHeadings: `From shoebox to balance sheet
    How we take over the books
    Getting your accounts sorted`,
  stories: `The books | Read the month before it ends | Reconciled accounts show who is late to pay and which costs crept up. We point at the line and say what we would do.
    c> Tax time | Bring the drawer, leave with a list | Some receipts matter and some do not. After one meeting you know which, and next year’s tax return is half the work.
    b> Advice | A second pair of eyes on the ledger | Before you sign for the van or the lease, we run the repayments through your real cash flow.`,
  faqs: `What do I need for a first tax meeting? | Last year’s return, payment summaries and the receipts you are unsure of. We send a checklist when you book.
    Can you work with my accounting software? | Tell us what your ledger runs on and we will say how we connect to it.
    How are accounting fees set? | By the work agreed in writing. Ask us for a fee once we have seen your books.
    What if I am behind on lodgements? | Tell us how far. We will set out which tax statements go first and talk to the office with you.
    b> Can you take over from our bookkeeper? | Ask us to review the file. We list what to fix and plan the handover around your pay runs.`,
  list: `What we look after
    # Each month
    Reconciliations | Bank, card and loan
    Payroll runs | Pay, leave and super
    Creditor reports | Who is owed what
    # Each year
    Tax returns and accounts | Prepared, explained, lodged
    Depreciation schedules | Every asset in its place
    Planning meeting | Before the year closes`,
  people: `Tax accountant | Reads the fine print of a deduction so that you can skip it.
    Bookkeeper | Matches every line of the bank feed.
    Client adviser | Turns the accounts into three things to decide.`,
  captions: `The month, reconciled
    Receipts, finally in order
    A forecast on one page
    Pencil beside the profit line
    A ledger with no red
    The meeting before June`,
  journal: `What to keep and what to shred | Which receipts the tax office asks about, and for how long.
    Paying yourself from a company | Wages, dividends and loans compared, with the paperwork of each.
    Reading a cash-flow forecast | Where to look first when the bank balance surprises you.`,
  fields: 'Name, Email, Phone, Individual or business, What do you need sorted?',
  tickers: 'Tax returns, Bookkeeping, Payroll, BAS, Cash flow, Year-end accounts',
  closings: `c> Bring us the shoebox. | Choose a time and we will send the tax checklist for your visit.
    b> See your month in figures. | Book a call and show us the ledger; we will tell you what we would tidy first.
    Let the numbers add up. | One conversation is enough to know which accounts need attention.`,
  quotes: `Good bookkeeping is quiet: the surprises stop.
    A balance sheet should be a page you can argue with.`,
})

const lawyer = trade({
  key: 'lawyer',
  label: 'Lawyers',
  subject: 'legal',
  colours: [
    [tint(0.28, 0.05, 255), tint(0.74, 0.09, 75)],
    [tint(0.34, 0.08, 20), tint(0.9, 0.03, 85)],
  ],
  names:
    'lawyer, law firm, law practice, solicitor, barrister, legal, legal services, law, conveyancer, conveyancing, attorney, notary, migration agent, mediation, family law, bar association, legal aid, patent attorney',
  hints:
    'contracts, wills, disputes, court, estates, litigation, employment law, divorce, visas, settlement, probate, trademark, leases',
  field: 'legal, law, professional services',
  pages: 'Areas of law, Costs, Our lawyers, Contact',
  actions: 'Ask for a first meeting | Brief a lawyer | Areas of law',
  craft: 'practising law',
  audience: `c> people with a decision to make
    b> directors, employers and founders`,
  headlines: `Know where you stand in law.
    c> A lawyer who answers in sentences.
    Straight legal advice in {place}.
    b> Contracts you can sign with a clear head.
    b> Counsel before it becomes a case.
    c> Some letters should not be opened alone.`,
  leads: `c> Buying, separating, inheriting, being dismissed: the law has a path for each. We tell you where it leads, what it costs and when to stop.
    b> From the shareholder agreement to the dispute with a supplier, our lawyers draft for the day things go wrong, and negotiate so that it does not come.
    A legal question is rarely only legal. We ask what you want your life or your firm to look like afterwards, and draft toward that.`,
  offers: `Contracts and leases | Drafted or read closely, with the risky clauses marked and explained in the margin.
    c> Wills and estates | Who receives, who decides and what happens first, written while it is still easy to talk.
    c> Family law | Parenting, property and agreements reached at a table where possible, in court where not.
    Conveyancing | Title, contract and settlement checked line by line until the keys can change hands.
    b> Employment law | Hiring, policy and exits handled with the contract and the person in mind.
    Disputes | A frank view of your case, a letter that says it well and a plan if the letter fails.
    b> Company and shareholder matters | Constitutions, founders’ terms and the resolution your bank is asking for.
    Migration and visas | Which visa fits, what evidence it needs and the order to lodge it in.`,
  notes: `You hear our view of the risk before we write a letter.
    The costs agreement comes before the legal work.
    We say so when a matter does not need a lawyer.
    One solicitor keeps the file from first letter to last.
    Each step is confirmed to you in writing.`,
  offerHeadings: `Where we act
    Matters we take on
    Areas of our legal practice`,
  steps: `Tell us the facts | Who, what, when, and any document with a date to answer.
    Hear the options | A solicitor sets out the paths, the likely costs and what each could win.
    Give instructions | Nothing is filed or sent until you have said yes to it.`,
  stepHeadings: `From question to instruction
    How a matter begins
    Before anything goes to court`,
  stories: `Plain law | The clause, then what it means | We read contracts aloud if that helps. You should know what you are signing before a solicitor witnesses it.
    c> Hard weeks | Somebody on your side of the desk | In a family matter or a dismissal, the forms are the smaller part. We keep the dates so that you can keep your head.
    b> For boards | Advice short enough to table | A page of recommendation, a page of reasons, and the annexures for whoever likes to read cases.`,
  faqs: `What should I bring to the first meeting? | Contracts, letters and a short list of dates. If a court document has a deadline, tell us when you call.
    What will my matter cost? | We give a written costs estimate after the first meeting, and tell you when the matter changes it.
    Do I have to go to court? | Often not. Ask us about negotiation and mediation before anyone files.
    b> Can you review a contract this week? | Send the contract and the signing date, and a lawyer will tell you what is possible.
    Is what I tell you confidential? | A solicitor owes you confidence. Ask us to explain where it begins and its few limits.`,
  list: `Practice areas
    # For people
    Separation and parenting | Agreements and orders
    Probate | When someone has died
    Buying and selling | Contract to settlement
    # For organisations
    Commercial agreements | Supply, service, licence
    Workplace matters | From offer to exit
    Debt recovery | Letter, claim, judgment`,
  people: `Principal solicitor | Reads the whole contract, including the schedules.
    Associate | Drafts the letters and returns the calls.
    Law clerk | Keeps the dates that a court will not forget.`,
  captions: `Margin notes on a draft
    The file, tied and labelled
    A meeting room with the door closed
    Statutes within reach
    Signing pages, flagged
    The letter before the claim`,
  journal: `Before you sign a lease | Clauses a solicitor looks at first, and the ones people skip.
    What mediation is like | The rooms, the offers and when to walk out of them.
    A will for people without a mansion | Why small estates cause the longest disputes.`,
  fields: 'Name, Email, Phone, Area of law, Is there a deadline?',
  tickers: 'Contracts, Wills, Conveyancing, Disputes, Family law, Employment law',
  closings: `c> Talk before you sign. | Ask for a first meeting and bring the document that worries you.
    b> Put it past a lawyer. | Send the draft and the date, and hear what we would change.
    The sooner, the simpler. | Most disputes are cheaper in the week they begin.`,
  quotes: `The best clause is the one nobody ever has to read again.
    Our job is to make the law smaller than it looked.`,
})

const broker = trade({
  key: 'mortgage-broker',
  label: 'Mortgage brokers',
  subject: 'finance',
  colours: [
    [tint(0.42, 0.1, 200), tint(0.85, 0.1, 75)],
    [tint(0.36, 0.1, 285), tint(0.84, 0.08, 30)],
  ],
  names:
    'mortgage, mortgage broker, home loan, home loans, finance broker, lending, loans, refinancing, refinance, loan broker, asset finance, fintech lender, credit union',
  hints:
    'lender, interest rate, borrow, deposit, repayments, first home buyers, broker, pre-approval, equity',
  field: 'finance, financial services, banking',
  pages: 'Home loans, Calculators, Our brokers, Contact',
  actions: 'Ask a broker | Discuss finance | How lending works',
  craft: 'arranging loans',
  audience: `c> first buyers, upgraders and refinancers
    b> firms that need funds to move`,
  headlines: `Borrow with your eyes open.
    c> Know your number before the auction.
    A home loan for a life in {place}.
    b> Finance for the next truck, shop or site.
    c> Your rate has a rival.
    b> Funding, explained before it is signed.`,
  leads: `c> Every lender reads a payslip differently. We compare how each would read yours, and show you the repayments before you fall for a kitchen.
    b> Vehicles, premises or working capital: our brokers package the figures the way a credit team likes to see them, then press for an answer.
    The right loan is a matter of fit: the rate, the fees, and how it behaves when life changes. We put the options side by side.`,
  offers: `c> First home loans | Deposit, grants and borrowing power worked out together, before the open inspections begin.
    Refinancing | Your present loan against the market, with the cost of switching counted in.
    c> Investment loans | Structures that keep the next purchase possible and the accountant content.
    Pre-approval | The paperwork done early, so that a bid on auction day has a lender behind it.
    b> Equipment finance | Terms for vehicles and machines that match how long they will earn.
    Construction loans | Progress payments lined up with the builder’s stages and inspections.
    b> Commercial property loans | Offices, sheds and shops financed with the lease in mind.
    Debt consolidation | Cards and loans drawn into one repayment, with the whole interest shown.`,
  notes: `You see the fees next to the rate.
    We chase the lender so that you do not sit on hold.
    The broker shows how a rate rise would change the repayment.
    We check it again when the fixed term ends.
    Your documents are gathered once and used for every lender.`,
  offerHeadings: `Loans we arrange
    What are you borrowing for?
    Lending, by purpose`,
  steps: `Add it up | Income, savings, debts: your broker works out what lenders will count.
    Compare lenders | We show a shortlist of loans with rates, fees and conditions in one table.
    Settle | We lodge, answer the credit team and follow the loan to settlement.`,
  stepHeadings: `From payslip to settlement
    How a loan comes together
    Borrowing in three moves`,
  stories: `c> Buying | Bid with a limit you understand | We work out the top of your budget from the repayment you can live with, not from the most a bank would lend.
    The market | Lenders do not agree about you | Overtime, contract work, a second job: one bank ignores it and the next counts it all. Knowing which is the craft of a broker.
    b> Growth | Match the loan to the machine | A press that lasts for years should not be paid off like a coffee machine. We line up term, tax and cash flow.`,
  faqs: `How much can I borrow? | It depends on income, debts and the lender. A broker can work out a range with your payslips at hand.
    How is a mortgage broker paid? | Ask us before you begin, and we will set out commissions and any fees in writing.
    What documents does a lender want? | Identification, income and statements. We send a list that fits how you earn.
    c> When should I get pre-approval? | Before you inspect seriously, because loans take paperwork and auctions do not wait.
    Can I refinance on a fixed rate? | Ask us to price the break cost first. Sometimes the loan is better left alone.`,
  list: `Loan types
    # To live in
    First purchase | With a small deposit
    Bridging | Between two homes
    Building | Paid in stages
    # To grow
    Investment property | Interest or principal
    Vehicles and plant | Over their useful life
    Self-managed super | Where the rules allow`,
  people: `Mortgage broker | Knows which lender counts your overtime.
    Loan processor | Finds the missing bank statement.
    Client manager | Calls when your fixed rate is about to end.`,
  captions: `The budget, on one sheet
    Keys on the last page
    Auction morning, prepared
    Rates side by side
    A lender’s checklist, ticked
    Settlement day paperwork`,
  journal: `What lenders see in a bank statement | The spending that matters to a credit team, and what does not.
    Fixed, variable or split | How each loan behaves when rates move.
    The costs after the deposit | Duty, fees and insurance that first buyers forget.`,
  fields: 'Name, Phone, Email, Loan purpose, When do you need an answer?',
  tickers:
    'First homes, Refinancing, Pre-approval, Construction loans, Equipment finance, Investment loans',
  closings: `c> Find out your number. | Ask a broker what you could borrow and what it would cost each week.
    b> Fund the next move. | Tell us what you are buying, and we will bring lenders to compare.
    Have your rate looked at. | Send us your last loan statement and we will put it beside the market.`,
  quotes: `A loan you understand is easier to pay back.
    We would rather you bid lower and sleep.`,
})

const consultant = trade({
  key: 'consultant',
  label: 'Advisers',
  subject: 'finance',
  colours: [
    [tint(0.36, 0.05, 230), tint(0.8, 0.12, 70)],
    [tint(0.4, 0.09, 290), tint(0.9, 0.05, 90)],
  ],
  names:
    'consultant, consultancy, consulting, management consulting, business adviser, business advisor, strategy, human resources, HR, HR consultant, business coach, change management, training provider, leadership',
  hints:
    'advisory, workshops, governance, procurement, facilitation, clients, stakeholders, policy, mentoring, boards, restructure',
  field: 'professional services, consulting, business services, human resources',
  pages: 'Expertise, Projects, People, Contact',
  actions: 'Book a first chat | Discuss a brief | How we work',
  craft: 'advising',
  audience: `c> people at a turn in their working life
    b> executives, boards and team leaders`,
  headlines: `Advice that survives Monday morning.
    Decide faster, with the facts on the table.
    b> One good question changes the meeting.
    c> Your next role, thought through.
    Clear heads at work in {place}.
    b> Outside eyes on an inside problem.`,
  leads: `b> We interview the people who do the work, read the numbers they use and bring a recommendation short enough to act on by the next meeting.
    c> A change of role deserves more than a job board. Our advisers talk it through with you, from the first doubt to the first day.
    Consultants often leave a report. We stay for the first weeks of doing it, when the plan meets the roster and the budget.`,
  offers: `Strategy sessions | A room, a decision and the evidence for it, facilitated so that quiet people speak.
    Operations reviews | Where the hours go, where they should, and what to stop before adding anything.
    Mergers and restructures | Two ways of working laid side by side, and one chosen with the people who will use it.
    b> Change programs | Rosters, systems and habits moved in steps, with staff told first and told properly.
    Coaching | Regular conversations for leaders who have no one at work to think aloud with.
    Workshops and training | Practical sessions built from your own cases rather than a slide library.
    c> Career advice | A résumé read, an interview rehearsed and an honest view of the market for your skills.
    b> Board and governance advice | Papers, roles and meetings put in an order that directors can rely on.`,
  notes: `We write the brief down and agree on it before the consulting begins.
    You talk to the adviser who does the work.
    Findings arrive in pages, not in binders.
    We test the recommendation with the staff it lands on.
    The brief says when our part is finished.`,
  offerHeadings: `Where our advisers are useful
    Work we are asked to do
    Problems we sit down with`,
  steps: `Describe the problem | In your words, over a call with the adviser who would lead it.
    Agree a brief | Questions, people to interview, dates and a fee, on two pages.
    Act on it | We present, argue, adjust, and help your team through the first weeks.`,
  stepHeadings: `From hunch to decision
    How an engagement runs
    Before, during and after the brief`,
  stories: `b> Evidence | Ask the people who answer the phones | Every organisation knows what is wrong somewhere between reception and the warehouse. We start the interviews there.
    Listening | Start with the people who stay late | They know which meeting is for show and which spreadsheet runs the place. An adviser who asks them saves you a report.
    Follow-through | The plan after the plan | Recommendations fade in the second month. We book that meeting with your leaders at the start.`,
  faqs: `How does a consulting brief begin? | With a conversation and a short written scope. Ask us for a time with the adviser in your field.
    What will the engagement cost? | We quote for the agreed brief. Ask us for a fee by stage if the scope is still moving.
    b> Will you work with our internal team? | Yes, and the review goes better for it. Tell us who should be in the interviews.
    Can we speak to the adviser first? | Please do. You should know who will be asking your people questions.
    How long does an engagement run? | As long as the question needs. Ask us which parts could be answered in a week.`,
  list: `Ways to engage us
    # Short
    Diagnostic interviews | What is really going on
    Facilitated day | One decision, well made
    Second opinion | On a plan you have
    # Longer
    Program lead | From plan to habit
    Board support | Papers people read
    Leadership coaching | A season of sessions`,
  people: `Lead adviser | Asks the question everybody was avoiding.
    Research associate | Turns interviews and spreadsheets into a page of findings.
    Facilitator | Gets the quiet end of the table to speak.`,
  captions: `Questions before answers
    A wall of sticky notes, halved
    The findings on two pages
    Chairs in a circle
    Interview notes, typed up
    A question, underlined twice`,
  journal: `How to brief an adviser | The half page that saves weeks of consulting.
    When not to hire | Signs that a role is really a process problem.
    Running a meeting that ends in a decision | Agenda, roles and the closing minutes.`,
  fields: 'Name, Work email, Organisation, What are you deciding?',
  tickers: 'Strategy, Hiring, Facilitation, Coaching, Operations, Governance',
  closings: `b> What needs deciding? | Give us the problem in a paragraph, and an adviser will call with questions.
    c> Think out loud with us. | Book a first chat about the role you have or the one you want.
    Start with a conversation. | You will know by the end of it whether outside advice would help.`,
  quotes: `If the recommendation needs a manual, it is not finished.
    People support the change they helped to describe.`,
})

export const advising = [accountant, lawyer, broker, consultant]
