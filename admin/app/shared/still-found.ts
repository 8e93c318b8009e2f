type Found<Option> = {
  options: readonly Option[]
  /** Whether they were found for what was typed before. */
  isOld: boolean
  typed: string
  labelOf: (option: Option) => string
}

/** While an answer is under way, Enter must choose none that what is typed now no longer finds. */
export function stillFound<Option>({ options, isOld, typed, labelOf }: Found<Option>): readonly Option[] {
  const words = typed.toLowerCase().split(/\s+/)
  return isOld
    ? options.filter((option) => words.every((word) => labelOf(option).toLowerCase().includes(word)))
    : options
}
