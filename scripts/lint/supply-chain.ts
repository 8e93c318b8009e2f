import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../tools.ts'

export type LockedPackage = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
}

/** Packages whose install scripts may run: `allowScripts` of package.json. */
type Manifest = { allowScripts?: Record<string, boolean> }

export type Supply = { packages: Record<string, LockedPackage>; named: Record<string, boolean> }

/**
 * Returns a sentence for each package that is not pinned by checksum, comes from elsewhere than a registry, or runs an install
 * script without being allowed; and for each that is allowed but runs none.
 */
export async function findSupplyFaults(supply?: Supply): Promise<string[]> {
  const { packages, named } = supply ?? (await readSupply())
  const faults: string[] = []
  const withScripts = new Set<string>()
  for (const [path, one] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    // The workspaces themselves.
    if (!path.includes('node_modules/') || one.link) continue
    if (!one.integrity && !one.inBundle)
      faults.push(`${name} ${one.version ?? ''} has no checksum in package-lock.json`)
    if (one.resolved && !one.resolved.startsWith('https://registry.npmjs.org/')) {
      faults.push(`${name} comes from ${one.resolved}`)
    }
    if (one.hasInstallScript) withScripts.add(name)
  }
  for (const name of withScripts) {
    if (!Object.hasOwn(named, name)) {
      faults.push(`${name} runs a script when it is installed: say in allowScripts of package.json whether it may`)
    }
  }
  for (const name of Object.keys(named)) {
    if (!withScripts.has(name)) faults.push(`${name} stands in allowScripts of package.json and has no script`)
  }
  return faults
}

async function readSupply(): Promise<Supply> {
  const read = async (name: string) => JSON.parse(await readFile(join(projectRoot, name), 'utf8')) as unknown
  const { packages } = (await read('package-lock.json')) as Pick<Supply, 'packages'>
  const { allowScripts = {} } = (await read('package.json')) as Manifest
  return { packages, named: allowScripts }
}
