import { expect, test } from 'vitest'
import { missingTranslations } from './missing-translations.ts'

const written = {
  title: { zh: '標題', cn: '标题', en: 'Title' },
  excerpt: { zh: '摘要', cn: '', en: '' },
  author: { zh: '', cn: '', en: '' },
  picture: { url: '/media/a', widths: [320], alt: { en: 'A room' } },
  tags: [{ zh: '油漆', en: ' ' }],
  is_shown: true,
}

test('lists what each language of the shop lacks, and nothing that no language has', () => {
  expect(Object.fromEntries(missingTranslations(written, ['zh', 'cn', 'en']))).toEqual({
    zh: ['picture.alt'],
    cn: ['excerpt', 'picture.alt', 'tags.0'],
    en: ['excerpt', 'tags.0'],
  })
})

test('asks for no language that the shop does not have', () => {
  expect([...missingTranslations(written, ['zh', 'en']).keys()]).toEqual(['zh', 'en'])
  expect(missingTranslations({ title: written.title }, ['zh', 'cn', 'en'])).toEqual(new Map())
})
