import { expect, test } from 'vitest'
import { writtenText } from './written-text.ts'

const own = '星期六下午可以。\n單位在將軍澳，兩房。'
const quoted = '> 陳太：\n>\n> 請問星期六方便嗎？'

test.each([
  [
    'Gmail in English',
    `${own}\n\nOn Mon, 30 Nov 2026 at 10:00, Fitout Studio <studio@shop.example> wrote:\n\n${quoted}`,
  ],
  [
    'Gmail, broken',
    `${own}\n\nOn Mon, 30 Nov 2026 at 10:00, Fitout Interior Design and Renovation Studio <\nstudio@shop.example> wrote:\n\n${quoted}`,
  ],
  [
    'Gmail in Traditional Chinese',
    `${own}\n\nFitout Studio <studio@shop.example> 於 2026年11月30日週一 上午10:00寫道：\n\n${quoted}`,
  ],
  [
    'Gmail in Simplified Chinese',
    `${own}\n\nFitout Studio <studio@shop.example> 于2026年11月30日周一 10:00写道：\n\n${quoted}`,
  ],
  [
    'Apple in English',
    `${own}\n\nSent from my iPhone\n\n> On 30 Nov 2026, at 10:00, Fitout Studio <studio@shop.example> wrote:\n> \n${quoted}`,
  ],
  [
    'Apple in Traditional Chinese',
    `${own}\n\n從我的 iPhone 傳送\n\n> Fitout Studio <studio@shop.example> 於 2026年11月30日 上午10:00 寫道：\n> \n${quoted}`,
  ],
  [
    'Apple in Simplified Chinese',
    `${own}\n\n发自我的 iPhone\n\n> 在 2026年11月30日，上午10:00，Fitout Studio <studio@shop.example> 写道：\n> \n${quoted}`,
  ],
  [
    'Outlook in English',
    `${own}\n\n________________________________\nFrom: Fitout Studio <studio@shop.example>\nSent: Monday, 30 November 2026 10:00\nTo: Chan <chan@home.example>\nSubject: Re: EQ-1\n\n陳太：`,
  ],
  [
    'Outlook in Chinese',
    `${own}\n\n寄件者: Fitout Studio <studio@shop.example>\n寄件日期: 2026年11月30日 上午 10:00\n收件者: Chan <chan@home.example>\n主旨: Re: EQ-1\n\n陳太：`,
  ],
  ['Outlook for years', `${own}\n\n-----Original Message-----\nFrom: Fitout Studio\n\n陳太：`],
  [
    'QQ',
    `${own}\n\n\n------------------ 原始邮件 ------------------\n发件人: "Fitout Studio" <studio@shop.example>;\n发送时间: 2026年11月30日(星期一) 上午10:00\n收件人: "chan"<chan@home.example>;\n主题: Re: EQ-1\n\n\n陈太：`,
  ],
  ['QQ in English', `${own}\n\n------------------ Original ------------------\nFrom: "Fitout Studio"\n\n陳太：`],
  ['163', `${own}\n\n\n\n在 2026-11-30 10:00:00，"Fitout Studio" <studio@shop.example> 写道：\n\n陳太：`],
  ['a signature', `${own}\n\n-- \nChan Tai Man\n+852 5123 4567`],
])('what is quoted by %s is cut, and kept beside', (_, text) => {
  const written = writtenText({ text: text.replaceAll('\n', '\r\n') })
  expect(written.text).toBe(own)
  expect(written.whole?.startsWith(own)).toBe(true)
  expect(written.whole!.length).toBeGreaterThan(own.length + 10)
})

test.each([
  ['answers within what is quoted', `Hello,\n\n> Is Saturday fine?\nYes.\n> And the budget?\nAs I wrote.`],
  ['nothing above what is quoted', `On Mon, 30 Nov 2026 at 10:00, Studio <s@shop.example> wrote:\n> Is Saturday fine?`],
  ['no quotation', 'From: the kitchen to the bath, everything.\nOn Monday I wrote you a letter.\n\n- tiles\n- lamps'],
])('a mail with %s stays whole', (_, text) => {
  expect(writtenText({ text })).toEqual({ text, whole: undefined })
})

test('HTML becomes plain text, without styles, scripts and pictures', () => {
  const html = `<html><head><style>p{color:red}</style><title>x</title></head><body><p>Saturday &amp; Sunday
    are fine.</p><div>Size: 5 &lt; 6<br>Thanks</div><img src="https://spy.example/x.gif"><script>alert(1)</script>
    <div>------------------&nbsp;原始邮件&nbsp;------------------</div><div>发件人: x</div></body></html>`
  expect(writtenText({ html }).text).toBe('Saturday & Sunday are fine.\nSize: 5 < 6\nThanks')
})

test('hostile texts are cut in time', () => {
  const begun = performance.now()
  for (const piece of [' ', '>', '<hr', '</p', '-', '&', 'On ', '寫道'])
    writtenText({ text: piece.repeat(400_000), html: piece.repeat(400_000) })
  for (const piece of [' ', '<hr', '</p ', '<']) writtenText({ html: `${piece.repeat(400_000)}x` })
  expect(performance.now() - begun).toBeLessThan(5000)
})
