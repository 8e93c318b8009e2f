import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { projectRoot } from '../tools.ts'

export type LicencedPackage = {
  name: string
  version: string
  /** As an expression of SPDX. */
  licence: string | undefined
  /** Not part of a running shop. */
  isTool: boolean
}

type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>
}

// What may be passed on with a shop of any owner; LGPL and MPL as files of their own that stay as they are.
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'Zlib',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'MPL-2.0',
]

// Packages that state no licence where it is looked for, with the one that their files carry.
const readByHand: Record<string, string> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

/** All packages of the lock file, by name. */
export async function listLicences(): Promise<LicencedPackage[]> {
  const lock = JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8')) as Lock
  return Object.entries(lock.packages)
    .filter(([path, one]) => path.includes('node_modules/') && !one.link)
    .map(([path, { version = '', license, dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? readByHand[name], isTool: dev }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** A sentence for each package whose licence is not among those that are allowed. */
export async function findLicenceFaults(packages?: LicencedPackage[]): Promise<string[]> {
  return (packages ?? (await listLicences()))
    .filter(({ licence }) => !licence || !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version} is licensed as ${licence ?? 'nothing that it states'}`)
}

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed)
  } catch {
    // Words such as "SEE LICENSE IN" are no expression.
    return false
  }
}
