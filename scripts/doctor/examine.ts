import { findRunningEmbedded } from '../../api/src/database/embedded/embedded.ts'
import { examineDatabase } from './database-findings.ts'
import { type Finding, isTrial, type Patient } from './findings.ts'
import { examineMachine } from './machine-findings.ts'
import { examineSettings } from './settings-findings.ts'

/** Collects all faults of an installation that can be seen from here. Changes nothing. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { config, findings } = examineSettings(patient)
  if (!config) return findings
  const databaseUrl = config.databaseListenUrl ?? config.databaseUrl ?? (await findRunningEmbedded(config.dataDir))
  const [machine, database] = await Promise.all([
    examineMachine(config, patient),
    databaseUrl ? examineDatabase(databaseUrl, patient, isTrial(config.publicUrl)) : [],
  ])
  return [...findings, ...machine, ...database]
}
