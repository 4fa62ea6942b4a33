import accountant from './known/accountant.ts'
import agedCare from './known/aged-care.ts'
import architect from './known/architect.ts'
import association from './known/association.ts'
import bakery from './known/bakery.ts'
import barber from './known/barber.ts'
import beautyRooms from './known/beauty-rooms.ts'
import bikeShop from './known/bike-shop.ts'
import boatClub from './known/boat-club.ts'
import bookshop from './known/bookshop.ts'
import brewery from './known/brewery.ts'
import builder from './known/builder.ts'
import cafe from './known/cafe.ts'
import carWorkshop from './known/car-workshop.ts'
import caterer from './known/caterer.ts'
import charity from './known/charity.ts'
import childcare from './known/childcare.ts'
import clinic from './known/clinic.ts'
import consultant from './known/consultant.ts'
import danceSchool from './known/dance-school.ts'
import dentist from './known/dentist.ts'
import electrician from './known/electrician.ts'
import farm from './known/farm.ts'
import farmTech from './known/farm-tech.ts'
import fashion from './known/fashion.ts'
import florist from './known/florist.ts'
import footballClub from './known/football-club.ts'
import freight from './known/freight.ts'
import funeral from './known/funeral.ts'
import gameCafe from './known/game-cafe.ts'
import garden from './known/garden.ts'
import grocer from './known/grocer.ts'
import gym from './known/gym.ts'
import homeCare from './known/home-care.ts'
import homeServices from './known/home-services.ts'
import insurance from './known/insurance.ts'
import interiors from './known/interiors.ts'
import itServices from './known/it-services.ts'
import jeweller from './known/jeweller.ts'
import joiner from './known/joiner.ts'
import lawyer from './known/lawyer.ts'
import manufacturer from './known/manufacturer.ts'
import martialArts from './known/martial-arts.ts'
import mortgageBroker from './known/mortgage-broker.ts'
import museum from './known/museum.ts'
import music from './known/music.ts'
import photographer from './known/photographer.ts'
import physio from './known/physio.ts'
import printer from './known/printer.ts'
import psychologist from './known/psychologist.ts'
import pub from './known/pub.ts'
import realEstate from './known/real-estate.ts'
import recordShop from './known/record-shop.ts'
import recruiter from './known/recruiter.ts'
import restaurant from './known/restaurant.ts'
import saas from './known/saas.ts'
import salon from './known/salon.ts'
import school from './known/school.ts'
import shop from './known/shop.ts'
import skincare from './known/skincare.ts'
import solar from './known/solar.ts'
import sportsClub from './known/sports-club.ts'
import stay from './known/stay.ts'
import studio from './known/studio.ts'
import swimSchool from './known/swim-school.ts'
import tattooist from './known/tattooist.ts'
import theatre from './known/theatre.ts'
import tour from './known/tour.ts'
import vet from './known/vet.ts'
import wedding from './known/wedding.ts'
import yoga from './known/yoga.ts'
import type { Trade } from './trade.ts'

/** Every trade that the engine knows, one per file. */
export const trades: readonly Trade[] = [
  accountant,
  agedCare,
  architect,
  association,
  bakery,
  barber,
  beautyRooms,
  bikeShop,
  boatClub,
  bookshop,
  brewery,
  builder,
  cafe,
  carWorkshop,
  caterer,
  charity,
  childcare,
  clinic,
  consultant,
  danceSchool,
  dentist,
  electrician,
  farm,
  farmTech,
  fashion,
  florist,
  footballClub,
  freight,
  funeral,
  gameCafe,
  garden,
  grocer,
  gym,
  homeCare,
  homeServices,
  insurance,
  interiors,
  itServices,
  jeweller,
  joiner,
  lawyer,
  manufacturer,
  martialArts,
  mortgageBroker,
  museum,
  music,
  photographer,
  physio,
  printer,
  psychologist,
  pub,
  realEstate,
  recordShop,
  recruiter,
  restaurant,
  saas,
  salon,
  school,
  shop,
  skincare,
  solar,
  sportsClub,
  stay,
  studio,
  swimSchool,
  tattooist,
  theatre,
  tour,
  vet,
  wedding,
  yoga,
]
