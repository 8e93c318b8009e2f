import { locales } from '@fitout/contract/locales.ts'
import { z } from 'zod'
import { readData } from '../read-data.ts'

const seedComment = z.strictObject({
  post: z.string(),
  by: z.string(),
  language: z.enum(locales),
  comment: z.string(),
  writtenAt: z.string(),
})

/** Readers' comments in the demo journal. */
export const comments = readData('journal/comments.json', z.array(seedComment))
