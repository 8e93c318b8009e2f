import { toDollars } from '@fitout/contract/money.ts'
import { column, type Element, type Palette, statusBar } from './elements.ts'
import type { MadeUpPayment, studio } from './made-up-payment.ts'

export type Layout = {
  name: string
  face: 'roboto' | 'inter' | 'open-sans' | 'newsreader'
  way: keyof typeof studio.numbers
  width: number
  height: number
  draw: (payment: MadeUpPayment, palette: Palette) => Element
}

export const amount = (cents: number) =>
  toDollars(cents).toLocaleString('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const parts = ({ paidAt }: MadeUpPayment) => {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(paidAt) ?? []
  return { year, month, day, hour, minute }
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const slashed = (payment: MadeUpPayment) => {
  const { year, month, day, hour, minute } = parts(payment)
  return `${day}/${month}/${year} ${hour}:${minute}`
}
export const hyphened = (payment: MadeUpPayment) => {
  const { year, month, day, hour, minute } = parts(payment)
  return `${year}-${month}-${day} ${hour}:${minute}:27`
}
/** As text: `23 Nov 2026 2:05 PM`, `2026年11月23日 下午2:05`. */
export const spelled = (payment: MadeUpPayment) => {
  const { year, month, day, hour, minute } = parts(payment)
  const hours = Number(hour)
  const clock = `${hours % 12 || 12}:${minute}`
  return payment.locale === 'en'
    ? `${Number(day)} ${months[Number(month) - 1]} ${year} ${clock} ${hours < 12 ? 'AM' : 'PM'}`
    : `${year}年${Number(month)}月${Number(day)}日 ${hours < 12 ? '上午' : '下午'}${clock}`
}
const clockOf = (payment: MadeUpPayment) => payment.paidAt.slice(11)

export const screen = (payment: MadeUpPayment, palette: Palette, children: (Element | undefined)[]) =>
  column({ width: '100%', height: '100%', backgroundColor: palette.ground }, [
    statusBar(clockOf(payment), palette),
    ...children,
  ])
