import { agreeOnWorks } from './agreement.ts'
import { shareFiles } from './files.ts'
import { payInstalments } from './payments.ts'
import { reportFromSite } from './reports.ts'
import { doStages } from './stages.ts'
import { proposeVariations } from './variations.ts'
import type { WorksPart } from './works-part.ts'

/** Each part tells its own thread from the first week to yesterday; what it builds on stands before it. */
const parts: WorksPart[] = [agreeOnWorks, shareFiles, doStages, proposeVariations, payInstalments, reportFromSite]

export const seedWorks: WorksPart = async (works) => {
  for (const part of parts) await part(works)
}
