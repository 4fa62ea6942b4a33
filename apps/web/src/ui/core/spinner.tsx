import { chakra } from '@chakra-ui/react/styled-system'

export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    width: '18px',
    height: '18px',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin .8s linear infinite',
  },
})
const LoadingText = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    paddingBlock: '16',
    color: 'fg.muted',
  },
})

/** A loading indicator that is announced as well as shown. */
export function Loading({ children }: { children: string }) {
  return (
    <LoadingText role="status">
      <Spinner aria-hidden="true" />
      {children}
    </LoadingText>
  )
}
