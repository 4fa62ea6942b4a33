import type { SharedDesign } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'
import { CopyButton } from './copy-button.tsx'

const CopyText = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
    alignItems: 'start',
  },
})
const SiteMapRail = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    position: { lg: 'sticky' },
    top: '104px',
    '& h3': { textStyle: 'label', color: 'fg.subtle' },
    '& ol': { display: 'grid', gap: '1' },
    '& li': { textStyle: 'small' },
  },
})
const Sections = chakra('ol', {
  base: {
    display: 'grid',
    maxWidth: '860px',
    '& > li': {
      display: 'grid',
      gap: '3',
      paddingBlock: '6',
      borderTopWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& h3': { textStyle: 'h4' },
    '& p': { color: 'fg.muted', maxWidth: 'prose' },
    '& [data-eyebrow]': { textStyle: 'label', color: 'fg.subtle' },
    '& ul': {
      display: 'grid',
      columnGap: '8',
      rowGap: '3',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    '& ul li': { display: 'grid', gap: '1', alignContent: 'start' },
    '& ul b': { fontWeight: '600' },
    '& ul b span': { color: 'fg.muted', fontWeight: '400' },
  },
})

type Section = SharedDesign['copy'][number]

/** All text of the page, as plain text. */
const plainTextOf = ({ copy }: Pick<SharedDesign, 'copy'>): string =>
  copy
    .map(({ eyebrow, headline, text, items }) =>
      [
        ...[eyebrow, headline, text],
        ...items.map((item) =>
          [[item.title, item.value].filter(Boolean).join(', '), item.text]
            .filter(Boolean)
            .join('\n'),
        ),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n\n')

/** The page's text in reading order, marked with its language. */
export const ConceptCopy = ({ design }: { design: SharedDesign }) => (
  <CopyText>
    <SiteMapRail>
      <h3>Pages of the site</h3>
      <ol lang={design.language}>
        {design.pages.map(({ name, file }) => (
          <li key={file}>{name}</li>
        ))}
      </ol>
      <CopyButton text={() => plainTextOf(design)}>Copy all text</CopyButton>
    </SiteMapRail>
    <Sections lang={design.language} dir="auto">
      {design.copy.map((section) => (
        <li key={`${section.eyebrow} ${section.headline} ${section.text}`}>
          <SectionCopy section={section} />
        </li>
      ))}
    </Sections>
  </CopyText>
)

const SectionCopy = ({ section: { eyebrow, headline, text, items } }: { section: Section }) => (
  <>
    {eyebrow && <p data-eyebrow="">{eyebrow}</p>}
    {headline && <h3>{headline}</h3>}
    {text && <p>{text}</p>}
    {items.length > 0 && (
      <ul>
        {items.map(({ title, value, text: body }) => (
          <li key={`${title} ${value} ${body}`}>
            <b>
              {title} {value && <span>{value}</span>}
            </b>
            {body && <p>{body}</p>}
          </li>
        ))}
      </ul>
    )}
  </>
)
