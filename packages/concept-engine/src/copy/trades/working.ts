import { tint, trade } from '../trade.ts'

const saas = trade({
  key: 'saas',
  label: 'Software',
  subject: 'technology',
  colours: [
    [tint(0.5, 0.2, 268), tint(0.84, 0.14, 180)],
    [tint(0.28, 0.06, 275), tint(0.78, 0.17, 145)],
    [tint(0.58, 0.19, 300), tint(0.9, 0.09, 85)],
  ],
  names:
    'software, SaaS, app, mobile app, platform, software platform, web app, API, developer tools, data platform, analytics platform, artificial intelligence, AI, machine learning, startup, fintech, healthtech, edtech, proptech, marketplace, booking software, data entry software, robotics, drone, drones, IoT, sensors, biotech',
  hints:
    'dashboard, data, automation, integrations, workflows, cloud, users, users log in, onboarding, reporting, algorithm, model, beta, subscription, teams, alerts, accounting software',
  field: 'technology, software, tech, information technology, IT, SaaS',
  pages: 'Product, How it works, Pricing, Docs',
  actions: 'Start a trial | Request a demo | See how it works',
  craft: 'building software',
  audience: `c> people who want their evenings back
    b> teams that have outgrown the spreadsheet`,
  headlines: `The spreadsheet had a good run.
    b> See the whole operation on one screen.
    b> Less copying, more deciding.
    c> An app that gets out of your way.
    Software with a short manual.
    b> Every record where your team expects it.`,
  leads: `b> Connect the systems you already run, watch the records line up, and give every team the same screen to argue over. Nothing has to be ripped out first.
    c> Open the app, do the thing, close it again. We build software that saves taps instead of collecting them.
    Most software begins with a form that somebody retyped. We start there: one record, entered once, visible to everybody who needs it.`,
  offers: `Live dashboards | The figures your team asks for each morning, refreshed before the stand-up.
    Automated workflows | Hand-overs, reminders and approvals that run themselves and leave an audit trail.
    Integrations | Connectors for the tools you keep, with field mapping you can see and change.
    Alerts | A message when a threshold is crossed, sent to the person who can act on it.
    b> Roles and permissions | Who sees, edits and exports each record, down to the field.
    Reporting | Board-ready charts from the same data your team works in, without a monthly export.
    c> Mobile app | The whole product in a pocket, including when the train goes underground.
    b> Guided onboarding | Your data imported, your team trained and the old spreadsheet retired.`,
  notes: `Set it up once and change the rules when your process does.
    Every change is logged with a name and a time stamp.
    Your data exports in open formats whenever you ask.
    It works with the records that you already keep.
    There is an API behind every screen.`,
  offerHeadings: `What the software does
    Inside the product
    Features your team will notice`,
  steps: `Connect your data | Import a file or link the tools you use; fields are matched on screen.
    Run it in parallel | Keep the old way going while your team compares the two.
    Switch over | Invite everyone, set permissions and archive the spreadsheet.`,
  stepHeadings: `From sign-up to switched on
    How a rollout goes
    Live without the big bang`,
  stories: `The product | One record, one truth | When sales, service and finance read the same row, meetings get shorter. The product keeps that row clean and shows who touched it.
    b> Security | Ask us the hard questions | Where data lives, who can read it and how it leaves again: your IT team gets answers before a contract.
    Rollout | Beside the old system, then instead of it | Teams move when they trust the numbers. Run both, compare, and turn off the old software when nobody opens it.`,
  faqs: `Does it connect to the software we use? | Tell us your tools. We will show which integrations exist and what the API can do for the rest.
    Who owns the data? | You do. Ask us to show the export and deletion screens in the demo.
    b> How long does onboarding take? | It depends on the data you bring. Ask for a rollout plan with your own file.
    How is the product priced? | Ask us for the current plans; we will match users and features to what you need.
    b> How do you handle security reviews? | Send your questionnaire, and we will walk your IT team through hosting, access and logs.
    c> Can I try the app first? | Ask for a trial and bring a real task, because sample data proves little.`,
  list: `Product modules
    # Everyday
    Records | One row per thing
    Tasks and reminders | With an owner
    Search | Across every field
    # Behind it
    Integrations | Two-way where possible
    API and webhooks | For your developers
    Audit log | Who, what, when`,
  people: `Product lead | Removes a button for every one added.
    Support engineer | Reads the log before asking you to restart.
    Customer success manager | Sits in on your first import.`,
  captions: `The morning dashboard
    A workflow, step by step
    Fields matched on import
    Alert, acknowledged
    The audit log, open
    Dark mode after hours`,
  journal: `When a spreadsheet becomes a risk | Signs that a shared file is running your company.
    Buying software without regret | Exports, permissions and the questions to ask in a demo.
    How we test before each release | Staging, real data shapes and a list of ways to break it.`,
  fields: 'Name, Work email, Company, Team size, What would you like to see?',
  tickers: 'Dashboards, Workflows, Integrations, Alerts, API first, Audit trails',
  closings: `b> Bring your messiest spreadsheet. | Request a demo and watch the software make sense of it.
    c> Try it on a real day. | Start a trial and see what the app saves you.
    See it with your own data. | A short demo will show you more than this page can.`,
  quotes: `Good software is the meeting you did not need.
    We would rather delete a feature than explain it twice.`,
})

