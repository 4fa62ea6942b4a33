import type { ProjectDetail } from '@agency/contract/project'
import {
  EMBED_SANDBOX,
  type ProjectEmbed,
  type RemoteEmbed,
} from '@agency/contract/project-embed-frame'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { ButtonAnchor } from '../../ui/core/button.ts'
import { Container, Section } from '../../ui/core/layout.ts'
import { Muted, SectionTitle, Small } from '../../ui/core/text.ts'
import { AdditionalImages } from './additional-images.tsx'

const Head = chakra('div', { base: { display: 'grid', gap: '3', marginBottom: '8' } })
const Stage = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Opener = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3' },
})
const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    bg: 'surface',
    aspectRatio: '16 / 9',
    // Pages of others need height on a phone, where a film does not.
    '&[data-page]': { height: { base: '80svh', md: 'auto' }, maxHeight: '80svh' },
  },
})

interface ProjectEmbedProps {
  embed: ProjectEmbed
  project: ProjectDetail
  /** The document that holds a film or a page. */
  path: string
  /** The project's cover, which stands for a film or a page until it is opened. */
  cover: ReactNode
}

/** The pictures, film or page that leads a project's page instead of its cover. */
export function ProjectEmbedSlot({ embed, project, path, cover }: ProjectEmbedProps) {
  return (
    <Section tight>
      <Container>
        <Head>
          <SectionTitle textStyle="h3">{embed.title}</SectionTitle>
          {embed.caption && <Muted>{embed.caption}</Muted>}
        </Head>
        {embed.kind === 'images' ? (
          <AdditionalImages project={project} />
        ) : (
          <RemoteContent embed={embed} path={path} cover={cover} />
        )}
      </Container>
    </Section>
  )
}

interface RemoteContentProps {
  embed: RemoteEmbed
  path: string
  cover: ReactNode
}

/** Another site learns of a visitor only once they open it. Without code its link does. */
function RemoteContent({ embed: { kind, url, title }, path, cover }: RemoteContentProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      <Frame
        ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
        src={path}
        title={title}
        sandbox={EMBED_SANDBOX[kind]}
        allow="fullscreen; autoplay"
        loading="lazy"
        data-page={kind === 'page' ? '' : undefined}
      />
    )
  }
  return (
    <Stage>
      {cover}
      <Opener>
        <ButtonAnchor
          href={path}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {kind === 'film' ? 'Play the film' : 'Open it here'}
        </ButtonAnchor>
        <Small>It loads from {new URL(url).hostname}.</Small>
      </Opener>
    </Stage>
  )
}
