import { z } from 'zod'
import { markdown, localisedLine, sentences, writtenListing } from './written-texts.ts'

/** The texts of a service. Its prices and variants belong to the catalogue. */
export const writtenService = z.object({
  title: localisedLine(200),
  summary: sentences(1000),
  description: markdown(20_000),
  ...writtenListing,
})
