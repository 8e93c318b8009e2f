import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../tools.ts'

const run = promisify(execFile)

// Stands for the last release until there is a tag.
const untilTagged = 'e3618ae1'
const workspaces = ['contract', 'api', 'ui', 'storefront', 'admin', 'e2e']
const notPackages = new Set(['@fitout', '.cache', '.vite', '.vite-temp', '.vitest-cache', '.fitout'])

/**
 * Checks out the last release into a folder, with the packages of this one. Returns its name, undefined if git does not have
 * it.
 */
export async function unpackLastRelease(folder: string): Promise<string | undefined> {
  const release = await git('describe', '--tags', '--match', 'v*', '--abbrev=0').catch(() => untilTagged)
  await mkdir(folder, { recursive: true })
  try {
    await git('archive', '--output', join(folder, 'release.tar'), release)
  } catch {
    return undefined
  }
  await run('tar', ['-x', '-f', 'release.tar'], { cwd: folder })
  await linkPackages(projectRoot, folder)
  for (const workspace of workspaces) await linkPackages(join(projectRoot, workspace), join(folder, workspace))
  const own = join(folder, 'node_modules', '@fitout')
  await mkdir(own)
  for (const workspace of workspaces) await symlink(join(folder, workspace), join(own, workspace))
  return release
}

async function git(...parameters: string[]): Promise<string> {
  return (await run('git', parameters, { cwd: projectRoot })).stdout.trim()
}

async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, 'node_modules')).catch(() => [])
  if (names.length === 0) return
  await mkdir(join(to, 'node_modules'))
  for (const name of names.filter((one) => !notPackages.has(one)))
    await symlink(join(from, 'node_modules', name), join(to, 'node_modules', name))
}
