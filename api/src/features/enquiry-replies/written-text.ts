import sanitizeHtml from 'sanitize-html'

/** What a person wrote in a mail, and the whole text where it is more than that. */
export type Written = { text: string; whole: string | undefined }

const wholeCharacters = 50_000
/** Of markup, of which less is words. */
const readCharacters = 500_000

/** Cuts what a mail quotes and its signature; a mail with nothing above the quotation, or answers within it, stays whole. */
export function writtenText({ text, html }: { text?: string | undefined; html?: string | undefined }): Written {
  const plain = text?.trim() ? text : htmlAsText((html ?? '').slice(0, readCharacters))
  const whole = tidy(plain.slice(0, readCharacters)).slice(0, wholeCharacters)
  const lines = whole.split('\n')
  const own = tidy(withoutSignature(lines.slice(0, startOfQuotation(lines))).join('\n'))
  if (own === '' || own === whole) return { text: whole, whole: undefined }
  return { text: own, whole }
}

const tidy = (text: string) =>
  text
    .replaceAll('\0', '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const ended = /<\/(?:p|div|li|tr|h[1-6]|blockquote|pre|table) ?>|<br ?\/?>|<hr[^<>]{0,200}>/gi

/** Only the words; of a link its text. */
function htmlAsText(html: string): string {
  const lined = html.replaceAll(/[\r\n\t ]+/g, ' ').replaceAll(ended, (tag) => `${tag}\n`)
  const words = sanitizeHtml(lined, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'title', 'head', 'textarea', 'option', 'noscript'],
  })
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trimStart())
    .join('\n')
}

// “On Mon, 30 Nov 2026 at 10:00, Studio <a@b> wrote:” of Gmail and Apple, also when broken into two or three lines.
const introductions = [/^>?\s*on\b.{5,300}\bwrote\s*:$/i, /^>?\s*.{5,300}(?:寫道|写道|撰寫|來信)\s*[:：]$/]
// “-----Original Message-----” of Outlook, “------------------ 原始邮件 ------------------” of QQ and others.
const divider =
  /^[-_—]{2,}\s*(?:original(?: message)?|原始[郵邮]件|原[郵邮]件|回[覆复]的?原[郵邮]件|reply message|forwarded message|轉寄的?[郵邮]件|转发的?[邮郵]件)\s*[-_—]{2,}$/i
const rule = /^[_]{10,}$|^[-]{20,}$/
const from = /^[*>\s]*(?:from|寄件者|寄件人|发件人|發件人)\s*[*]?\s*[:：]/i
const besideFrom =
  /^[*>\s]*(?:sent|date|to|subject|日期|時間|时间|寄件日期|傳送時間|傳送日期|发送时间|發送時間|發送日期|收件者|收件人|主旨|主题|主題)\s*[*]?\s*[:：]/i

/** The line with which the quotation begins; the number of lines where nothing is quoted, or answers stand within it. */
function startOfQuotation(lines: readonly string[]): number {
  const start = lines.findIndex((_, index) => beginsQuotation(lines, index))
  if (start === -1) return lines.length
  const after = lines.slice(start).filter((line) => line.trim() !== '')
  const firstQuoted = after.findIndex((line) => line.trimStart().startsWith('>'))
  const isAnsweredWithin =
    firstQuoted !== -1 && after.slice(firstQuoted).some((line) => !line.trimStart().startsWith('>'))
  return isAnsweredWithin ? lines.length : start
}

function beginsQuotation(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim()
  if (line === '') return false
  if (divider.test(line)) return true
  if (line.startsWith('>')) return true
  const next = lines.slice(index + 1, index + 7).filter((one) => one.trim() !== '')
  if (rule.test(line)) return next.some((one) => from.test(one))
  if (from.test(line)) return next.slice(0, 5).filter((one) => besideFrom.test(one)).length >= 2
  return [1, 2, 3].some((count) => isIntroduction(lines, index, count))
}

/** Whether so many lines are one introduction, and none of them is one without those before it. */
function isIntroduction(lines: readonly string[], index: number, count: number): boolean {
  const parts = lines.slice(index, index + count).map((line) => line.trim())
  if (parts.length < count || parts.includes('')) return false
  const fits = (text: string) => /[@\d]/.test(text) && introductions.some((introduction) => introduction.test(text))
  return fits(parts.join(' ')) && parts.every((_, at) => at === 0 || !fits(parts.slice(at).join(' ')))
}

const sentFrom =
  /^(?:sent from my|sent from (?:outlook|yahoo|mail for)|get outlook for|從我的.{1,20}傳送|自我的.{1,20}傳送|由我的.{1,20}傳送|从我的.{1,20}发送|发自我的|來自我的|取得\s*outlook|获取\s*outlook)/i

function withoutSignature(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line === '--' || line === '-- ' || sentFrom.test(line.trim()))
  return start === -1 ? lines : lines.slice(0, start)
}
