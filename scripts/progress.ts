const started = performance.now()

/** Prints a step, and its duration when it is done. */
export async function step<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  process.stdout.write(`  ${sentence} …`)
  try {
    const result = await work()
    process.stdout.write(` ${seconds(performance.now() - from)}\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
}

export function note(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`)
}

/** Since this process started. */
export function elapsed(): string {
  return seconds(performance.now() - started)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
