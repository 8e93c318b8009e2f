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

/** What readers of the demo journal say. */
export const comments = readData('journal/comments.json', z.array(seedComment))
