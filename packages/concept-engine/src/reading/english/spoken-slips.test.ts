import { expect, test } from 'vitest'
import { withoutSlips } from './spoken-slips.ts'

test.each([
  ['We repair dictating machines. We are in Kew.', 'We repair dictating machines. We are in Kew.'],
  ['Season is September to, um, December.', 'Season is September to December.'],
  ['We go down as far as Braidwood, no, not Braidwood anymore, it’s far.', 'We go, it’s far.'],
  ['Yes, it’s Lorraine from Drifting Pelican. We hire boats.', 'We hire boats.'],
  ['G’day, never done this, my granddaughter set up the phone. I train dogs.', 'I train dogs.'],
  [
    'I do Murrumbateman and, um, Yass, no, not Yass any more, leave Yass out, it’s too far.',
    'I do Murrumbateman.',
  ],
  [
    'The second one’s half, sorry, not half, the second one’s $40 off.',
    'the second one’s $40 off.',
  ],
  [
    'I work in Brunswick, well it’s Brunswick East, off Nicholson.',
    'I work in Brunswick East, off Nicholson.',
  ],
  ['Repairs mostly, say seventy per cent, maybe eighty.', 'Repairs mostly.'],
  [
    'I’m no emergency service, so if baby’s under, um, if baby’s hot, ring.',
    'I’m no emergency service, so if baby’s hot, ring.',
  ],
  [
    'Coolangatta up to, well I say Coomera but I’ll go on, so put Ormeau.',
    'Coolangatta up to Ormeau.',
  ],
  ['Seven till three, and the odd Saturday, actually no, don’t put Saturday.', 'Seven till three.'],
  ['I don’t do industrial, well, I do do domestic.', 'I don’t do industrial, but I do domestic.'],
  ['You don’t pay, except, hang on, except when it leaks.', 'You don’t pay, except when it leaks.'],
  [
    'At thirty-one Holbrook Street, no, thirty-three, thirty-one’s the house.',
    'At thirty-three Holbrook Street.',
  ],
  ['It’s hospital or triple zero, put that somewhere clear.', 'It’s hospital or triple zero.'],
  ['Fields: current visa, visa expiry date', 'Fields: current visa, visa expiry date'],
  ['Open first Friday, no, first Monday of the month.', 'Open first Monday of the month.'],
  ['At Prospect there’s three steps, no, there’s a ramp now.', 'At Prospect there’s a ramp now.'],
  ['On Tuesdays, no wait, Wednesdays, it changed because of bridge.', 'On Wednesdays.'],
  ['The hose reaches forty metres, no wait, thirty-five.', 'The hose reaches thirty-five metres.'],
  [
    'It’s half price, oh, only for the same van obviously.',
    'It’s half price, only for the same van.',
  ],
  ['For people over sixty, well, nobody checks, in Kew.', 'For people over sixty in Kew.'],
  ['No town jobs, sick of getting calls for fences put it big', 'No town jobs put it big'],
  [
    '$1.10 an inch, or, hang on, people want metric, call it 45 cents a centimetre.',
    '$1.10 an inch or 45 cents a centimetre.',
  ],
  [
    'We sharpen. Scissors, no. I don’t do them any more. Take that out. Ring me.',
    'We sharpen. Ring me.',
  ],
  ['Merv, saw doctor, Bunbury. I sharpen things.', 'The saw doctor in Bunbury. I sharpen things.'],
  ['We walk in Burra that’s B U R R A in the north', 'We walk in Burra in the north'],
  [
    'At home in Newcastle, well Adamstown, by appointment',
    'At home in Newcastle, Adamstown, by appointment',
  ],
  [
    'It’s adults only because there’s a you know there’s a murder',
    'It’s adults only because there’s a murder',
  ],
  ['I’m a vet nurse, was a vet nurse, for years', 'I was a vet nurse, for years'],
  ['If it’s steep it’s, what do I charge, it’s fifty extra', 'If it’s steep it’s fifty extra'],
  [
    'There’s fifty on top, no Bundaberg’s a hundred sorry.',
    'There’s fifty on top, Bundaberg’s a hundred.',
  ],
  [
    'Bring the certificate, rabbits I mean not guinea pigs.',
    'Bring the certificate (rabbits, not guinea pigs),.',
  ],
  ['What else, you can’t do it in thongs', 'You can’t do it in thongs'],
  ['We cut. So there’s the short walk', 'We cut. There’s the short walk'],
  ['so we cut opal', 'we cut opal'],
  ['Insured for ten million, no, twenty, twenty million.', 'Insured for twenty million.'],
  ['Valid for six months, no, four months.', 'Valid for four months.'],
  ['Mabel’s a, she’s a springer', 'Mabel’s a springer'],
  ['We do from like Thirroul down', 'We do from Thirroul down'],
  ['No tiles, you know the spraying', 'No tiles, the spraying'],
  ['Sorry about the name box, I can’t change it. We cut hair.', 'We cut hair.'],
  ['Barry here, president of the shed, well acting president. We build toys.', 'We build toys.'],
  ['And then avoidance for dogs, nope, stopped that. We catch snakes.', 'We catch snakes.'],
  [
    'Snakes in Bendigo, no, I’ve moved, sorry, I’m in Tatura now, so Tatura, Kyabram.',
    'Snakes, I’m in Tatura, Kyabram.',
  ],
  [
    'Snake catcher, Bendigo, no, I’ve moved, sorry, I’m in Tatura.',
    'Snake catcher, I’m in Tatura.',
  ],
  [
    'Yes, this is for the bowls club, it’s Lorraine speaking, I do the newsletter. Two greens.',
    'Two greens.',
  ],
  ['From November till, I think it’s the end of March', 'From November till the end of March'],
  ['Full set is two hundred from July, so put two hundred.', 'Full set is two hundred from July.'],
  ['Granville, um and Auburn, no actually not Auburn any more, take Auburn out.', 'Granville.'],
  [
    'Paling as well, and um pool fencing, no scrap pool fencing we’ve stopped that.',
    'Paling as well.',
  ],
  [
    'It’s ninety, no ninety-five for ninety minutes, hang on, that can’t be right, it’s $105.',
    'it’s $105.',
  ],
  [
    'Licensed with the QBCC, it’s one five zero something, I’ll email that through. Five of us.',
    'Licensed with the QBCC. Five of us.',
  ],
  ['Women ask if I’m a woman so please make it clear.', 'I’m a woman.'],
  ['So prices, a wash is $5.', 'a wash is $5.'],
  ['Large is $85, I put it up in July. Clip $90.', 'Large is $85. Clip $90.'],
  ['Berwick and Clyde, I used to do Pakenham but no.', 'Berwick and Clyde.'],
  ['Pine is $9, and a wicker, no, we don’t do wicker anymore.', 'Pine is $9.'],
  [
    'Seven knives for fifty, no, call it six for forty, seven for fifty looks odd.',
    'six knives for forty.',
  ],
  ['Come when we’re open and not, not, leave it out', 'Come when we’re open and not leave it out'],
  ['Pensioner is, let me think, ninety', 'Pensioner is ninety'],
  // Text without slips is unchanged.
  ['So many people ask. We live and breathe it.', 'So many people ask. We live and breathe it.'],
  ['You know the shop. Oh Deer is its name.', 'You know the shop. Oh Deer is its name.'],
])('removes slips of the tongue: %s', (spoken, expected) => {
  expect(withoutSlips(spoken)).toBe(expected)
})
