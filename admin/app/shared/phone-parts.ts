import { areaCodes } from '@fitout/contract/formats.ts'

/** The parts of a number as the API presents it, `+852 91234567`, for the fields of a form. */
export function phoneParts(number: string | null) {
  const [, code, phone] = /^\+(\d+) (\d+)$/.exec(number ?? '') ?? []
  const area_code = areaCodes.find((one) => one === code)
  return area_code && phone ? { area_code, phone } : undefined
}
