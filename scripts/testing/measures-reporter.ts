import type { Reporter, TestCase } from 'vitest/node'

/** Prints what tests measured also when they pass: Vitest's own reporter shows annotations of failed tests only. */
export default class MeasuresReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed') return
    for (const { message } of test.annotations()) console.log(`  ${test.name}: ${message}`)
  }
}
