import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { importPickUpPoints, type ListFault } from '../api/src/features/couriers/import-pick-up-points.ts'
import { AppError } from '../api/src/http/app-error.ts'
import { errorWords, fieldErrorWords } from '../api/src/words.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'

const faultsShown = 50

/** `npm run import-pick-up-points -- points.csv --dry-run`: replaces the list of each courier that the file names. */
await runCommand(async (lifetime) => {
  const { file, isRehearsal } = readArguments()
  await access(file, constants.R_OK).catch(() => {
    throw new PlainError(`The file "${file}" cannot be read.`)
  })
  const database = await lifetime.own(openShopDatabase(readConfig(process.env), { mayShare: true, onProgress: note }))
  await migrate(directUrl(database.config))
  const { db } = await lifetime.own(createContext(database.config))
  const { faults, changes } = await importPickUpPoints(db, createReadStream(file), isRehearsal).catch(
    (error: unknown) => {
      throw error instanceof AppError ? new PlainError(errorWords('en', error.code)) : error
    },
  )
  if (faults.length > 0) throw new PlainError(inWords(faults))
  for (const { courier, added, changed, unchanged, retired } of changes) {
    note(`${courier}: ${added} new, ${changed} changed, ${unchanged} as before, ${retired} no longer listed`)
  }
  note(isRehearsal ? 'This was a dry run: nothing has been changed.' : 'The lists are in force.')
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { file, isRehearsal: values['dry-run'] === true }
  } catch {
    // Reported below.
  }
  throw new PlainError('Use it as: npm run import-pick-up-points -- points.csv [--dry-run]')
}

function inWords(faults: ListFault[]): string {
  const shown = faults
    .slice(0, faultsShown)
    .map(({ row, column, code, value }) =>
      `row ${row}, column ${column}: ${fieldErrorWords('en', code)} ${value}`.trimEnd(),
    )
  const rest = faults.length - shown.length
  return ['Nothing has been changed.', ...shown, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n')
}
