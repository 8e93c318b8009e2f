import { createHash } from 'node:crypto'

export type HeldFor = 'links' | 'repeat' | 'flood'

/** Recent comments of the writer, and earlier occurrences of the text. */
export type Circumstances = {
  ownHost: string
  /** Comments of this writer within the last hour, and within the last minute. */
  lastHour: number
  lastMinute: number
  /** The same text within the last day: by this writer, and by others. */
  ownRepeats: number
  othersRepeats: number
}

/** What one account may publish in an hour and in a minute; further comments wait for staff. */
export const publishedPerHour = 6
const publishedPerMinute = 3

// Short thanks repeat without being spam.
const longEnoughToBeCopied = 20

const endings =
  'com|net|org|hk|cn|tw|io|co|info|biz|xyz|top|shop|site|online|club|vip|ru|link|cc|app|store|live|win|click|icu'

const messengers = String.raw`telegram|whatsapp|wechat|微信|加微|加v|威信|扣扣|飛機號|飞机号|\bqq|\btg|\bvx|\bline id`

const leadsElsewhere = [
  /h(?:tt|xx)ps?:|ftp:|\bwww\.|<\s*a\b|\[url|\]\(/i,
  new RegExp(String.raw`(?<![\p{L}\p{N}])[a-z0-9-]{2,}\.(?:[a-z0-9-]+\.)*(?:${endings})(?![a-z0-9])`, 'iu'),
  new RegExp(String.raw`[a-z0-9-]\s*[([]?\s*\bdot\b\s*[)\]]?\s*(?:${endings})(?![a-z])`, 'i'),
  /[點点]\s*(?:com|net|org|vip)(?![a-z])/i,
  /[\w.+-]+@[\w-]+\.\w/,
  /\b(?:t\.me|wa\.me|bit\.ly|goo\.gl|tinyurl)\b/i,
  new RegExp(String.raw`(?:${messengers})[\s:：@號号]*(?:[:：@]\s*[a-z0-9_]{4}|[a-z_-]*\d{4})`, 'i'),
]

const saysItselfAgain = [/([^\s.…。\-_=*~])\1{9,}/u, /(.{2,40}?)(?:[\s,，。!！]*\1){4,}/su]

/** Returns why a comment must be reviewed by staff first; undefined if it can be published at once. */
export function reasonToHold(comment: string, circumstances: Circumstances): HeldFor | undefined {
  const text = plain(comment)
  const withoutOwn = text.replaceAll(new RegExp(String.raw`https?://${escaped(circumstances.ownHost)}\S*`, 'gi'), '')
  if (leadsElsewhere.some((pattern) => pattern.test(withoutOwn))) return 'links'
  const isCopied = circumstances.othersRepeats > 0 && text.length >= longEnoughToBeCopied
  if (circumstances.ownRepeats > 0 || isCopied || saysItselfAgain.some((pattern) => pattern.test(text))) return 'repeat'
  const isFlood = circumstances.lastHour >= publishedPerHour || circumstances.lastMinute >= publishedPerMinute
  return isFlood ? 'flood' : undefined
}

/** Identifies a text regardless of spacing, punctuation and case. */
export function fingerprintOf(comment: string): string {
  const letters = plain(comment)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(letters || comment)
    .digest('hex')
    .slice(0, 32)
}

/** Normalises full-width forms and removes invisible characters. */
function plain(comment: string): string {
  return comment
    .slice(0, 2000)
    .normalize('NFKC')
    .replace(/[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164]/gu, '')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
