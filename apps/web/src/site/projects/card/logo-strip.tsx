import type { Project } from '@agency/contract/project'
import { clientNameOf } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { Container } from '../../../ui/core/layout.ts'
import { Picture } from '../../../ui/core/picture.tsx'
import { logoFilter } from '../../../ui/media/logo-filter.ts'

const Band = chakra('section', {
  base: {
    position: 'relative',
    paddingBlock: '12',
    overflow: 'hidden',
    borderBlockWidth: '1px',
    borderColor: 'line',
    bg: 'bg',
  },
})
const Title = chakra('h2', {
  base: { fontSize: 'sm', fontWeight: '550', color: 'fg.muted', marginBottom: '6' },
})
const Window = chakra('div', {
  base: {
    overflow: 'hidden',
    maskImage: 'linear-gradient(to right, transparent, #000 8%, #000 92%, transparent)',
  },
})
const Belt = chakra('div', {
  base: {
    display: 'flex',
    width: 'max-content',
    minWidth: '200%',
    animation: 'strip 45s linear infinite',
    '&:hover, &:focus-within': { animationPlayState: 'paused' },
    '& ul': {
      display: 'flex',
      flexShrink: '0',
      minWidth: '50%',
      justifyContent: 'space-around',
      alignItems: 'center',
    },
    '& li': { paddingInline: { base: '6', md: '8' } },
    '& img': {
      height: '36px',
      width: 'auto',
      maxWidth: '180px',
      objectFit: 'contain',
      ...logoFilter,
    },
  },
})

/** Client logos in an endless row. Renders nothing if no project has one. */
export function LogoStrip({ projects }: { projects: Project[] }) {
  const clients = projects.filter(({ clientLogo }) => clientLogo)
  if (clients.length === 0) return null
  const logos = clients.map((project) => (
    <li key={project.id}>
      <Picture
        src={project.clientLogo ?? ''}
        alt={clientNameOf(project)}
        pictures={project.pictures}
        sizes="180px"
      />
    </li>
  ))
  return (
    <Band aria-labelledby="clients-title">
      <Container>
        <Title id="clients-title">Trusted by our Clients</Title>
      </Container>
      <Window>
        <Belt>
          <ul>{logos}</ul>
          <ul aria-hidden="true" inert>
            {logos}
          </ul>
        </Belt>
      </Window>
    </Band>
  )
}
