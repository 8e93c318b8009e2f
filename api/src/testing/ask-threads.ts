import { join } from 'node:path'
import { createArgon2 } from '../adapters/passwords/argon2.ts'
import { traceModel } from '../features/products/trace-model.ts'
import { openPdf } from '../features/receipts/pdf-service.ts'

const passwords = createArgon2({ memoryKibibytes: 64, passes: 1 }, (work) => work())
const model = join(import.meta.dirname, '..', '..', 'database', 'seed', 'media', 'models', 'sofa.glb')

/** Runs one thread of each kind and sends the results to the parent process. */
const stored = await passwords.hash('Bamboo88steam')
const answer = {
  isRight: await passwords.verify(stored, 'Bamboo88steam'),
  isWrongRefused: !(await passwords.verify(stored, 'Bamboo88stream')),
  outline: await traceModel(model),
  paper: Buffer.from(await openPdf('zh', { Title: '報價單', Author: 'Fitout' }).bytes()).toString('latin1'),
}
process.send?.({ answer }, () => process.exit())