const itServices = trade({
  key: 'it-services',
  label: 'IT services',
  subject: 'technology',
  colours: [
    [tint(0.4, 0.12, 245), tint(0.82, 0.13, 160)],
    [tint(0.3, 0.04, 230), tint(0.76, 0.15, 60)],
  ],
  names:
    'IT services, IT support, managed services, managed IT, MSP, cyber security, cybersecurity, cloud hosting, web hosting, computer repair, computer repairs, networking, data centre, telecommunications, internet provider, security testing, penetration testing, phone systems, helpdesk, help desk',
  hints:
    'servers, backups, laptops, network, firewall, Microsoft, patches, ransomware, devices, tickets, cabling, wifi, passwords, IT',
  field: 'technology, IT, information technology, cyber security',
  pages: 'Support, Security, Cloud, Contact',
  actions: 'Get computer help | Book an IT review | What we support',
  craft: 'keeping systems up',
  audience: `c> homes with too many devices
    b> offices without an IT department`,
  headlines: `Computers that behave.
    b> The help desk that picks up.
    b> Sleep through the security update.
    c> Your laptop, like it used to be.
    IT support for {place}, on site and on screen.
    Know which laptop is the weak one.`,
  leads: `b> We watch the servers, patch the laptops and answer the tickets, so that the person who is good with computers can go back to their own job.
    c> Bring the slow laptop, the lost photos or the printer that sulks. We explain what happened in words that have nothing to do with computers.
    Backups matter on one bad morning. We test them beforehand, document who has which password and keep the network map current.`,
  offers: `b> Managed IT support | Help desk, patches and monitoring for every laptop and server on your list.
    b> Cyber security reviews | Accounts, devices and backups checked, with the weak spots ranked and explained.
    Backups and recovery | Copies kept apart, restored on a test day and timed with a stopwatch.
    Cloud migration | Mail, files and logins moved over a weekend, with someone at the desk on Monday.
    Networks and Wi-Fi | Access points placed by measurement, so that the back room has signal too.
    New starter set-up | A laptop, a login and the right folders, ready before the first coffee.
    c> Computer repairs | Slow, cracked or soaked: looked at, explained and repaired if it is worth it.
    Phones and meeting rooms | Calls that follow your staff and screens that share at the first try.`,
  notes: `The technician tells you what it was, not only that it works.
    Every ticket keeps its history for next time.
    We try it on our own machines first.
    You get the documentation, not only the result.
    It is written into your network map.`,
  offerHeadings: `What we keep running
    Support, security and cloud
    Help for screens and servers`,
  steps: `Take stock | We list devices, accounts, backups and the software nobody admits to using.
    Fix the risky things | Old laptops, shared passwords and untested backups come first.
    Keep watch | Monitoring, patches and a help desk that knows your network.`,
  stepHeadings: `From audit to all clear
    How we take over your IT
    Getting your systems steady`,
  stories: `b> Security | The weak point is usually an old login | We close accounts of people who left, turn on second factors and show you the list each month.
    Backups | Restored, or it does not count | A backup you have never opened is a hope. We restore files on a schedule and keep the proof.
    Support | A technician who remembers your network | Tickets go to people who have seen your server room, so nobody asks what a switch is.`,
  faqs: `Can you support us remotely? | Most IT tickets are solved on screen. Ask us about site visits for cabling and hardware.
    b> How does managed IT pricing work? | Usually by device or user. Ask us for a quote against your asset list.
    What happens if we are hacked? | Ring us, unplug nothing yet. We isolate devices, check the backups and tell you who must be informed.
    Can you work with our IT manager? | Yes. Tell us which systems they want to keep and which tickets to hand over.
    c> Is my computer worth repairing? | Ask us to look first. We will say when a new laptop makes more sense.`,
  list: `IT services
    # Support
    Help desk | Answered by technicians
    Patching | Out of hours
    Device set-up | Ready to log in
    # Protection
    Second-factor rollout | For every account
    Backup testing | With a restore report
    Phishing drills | Kind but convincing`,
  people: `Service desk lead | Recognises the printer by its error code.
    Security analyst | Reads logs for pleasure.
    Network engineer | Labels every cable.`,
  captions: `Labelled cables, finally
    The rack after a tidy
    Patch night, all green
    A laptop on the bench
    Wi-Fi measured room by room
    Backup restored, signed off`,
  journal: `Passwords for people who hate them | Vaults, passkeys and what to stop doing.
    What to do in the first hour of a breach | Who to ring, what to unplug and what to write down.
    When to replace a laptop | Battery, patches and the cost of waiting.`,
  fields: 'Name, Email, Company, Number of devices, What is going wrong?',
  tickers: 'Help desk, Backups, Patching, Cloud moves, Network maps, Second factors',
  closings: `b> Book a look under the desk. | An IT review shows which devices, accounts and backups need attention.
    c> Bring us the laptop. | Tell us what it does, or no longer does, and we will take a look.
    Let the computers be boring again. | Describe the problem and a technician will call.`,
  quotes: `When IT is working, nobody knows our names.
    An untested backup is a rumour.`,
})

