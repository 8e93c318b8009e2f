import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PlainError } from '../lifetime.ts'
import type { openBuildah } from './buildah.ts'

const run = promisify(execFile)
const suite = 'bookworm'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
// Those of gcr.io/distroless/cc-debian12.
const packagesOfDistroless = [
  'base-files',
  'netbase',
  'tzdata',
  'libc6',
  'libssl3',
  'libgcc-s1',
  'libgomp1',
  'libstdc++6',
]
const unread = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/lintian', 'usr/share/info']

/** The base images of the Dockerfile, assembled from Debian and npm packages, as images cannot be fetched here. */
export async function makeBases(buildah: ReturnType<typeof openBuildah>, folder: string): Promise<void> {
  const bases = { 'docker.io/library/node:24-bookworm-slim': makeNode, 'gcr.io/distroless/cc-debian12': makeDistroless }
  for (const [tag, make] of Object.entries(bases)) {
    if (await buildah.has(tag)) continue
    const root = join(folder, 'root')
    await rm(root, { recursive: true, force: true })
    await mkdir(root, { recursive: true })
    await make(root)
    for (const path of unread) await rm(join(root, path), { recursive: true, force: true })
    const dockerfile = join(folder, 'Dockerfile')
    const settings = `ENV NODE_EXTRA_CA_CERTS=${certificates} npm_config_cafile=${certificates}`
    await writeFile(dockerfile, `FROM scratch\nCOPY . /\n${make === makeNode ? settings : ''}\n`)
    await buildah.build(root, dockerfile, tag)
    await rm(root, { recursive: true, force: true })
  }
}

async function makeNode(root: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', suite, root])
  for (const path of ['var/cache/apt', 'var/lib/apt/lists'])
    await rm(join(root, path), { recursive: true, force: true })
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'))
  const npm = dirname(dirname(process.env['npm_execpath'] ?? ''))
  if (npm === '.') throw new PlainError('Start it as: npm run image')
  await cp(npm, join(root, 'usr/local/lib/npm'), { recursive: true })
  await symlink('../lib/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  // On a network with its own certificate authorities, npm needs them while the image is built.
  await mkdir(dirname(join(root, certificates)), { recursive: true })
  await copyFile(certificates, join(root, certificates))
  await run('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node'])
}

async function makeDistroless(root: string): Promise<void> {
  const folder = `${root}-packages`
  await mkdir(folder, { recursive: true })
  await run('apt-get', ['download', ...packagesOfDistroless], { cwd: folder })
  for (const name of await readdir(folder)) await run('dpkg-deb', ['-x', join(folder, name), root])
  await rm(folder, { recursive: true })
}
