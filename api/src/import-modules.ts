import { readdir } from 'node:fs/promises'

/**
 * Imports the modules below a folder with matching paths, in path order. The server's build replaces each call by their names;
 * therefore a call must be awaited directly, with a literal `new URL('…', import.meta.url)` and pattern.
 */
export async function importModules(folder: URL, pattern: RegExp): Promise<object[]> {
  return Promise.all(
    (await findModules(folder, pattern)).map((url) => import(/* @vite-ignore */ url) as Promise<object>),
  )
}

/** The addresses of the matching files. */
export async function findModules(folder: URL, pattern: RegExp): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const found = names.filter((name) => pattern.test(name))
  return found.toSorted().map((name) => new URL(name, folder).href)
}
