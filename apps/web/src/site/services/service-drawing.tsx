import type { ServiceSlug } from '@agency/contract/services'
import { chakra } from '@chakra-ui/react/styled-system'
import film from './drawings/ai-video-production.svg'
import automation from './drawings/business-automation.svg'
import marketing from './drawings/digital-marketing.svg'
import generative from './drawings/generative-ai-integration.svg'
import design from './drawings/ui-ux-design.svg'
import web from './drawings/web-development.svg'

const drawings: Record<ServiceSlug, string> = {
  'web-development': web,
  'ui-ux-design': design,
  'digital-marketing': marketing,
  'ai-video-production': film,
  'business-automation': automation,
  'generative-ai-integration': generative,
}

const Drawing = chakra('img', { base: { width: 'full', maxWidth: '400px', height: 'auto' } })

interface ServiceDrawingProps {
  slug: ServiceSlug
  /** Above the fold; otherwise it loads when it comes near the viewport. */
  inView?: boolean
}

/** The service's line drawing; it draws itself when it comes into view. Decoration only. */
export const ServiceDrawing = ({ slug, inView = false }: ServiceDrawingProps) => (
  <Drawing
    src={drawings[slug]}
    alt=""
    htmlWidth={400}
    htmlHeight={200}
    loading={inView ? 'eager' : 'lazy'}
  />
)
