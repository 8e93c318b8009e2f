import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PlainError } from '../lifetime.ts'

export type Image = {
  mebibytes: number
  user: string
  command: string[]
  environment: Record<string, string>
  healthCheck: string[]
}

type Inspected = {
  OCIv1: { config: { User?: string; Cmd?: string[]; Env?: string[] } }
  Docker: { config: { Healthcheck?: { Test: string[] } } }
}

/** Debian's `buildah`, which builds from a Dockerfile with neither a daemon nor containers; its store lies in the folder. */
export function openBuildah(folder: string) {
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')]

  async function ask(...parameters: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('buildah', [...store, ...parameters], { maxBuffer: 2 ** 24 })
    return stdout.trim()
  }

  return {
    ask,

    /** Shows the output of the steps only when one fails. */
    async build(context: string, dockerfile: string, tag: string): Promise<void> {
      const options = ['--format', 'docker', '--isolation', 'chroot', '--pull-never', '-f', dockerfile, '-t', tag]
      const child = spawn('buildah', [...store, 'build', ...options, context], { stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      }
      const [code] = (await once(child, 'close')) as [number | null]
      if (code !== 0) throw new PlainError(`${tag} was not built:\n${output.slice(-5000)}`)
    },

    async has(tag: string): Promise<boolean> {
      return ask('inspect', '--type', 'image', tag).then(
        () => true,
        () => false,
      )
    },

    async inspect(tag: string): Promise<Image> {
      const { OCIv1, Docker } = JSON.parse(await ask('inspect', '--type', 'image', tag)) as Inspected
      const { User = '', Cmd = [], Env = [] } = OCIv1.config
      const [{ size }] = JSON.parse(await ask('images', '--json', tag)) as [{ size: string }]
      return {
        mebibytes: mebibytesOf(size),
        user: User,
        command: Cmd,
        environment: Object.fromEntries(Env.map((one) => one.split(/=(.*)/s).slice(0, 2))) as Record<string, string>,
        // Its first word means that no shell is used.
        healthCheck: Docker.config.Healthcheck?.Test.slice(1) ?? [],
      }
    },
  }
}

/** Parses "323 MB", which are millions of bytes. */
function mebibytesOf(size: string): number {
  const [, figure, unit = ''] = /^([\d.]+) ([KMG]B)$/.exec(size) ?? []
  const bytes = Number(figure) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN)
  return Math.round(bytes / 2 ** 20)
}
