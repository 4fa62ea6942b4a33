import { chakra } from '@chakra-ui/react/styled-system'

/** The columns of a case study: details or a title, and text. */
export const caseStudyColumns = {
  display: 'grid',
  gap: { base: '12', lg: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
  alignItems: 'start',
} as const

/** The details beside the text of a case study. */
export const DetailsAndText = chakra('div', { base: caseStudyColumns })
const DetailList = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr 1fr', lg: '1fr' },
    position: { lg: 'sticky' },
    top: '104px',
    '& > div': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '3' },
    '& dt': { textStyle: 'label', color: 'fg.subtle' },
    '& dd': { textStyle: 'small' },
  },
})

interface DescriptionItem {
  name: string
  value: string
}

/** The details of a case study, as names and values. */
export const ProjectDetails = ({ facts }: { facts: DescriptionItem[] }) => (
  <DetailList>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </DetailList>
)
