import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 'hk', to: 'cn' })

/** Terms that differ between Hong Kong and the mainland in more than their characters, longer ones first. */
const mainlandWords: readonly (readonly [hongKong: string, mainland: string])[] = [
  ['订造', '定制'],
  ['梳化', '沙发'],
  ['家私', '家具'],
  ['冷气', '空调'],
  ['座地', '落地'],
  ['床褥', '床垫'],
  ['质料', '材质'],
  ['上门度尺', '上门量房'],
  ['度尺', '量房'],
  ['价钱', '价格'],
]

/** Drafts the Simplified text: characters by OpenCC, and technical terms from the list above. It needs a review. */
export function draftSimplifiedText(traditional: string): string {
  return mainlandWords.reduce((text, [word, other]) => text.replaceAll(word, other), toSimplified(traditional))
}
