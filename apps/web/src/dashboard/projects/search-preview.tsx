import { chakra } from '@chakra-ui/react/styled-system'
import missingCover from '../../ui/media/missing-cover.svg?url&no-inline'
import { useFilePreview } from '../../ui/media/use-file-preview.ts'
import type { Slot } from './project-pictures.ts'
import type { ProjectValues } from './project-values.ts'

const PreviewPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& h3': { color: 'fg.muted', fontWeight: '600', marginBottom: '2' },
  },
})
const SearchResult = chakra('div', {
  base: {
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
    '& strong': { display: 'block', fontSize: '1.0625rem', fontWeight: '550', color: 'info' },
    '& small': { color: 'fg.muted', fontSize: '.8125rem' },
    '& p': { color: 'fg.muted', marginTop: '1' },
  },
})
const ShareCard = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '& img': { width: 'full', aspectRatio: '1200 / 630', objectFit: 'cover', bg: 'raised' },
    '& div': { padding: '3' },
    '& small': { color: 'fg.muted', fontSize: '.8125rem' },
    '& strong': { display: 'block', fontWeight: '600' },
  },
})

/** The lengths at which search engines truncate, in characters. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155
const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text

interface SearchPreviewProps {
  values: ProjectValues
  siteName: string
  cover: Slot
}

/** How the project looks in a list of search results and as a shared link. */
export function SearchPreview({ values, siteName, cover }: SearchPreviewProps) {
  const preview = useFilePreview(cover.file)
  const title = values.metaTitle || `${values.title || 'Untitled'} | ${siteName}`
  const description = values.metaDescription || values.summary || 'No description yet.'
  const address = `${location.host}/our-work/${values.slug || '…'}`
  const image = preview ?? (cover.isRemoved ? null : cover.stored) ?? missingCover
  return (
    <PreviewPair>
      <div>
        <h3>Search result</h3>
        <SearchResult>
          <small>{address}</small>
          <strong>{truncate(title, TITLE_LENGTH)}</strong>
          <p>{truncate(description, DESCRIPTION_LENGTH)}</p>
        </SearchResult>
      </div>
      <div>
        <h3>Shared link</h3>
        <ShareCard>
          <img src={image} alt="" width={1200} height={630} />
          <div>
            <small>{location.host}</small>
            <strong>{truncate(title, TITLE_LENGTH)}</strong>
          </div>
        </ShareCard>
      </div>
    </PreviewPair>
  )
}
