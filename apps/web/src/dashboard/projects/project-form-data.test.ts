import { expect, test } from 'vitest'
import { toFormData } from './project-form-data.ts'
import { picturesOf, reorder, withFile, withoutPicture } from './project-pictures.ts'
import { newProjectValues, type ProjectValues } from './project-values.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = {
  stored: '/uploads/projects/a.webp',
  isRemoved: false,
  alt: '',
  isDecorative: false,
}

test('a new project starts active, not featured, published today in Melbourne', () => {
  const { active, featured, publishedDate } = newProjectValues()
  expect({ active, featured }).toEqual({ active: true, featured: false })
  expect(publishedDate).toBe(
    new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Melbourne' }),
  )
})

test('toggles removal of the stored picture, and undoes a replacement first', () => {
  const removed = withoutPicture(stored)
  expect(removed.isRemoved).toBe(true)
  const replaced = withFile(removed, file('b.png'))
  expect(replaced).toMatchObject({ isRemoved: false, file: { name: 'b.png' } })
  const undone = withoutPicture(replaced)
  expect(undone).toMatchObject({ isRemoved: false, file: undefined })
})

test('sends the documented fields, flags and files', () => {
  const pictures = picturesOf(undefined)
  pictures.slots.coverImage = withoutPicture(stored)
  pictures.slots.image2 = withFile({ ...stored, alt: ' A loaf ' }, file('b.png'))
  pictures.slots.image3 = { ...stored, alt: 'ignored', isDecorative: true }
  pictures.slots.clientLogo = withoutPicture(stored)
  pictures.additional = [
    { key: '1', file: file('one.png'), caption: 'one', alt: '' },
    { key: '2', id: 7, stored: '/uploads/projects/s.webp', caption: 'stored', alt: 'A desk' },
    { key: '3', file: file('two.png'), caption: 'two', alt: '' },
  ]
  const embed: ProjectValues['embed'] = {
    ...{ kind: 'film', title: 'Launch', caption: '' },
    url: 'https://films.example/launch.mp4',
  }
  const values = { ...newProjectValues(), title: 'Kiln', services: ['Web Development'], embed }
  const form = toFormData(values, pictures, '2026-11-21T00:00:00.000Z')
  expect(form.get('title')).toBe('Kiln')
  expect(form.get('services')).toBe('["Web Development"]')
  expect(JSON.parse(String(form.get('embed')))).toEqual(embed)
  expect(form.get('Active')).toBe('true')
  expect(form.get('IsFeatured')).toBe('false')
  expect(form.get('updatedAt')).toBe('2026-11-21T00:00:00.000Z')
  expect(form.get('deleteCoverImage')).toBe('true')
  expect(form.has('deleteImage2')).toBe(false)
  expect(form.has('deleteImage3')).toBe(false)
  expect((form.get('image2') as File).name).toBe('b.png')
  expect(form.get('clientLogo')).toBe('')
  expect(JSON.parse(String(form.get('alts')))).toEqual({
    coverImage: null,
    image2: 'A loaf',
    image3: '',
  })
  expect(form.getAll('images').map((image) => (image as File).name)).toEqual(['one.png', 'two.png'])
  expect(JSON.parse(String(form.get('gallery')))).toEqual([
    { upload: 0, caption: 'one', alt: '' },
    { id: 7, caption: 'stored', alt: 'A desk' },
    { upload: 1, caption: 'two', alt: '' },
  ])
})

test('moves by one place and stops at the ends', () => {
  expect(reorder(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(reorder(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(reorder(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
