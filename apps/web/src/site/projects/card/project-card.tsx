import { SUMMARY_MAX } from '@agency/contract/constants'
import type { Project } from '@agency/contract/project'
import { clientNameOf, projectPathOf } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ProjectPicture } from './project-picture.tsx'

/** A summary of at most 100 characters: a longer one ends with its last whole word and an ellipsis. */
export const truncateSummary = (text: string) =>
  text.length > SUMMARY_MAX
    ? `${text.slice(0, SUMMARY_MAX + 1).replace(/[\s,;:.]+\S*$|.$/s, '')}…`
    : text

const CardLink = chakra(Link, {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    borderRadius: 'card',
    '& h3': { textStyle: 'h4', transitionProperty: 'color', transitionDuration: 'hover' },
    '&:hover h3': { color: 'accent' },
    '& :is(img, svg)': {
      transitionProperty: 'transform',
      transitionDuration: 'dialog',
      transitionTimingFunction: 'standard',
    },
    '&:hover :is(img, svg)': { transform: 'scale(1.02)' },
    '& p': { color: 'fg.muted', textStyle: 'small' },
  },
})

interface CaseStudyCardProps {
  href: string
  client: string
  title: string
  text: string
  /** In a CoverFrame; decoration, as the title says what it is. */
  picture: ReactNode
}

/** One link for the whole card. */
export const CaseStudyCard = ({ href, client, title, text, picture }: CaseStudyCardProps) => (
  <CardLink href={href}>
    {picture}
    <chakra.div display="grid" gap="1">
      <p>{client}</p>
      <h3>{title}</h3>
      <p>{text}</p>
    </chakra.div>
  </CardLink>
)

export const ProjectCard = ({ project }: { project: Project }) => (
  <CaseStudyCard
    href={projectPathOf(project)}
    client={clientNameOf(project)}
    title={project.title}
    text={truncateSummary(project.summary)}
    picture={
      <ProjectPicture
        src={project.coverImage}
        alt=""
        pictures={project.pictures}
        shape="card"
        sizes="(min-width: 62em) 380px, (min-width: 48em) 45vw, 95vw"
      />
    }
  />
)