const manufacturer = trade({
  key: 'manufacturer',
  label: 'Manufacturing and engineering',
  subject: 'industry',
  colours: [
    [tint(0.34, 0.03, 240), tint(0.72, 0.18, 45)],
    [tint(0.4, 0.02, 100), tint(0.84, 0.16, 95)],
  ],
  names:
    'electrical engineering, manufacturer, manufacturing, engineering, engineers, engineer, fabrication, metal fabrication, welding, machining, CNC, factory, packaging, plastics, toolmaking, industrial, mining, steel, foundry, structural engineering, civil engineering, mechanical engineering, scaffolding, crane hire, equipment hire, machinery, recycling, waste management, printing press, printer, print shop, print house, labels',
  hints:
    'production, parts, assembly, tolerances, machines, workshop, CAD, prototypes, batches, plant, quality control, supply chain, forklift, safety, components, materials',
  field: 'manufacturing, engineering, industrial, mining, construction',
  pages: 'Capabilities, Industries, Our plant, Quote',
  actions: 'Get a quote | Send a drawing | See capabilities',
  craft: 'manufacturing',
  audience: `c> inventors and one-off makers
    b> engineers, buyers and plant managers`,
  headlines: `Made to the drawing.
    Parts that fit the first time.
    b> From sketch to pallet, on one floor.
    c> Your prototype, in real metal.
    Made on the factory floor in {place}.
    b> Tolerances you can plan a line around.`,
  leads: `b> Send a drawing and hear from the engineer who would run it: what to change before tooling, what it will cost in batches and when the pallet leaves.
    c> One bracket or a short run, we machine it properly. Bring a sketch, a broken part or a cardboard model, and we will draw it up.
    A part is right when it drops into place on your line. We check material, measure at the machine and ship with the inspection sheet.`,
  offers: `Prototypes | A first part in the real material, measured against your drawing and marked up for changes.
    Production runs | Repeat batches from proven set-ups, packed and labelled for your stores.
    Fabrication and welding | Cut, folded and joined in our workshop, with the welds dressed where they show.
    Design for manufacture | An engineer’s notes on your drawing: radius, finish and the tolerance that costs too much.
    CNC machining | Milled and turned parts in metals and plastics, checked in process.
    Assembly and kitting | Components put together, tested and boxed in the order your line uses them.
    b> Maintenance and spares | Worn parts measured, redrawn and remade before the plant stops for them.
    Finishing | Coated, polished or plated to suit the place where the part will live.`,
  notes: `The inspection sheet travels with the parts.
    An engineer reads the drawing before it is priced.
    We keep the set-up on file for your next batch.
    Material is traced from the mill to the pallet.
    Send a sample part if the drawing is lost.`,
  offerHeadings: `What our floor can do
    Capabilities, machine by machine
    From raw stock to finished part`,
  steps: `Send the drawing | Or a sample, a sketch or a photograph with a ruler in it.
    Agree the part | Material, tolerance, batch and finish, with an engineer’s remarks.
    Make and measure | First article approved by you, then the run, inspected and packed.`,
  stepHeadings: `From drawing to dispatch
    How a job moves through the plant
    Quote, first article, run`,
  stories: `The floor | Measured where it is made | Gauges live beside the machines. Operators check as they cut, so a drift is caught on a part and not on a pallet.
    b> Engineering | We will question the drawing | Some tolerances cost a machine change for nothing. Our engineers ring before they quote.
    Supply | The second batch matches the first | Fixtures, programs and notes stay on file. Reorder by part number and the floor knows the job.`,
  faqs: `What do you need for a quote? | A drawing, material and quantity. A sample part or a photograph will do to begin.
    Is there a minimum batch? | Ask us with the part in mind. Some set-ups suit one-offs and others only make sense in runs.
    Which file formats can your engineers read? | Send what your CAD exports and we will tell you if the machine needs another.
    b> Can you supply inspection reports? | Tell us the dimensions that matter, and ask for the report with each batch.
    How long is the lead time? | It depends on tooling and material. We confirm a dispatch date with the order.`,
  list: `Capabilities
    # Shape
    Milling and turning | Metals and plastics
    Cutting and folding | Sheet and plate
    Welding | Structural and fine
    # Finish
    Deburr and polish | By hand and by drum
    Coating | Powder, paint or plate
    Inspection | Report on request`,
  people: `Production engineer | Sees the fixture in the drawing.
    Toolmaker | Works in microns and coffee breaks.
    Dispatch lead | Packs so that it arrives as it left.`,
  captions: `Sparks on the second shift
    Callipers on a first article
    Swarf in a bright curl
    Pallets, wrapped and labelled
    The drawing, marked up
    Morning on the shop floor`,
  journal: `Tolerances that cost too much | Where a looser number saves a set-up.
    From prototype to production | What changes in a part when one becomes many.
    Choosing a finish | Weather, wear and how the coating changes the size.`,
  fields: 'Name, Company, Email, Part or project, Quantity',
  tickers: 'CNC machining, Fabrication, Prototypes, Assembly, Inspection, Batch runs',
  closings: `b> Send us the drawing. | An engineer will read it and come back with questions and a price.
    c> Got a part nobody makes? | Send a photograph with a ruler, and tell us what it holds up.
    Let’s make the first article. | One good part tells you more than a brochure.`,
  quotes: `A drawing is a question, and the part is the answer.
    If it needs a hammer to fit, we made it wrong.`,
})

