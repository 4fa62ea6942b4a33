import type { Imagery } from '@agency/contract/concept'
import { photoWidths } from '@agency/contract/studio'
import { OPTION_SEPARATOR } from '../copy/copy-deck.ts'
import type { Child, Control, Element, LinkTarget, Meaning, Upload } from '../drawing/element.ts'
import { PAGE_WIDTH } from '../drawing/kit.ts'
import {
  childrenOf,
  containsPicture,
  isBar,
  isElement,
  isGrid,
  isItemRow,
  isSpacer,
  isStrip,
  isText,
  textOf,
} from './box.ts'
import { DARK_MEDIA } from './colours.ts'
import { attributes, escapeHtml } from './escape.ts'
import { NARROW_MEDIA, TABLET_MEDIA } from './lengths.ts'
import { FOOTER_ID, PREVIEW_NOTE, sectionId } from './link-targets.ts'
import { gridColumns, narrowPictureSizes, narrowStyle } from './narrow-style.ts'
import { BOTH_EDGES, edgesOf, NO_EDGES, type Place } from './place.ts'
import type { SiteTexts } from './site-texts.ts'
import type { StyleSheet } from './style-sheet.ts'
import { wideStyle } from './wide-style.ts'

/** What is different on a page of a website that is handed over, which has no preview note. */
export interface WebsiteWriter {
  /** The URL of this page in the menu. */
  currentHref: string
  /**
   * The URL that the forms are sent to; undefined if nothing receives them yet, in which case their
   * fields are disabled.
   */
  formAction: string | undefined
  /** Said below each form. */
  formNote: string
  /** Said as well below a form without the file that it asks for. */
  fileNote: string
}

/** A text that can be edited where it stands. */
export interface EditableText {
  path: string
  label: string
  /** Whether it is shown in quotation marks that are not part of it. */
  isQuoted: boolean
}

/** The dependencies for writing the boxes of one page. */
export interface Writer {
  website?: WebsiteWriter | undefined
  /**
   * In an editor: the text of the concept that is shown in this section, or -1 for outside of all;
   * undefined if it is not one that can be edited. Links lead nowhere then.
   */
  editableText?: ((words: string, section: number) => EditableText | undefined) | undefined
  sheet: StyleSheet
  hrefOf: (link: LinkTarget, from: number, order: number) => string
  /** The URL of a picture, by its name; `photo` is what a photograph in its place should show. */
  pictureUrl: (draw: () => string, name: string, photo?: string) => string
  /** Whether pictures are composed for narrow pages as well. */
  hasNarrowPictures: boolean
  /** The URL of an uploaded picture; at one of `photoWidths` if that is given. */
  uploadUrl: (file: string, width?: number) => string
  /** In an editor: the place in the concept of a picture slot. */
  picturePath?: ((imagery: Imagery) => string | undefined) | undefined
  /** The menu of narrow screens, as HTML. */
  menu: string
  texts: Pick<SiteTexts, 'main' | 'footer'>
}

interface State {
  section: { index: number; kind: string; hasHeading: boolean } | undefined
  /** Whether names are not headings here. */
  isAside: boolean
  isFooter: boolean
  /** Whether this is within a link or a label, where only phrasing content is allowed. */
  isPhrase: boolean
  /** The form of a website that this is in. */
  form: { names: Set<string>; hasFile: boolean } | undefined
  pages: number
  pictures: number
  controls: number
  headings: number
}

const isNumberLike = (text: string) => /^[\d\s+()-]{6,}$/.test(text)

