import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { LegalText } from './legal-text.tsx'

export const load: PageModule['load'] = async ({ data }) => {
  const { name } = await data.agency()
  return {
    title: `Terms of Service | ${name}`,
    description: `The terms for using the website of ${name}, its website generator and its estimates.`,
  }
}

export function Page() {
  const { data: agency } = trpc.settings.agency.useQuery()
  if (!agency) return null
  return (
    <LegalText
      title="Terms of Service"
      lead="The terms for using this website. Work we do for you has a contract of its own."
      clauses={[
        {
          title: 'Using the site',
          paragraphs: [
            'You may use this site for any lawful purpose. Please do not try to break it, overload it, or send us content you have no right to send.',
          ],
        },
        {
          title: 'Concepts from the generator',
          paragraphs: [
            'A concept is a sketch to start a conversation. You may keep it, show it and build on it. We show it in our public gallery only where that was chosen when it was made. We keep the right to make similar ones for others.',
            'The text of a concept is yours: your own words, with the spelling corrected; we only add headings and labels. Check it before you publish it.',
            'Some drawings are adapted from icons: Game-icons.net by Lorc, Delapouite and contributors (Creative Commons Attribution 3.0), Fluent Emoji by Microsoft, Phosphor Icons and Tabler Icons (MIT).',
          ],
        },
        {
          title: 'Estimates',
          paragraphs: [
            'An estimate is a range in Australian dollars based on what you told us. It is valid for the days it names and becomes a price only when both of us sign a proposal. GST is shown separately.',
          ],
        },
        {
          title: 'What belongs to whom',
          paragraphs: [
            'The text, drawings and code of this site are ours or used with permission. What you send us stays yours; you allow us to use it to answer you.',
          ],
        },
        {
          title: 'Liability and law',
          paragraphs: [
            'Nothing here limits rights you have under the Australian Consumer Law. Beyond those, we are not liable for loss that comes from relying on a free concept or an estimate.',
            `Australian law applies. Questions go to ${agency.email}.`,
          ],
        },
      ]}
    />
  )
}
