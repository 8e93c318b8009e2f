import { type Locale } from '@fitout/contract/locales.ts'
import { Converter } from 'opencc-js'

/** Every character of a two-byte character set between two lead bytes. */
function charactersIn(encoding: string, [first, last]: [number, number], trails: [number, number][]): Set<string> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let lead = first; lead <= last; lead += 1) {
    for (const [from, to] of trails) {
      for (let trail = from; trail <= to; trail += 1) {
        const character = decoder.decode(Uint8Array.of(lead, trail))
        if (/^\p{Script=Han}$/u.test(character)) found.add(character)
      }
    }
  }
  return found
}

/**
 * Characters written in one script only: those of its classic character set that the other's lacks, and that a conversion
 * changes. Shared ones (后, 里, 台, 著) are in neither.
 */
function exclusiveCharacters(): Record<'simplified' | 'traditional', Set<string>> {
  const trails: [number, number][] = [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ]
  const big5 = charactersIn('big5', [0xa4, 0xf9], trails)
  const gb2312 = charactersIn('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]])
  const toTraditional = Converter({ from: 'cn', to: 'hk' })
  const toSimplified = Converter({ from: 'hk', to: 'cn' })
  return {
    simplified: new Set([...gb2312].filter((one) => !big5.has(one) && toTraditional(one) !== one)),
    traditional: new Set([...big5].filter((one) => !gb2312.has(one) && toSimplified(one) !== one)),
  }
}

const exclusive = exclusiveCharacters()

/** Characters that do not belong in a language's texts: the other script, and in English any Chinese. */
export function foreignTo(locale: Locale): (text: string) => string[] {
  const han = /\p{Script=Han}/u
  const isForeign = {
    zh: (one: string) => exclusive.simplified.has(one),
    cn: (one: string) => exclusive.traditional.has(one),
    en: (one: string) => han.test(one),
  }[locale]
  return (text) => [...new Set(text)].filter(isForeign)
}
