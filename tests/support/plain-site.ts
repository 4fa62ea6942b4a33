import path from 'node:path'
import type { RenderConcept } from '@agency/api/features/generations/stages'
import type { SampleImagesInput } from '@agency/api/rendering/sample-images'
import { openRenderWorkers, type RenderWorkers } from '@agency/api/workers/render-workers'
import sharp from 'sharp'
import { readEnv } from '../../apps/server/src/env.ts'
import { startServer } from '../../apps/server/src/start-server.ts'

// The site for end-to-end tests in `npm test`. It is the real product, except that pictures that no
// test looks at are not drawn, since each takes two seconds of a core.

/**
 * The clients whose pictures are drawn: the generator form's, and a concept and a project of the
 * demo.
 */
const DRAWN_CLIENTS = ['Lantern Bakery', 'Second Crack', 'Lighthouse Lane']

const size = { width: 1440, height: 3_000 }

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b6f' } })
const webp = (width: number, height: number) =>
  plainImage(width, height).webp({ effort: 0 }).toBuffer()
/** Made once per process. */
const images = {
  page: await webp(size.width, size.height),
  top: await webp(size.width, 1_080),
  logo: await webp(480, 120),
  forPdf: {
    ...{ width: 800, height: 1_667 },
    bytes: await plainImage(800, 1_667).jpeg().toBuffer(),
  },
}

const altOf = (companyName: string) => `A website concept for ${companyName}`

const drawPlain: RenderConcept = async (_concept, { companyName }, { onRendering }) => {
  onRendering()
  const alt = altOf(companyName)
  return {
    ...{ ...size, alt },
    ...{ picture: images.page, thumbnail: images.top, forPdf: images.forPdf },
  }
}

async function renderPlainSample(workers: RenderWorkers, { kind, brief, seed }: SampleImagesInput) {
  // Composing a concept uses no signal and stores nothing.
  const concept = await workers.stages.composeConcept(brief, seed, {} as never)
  const { page, top, logo } = images
  const files: Record<string, Uint8Array> =
    kind === 'concept'
      ? { '': page, '-top': top }
      : { '': top, '-2': top, '-3': top, '-logo': logo }
  return { ...size, concept, alt: altOf(brief.companyName), files }
}

function openPlainWorkers(options: Parameters<typeof openRenderWorkers>[0]): RenderWorkers {
  const workers = openRenderWorkers(options)
  return {
    ...workers,
    stages: {
      ...workers.stages,
      renderConcept: (concept, brief, call) =>
        (DRAWN_CLIENTS.includes(brief.companyName) ? workers.stages.renderConcept : drawPlain)(
          ...([concept, brief, call] as const),
        ),
    },
    renderSampleImages: (input) =>
      DRAWN_CLIENTS.includes(input.brief.companyName)
        ? workers.renderSampleImages(input)
        : renderPlainSample(workers, input),
  }
}

const root = path.resolve(import.meta.dirname, '../..')
await startServer({
  ...{ env: readEnv(process.env, root), root },
  ...{ dev: false, warmUp: false, openWorkers: openPlainWorkers },
})
