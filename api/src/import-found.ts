import { readdir } from 'node:fs/promises'

/**
 * The modules whose paths below a folder match, in the order of their paths. The server's build writes their names in the place
 * of a call, which is why a call waits at once and is given `new URL('…', import.meta.url)` and a pattern as they are.
 */
export async function importFound(folder: URL, pattern: RegExp): Promise<object[]> {
  return Promise.all(
    (await findModules(folder, pattern)).map((url) => import(/* @vite-ignore */ url) as Promise<object>),
  )
}

/** Their addresses. */
export async function findModules(folder: URL, pattern: RegExp): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const found = names.filter((name) => pattern.test(name))
  return found.toSorted().map((name) => new URL(name, folder).href)
}
