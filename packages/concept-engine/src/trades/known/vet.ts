import { lch, trade } from '../trade.ts'

export default trade({
  key: 'vet',
  label: 'Pet care',
  subject: 'pets',
  colours: [
    [lch(0.5, 0.1, 175), lch(0.86, 0.12, 75)],
    [lch(0.46, 0.1, 260), lch(0.88, 0.1, 50)],
  ],
  names:
    'vet, vets, veterinary, veterinarian, veterinary clinic, animal hospital, pet shop, pet store, dog groomer, groomer, pet grooming, dog grooming, dog walker, dog walking, dog training, dog trainer, puppy school, cattery, kennels, boarding kennels, pet sitting, pet food, animal rescue, animal shelter, horse riding, equine, aquarium, doggy daycare',
  hints:
    'dogs, cats, puppies, kittens, pets, animals, paws, vaccinations, horses, rabbits, leash, fur, rescue, adoption',
  field: 'pets, animals, veterinary, pet care',
})
