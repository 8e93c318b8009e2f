import { locales } from '@fitout/contract/locales.ts'
import type { QuotationGroup, WrittenLine } from '@fitout/contract/quotation-content.ts'
import { type InEachLanguage, inEachLanguage } from '../words-fields.tsx'

export type GroupKey = QuotationGroup['key']
export type Unit = WrittenLine['unit']
export type Kind = WrittenLine['kind']

/** A line being edited. Numbers are kept as text, so that input is never changed while typing. */
export type LineDraft = {
  key: string
  kind: Kind
  title: InEachLanguage
  description: InEachLanguage
  material: InEachLanguage
  room: NonNullable<WrittenLine['room']> | ''
  qty: string
  unit: Unit
  unit_price: string
  set: string
  is_default: boolean
}

export type LineFault = 'number' | 'too-small' | 'too-big' | 'decimals' | 'set'
export type LineFaults = Partial<Record<'qty' | 'unit_price' | 'set', LineFault>>

export function newLine(unit: Unit = 'ITEM'): LineDraft {
  return {
    key: crypto.randomUUID(),
    kind: 'WORK',
    title: inEachLanguage(),
    description: inEachLanguage(),
    material: inEachLanguage(),
    room: '',
    qty: '1',
    unit,
    unit_price: '',
    set: '',
    is_default: false,
  }
}

export function draftOf(line: WrittenLine & { key: string }): LineDraft {
  return {
    key: line.key,
    kind: line.kind,
    title: inEachLanguage(line.title),
    description: inEachLanguage(line.description),
    material: inEachLanguage(line.material),
    room: line.room ?? '',
    qty: String(line.qty),
    unit: line.unit,
    unit_price: String(line.unit_price),
    set: line.set ?? '',
    is_default: line.is_default,
  }
}

/** Parses a number as typed or pasted: `1,250`, `HK$4,800.50`, `３８６．５`; undefined if invalid. */
export function numberFrom(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/^\s*(?:hk)?\$/i, '')
    .replace(/[,\s]/g, '')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

export const isFree = ({ kind }: Pick<LineDraft, 'kind'>) => kind === 'INCLUDED' || kind === 'CUSTOMER_SUPPLY'

/** Created by the Enter key and left empty. */
export function isBlank({ title, description, material, unit_price: price }: LineDraft): boolean {
  const texts = [title, description, material].flatMap((words) => locales.map((locale) => words[locale]))
  return price.trim() === '' && texts.every((text) => text.trim() === '')
}

function faultOf(typed: string, least: number, most: number, decimals: number): LineFault | undefined {
  const value = numberFrom(typed)
  if (value === undefined) return 'number'
  if (value < least) return 'too-small'
  if (value > most) return 'too-big'
  const scaled = value * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) < 1e-6 ? undefined : 'decimals'
}

export const qtyFault = (typed: string) => faultOf(typed, 0.001, 100_000, 3)
export const priceFault = (typed: string) => faultOf(typed, 0, 1_000_000, 2)

/** The fields that the API would refuse. */
export function faultsOf(line: LineDraft): LineFaults {
  const faults: LineFaults = {}
  const qty = qtyFault(line.qty)
  if (qty) faults.qty = qty
  // A price not typed yet is missing.
  const price = isFree(line) || line.unit_price.trim() === '' ? undefined : priceFault(line.unit_price)
  if (price) faults.unit_price = price
  if (line.kind === 'OPTION' && line.set !== '' && !/^[a-z0-9-]{1,20}$/.test(line.set)) faults.set = 'set'
  return faults
}

export function isSound(lines: LineDraft[]): boolean {
  return lines.every((line) => isBlank(line) || Object.keys(faultsOf(line)).length === 0)
}

function written(words: InEachLanguage) {
  return Object.fromEntries(locales.flatMap((locale) => (words[locale].trim() ? [[locale, words[locale].trim()]] : [])))
}

function writtenLine(line: LineDraft): WrittenLine & { key: string } {
  const isOption = line.kind === 'OPTION'
  return {
    key: line.key,
    title: written(line.title),
    description: written(line.description),
    material: written(line.material),
    room: line.room || null,
    unit: line.unit,
    ...figuresOf(line),
    set: isOption && line.set ? line.set : null,
    is_default: isOption && line.is_default,
  }
}

/** The lines to save, without blank ones. */
export function writtenLines(lines: LineDraft[]): (WrittenLine & { key: string })[] {
  return lines.filter((line) => !isBlank(line)).map(writtenLine)
}

/** The figures for the totals; an invalid number counts as zero until corrected. */
export function figuresOf(line: LineDraft): Pick<WrittenLine, 'kind' | 'qty' | 'unit_price'> {
  const faults = faultsOf(line)
  return {
    kind: line.kind,
    qty: faults.qty ? 0 : (numberFrom(line.qty) ?? 0),
    unit_price: isFree(line) || faults.unit_price ? 0 : (numberFrom(line.unit_price) ?? 0),
  }
}
