import { useSearch } from 'wouter'

/** Whether the client has returned from a checkout that they have paid. */
export const useReturnedFromCheckout = () => useSearch() === 'paid'