/** Writes a page's tree as HTML, one element per box. */
export function htmlOf(root: Element, writer: Writer, isRtl: boolean): string {
  const state: State = {
    ...{ section: undefined, isAside: false, isFooter: false, isPhrase: false, form: undefined },
    ...{ pages: 0, pictures: 0, controls: 0, headings: 0 },
  }

  const classOf = (element: Element, place: Place) => {
    const wide = wideStyle(element, place)
    const narrow = narrowStyle(element, place)
    if (isStrip(element)) return `${writer.sheet.classOf({ wide, narrow })} strip`
    if (!isGrid(element) && !isItemRow(element)) return writer.sheet.classOf({ wide, narrow })
    const { phone, tablet } = gridColumns(element)
    const columns = (count: number) => ({
      'grid-template-columns': `repeat(${count},minmax(0,1fr))`,
    })
    const name = writer.sheet.classOf({
      wide,
      narrow: { ...narrow, ...columns(tablet) },
      ...(phone !== tablet && { phone: columns(phone) }),
    })
    // A leftover item spans a row of two.
    return containsPicture(element) || tablet !== 2 ? name : `${name} odd`
  }

  function childrenHtml(element: Element, place: Place): string {
    const children = childrenOf(element)
    return (element.props.children ?? [])
      .map((child: Child) => {
        if (!isElement(child)) return typeof child === 'string' ? escapeHtml(child) : ''
        const edges = edgesOf(element, children, child, place.edges)
        return write(child, { parent: element, edges })
      })
      .join('')
  }

  const pathAttribute = (imagery: Imagery | undefined) => ({
    'data-picture': imagery && writer.picturePath?.(imagery),
  })

  /** An uploaded picture in the sizes in which it is stored. */
  function uploadHtml(element: Element, upload: Upload, place: Place): string {
    const { width = 0, height } = element.props
    const { alt = '', as, imagery } = element.meaning ?? {}
    const isLogo = as === 'logo'
    const index = isLogo ? 0 : state.pictures++
    const widths = photoWidths.filter((smaller) => smaller < upload.width)
    const sizes = [
      ...widths.map((smaller) => `${writer.uploadUrl(upload.file, smaller)} ${smaller}w`),
      `${writer.uploadUrl(upload.file)} ${upload.width}w`,
    ]
    const hasSizes = !isLogo && widths.length > 0
    return `<img${attributes({
      class: classOf(element, place),
      src: writer.uploadUrl(upload.file),
      srcset: hasSizes ? sizes.join(', ') : undefined,
      sizes: hasSizes
        ? `${NARROW_MEDIA} 100vw, min(${width}px, ${Math.ceil((width / PAGE_WIDTH) * 100)}vw)`
        : undefined,
      ...{ alt, width, height },
      loading: index < 1 ? undefined : 'lazy',
      decoding: index < 1 ? undefined : 'async',
      fetchpriority: writer.website && !isLogo && index === 0 ? 'high' : undefined,
      ...pathAttribute(imagery),
    })}>`
  }

  function pictureHtml(element: Element, place: Place): string {
    if (element.meaning?.upload) return uploadHtml(element, element.meaning.upload, place)
    const { width, height } = element.props
    const { svg = '', alt = '', redraw, dark, photo } = element.meaning ?? {}
    const isOrnament = (width ?? 0) <= 64
    const index = isOrnament ? -1 : state.pictures++
    const urlOf = (draw: () => string, name: string) =>
      isOrnament ? dataUrl(draw()) : writer.pictureUrl(draw, name, photo)
    const img = `<img${attributes({
      class: classOf(element, place),
      src: urlOf(() => svg, `${index}`),
      ...{ alt, width, height },
      loading: isOrnament || index < 1 ? undefined : 'lazy',
      decoding: index < 1 ? undefined : 'async',
      fetchpriority: writer.website && index === 0 ? 'high' : undefined,
      ...pathAttribute(element.meaning?.imagery),
    })}>`
    // A single file is easier to replace with a photograph.
    if (writer.website && photo !== undefined) return img
    const sizes =
      redraw && writer.hasNarrowPictures ? narrowPictureSizes(element, place) : undefined
    const source = (media: string, draw: (() => string) | undefined, name: string) =>
      // In srcset a URL ends at a space.
      draw === undefined
        ? ''
        : `<source${attributes({ media, srcset: urlOf(draw, name).replaceAll(' ', '%20') })}>`
    const darkSvg = dark?.svg
    const isSame = !dark || darkSvg === svg
    const sourceTag = (meaning: Meaning | undefined, extra: { media: string; name: string }) =>
      (
        [
          [TABLET_MEDIA, 'tablet', sizes?.tablet],
          [NARROW_MEDIA, 'narrow', sizes?.phone],
        ] as const
      ).map(([media, name, size]) => {
        const draw = size && meaning?.redraw
        const drawSvg = draw && (() => draw(size.width, size.height))
        return source(`${extra.media}${media}`, drawSvg, `${index}-${name}${extra.name}`)
      })
    // Of several sources that match, the browser takes the first.
    const sources = [
      ...(isSame ? [] : sourceTag(dark, { media: `${DARK_MEDIA} and `, name: '-dark' })),
      isSame
        ? ''
        : source(DARK_MEDIA, darkSvg === undefined ? undefined : () => darkSvg, `${index}-dark`),
      ...sourceTag(element.meaning, { media: '', name: '' }),
    ].join('')
    return sources === '' ? img : `<picture>${sources}${img}</picture>`
  }

  /** A section's headline, or the name of a thing in it: heading levels are never skipped. */
  function headingTag(as: 'heading' | 'subheading'): string {
    const { section } = state
    if (!section || state.isAside) return 'p'
    state.headings += 1
    if (state.headings === 1) {
      section.hasHeading = true
      return 'h1'
    }
    if (as === 'heading' || !section.hasHeading) {
      if (section.index > 0 && as === 'heading') section.hasHeading = true
      return 'h2'
    }
    return section.index === 0 ? 'h2' : 'h3'
  }

  function textHtml(element: Element, place: Place): string {
    const { meaning = {} } = element
    const words = textOf(element)
    const name = classOf(element, place)
    // A box without text takes up its space in the layout, as in the picture.
    if (isSpacer(element)) return `<div${attributes({ class: `${name} empty` })}></div>`
    const isHeading = (meaning.as === 'heading' || meaning.as === 'subheading') && !state.isPhrase
    const editing = editingOf(words, isHeading)
    const inner = meaning.link ? linkHtml(meaning.link, escapeHtml(words)) : escapeHtml(words)
    if (meaning.as === 'heading' || meaning.as === 'subheading') {
      const tag = state.isPhrase ? 'span' : headingTag(meaning.as)
      return `<${tag}${attributes({ class: name, ...editing })}>${editing ? escapeHtml(words) : inner}</${tag}>`
    }
    if (meaning.link) return linkHtml(meaning.link, escapeHtml(words), name, editing)
    const tag = state.isPhrase ? 'span' : meaning.as === 'paragraph' ? 'p' : 'div'
    return `<${tag}${attributes({ class: name, ...editing, dir: isRtl && isNumberLike(words) ? 'ltr' : undefined })}>${inner}</${tag}>`
  }

  /** Attributes of a text that can be edited in place. */
  function editingOf(words: string, isHeading = false) {
    const editable = writer.editableText?.(words, state.section?.index ?? -1)
    return (
      editable && {
        contenteditable: 'plaintext-only',
        'data-word': editable.path,
        'data-quoted': editable.isQuoted,
        // A heading stays one, and has no other role.
        ...(!isHeading && { role: 'textbox', 'aria-label': editable.label }),
      }
    )
  }

  function linkHtml(
    link: LinkTarget,
    inner: string,
    name?: string,
    editing?: Record<string, string | boolean>,
  ): string {
    // In an editor a link would take the pointer from its text.
    if (writer.editableText) return `<a${attributes({ class: name, ...editing })}>${inner}</a>`
    if (state.form && 'action' in link && link.action === 'first')
      return `<button${attributes({ type: 'submit', class: name })}>${inner}</button>`
    const order = 'page' in link ? state.pages++ : 0
    const href = writer.hrefOf(link, state.section?.index ?? -1, order)
    const isCurrent = 'page' in link && href === writer.website?.currentHref
    return `<a${attributes({ class: name, href, 'aria-current': isCurrent ? 'page' : undefined })}>${inner}</a>`
  }

  function withState<T>(changes: Partial<State>, write: () => T): T {
    const { isAside, isFooter, isPhrase, section, form } = state
    const before = { isAside, isFooter, isPhrase, section, form }
    Object.assign(state, changes)
    const result = write()
    Object.assign(state, before)
    return result
  }

  function controlHtml(element: Element, control: Control, place: Place, label?: string): string {
    state.controls += 1
    const id = `field-${state.controls}`
    const mark = childrenOf(element)
      .filter((child) => !isText(child))
      .map((child) => write(child, { parent: element, edges: NO_EDGES }))
      .join('')
    const inputHtml = inputOf(control, {
      id,
      'aria-label': label === undefined ? control.label : undefined,
      ...(state.form && namedIn(state.form, control, id)),
    })
    const box = `<div${attributes({ class: `${classOf(element, place)} control` })}>${control.type === 'search' ? mark + inputHtml : control.type === 'file' ? inputHtml : inputHtml + mark}</div>`
    return label === undefined
      ? box
      : `<label${attributes({ class: label, for: id })}>${escapeHtml(control.label)}</label>${box}`
  }

  /** A field: its label, and the control below it. */
  function fieldHtml(element: Element, place: Place): string {
    const [label, box] = childrenOf(element)
    const control = box?.meaning?.control
    if (!label || !box || !control) return plainHtml('div', element, place)
    // An email cannot carry a file that is chosen on a page.
    if (state.form && control.type === 'file') {
      state.form.hasFile = true
      return ''
    }
    const inside: Place = { parent: element, edges: NO_EDGES }
    return `<div${attributes({ class: classOf(element, place) })}>${controlHtml(box, control, inside, classOf(label, inside))}</div>`
  }

  const plainHtml = (tag: string, element: Element, place: Place, more = {}): string =>
    `<${tag}${attributes({ class: classOf(element, place), ...more })}>${childrenHtml(element, place)}</${tag}>`

  function sectionHtml(element: Element, place: Place): string {
    const { index, kind } = element.meaning?.section ?? { index: 0, kind: '' }
    return withState({ section: { index, kind, hasHeading: false } }, () =>
      plainHtml('section', element, place, { id: sectionId(kind, index) }),
    )
  }

  function barHtml(element: Element, place: Place): string {
    const name = classOf(element, place)
    return `<div${attributes({ class: name })}>${childrenHtml(element, place)}${writer.menu}</div>`
  }

  function write(element: Element, place: Place): string {
    const { meaning = {} } = element
    if (element.type === 'img') return pictureHtml(element, place)
    if (isText(element)) return textHtml(element, place)
    if (meaning.as === 'header') return headerHtml(element, place)
    if (meaning.as === 'section') return sectionHtml(element, place)
    if (meaning.as === 'footer')
      return withState({ isAside: true, isFooter: true, section: undefined }, () =>
        plainHtml('footer', element, place, { id: FOOTER_ID }),
      )
    if (isBar(element)) return barHtml(element, place)
    if (meaning.as === 'field') return fieldHtml(element, place)
    if (meaning.control) return controlHtml(element, meaning.control, place)
    if (meaning.link) {
      const { link } = meaning
      const name = classOf(element, place)
      return withState({ isPhrase: true }, () => linkHtml(link, childrenHtml(element, place), name))
    }
    if (meaning.as === 'nav') return navHtml(element, place)
    if (meaning.as === 'form' && writer.website) return formHtml(element, place, writer.website)
    // Not a form element: it could not send anything, and would need a submit button.
    if (meaning.as === 'form')
      return plainHtml('div', element, place, { role: 'group', 'aria-describedby': PREVIEW_NOTE })
    if (meaning.as === 'figure') return plainHtml('figure', element, place)
    if (meaning.as === 'caption') return plainHtml('figcaption', element, place)
    return plainHtml(state.isPhrase ? 'span' : 'div', element, place)
  }

  /** A form that opens an email, or that is disabled until somebody connects it. */
  function formHtml(
    element: Element,
    place: Place,
    { formAction, formNote, fileNote }: WebsiteWriter,
  ): string {
    const form = { names: new Set<string>(), hasFile: false }
    return withState({ form }, () => {
      const name = classOf(element, place)
      const inner = childrenHtml(element, place)
      // The colour of a label suits the background of the form.
      const label = firstLabel(element)
      const noteClass = label && classOf(label, { parent: element, edges: NO_EDGES })
      const note = `<p${attributes({ class: [noteClass, 'form-note'].join(' ') })}>${escapeHtml([formNote, ...(form.hasFile ? [fileNote] : [])].join(' '))}</p>`
      const shared = { class: name, method: 'post' }
      if (formAction)
        return `<form${attributes({ ...shared, action: formAction, enctype: 'text/plain' })}>${inner}${note}</form>`
      return `<form${attributes(shared)}><fieldset disabled><legend class="hidden">${escapeHtml(formNote)}</legend>${inner}</fieldset>${note}</form>`
    })
  }

  let navs = 0
  /** Menus on one page need distinct labels. */
  function navHtml(element: Element, place: Place): string {
    const { main, footer } = writer.texts
    if (!state.isFooter) navs += 1
    const name = state.isFooter ? footer : navs === 1 ? main : `${main} ${navs}`
    return plainHtml('nav', element, place, { 'aria-label': name })
  }

  function headerHtml(element: Element, place: Place): string {
    return withState({ isAside: true }, () => {
      const name = classOf(element, place)
      const inner = childrenHtml(element, place) + (isBar(element) ? writer.menu : '')
      return `<header${attributes({ class: `${name} head` })}>${inner}</header>`
    })
  }

  const children = childrenOf(root)
  const rootPlace: Place = { parent: undefined, edges: BOTH_EDGES }
  const parts = children.map((child) => ({
    as: child.meaning?.as,
    html: write(child, {
      parent: root,
      edges: edgesOf(root, children, child, rootPlace.edges),
    }),
  }))
  const landmark = (matches: (as: string | undefined) => boolean) =>
    parts
      .filter(({ as }) => matches(as))
      .map(({ html }) => html)
      .join('')
  return `${landmark((as) => as === 'header')}<main id="main">${landmark((as) => as !== 'header' && as !== 'footer')}</main>${landmark((as) => as === 'footer')}`
}

