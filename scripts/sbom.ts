import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../api/src/config.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'
import { projectRoot } from './tools.ts'

type Bill = { metadata: { component: { version: string } }; components: unknown[] }

/**
 * `npm run sbom`: writes the bill of materials of a release in CycloneDX, from package-lock.json, to
 * DATA_DIR/fitout-….cdx.json: runtime packages and those built into the pages, without the tools.
 */
await runCommand(async () => {
  const npm = process.env['npm_execpath']
  if (!npm) throw new PlainError('Start it as: npm run sbom')
  const parameters = [npm, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: projectRoot, maxBuffer: 2 ** 27 })
  const { metadata, components } = JSON.parse(stdout) as Bill
  const folder = resolve(readConfig(process.env).dataDir)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `fitout-${metadata.component.version}.cdx.json`)
  await writeFile(path, stdout)
  note(`${components.length} components, written to ${path}`)
})
