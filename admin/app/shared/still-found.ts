type Found<Option> = {
  options: readonly Option[]
  /** Whether they were found for earlier input. */
  isOld: boolean
  typed: string
  labelOf: (option: Option) => string
}

/** While an answer is loading, Enter must not select a result that no longer matches the input. */
export function stillFound<Option>({ options, isOld, typed, labelOf }: Found<Option>): readonly Option[] {
  const words = typed.toLowerCase().split(/\s+/)
  return isOld
    ? options.filter((option) => words.every((word) => labelOf(option).toLowerCase().includes(word)))
    : options
}
