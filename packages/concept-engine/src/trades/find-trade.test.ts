import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { openBriefs } from '../../samples/relevance/judge.ts'
import { readBrief } from '../reading/read-brief.ts'
import { trades } from './all-trades.ts'
import { findTrade } from './find-trade.ts'

const found = (industry: string, mainGoal: string) =>
  findTrade(readBrief(briefOf(mainGoal, { industry })))?.key

/** Short briefs, each with its trade. */
const known: [industry: string, description: string, key: string][] = [
  ['Food & Beverage', 'A café in Brunswick that roasts its own beans.', 'cafe'],
  ['Food & Beverage', 'A sourdough bakery in Coburg.', 'bakery'],
  ['Food & Beverage', 'A trattoria with a short menu and a long wine list.', 'restaurant'],
  ['Hospitality', 'We cater weddings and office lunches across Melbourne.', 'caterer'],
  ['Food', 'Greengrocer and deli with vegetable boxes.', 'grocer'],
  ['Food', 'We run a food truck selling dumplings.', 'restaurant'],
  ['Restaurant', 'Modern Greek food on Lonsdale Street.', 'restaurant'],
  ['Coffee', 'Wholesale beans for cafés and restaurants.', 'cafe'],
  ['Bakery', 'We bake for cafés, schools and restaurants.', 'bakery'],
  ['Cakes', 'Wedding cakes and celebration cakes made to order.', 'bakery'],
  ['Health', 'A family medical clinic with six doctors.', 'clinic'],
  ['Healthcare', 'Physiotherapy for runners and office workers.', 'physio'],
  ['Health', 'A dental practice for nervous patients.', 'dentist'],
  ['Mental health', 'Psychologist for teenagers and parents.', 'psychologist'],
  ['Health', 'Home care and NDIS support in the west.', 'home-care'],
  ['Dental', 'Braces and aligners.', 'dentist'],
  ['Technology', 'Booking software for dentists.', 'saas'],
  ['Software', 'Data entry for dentists and vets, done by machine learning.', 'saas'],
  ['Technology', 'Accounting software for cafés.', 'saas'],
  ['Technology', 'A platform for yoga studios to sell passes.', 'saas'],
  ['IT', 'Managed IT support for law firms.', 'it-services'],
  ['Technology', 'Cyber security reviews for schools and councils.', 'it-services'],
  ['Manufacturing', 'CNC machining and fabrication in Dandenong.', 'manufacturer'],
  ['Engineering', 'Structural engineers for schools and bridges.', 'manufacturer'],
  ['Energy', 'Solar panels and batteries for homes.', 'solar'],
  ['Trades', 'Electrician in Preston, switchboards and lighting.', 'electrician'],
  ['Professional Services', 'Tax returns and bookkeeping for tradies.', 'accountant'],
  ['Finance', 'We are accountants for restaurants and bars.', 'accountant'],
  ['Finance', 'Mortgage broker for first home buyers.', 'mortgage-broker'],
  ['Legal', 'Family law and wills.', 'lawyer'],
  ['Legal', 'The bar association of Victoria.', 'lawyer'],
  ['Professional Services', 'Conveyancing for people buying a house.', 'lawyer'],
  ['Recruitment', 'We find nurses for hospitals.', 'recruiter'],
  ['Consulting', 'Strategy for boards, raising the bar for governance.', 'consultant'],
  ['Construction', 'Extensions and renovations in Northcote.', 'builder'],
  ['Trades', 'Carpenter. Decks, pergolas and doors.', 'builder'],
  ['Construction', 'Fit-outs for restaurants and clinics.', 'builder'],
  ['Architecture', 'Houses and schools made of timber.', 'architect'],
  ['Design', 'Interior design for homes and hotels.', 'interiors'],
  ['Furniture', 'A furniture maker: coffee tables and chairs in oak.', 'joiner'],
  ['Furniture', 'A showroom for sofas and beds.', 'interiors'],
  ['Joinery', 'Built-in wardrobes and kitchens in blackwood.', 'joiner'],
  ['Property', 'Real estate agency in Yarraville.', 'real-estate'],
  ['Real estate', 'Property management with a car park.', 'real-estate'],
  ['Property', 'We develop apartments near the train station.', 'real-estate'],
  ['Education', 'A primary school in Footscray.', 'school'],
  ['Education', 'Maths tutoring for VCE students.', 'school'],
  ['Education', 'Early learning centre for toddlers.', 'childcare'],
  ['Childcare', 'Kindergarten with a big garden.', 'childcare'],
  ['Fitness', 'Strength gym for beginners.', 'gym'],
  ['Sport', 'A swim school for babies and adults.', 'swim-school'],
  ['Sport', 'A rowing club with a shed on the river.', 'boat-club'],
  ['Wellness', 'Yoga and breathwork above a bakery.', 'yoga'],
  ['Fitness', 'Reformer pilates in Elwood.', 'yoga'],
  ['Retail', 'A bookshop with a reading room.', 'bookshop'],
  ['Retail', 'Toys and gifts for children.', 'shop'],
  ['E-commerce', 'We sell handmade ceramics online.', 'shop'],
  ['Retail', 'Bicycle shop selling e-bikes, with a test ride track.', 'bike-shop'],
  ['Fashion', 'Linen dresses made in small batches.', 'fashion'],
  ['Retail', 'A jeweller making engagement rings.', 'jeweller'],
  ['Beauty', 'A hair salon in Prahran.', 'salon'],
  ['Beauty', 'Barber: fades and hot towels.', 'barber'],
  ['Beauty', 'Skincare made from native botanicals.', 'skincare'],
  ['Landscaping', 'Native gardens for small courtyards.', 'garden'],
  ['Retail', 'Florist for weddings and restaurants.', 'florist'],
  ['Agriculture', 'A family farm with cattle and an orchard.', 'farm'],
  ['Farm', 'Free range eggs and lamb boxes from our paddocks.', 'farm'],
  ['Agtech', 'Irrigation software for farmers.', 'farm-tech'],
  ['Agriculture', 'Soil sensors for orchards and vineyards.', 'farm-tech'],
  ['Technology', 'Farm software that reads soil sensors.', 'farm-tech'],
  ['Printing', 'Business cards, banners and signs.', 'printer'],
  ['Tattoo studio', 'Custom tattoos by appointment.', 'tattooist'],
  ['Funeral home', 'Funerals with care, at any hour.', 'funeral'],
  ['Insurance', 'A broker for tradies and small fleets.', 'insurance'],
  ['Hospitality', 'A corner pub with trivia and a beer garden.', 'pub'],
  ['Sport', 'A junior football club with three ovals.', 'football-club'],
  ['Sport', 'A netball club with courts under lights.', 'sports-club'],
  ['Health', 'A nutritionist with diet plans for teenagers.', 'clinic'],
  ['Boat hire', 'Boats on the Yarra by the hour.', 'tour'],
  ['Trees', 'Tree removal and stump grinding.', 'garden'],
  ['Tourism', 'Kayak tours on the Yarra.', 'tour'],
  ['Hospitality', 'A small hotel by the beach.', 'stay'],
  ['Travel', 'Hiking trips, food included.', 'tour'],
  ['Transport', 'Freight and warehousing for retailers.', 'freight'],
  ['Removals', 'Removalists who pack the kitchen.', 'freight'],
  ['Automotive', 'Mechanic for old Volvos.', 'car-workshop'],
  ['Automotive', 'Car detailing and car wash.', 'car-workshop'],
  ['Events', 'Wedding planner and celebrant.', 'wedding'],
  ['Arts', 'A theatre company with a season of new plays.', 'theatre'],
  ['Museum', 'A museum of tram history.', 'museum'],
  ['Music', 'A jazz band for weddings.', 'music'],
  ['Education', 'Piano lessons for adults.', 'music'],
  ['Media', 'Documentary film production.', 'studio'],
  ['Marketing', 'Branding agency for restaurants.', 'studio'],
  ['Photography', 'Real estate photography.', 'photographer'],
  ['Photography', 'Wedding photography in Daylesford.', 'photographer'],
  ['Pets', 'Vet clinic open late.', 'vet'],
  ['Pet care', 'Dog walking and grooming.', 'vet'],
  ['Not-for-profit', 'We help refugees find work.', 'charity'],
  ['Community', 'A neighbourhood house with a community garden.', 'charity'],
  ['Home services', 'Plumber: blocked drains and hot water.', 'home-services'],
  ['Cleaning', 'Office cleaning for law firms and schools.', 'home-services'],
  ['Aged care', 'Three small homes in Ballarat. Families visit at any hour.', 'aged-care'],
  ['Health', 'A nursing home with gardens, for older people and couples.', 'aged-care'],
  ['Healthcare', 'Dementia care and respite for residents.', 'aged-care'],
  ['Disability', 'Support workers for NDIS participants.', 'home-care'],
  ['Health', 'In-home care for people after hospital.', 'home-care'],
  ['Community services', 'Support coordination for adults with autism.', 'home-care'],
  ['Health', 'Counselling for couples and carers.', 'psychologist'],
  ['Mental health', 'Grief counselling beside the aged care home.', 'psychologist'],
  ['Theatre company', 'Six new plays a year in a former tram shed.', 'theatre'],
  ['Entertainment', 'A comedy club with late shows.', 'theatre'],
  ['Music', 'A live music venue with gigs four nights a week.', 'theatre'],
  ['Hospitality', 'Bed and breakfast with four rooms and a garden.', 'stay'],
  ['Tourism', 'Holiday house on the coast, sleeps ten.', 'stay'],
  ['Accommodation', 'Glamping tents beside a river, breakfast included.', 'stay'],
  ['Adventure travel', 'Guided hikes in the Grampians, packs carried.', 'tour'],
  ['Travel', 'Walking tours of the laneways with a guide.', 'tour'],
  ['Skincare', 'Cleanser, balm and oil for sensitive skin, made in small batches.', 'skincare'],
  ['Cosmetics', 'We make sunscreen with few ingredients.', 'skincare'],
  ['E-commerce', 'Natural perfume and soap, sold online.', 'skincare'],
  ['Beauty', 'Skin clinic: facials, peels, LED.', 'beauty-rooms'],
  ['Beauty', 'Nail salon with gel and acrylics.', 'beauty-rooms'],
  ['Wellness', 'A day spa for couples.', 'beauty-rooms'],
  ['Hair', 'Balayage and curls in Fitzroy.', 'salon'],
  ['Barber', 'Haircuts, beard trims and a hot towel shave.', 'barber'],
  ['Beauty', 'A barbershop in Footscray with walk-ins.', 'barber'],
  ['Bookshop', 'Fiction, nature writing and poetry for slow readers.', 'bookshop'],
  ['Retail', 'Second-hand books and comics.', 'bookshop'],
  ['Record shop', 'Second-hand records, new pressings and in-store gigs.', 'record-shop'],
  ['Retail', 'Vinyl and turntables.', 'record-shop'],
  ['Music', 'Guitar shop with amps and pedals.', 'record-shop'],
  ['Bicycle shop', 'Cargo bikes, servicing and test rides.', 'bike-shop'],
  ['Retail', 'E-bikes for commuters.', 'bike-shop'],
  ['Transport', 'Bike repairs and bike hire.', 'bike-shop'],
  ['Recruitment', 'Kite finds engineers and estimators for builders.', 'recruiter'],
  ['Human resources', 'Executive search for hospitals and schools.', 'recruiter'],
  ['Staffing', 'Labour hire for warehouses and freight yards.', 'recruiter'],
  ['Photographer', 'Portraits of families and couples.', 'photographer'],
  ['Media', 'Product photography for food brands.', 'photographer'],
  ['Martial arts school', 'Classes for children and adults.', 'martial-arts'],
  ['Fitness', 'Brazilian jiu jitsu and muay thai.', 'martial-arts'],
  ['Sport', 'Karate for the whole family in a school hall.', 'martial-arts'],
  ['Education', 'Ballet and tap for children from three.', 'dance-school'],
  ['Dance', 'Salsa classes for adults.', 'dance-school'],
  ['Fitness', 'Dance studio with hip hop classes.', 'dance-school'],
  ['Board game cafe', 'Games, toasties and staff who teach them.', 'game-cafe'],
  ['Hospitality', 'A board game café with tables for two to ten.', 'game-cafe'],
  ['Entertainment', 'Escape rooms for teams and birthdays.', 'game-cafe'],
  ['Jewellery', 'Rings made from old gold.', 'jeweller'],
  ['Retail', 'A goldsmith who remodels heirloom stones.', 'jeweller'],
  ['Fashion', 'Silver jewellery made at a bench in Collingwood.', 'jeweller'],
  ['Fashion label', 'Rain jackets cut and sewn from recycled sailcloth.', 'fashion'],
  ['Electrician', 'Switchboards, EV chargers, solar, safety checks.', 'electrician'],
  ['Construction', 'Electrical contractor for shops and schools.', 'electrician'],
  ['Trades', 'Rewiring and power points in old houses.', 'electrician'],
  ['Solar', 'Panels and home batteries, installed by electricians.', 'solar'],
  ['Professional association', 'We represent environmental engineers.', 'association'],
  ['Non-profit', 'The peak body for builders, with exams and standards.', 'association'],
  ['Membership', 'A chamber of commerce for retailers in Kew.', 'association'],
  ['Architecture', 'We design hotels and aged care homes.', 'architect'],
  ['Software', 'Recruitment software for aged care homes and hotels.', 'saas'],
  ['Beauty', 'Hair and beauty salon: cuts, colour, nails.', 'salon'],
  ['Hair', 'A barbershop with hot towels.', 'barber'],
  ['Tea house', 'Thirty teas and small cakes.', 'cafe'],
  ['Finance', 'We keep the books and pay the wages.', 'accountant'],
  ['Accounting', 'We close the books in five days.', 'accountant'],
  ['Food', 'Our bakery breaks records for sausage rolls.', 'bakery'],
  ['Health', 'A clinic that keeps health records in order.', 'clinic'],
  ['Retail', 'A shop that rings the changes each season.', 'shop'],
  ['Restaurant', 'Dinner theatre it is not: a bistro with a grill.', 'restaurant'],
  ['Events', 'Weddings with a dance floor and a marquee.', 'wedding'],
  ['Legal', 'Employment law, with a black belt in patience.', 'lawyer'],
  ['Food & Beverage', 'A craft brewery with a taproom and beer garden.', 'brewery'],
  ['Wine', 'A winery in the Yarra Valley with a cellar door.', 'brewery'],
  ['Other', 'Wedding photography in the hills.', 'photographer'],
  ['Other', 'Real estate photographer.', 'photographer'],
  ['Other', 'Wedding cakes.', 'bakery'],
  ['Other', 'Electrical engineering, drawn and checked.', 'manufacturer'],
  ['陶芸', '小さな陶芸教室です。', 'shop'],
  ['교육', '수학 학원입니다.', 'school'],
  ['餐饮', '我们是一家位于Box Hill的餐厅。', 'restaurant'],
  ['Dịch vụ', 'Tiệm bánh mì ở Footscray.', 'bakery'],
  ['Услуги', 'Бухгалтер для малого бизнеса.', 'accountant'],
]

