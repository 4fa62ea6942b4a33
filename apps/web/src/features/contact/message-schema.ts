import '../../ui/schema.ts'

export { NewMessage } from '@agency/contract/contact-message'
