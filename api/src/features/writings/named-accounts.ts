const chineseDigits = '〇一二三四五六七八九'

/** Digits that are never account numbers: ids, dates, ranges of years, and amounts. */
const noAccounts = [
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi,
  /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T[\d:.]+Z?)?/g,
  /\b(?:19|20)\d\d\s*[-–—至到]\s*(?:19|20)\d\d\b/g,
  /(?:HK\$|US\$|HKD|[$¥])\s*\d[\d,.]*/gi,
]

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const webAddress = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s<>()[\]"'，。、；）」]*)?/gi
/** Hosts of payment links, and hosts with a telephone number in their links. */
const isPayable = /pay|fps|stripe|wechat|weixin|octopus|revolut|wise\.com/i
const carriesNumber = /wa\.me|whatsapp|tel:/i
/** An FPS ID has seven digits, a telephone number eight, an account more. */
const number = /\d(?:[\s().\-–—]{0,2}\d){6,}/g

/**
 * Everything in a text that money could be sent to, in any spelling: numbers of seven digits and more, email addresses
 * and payment links. Each has a key shared by all its spellings, with the text as written.
 */
export function accountsIn(written: unknown): Map<string, string> {
  const found = new Map<string, string>()
  for (const text of textsIn(written)) {
    const plain = withoutOrnament(text)
    for (const [address] of plain.matchAll(emailAddress)) found.set(address.toLowerCase(), address)
    const rest = plain.replace(emailAddress, ' ').replace(webAddress, (address) => {
      if (isPayable.test(address)) found.set(address.toLowerCase(), address)
      return carriesNumber.test(address) ? address : ' '
    })
    for (const [digits] of rest.matchAll(number)) found.set(keyOf(digits), digits)
  }
  return found
}

function textsIn(written: unknown): string[] {
  if (typeof written === 'string') return [written]
  return typeof written === 'object' && written !== null ? Object.values(written).flatMap(textsIn) : []
}

/** Normalises full-width, invisible and styled letters, and converts sequences of Chinese digits. */
function withoutOrnament(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}*_~`\\]/gu, '')
    .replaceAll(/[〇零一二三四五六七八九](?:[\s-]?[〇零一二三四五六七八九]){6,}/g, (row) =>
      row.replaceAll('零', '〇').replaceAll(/[〇一二三四五六七八九]/g, (digit) => String(chineseDigits.indexOf(digit))),
    )
  return noAccounts.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), plain)
}

/** Hong Kong telephone numbers are equal with and without their area code. */
function keyOf(digits: string): string {
  const figures = digits.replaceAll(/\D/g, '')
  return figures.length === 11 && figures.startsWith('852') ? figures.slice(3) : figures
}
