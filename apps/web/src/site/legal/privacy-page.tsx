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
      lead={`What ${agency.name} collects through this website, and why.`}
      clauses={[
        {
          title: 'What we collect',
          paragraphs: [
            'What you type into our forms: your name, email address, phone number if you give it, your company and what you tell us about your project. We also count views of pages, forms begun and documents opened, with the site that linked here, the campaign named in the link, the page before, and whether the device is a phone, a tablet or a computer: no cookie, no IP address, nothing that tells one visitor from another. A browser that asks not to be tracked is not counted.',
            'If you send a form, we keep with it how that visit began and how it last reached this site: the site or the email that linked here, the campaign, and the first page. What you did on another day or on another device is not joined to it, because nothing recognises you. If your browser asks not to be tracked, a form is kept without this.',
            'While you describe your project in the website generator, the page beside the form is drawn from the words typed so far. They are sent to us for that, without your name, email address or phone number, and are not kept.',
            'To protect the site from overload, we count requests for forms and pictures by IP address, and share the queue for concepts fairly between networks. These counts are deleted within two days and are not passed on.',
          ],
        },
        {
          title: 'What your browser remembers',
          paragraphs: [
            'Some things are stored in your own browser, on your device, and stay there until you clear your browser data for this site: the name, email address, phone number and company size of the last brief you sent, so that you need not type them again; which ten concepts it made last and which links to them you shared; whether you chose light colours or paused the motion.',
            'A message or a brief that you have begun is kept in your browser, word for word, until it is sent or you clear it. What you choose in the gallery as a starting point is kept until the generator has opened with it. A brief whose concept is being made, how far you have scrolled, and which site linked you here are kept until you close the tab.',
            'We set no cookies. What your browser keeps reaches us only when you send a form or look at one of your concepts again.',
          ],
        },
        {
          title: 'Why we collect it',
          paragraphs: [
            'To answer you, to make the concept and the estimate you asked for, to follow up about our services, and to know which pages are useful. Our team sees what you sent and what was made of it. We do not sell personal information and we do not share it for advertising.',
          ],
        },
        {
          title: 'What becomes public',
          paragraphs: [
            'Nothing, unless you choose it. A concept appears in our public gallery only where “Show my concept in the public gallery” was chosen when it was made and we have looked at it: with the company name, industry, style and colours you entered and the words on the page, which are written from your description. The gallery does not list your name, email address or phone number. Write to us and we will take a concept down; its picture is then removed from the address it had.',
            `A concept that you pass on by its link is shown, with its estimate and the name on the cover of its PDF, to whoever has the link, for ${agency.shareLinkDays} days or until we end it for you. We count how often its page is opened, and not by whom.`,
          ],
        },
        {
          title: 'Who helps us',
          paragraphs: [
            agency.font.provider === 'own'
              ? 'Fonts, pictures and scripts of this site come from our own server.'
              : 'Pictures and scripts of this site come from our own server. The font comes from another provider, which sees your IP address.',
            'If a case study includes a film or a page from another site, it loads only when you open it, and that site then sees your IP address.',
            'If an outside service helps to make a concept, it receives the description of the project and of the company, and not your contact details. If one paints a photo, it receives that photo and the instructions typed for it.',
          ],
        },
        {
          title: 'How long we keep it, and your rights',
          paragraphs: [
            `A painting made with the image style tool is kept for ${agency.styleResultDays} days at an address that nobody can guess, or until you delete it there.`,
            'An estimate stays at an address that nobody can guess, for you and our team. Emails that this website writes are kept for 400 days.',
            'We keep messages and briefs while we may still be working with you, and remove them on request. You may ask for a copy of what we hold about you, or for a correction, under the Privacy Act 1988 (Cth).',
            `Write to ${agency.email}. If our answer does not satisfy you, you can complain to the Office of the Australian Information Commissioner.`,
          ],
        },
      ]}
    />
  )
}
