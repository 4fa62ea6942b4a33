import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { LegalText } from './legal-text.tsx'

export const load: PageModule['load'] = async ({ data }) => {
  const { name } = await data.agency()
  return {
    title: `Privacy Policy | ${name}`,
    description: `What ${name} collects through this website, why, how long it is kept and how to have it removed.`,
  }
}

export function Page() {
  const { data: agency } = trpc.settings.agency.useQuery()
  if (!agency) return null
  return (
    <LegalText
      title="Privacy Policy"
      lead={`What ${agency.name} collects through this website, and what we do with it.`}
      clauses={[
        {
          title: 'What we collect',
          paragraphs: [
            'What you type into our forms: your name, email address, phone number if you give it, your company and what you tell us about your project. We also count views of pages, forms begun and documents opened, with the site that linked here: no cookie, no address, nothing that tells one visitor from another. A browser that asks not to be tracked is not counted.',
            'The generator remembers your contact details in your own browser so that you need not type them again, and which concepts it made for you last. Clearing your browser data for this site removes them.',
          ],
        },
        {
          title: 'Why we collect it',
          paragraphs: [
            'To answer you, to make the concept and the estimate you asked for, and to know which pages are useful. We do not sell personal information and we do not share it for advertising.',
          ],
        },
        {
          title: 'What becomes public',
          paragraphs: [
            'A concept made with the generator may appear in our gallery with the company name, industry and style you entered. Your own name, email address and phone number never appear there. Write to us and we will take a concept down.',
            `A concept that you pass on by its link is shown, with its estimate, to whoever has the link, for ${agency.shareLinkDays} days. We count how often its page is opened, and not by whom.`,
          ],
        },
        {
          title: 'Who helps us',
          paragraphs: [
            'Fonts, pictures and scripts of this site come from our own server. Where an outside service helps to make a concept, it receives the description of the project and not your contact details. Where one paints a photo, it receives that photo.',
          ],
        },
        {
          title: 'How long we keep it, and your rights',
          paragraphs: [
            `A painting made with the image style tool is kept for ${agency.styleResultDays} days at an address that nobody can guess, or until you delete it there.`,
            'We keep messages and briefs while we may still be working with you, and remove them on request. You may ask for a copy of what we hold about you, or for a correction, under the Privacy Act 1988 (Cth).',
            `Write to ${agency.email}. If our answer does not satisfy you, you can complain to the Office of the Australian Information Commissioner.`,
          ],
        },
      ]}
    />
  )
}
