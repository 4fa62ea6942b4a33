import type { Concept } from '@agency/contract/concept'
import satori from 'satori'
import { drawConcept } from '../src/drawing/draw-concept.ts'
import { asNode, type Element } from '../src/drawing/element.ts'
import { PAGE_WIDTH } from '../src/drawing/kit.ts'
import { requiredFonts, requiredIcons } from '../src/required-assets.ts'
import { drawPhone, PHONE_PAGE_WIDTH } from '../src/site/phone-picture.ts'
import { loadFonts } from './load-fonts.ts'
import { loadIcons } from './load-icons.ts'

/** A text, or the subject of a picture, with its box in CSS pixels. */
export interface ShownBox {
  text: string
  left: number
  top: number
  width: number
  height: number
}

/** Narrower pictures are icons, in CSS pixels. */
const MAX_ICON_WIDTH = 64

/**
 * The texts and pictures of a concept with their positions, on the page or on the top of its phone
 * version.
 */
export async function pictureBoxes(concept: Concept, on: 'screen' | 'phone'): Promise<ShownBox[]> {
  const draw = on === 'screen' ? drawConcept : drawPhone
  const tree = draw(concept, loadIcons(requiredIcons(concept)))
  const boxes: Omit<ShownBox, 'text'>[] = []
  await satori(asNode(tree), {
    width: on === 'screen' ? PAGE_WIDTH : PHONE_PAGE_WIDTH,
    fonts: await loadFonts(requiredFonts(concept)),
    onNodeDetected: ({ left, top, width, height }) => boxes.push({ left, top, width, height }),
  })
  const elements: Element[] = []
  const walk = (element: Element) => {
    elements.push(element)
    for (const child of element.props.children ?? []) if (typeof child === 'object') walk(child)
  }
  walk(tree)
  return elements.flatMap(({ type, props, meaning }, index) => {
    const box = boxes[index]
    if (type === 'img')
      return box && box.width > MAX_ICON_WIDTH ? [{ text: `picture ${meaning?.alt}`, ...box }] : []
    const text = (props.children ?? []).filter((child) => typeof child === 'string').join('')
    const isNamed = ['heading', 'subheading', 'paragraph'].includes(meaning?.as ?? '')
    return box && isNamed && text.trim() !== '' ? [{ text, ...box }] : []
  })
}
