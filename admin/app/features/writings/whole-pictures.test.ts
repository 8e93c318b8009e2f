import { expect, test } from 'vitest'
import { withPictures, withWholePictures } from './whole-pictures.ts'

const picture = { url: '/media/a', width: 1200, height: 800, widths: [400], colour: '#fff', alt: { en: 'A room' } }
const written = {
  title: { en: 'Rooms' },
  picture,
  pictures: [{ picture, caption: { en: '' } }],
  blocks: [],
  film: null,
}

test('a picture is one field beside its texts, and is restored as it was', () => {
  const { alt, ...shown } = picture
  expect(withWholePictures(written)).toMatchObject({ picture: { shown: [shown], alt }, title: { en: 'Rooms' } })
  expect(withPictures(withWholePictures(written))).toEqual(written)
})
