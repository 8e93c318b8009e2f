import { agreeOnWorks } from './agreement.ts'
import { shareFiles } from './files.ts'
import { payInstalments } from './payments.ts'
import { reportFromSite } from './reports.ts'
import { doStages } from './stages.ts'
import { proposeVariations } from './variations.ts'
import type { WorksPart } from './works-part.ts'

/** Each part covers its subject from the first week to yesterday; parts it depends on come before it. */
const parts: WorksPart[] = [agreeOnWorks, shareFiles, doStages, proposeVariations, payInstalments, reportFromSite]

export const seedWorks: WorksPart = async (works) => {
  for (const part of parts) await part(works)
}
