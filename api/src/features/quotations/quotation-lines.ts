import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import type { WrittenLine, WrittenLines } from '@fitout/contract/quotation-content.ts'
import { newId } from '../../database/new-id.ts'

/** The errors of a line that no schema can express, by field. */
export function faultsOfLine(line: WrittenLine): { field: keyof WrittenLine; code: FieldErrorCode }[] {
  const isFree = line.kind === 'INCLUDED' || line.kind === 'CUSTOMER_SUPPLY'
  const isOption = line.kind === 'OPTION'
  return [
    ...(isFree && line.unit_price !== 0 ? [{ field: 'unit_price' as const, code: 'too-big' as const }] : []),
    ...(!isOption && line.set !== null ? [{ field: 'set' as const, code: 'invalid' as const }] : []),
    ...(!isOption && line.is_default ? [{ field: 'is_default' as const, code: 'invalid' as const }] : []),
  ]
}

export function withKeys(lines: WrittenLine[]): WrittenLines {
  return lines.map((line) => ({ ...line, key: line.key ?? newId() }))
}
