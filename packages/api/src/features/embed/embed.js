// Shows the generator in pages of other sites: docs/embed.md. Sent to browsers as it stands here.
;(() => {
  const script = document.currentScript
  // The script can be in a page more than once.
  if (!script || customElements.get('agency-generator')) return
  const { origin } = new URL(script.src)
  const MAX_HEIGHT = 20_000

  class AgencyGenerator extends HTMLElement {
    #frame = document.createElement('iframe')
    #link = document.createElement('slot')

    constructor() {
      super()
      const link = document.createElement('a')
      link.href = `${origin}/ai-generator`
      link.textContent = 'Get a website concept and an estimate'
      // The element's own content, such as a link, or else this one.
      this.#link.append(link)
      this.attachShadow({ mode: 'open' }).append(this.#link, this.#frame)
    }

    connectedCallback() {
      const frame = this.#frame
      const page = new URL('/embed/generator', origin)
      for (const name of ['theme', 'accent']) {
        const value = this.getAttribute(name)
        if (value) page.searchParams.set(name, value)
      }
      frame.title = this.getAttribute('frame-title') || 'Website concept generator'
      frame.loading = 'lazy'
      // Decides whether this site may show it, whatever the site's own policy sends.
      frame.referrerPolicy = 'origin'
      frame.allow = 'clipboard-write'
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
      )
      // A strict content security policy allows styles that are set in this way.
      Object.assign(this.style, { display: 'block' })
      Object.assign(frame.style, { display: 'block', width: '100%', border: '0' })
      this.#show(false)
      frame.src = page.href
      addEventListener('message', this.#receive)
    }

    disconnectedCallback() {
      removeEventListener('message', this.#receive)
    }

    #receive = ({ origin: sender, source, data }) => {
      if (sender !== origin || source !== this.#frame.contentWindow) return
      if (data?.type !== 'agency-generator' || !(data.height > 0)) return
      this.#frame.style.height = `${Math.min(Math.ceil(data.height), MAX_HEIGHT)}px`
      this.#show(true)
    }

    /** Until the generator reports itself it may be refused, so the link stays. */
    #show(isReady) {
      this.#link.style.display = isReady ? 'none' : 'contents'
      this.#frame.style.visibility = isReady ? 'visible' : 'hidden'
      if (!isReady) this.#frame.style.height = '1px'
    }
  }
  customElements.define('agency-generator', AgencyGenerator)
})()