test.each(known)('%s: %s → %s, or no trade', (industry, description, key) => {
  expect([key, undefined]).toContain(found(industry, description))
})

test('recognises the trade of a third of the short briefs', () => {
  const recognised = known.filter(
    ([industry, description, key]) => found(industry, description) === key,
  )
  expect(recognised.length / known.length).toBeGreaterThan(0.33)
})

test.each([
  ['Other', 'We keep the books.'],
  ['Other', 'It breaks records.'],
  ['Other', 'We digitise health records and medical records.'],
  ['Other', 'Each season rings the changes.'],
  ['Other', 'The operating theatre is quiet.'],
  ['Other', 'A dinner theatre it is not.'],
  ['Other', 'There is a dance floor.'],
  ['Other', 'Towels of hotel quality.'],
  ['Other', 'We follow the law of the land.'],
  ['Other', 'Meet us at the car park.'],
])('%s: %s names no trade', (industry, description) => {
  expect(found(industry, description)).toBeUndefined()
})

test('assigns a wrong trade to at most three of a hundred businesses', () => {
  const misclassified = openBriefs().flatMap(({ id, brief, trades: right }) => {
    const key = findTrade(readBrief(brief))?.key
    return key && !right.includes(key) ? [`${id}: ${key}`] : []
  })
  expect(misclassified.length, misclassified.join(', ')).toBeLessThanOrEqual(3)
})

test('ignores a denied trade and the trades of customers', () => {
  expect(found('Other', 'We are not a bakery. We make no bread.')).toBeUndefined()
  expect(found('Software', 'Booking software for dentists and dental practices.')).not.toBe(
    'dentist',
  )
})

test('lists every trade file under its own key', () => {
  const files = readdirSync(new URL('known/', import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ''),
  )
  expect(trades.map(({ key }) => key).sort()).toEqual(files.sort())
})
