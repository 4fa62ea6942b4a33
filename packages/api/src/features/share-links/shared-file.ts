/** The address of a shared concept's file: it works as long as the link does. */
export const sharedFileUrl = (token: string, ending: '.webp' | '-phone.webp' | '.pdf') =>
  `/share/concepts/${token}${ending}`
