import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The exports of a TypeScript module as evaluated by Node, reloaded whenever the file has changed. */
export async function moduleValues(file: string): Promise<Record<string, unknown>> {
  const address = pathToFileURL(file)
  address.searchParams.set('changed', String(statSync(file).mtimeMs))
  return (await import(address.href)) as Record<string, unknown>
}

export function moduleOfValues(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** The file of a module id, without its query. */
export function fileOf(id: string): string {
  return id.replace(/\?.*$/, '').replaceAll('\\', '/')
}