const energy = trade({
  key: 'solar',
  label: 'Solar and energy',
  subject: 'industry',
  colours: [
    [tint(0.38, 0.1, 245), tint(0.86, 0.16, 92)],
    [tint(0.45, 0.1, 155), tint(0.88, 0.15, 98)],
  ],
  names:
    'solar, solar panels, solar installer, solar installation, battery storage, home batteries, renewable energy, energy, wind farm, heat pump, heat pumps, air conditioning, heating and cooling, HVAC, refrigeration',
  hints:
    'panels, batteries, inverter, roof, power bill, feed-in, grid, EV charger, kilowatts, solar',
  field: 'energy, renewables, utilities',
  pages: 'Services, Savings, Our work, Quote',
  actions: 'Get a quote | Book a site visit | How it works',
  craft: 'wiring',
  audience: `c> homes with a roof and a power bill
    b> sites, builders and building managers`,
  headlines: `Power, wired properly.
    c> Put the roof to work.
    c> Lights on, bills down.
    Switched on across {place}.
    b> Panels your site can sign off.
    b> Energy you can put on a graph.`,
  leads: `c> We read your power bill and look at your switchboard and roof before suggesting anything. Then you see the layout, the wiring and what it should produce.
    b> From switchboard upgrades to rooftop arrays, our electricians work to your shutdown windows and hand over test sheets and drawings.
    Electricity should be dull: lights that come on, breakers that do not, a meter that slows. We wire it so, and label the board.`,
  offers: `Solar panels | A roof layout that follows the sun and the shade, with the inverter where it stays cool.
    Battery storage | Afternoon sun kept for the evening, sized from your meter data rather than a brochure.
    Switchboard upgrades | Old fuses replaced, circuits separated and every breaker labelled in plain words.
    EV charging | A charger matched to your car, your cable run and what the switchboard can bear.
    Lighting and power points | Light where hands work, switches where hands reach and no more double adaptors.
    b> Commercial electrical | Fit-outs, distribution boards and test sheets coordinated with the other trades.
    b> Energy audits | Where the load goes hour by hour, and which machine to look at first.
    Fault finding | Tripping circuits and warm switches traced to the wire that causes them.`,
  notes: `The electrician labels the board before leaving.
    You receive the layout and the test results on paper.
    We look at the switchboard before we quote.
    The cable run is agreed with you before a hole is drilled.
    Power is off only for the part that needs it.`,
  offerHeadings: `What we wire
    From roof to switchboard
    Power, light and storage`,
  steps: `Send the bill | A power bill and photos of the switchboard and roof tell us most of it.
    See the design | Layout, cable runs and expected output, drawn for your building.
    Switch on | Installed, tested, labelled and explained at the meter.`,
  stepHeadings: `From power bill to switch-on
    How an installation runs
    Before we climb the ladder`,
  stories: `c> The roof | Shade matters more than size | One chimney can cost a string of panels its morning. We map the shadows before drawing the layout.
    The switchboard | Everything begins at the board | Chargers, batteries and induction cooktops all arrive at the same place. We make room for them there first.
    b> On site | Shutdowns planned to the minute | Isolation, lock-out and restart are written down beforehand, and your building manager holds the list.`,
  faqs: `Is my roof suitable for solar? | Send the address and a photo. Direction, pitch and shade tell our designers most of the answer.
    Do I need a battery? | It depends on when you use power. We look at your meter data before recommending storage.
    Why does my switchboard keep tripping? | Something is overloaded or leaking to earth. Stop resetting it and ask an electrician to test the circuit.
    b> Can you work after hours on site? | Tell us your shutdown windows, and we will plan the electrical work around them.
    How do I get an electrical quote? | Send photos of the switchboard and a list of what you want. We confirm after a site visit.`,
  list: `Electrical services
    # On the roof
    Solar layout | Sun, shade, wind
    Inverters | Placed in the cool
    Panel checks | Output against design
    # Inside
    Switchboards | Labelled, with room to grow
    Chargers | For the car in the drive
    Rewiring | Old cable out, walls kept`,
  people: `Lead electrician | Tests twice and labels once.
    Solar designer | Draws shadows for a living.
    Apprentice | Crawls where nobody else fits.`,
  captions: `Panels before the clouds
    The board, neatly labelled
    Cable tray, dead straight
    Meter running backwards
    Ladder against the eaves
    A charger in the carport`,
  journal: `Reading a power bill | Peak, shoulder and the line that matters most.
    Before you buy an EV charger | Cable runs, circuits and where you park.
    Shade and solar panels | What one tree does to a whole string.`,
  fields: 'Name, Phone, Address, What do you need?, Photos of the switchboard',
  tickers: 'Solar panels, Batteries, Switchboards, EV chargers, Lighting, Fault finding',
  closings: `c> What does your roof see? | Send us the address and a power bill, and we will sketch a layout.
    b> Plan the shutdown with us. | Tell us the site and the window, and an electrician will walk it.
    Ready to switch? | Start with a photo of your switchboard.`,
  quotes: `A tidy switchboard is a letter to the next electrician.
    The cheapest power is what you stop using.`,
})

export const working = [saas, itServices, manufacturer, energy]
