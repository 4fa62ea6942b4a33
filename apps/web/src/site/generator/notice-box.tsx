import { chakra } from '@chakra-ui/react/styled-system'
import type { Notice } from './use-generation.ts'

const Failure = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'error',
    borderRadius: 'card',
    padding: '4',
    bg: 'surface',
    '& p': { color: 'error', fontWeight: '600' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})

/** An error message, with the documents that were still created. */
export const NoticeBox = ({ notice: { message, pdfUrl } }: { notice: Notice }) => (
  <Failure role="alert">
    <p>{message}</p>
    {pdfUrl && (
      <span>
        Your estimate is ready:{' '}
        <a href={pdfUrl} download="estimate.pdf">
          download it as PDF
        </a>
        .
      </span>
    )}
  </Failure>
)