/** A picture as a data URL, with as few escaped characters as possible. */
export const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#<>?{}|\\^`\r\n\t]/g, encodeURIComponent)}`

/** The first text of a form, which is the label of a field. */
function firstLabel(element: Element): Element | undefined {
  if (isText(element)) return element
  for (const child of childrenOf(element)) {
    const found = firstLabel(child)
    if (found) return found
  }
  return undefined
}

/** Browsers fill in fields whose purpose they know. */
const AUTOCOMPLETE: [label: RegExp, purpose: string][] = [
  [/^(?:your )?(?:full )?name$/i, 'name'],
  [/^(?:your )?e-?mail(?: address)?$/i, 'email'],
  [/^(?:your )?(?:phone|mobile)(?: number)?$/i, 'tel'],
]

/** The name under which a control is sent: its label, as the email shows it. */
function namedIn(
  { names }: { names: Set<string> },
  { label }: Control,
  id: string,
): Record<string, string | undefined> {
  const name = names.has(label) || label === '' ? id : label
  names.add(name)
  return { name, autocomplete: AUTOCOMPLETE.find(([labels]) => labels.test(label))?.[1] ?? 'on' }
}

/** A field for either, such as 'Phone or email', takes any text. */
const INPUT_TYPES: [label: RegExp, type: string][] = [
  [/^(?!.*\b(?:phone|mobile)\b).*\be-?mail\b/i, 'email'],
  [/^(?!.*\be-?mail\b).*\b(?:phone|mobile)\b/i, 'tel'],
]

function inputOf(
  { label, value, type }: Control,
  named: Record<string, string | undefined>,
): string {
  const shared = attributes({ ...named, autocomplete: named.autocomplete ?? 'off' })
  if (type === 'long') return `<textarea${shared} rows="3">${escapeHtml(value)}</textarea>`
  if (type === 'choice') {
    const options = value.split(OPTION_SEPARATOR)
    // Nothing is chosen until the visitor chooses.
    const all = options.length > 1 ? ['–', ...options] : [value || '–']
    return `<select${shared}>${all.map((option) => `<option>${escapeHtml(option)}</option>`).join('')}</select>`
  }
  if (type === 'file') return `<input type="file"${attributes(named)}>`
  const inputType =
    type === 'search' ? 'search' : (INPUT_TYPES.find(([words]) => words.test(label))?.[1] ?? 'text')
  return `<input type="${inputType}"${shared}${attributes({ value: value || undefined })}>`
}
