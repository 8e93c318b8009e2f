import { z } from 'zod'

/** A template text in each language of the shop. */
export const words = z.strictObject({ en: z.string(), zh: z.string(), cn: z.string() })
export type Words = z.infer<typeof words>
