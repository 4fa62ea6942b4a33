import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Container, Section } from '../../ui/core/layout.ts'
import { Muted, SectionTitle, Small } from '../../ui/core/text.ts'

/** What was built for a client, or a piece of a service, small enough to try on its page. */
export interface LiveDemoEntry {
  title: string
  /** What to do with it. */
  hint: string
  /** What is not real about it, if that is anything but its data. */
  note?: string
  load: () => Promise<{ LiveDemo: ComponentType }>
}

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
const codes = new Map<LiveDemoEntry, DemoCode>()
function codeOf(entry: LiveDemoEntry): DemoCode {
  const code = codes.get(entry) ?? new DemoCode(entry)
  codes.set(entry, code)
  return code
}

/** Loads a demo when the server renders its page: browsers get it as HTML. */
export async function loadLiveDemo(entry: LiveDemoEntry | undefined): Promise<void> {
  if (entry) await codeOf(entry).load()
}

const Head = chakra('div', { base: { display: 'grid', gap: '3', marginBottom: '8' } })

/**
 * A demo with its title: server-rendered in its first state, and interactive once
 * its code has loaded, which happens when it comes into view.
 */
export function LiveDemoSlot({ entry }: { entry: LiveDemoEntry }) {
  const code = codeOf(entry)
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
        <Small marginTop="3" maxWidth="50ch">
          {entry.note ?? 'Sample data: nothing here is sent, booked or stored.'}
        </Small>
      </Container>
    </Section>
  )
}
