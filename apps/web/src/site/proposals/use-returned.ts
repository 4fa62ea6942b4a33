import { useSearch } from 'wouter'

/** Whether the client has come back from a checkout that they have paid at. */
export const useReturned = () => useSearch() === 'paid'
