import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownMigrations, readMigrations } from '../../api/src/database/migration-files.ts'
import { projectRoot } from '../tools.ts'

/** Those before have run as they are. */
const firstHeld = 77

type File = { number: number; name: string; sql: string; isBesideWrites: boolean }
/** One statement with the comments before it. */
type Statement = { comment: string; code: string }
type Fault = 'breaks' | 'narrows' | 'locks'

const advice: Record<Fault, string> = {
  breaks: 'rows of the release before would be refused: give a default',
  narrows: 'the release before may use it: write `-- Not needed since <release>.` before it, of a release that is out',
  locks:
    'nothing could be written while all rows are read: put it into a file that begins with `-- Beside writes.`, add it ' +
    '`not valid`, or write `-- Few rows.` or `-- Only jobs wait.` before it',
}

/** A sentence for each statement under which the release before, or a table of a million rows, would stand still. */
export async function findMigrationFaults(files?: File[], changelog?: string): Promise<string[]> {
  const released = changelog ?? (await readFile(join(projectRoot, 'CHANGELOG.md'), 'utf8'))
  const releases = new Set([...released.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version))
  const held = (files ?? (await readMigrations(ownMigrations))).filter(({ number }) => number >= firstHeld)
  return held.filter(({ isBesideWrites }) => !isBesideWrites).flatMap((file) => faultsOf(file, releases))
}

function faultsOf({ name, sql }: File, releases: Set<string | undefined>): string[] {
  const statements = splitStatements(sql)
  const own = new Set(
    statements.flatMap(({ code }) => /^create table (?:if not exists )?([\w."]+)/.exec(code)?.[1] ?? []),
  )
  return statements.flatMap(({ comment, code }) => {
    if (own.has(tableOf(code) ?? '')) return []
    const [, since] = /^\s*-- Not needed since (\S+)\.$/m.exec(comment) ?? []
    const isForgiven: Record<Fault, boolean> = {
      breaks: false,
      narrows: releases.has(since),
      locks: /^\s*-- (?:Few rows|Only jobs wait)\.$/m.test(comment),
    }
    const faults = new Set(findFaults(code).filter((fault) => !isForgiven[fault]))
    return [...faults].map((fault) => `${name}: ${code.slice(0, 80)}\n  ${advice[fault]}`)
  })
}

/** Bodies of functions and texts are taken out: they hold semicolons, and change no table now. */
function splitStatements(sql: string): Statement[] {
  const bare = sql
    .replaceAll(/(\$\w*\$)[^]*?\1/g, "''")
    .replaceAll(/^(?!\s*--)(.*)$/gm, (line) => line.replaceAll(/'[^']*'/g, "''"))
  const pieces = bare.split(/;(?=[^\n]*$)/m)
  return pieces.flatMap((piece) => {
    const lines = piece.split('\n')
    const isComment = (line: string) => /^\s*--/.test(line)
    const code = lines
      .filter((line) => !isComment(line))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
    return code ? [{ comment: lines.filter(isComment).join('\n'), code }] : []
  })
}

function tableOf(code: string): string | undefined {
  const [, table] =
    /^(?:alter table (?:if exists |only )*|create (?:unique )?index .*?\bon (?:only )?|update |delete from )([\w."]+)/.exec(
      code,
    ) ?? []
  return table
}

function findFaults(code: string): Fault[] {
  if (/^create (?:unique )?index /.test(code)) return ['locks']
  if (/^(?:update|delete from) /.test(code)) return ['locks']
  if (/^drop (?:table|view|type|sequence) |^alter (?:table|view|type) \S+ rename /.test(code)) return ['narrows']
  const [, actions] = /^alter table (?:if exists |only )*\S+ (.+)$/.exec(code) ?? []
  return actions ? splitActions(actions).flatMap(faultsOfAction) : []
}

/** At the commas that stand in no brackets. */
function splitActions(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

function faultsOfAction(action: string): Fault[] {
  if (/^(?:drop (?!constraint|default)|rename )/.test(action)) return ['narrows']
  if (/^alter (?:column )?\S+ (?:set data )?type /.test(action)) return ['narrows', 'locks']
  if (/^alter (?:column )?\S+ set not null/.test(action)) return ['narrows', 'locks']
  if (/^add (?:constraint|unique|check|foreign key|primary key|exclude)\b/.test(action))
    return / not valid$| using index /.test(action) ? [] : ['locks']
  if (!action.startsWith('add ')) return []
  const isFilled = / default | generated /.test(action)
  const faults: Fault[] = / not null/.test(action) && !isFilled ? ['breaks'] : []
  const rewrites =
    / unique\b| primary key| stored\b| default (?:gen_random_uuid|uuidv\d|random|clock_timestamp|nextval)\b/
  return rewrites.test(action) ? [...faults, 'locks'] : faults
}
