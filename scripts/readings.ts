import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createTesseract } from '../api/src/adapters/recognition/tesseract.ts'
import { readConfig } from '../api/src/config.ts'
import { preparePicture } from '../api/src/features/payment-readings/prepare-picture.ts'
import { type PaymentFields, readPayment } from '../api/src/features/payment-readings/read-payment.ts'
import { readTwice } from '../api/src/features/payment-readings/read-twice.ts'
import { corpus, type CorpusPicture } from '../api/src/testing/payment-pictures/corpus.ts'
import { type MadeUpPayment, studio } from '../api/src/testing/payment-pictures/made-up-payment.ts'
import { runCommand } from './lifetime.ts'
import { note } from './progress.ts'

/** A wrong field with at least this confidence would mislead. */
const sure = 0.85

const expectedFields = {
  amount: (payment: MadeUpPayment) => payment.cents,
  reference: (payment: MadeUpPayment) => payment.reference,
  paid_at: (payment: MadeUpPayment) => payment.paidAt,
  payee_number: (payment: MadeUpPayment) => payment.payeeNumber,
  transaction: (payment: MadeUpPayment) => payment.transaction,
}
type Name = keyof typeof expectedFields
const names = Object.keys(expectedFields) as Name[]

type Verdict = 'right' | 'not read' | 'wrong' | 'wrong and sure'
type Result = { picture: string; kind: CorpusPicture['kind']; milliseconds: number } & Record<Name, Verdict>

/**
 * `npm run readings`: draws the corpus of made-up payments, reads it, and prints how much was read correctly; also in
 * `var/readings.json`. `-- --seed 1000` draws other payments, `-- --pictures` keeps the pictures beside the figures.
 */
await runCommand(async (lifetime) => {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, pictures: { type: 'boolean' } } })
  const folder = resolve(readConfig(process.env).dataDir)
  await mkdir(join(folder, 'readings'), { recursive: true })
  const engine = await lifetime.own(Promise.resolve(createTesseract()))
  const results: Result[] = []
  for (const [index, picture] of corpus(Number(values.seed ?? 0)).entries()) {
    const bytes = await picture.make()
    if (values.pictures) await writeFile(join(folder, 'readings', `${String(index).padStart(2, '0')}.jpg`), bytes)
    const start = performance.now()
    const { png, ...size } = await preparePicture(bytes)
    // A busy machine may not read one in time: then nothing of it counts as read.
    const lines = await readTwice(engine, png).catch(
      (error: unknown) => note(`${picture.name}: not read, ${error}`) ?? [],
    )
    const { fields } = readPayment(lines, size, expectationOf(picture.payment))
    const milliseconds = Math.round(performance.now() - start)
    results.push({ picture: picture.name, kind: picture.kind, milliseconds, ...verdicts(picture.payment, fields) })
    const faults = names.filter((name) => results.at(-1)?.[name].startsWith('wrong'))
    if (faults.length > 0) note(`${picture.name}: ${faults.join(', ')} wrong`)
  }
  for (const kind of ['readable', 'hard'] as const) console.table(summary(results.filter((one) => one.kind === kind)))
  const all = results.flatMap((result) => names.map((name) => result[name]))
  note(`wrong with a confidence of ${sure} or more: ${share(all, 'wrong and sure')}`)
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  note(`a picture takes ${times[Math.floor(times.length / 2)]} ms, at most ${times.at(-1)} ms`)
  await writeFile(join(folder, 'readings.json'), JSON.stringify(results, null, 2))
})

function expectationOf({ cents, reference }: MadeUpPayment) {
  const own = { payeeNumbers: Object.values(studio.numbers), payeeNames: Object.values(studio.payees) }
  return { ...own, cents, reference, now: new Date('2026-12-01T00:00:00Z') }
}

function verdicts(payment: MadeUpPayment, fields: PaymentFields): Record<Name, Verdict> {
  const entries = names.map((name): [Name, Verdict] => {
    const field = fields[name]
    if (!field) return [name, 'not read']
    if (field.value === expectedFields[name](payment)) return [name, 'right']
    return [name, field.confidence >= sure ? 'wrong and sure' : 'wrong']
  })
  return Object.fromEntries(entries) as Record<Name, Verdict>
}

function summary(results: readonly Result[]) {
  const rows = names.map((name) => {
    const found = results.map((result) => result[name])
    const columns: Verdict[] = ['right', 'not read', 'wrong', 'wrong and sure']
    return [name, Object.fromEntries(columns.map((verdict) => [verdict, share(found, verdict)]))]
  })
  return Object.fromEntries(rows) as Record<Name, Record<Verdict, string>>
}

function share(found: readonly Verdict[], verdict: Verdict): string {
  const count = found.filter((one) => one === verdict).length
  return `${count} of ${found.length} (${((100 * count) / found.length).toFixed(1)} %)`
}
