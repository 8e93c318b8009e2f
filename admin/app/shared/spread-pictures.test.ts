import { expect, test } from 'vitest'
import { spreadPictures } from './spread-pictures.ts'

const languages = ['zh', 'cn', 'en'] as const
const oak = '/media/00000000-0000-7000-8000-000000000001'
const ash = '/media/00000000-0000-7000-8000-000000000002'
const describe = (picture: string) => (picture === oak ? { zh: '橡木', cn: '橡木', en: 'Oak' } : {})

test('a picture in one language is put into the others, at the same paragraph and with their description', () => {
  const zh = `開頭\n\n![橡木](${oak}/1280.webp#1280x960)\n\n結尾`
  const words = { zh, cn: '开头\n\n结尾', en: 'Only one' }
  expect(spreadPictures(words, languages, describe)).toEqual({
    zh,
    cn: `开头\n\n![橡木](${oak}/1280.webp#1280x960)\n\n结尾`,
    en: `Only one\n\n![Oak](${oak}/1280.webp#1280x960)`,
  })
})

test('each language gets those of all others, in order, and none twice', () => {
  const words = {
    zh: `甲\n\n![](${oak}/640.webp)\n\n乙\n\n![](${ash}/640.webp)`,
    cn: `甲\n\n![白蜡](${ash}/1280.webp)\n\n乙`,
  }
  expect(spreadPictures(words, languages, describe)?.cn).toBe(
    `甲\n\n![橡木](${oak}/640.webp)\n\n![白蜡](${ash}/1280.webp)\n\n乙`,
  )
  expect(spreadPictures(words, languages, describe)?.zh).toBe(words.zh)
})

test('nothing is offered where no picture is missing, nor for a language without a text', () => {
  expect(spreadPictures({ zh: '甲', cn: '', en: 'A' }, languages)).toBeUndefined()
  expect(spreadPictures({ zh: `![](${oak}/640.webp)`, cn: ' ' }, languages)).toBeUndefined()
  expect(spreadPictures({ zh: `![](${oak}/640.webp)`, en: 'A' }, ['zh'])).toBeUndefined()
})
