/** The URL of a shared concept's file; valid as long as the link is. */
export const sharedFileUrl = (token: string, suffix: '.webp' | '-phone.webp' | '.pdf') =>
  `/share/concepts/${token}${suffix}`
