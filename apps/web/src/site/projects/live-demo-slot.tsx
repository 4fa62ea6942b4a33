import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Container, Section } from '../../ui/core/layout.ts'
import { Muted, SectionTitle } from '../../ui/core/text.ts'
import { type LiveDemoEntry, liveDemos } from './live-demos/index.ts'

/** The code of a demo: on the server before the page renders, in a browser once it is in view. */
class DemoCode {
  loaded: ComponentType | undefined
  begin: () => void
  readonly Deferred: ComponentType
  readonly #entry: LiveDemoEntry

  constructor(entry: LiveDemoEntry) {
    this.#entry = entry
    const { promise, resolve } = Promise.withResolvers<void>()
    this.begin = resolve
    this.Deferred = lazy(async () => {
      await promise
      return { default: (await entry.load()).LiveDemo }
    })
  }

  async load(): Promise<void> {
    this.loaded = (await this.#entry.load()).LiveDemo
  }
}
const codes = new Map<string, DemoCode>()
function codeOf(slug: string, entry: LiveDemoEntry): DemoCode {
  const known = codes.get(slug) ?? new DemoCode(entry)
  codes.set(slug, known)
  return known
}

/** Loads a project's demo when the server renders its page: browsers get it as HTML. */
export async function loadLiveDemo(slug: string): Promise<void> {
  const entry = liveDemos[slug]
  if (entry) await codeOf(slug, entry).load()
}

const Head = chakra('div', { base: { display: 'grid', gap: '3', marginBottom: '8' } })

/**
 * What was built for a client, to try: server-rendered in its first state, and interactive once
 * its code has loaded, which happens when it comes into view or is focused. Empty for a project
 * without a demo.
 */
export function LiveDemoSlot({ slug }: { slug: string }) {
  const entry = liveDemos[slug]
  return entry ? <Slot key={slug} code={codeOf(slug, entry)} entry={entry} /> : null
}

function Slot({ code, entry }: { code: DemoCode; entry: LiveDemoEntry }) {
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!slot.current) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) code.begin()
      },
      { rootMargin: '200px' },
    )
    seen.observe(slot.current)
    return () => seen.disconnect()
  }, [code])
  const Demo = (import.meta.env.SSR && code.loaded) || code.Deferred
  return (
    <Section tight>
      <Container>
        <Head>
          <SectionTitle textStyle="h3">{entry.title}</SectionTitle>
          <Muted>{entry.hint}</Muted>
        </Head>
        <chakra.div ref={slot} data-live-demo minHeight={{ base: '520px', md: '560px' }}>
          <Suspense>
            <Demo />
          </Suspense>
        </chakra.div>
      </Container>
    </Section>
  )
}
