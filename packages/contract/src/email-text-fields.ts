/** What staff can change of an automatic email. */
export interface EmailTextFields {
  subject: string
  heading: string
  /** Before the facts and links that the site adds; may be '' in an email to staff. */
  opening: string
  /** After them; may be ''. */
  closing: string
}
