import type { SharedDesign } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'

const Pages = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      padding: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: '650' },
    '& li li': { textStyle: 'small', color: 'fg.muted' },
  },
})

/** The pages of the website that a concept becomes, and what is on each. */
export const SiteMap = ({ design }: { design: Pick<SharedDesign, 'pages' | 'language'> }) => (
  <Pages lang={design.language} dir="auto">
    {design.pages.map(({ name, file, contents }) => (
      <li key={file}>
        <b>{name}</b>
        <ul>
          {contents.map((content) => (
            <li key={content}>{content}</li>
          ))}
        </ul>
      </li>
    ))}
  </Pages>
)
