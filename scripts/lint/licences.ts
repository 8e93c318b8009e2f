import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { projectRoot } from '../tools.ts'

export type LicencedPackage = {
  name: string
  version: string
  /** An SPDX expression. */
  licence: string | undefined
  /** Not part of a running shop. */
  isTool: boolean
}

type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>
}

// Licences that allow redistribution with a shop of any owner; LGPL and MPL as separate, unmodified files.
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

// Packages without a declared licence, with the one stated in their files.
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

/** Returns a sentence for each package with a licence that is not allowed. */
export async function findLicenceFaults(packages?: LicencedPackage[]): Promise<string[]> {
  return (packages ?? (await listLicences()))
    .filter(({ licence }) => !licence || !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version} is licensed as ${licence ?? 'nothing that it states'}`)
}

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed)
  } catch {
    // Text such as "SEE LICENSE IN" is no expression.
    return false
  }
}
