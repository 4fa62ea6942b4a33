import { styleProgress } from '@agency/contract/image-style-tool'
import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/core/icons.tsx'
import { Spinner } from '../../ui/core/spinner.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '3',
      color: 'fg.subtle',
      textStyle: 'small',
    },
    '& li[data-state=done]': { color: 'fg.muted', '& svg': { color: 'success' } },
    '& li[data-state=now]': { color: 'fg', fontWeight: '600' },
    '& i': {
      justifySelf: 'center',
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'control',
    },
  },
})

/** The six steps of one painting, with its progress. */
export function StyleProgress({ step }: { step: number }) {
  const last = styleProgress.length - 1
  return (
    <>
      <Steps aria-hidden="true">
        {styleProgress.map((text, index) => {
          const isDone = index < step || step === last
          return (
            <li key={text} data-state={isDone ? 'done' : index === step ? 'now' : 'next'}>
              {isDone ? <Icon name="check" /> : index === step ? <Spinner /> : <i />}
              {text}
            </li>
          )
        })}
      </Steps>
      <VisuallyHidden role="status" data-progress>
        {styleProgress[step]}
      </VisuallyHidden>
    </>
  )
}
