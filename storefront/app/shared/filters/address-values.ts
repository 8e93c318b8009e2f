const mostValues = 30

export function toggled(values: string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}

/** The values of a parameter, separated by commas or repeated, as a form without JavaScript sends them. */
export function valuesOf(search: URLSearchParams, name: string): string[] {
  const values = search.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 60))]
    .toSorted()
    .slice(0, mostValues)
}

export function wholeNumber(value: string | null, minimum: number, maximum: number): number | undefined {
  const number = Number(value)
  return value && Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined
}
