/** The data that an enquiry is scored by. */
export type JudgedEnquiry = {
  name: string
  email: string
  subject: string
  description: string
  /** The honeypot field. */
  website: string
  /** How long the form was open, if known. */
  seconds: number | undefined
}

/** The score from which an enquiry is spam; no single honest mistake reaches it. */
export const spamFrom = 10

type Sign = { points: number; isThere: (enquiry: JudgedEnquiry, text: string) => boolean }

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const link = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:ru|xyz|top|click|info|biz|shop|online|site|icu)\b/gi

const offers = [
  /\b(?:seo|backlinks?|guest post(?:ing|s)?|domain authority|link ?building|page ?rank(?:ing)?)\b/i,
  /\b(?:rank(?:ing)?s? (?:on|in|higher)|first page of|top of) google\b|\bgoogle rank/i,
  /\b(?:crypto(?:currency)?|bitcoin|usdt|forex|binary options?|trading bot|passive income)\b/i,
  /\b(?:casino|betting|slots?|poker|jackpot)\b|博彩|賭場|赌场|娛樂城|娱乐城|六合彩貼士|百家樂/i,
  /\b(?:viagra|cialis|pharmacy|weight loss|replica watches?|escorts?)\b|偉哥|伟哥|減肥藥|援交/i,
  /\b(?:business loans?|unsecured loan|payday|funding for your business|merchant cash)\b|私人貸款|免入息|代開發票|代开发票|刷單|刷单/i,
  /\b(?:web ?site (?:re)?design(?:er)?|mobile apps? development|explainer video|outsourc(?:e|ing) (?:team|company))\b/i,
  /\b(?:email (?:list|database)|leads? generation|bulk (?:email|sms)|verified leads|social media followers)\b|群發|群发|漲粉|涨粉/i,
  /\b(?:unsubscribe|opt[- ]out|click here|limited[- ]time offer|act now|100% free|no obligation quote)\b/i,
  /\b(?:chatgpt|ai) (?:tool|writer|agency)\b|\bI (?:visited|came across|was (?:on|browsing)) your (?:web ?site|site)\b/i,
]

const signs: readonly Sign[] = [
  { points: 10, isThere: ({ website }) => website.trim() !== '' },
  { points: 6, isThere: ({ seconds }) => seconds !== undefined && seconds < 3 },
  // Markup that only a program writes into a form.
  { points: 10, isThere: (_, text) => /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i.test(text) },
  { points: 5, isThere: (_, text) => count(text, link) >= 1 && isLatin(text) && !hasOwnMatter(text) },
  { points: 6, isThere: (_, text) => count(text, link) >= 3 },
  { points: 6, isThere: (_, text) => offers.some((offer) => offer.test(text)) },
  { points: 6, isThere: (_, text) => offers.filter((offer) => offer.test(text)).length >= 2 },
  // Scripts of languages in which no customer has written so far.
  { points: 6, isThere: (_, text) => count(text, /[\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Arabic}]/gu) > 15 },
  { points: 4, isThere: ({ name }) => /https?:|www\.|\.(?:com|ru|net)\b/i.test(name) },
  { points: 6, isThere: ({ name, description }) => isKeyboardNoise(name) && isKeyboardNoise(description) },
  { points: 4, isThere: ({ description }) => isKeyboardNoise(description) },
  { points: 4, isThere: ({ email }) => /\.(?:ru|top|xyz|click|icu)$/i.test(email) },
]

/** The spam score of an enquiry: the sum of the points of its signs. Runs in linear time. */
export function spamScore(enquiry: JudgedEnquiry): number {
  const text = `${enquiry.name}\n${enquiry.subject}\n${enquiry.description}`.normalize('NFKC')
  return signs.filter(({ isThere }) => isThere(enquiry, text)).reduce((sum, { points }) => sum + points, 0)
}

function isLatin(text: string): boolean {
  return !/\p{Script=Han}/u.test(text)
}

/** Words about homes: a link beside them is probably a reference picture, not an advertisement. */
function hasOwnMatter(text: string): boolean {
  return /\b(?:flat|kitchen|bath(?:room)?|bedroom|living|renovat\w*|sq ?ft|sofa|wardrobe|tiles?|floor ?plan|estate|deliver\w*)\b/i.test(
    text,
  )
}

/** One long run of letters in random case, such as `xKqPvRtLmZw`. */
function isKeyboardNoise(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.length <= 2 && words.every((word) => /^[A-Za-z]{8,}$/.test(word) && count(word, /[a-z][A-Z]/g) >= 2)
}
