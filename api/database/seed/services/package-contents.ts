import { z } from 'zod'
import { readData } from '../read-data.ts'
import type { Words } from '../seed-types.ts'

const lines = z.array(z.string())
/** By SKU, in addition to what the service covers in each of its packages. */
const packageContents = readData(
  'services/package-contents.json',
  z.record(z.string(), z.strictObject({ en: lines, zh: lines, cn: lines })),
)

/** The contents of a service package, one line each; empty if it is no package. */
export function includedIn(sku: string): Partial<Words> {
  const contents = packageContents[sku]
  return contents ? { en: contents.en.join('\n'), zh: contents.zh.join('\n'), cn: contents.cn.join('\n') } : {}
}
