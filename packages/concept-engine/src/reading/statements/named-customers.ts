/** 'Customers are aged care homes, NDIS providers and schools': two or more of them. */
const CUSTOMERS =
  /(?<=^|\n|[.!?]\s)(?:(?:our|my|the) )?(?:main |usual |typical )?(?:customers|clients) (?:are|include)(?: mainly| mostly| usually)? (?=[^.!?\n]*(?:,| and )[^.!?\n]*[.!?\n])(?!(?:very|so|really|always|often|all|not|the ones|what|who|people who|people that|rude|happy|loyal|old|older|young)\b)/giu

/** A description that says whom the business works for, where it says who its customers are. */
export const withNamedCustomers = (text: string): string => text.replace(CUSTOMERS, 'For ')
