import type { ProjectDetail } from '@agency/contract/project'
import { chakra } from '@chakra-ui/react/styled-system'
import { Small } from '../../ui/core/text.ts'
import { ProjectPicture } from './card/project-picture.tsx'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** The additional pictures of a project with their captions. */
export const AdditionalImages = ({ project }: { project: ProjectDetail }) => (
  <Grid>
    {project.images.map(({ id, image, caption, alt }, index) => (
      <li key={id}>
        <chakra.figure display="grid" gap="2">
          <ProjectPicture
            src={image}
            alt={alt || caption || `${project.title}, further picture ${index + 1}`}
            pictures={project.pictures}
            shape="card"
            sizes="(min-width: 78em) 590px, (min-width: 48em) 46vw, 95vw"
          />
          {caption && <Small as="figcaption">{caption}</Small>}
        </chakra.figure>
      </li>
    ))}
  </Grid>
)
