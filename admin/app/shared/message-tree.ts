import type { MessageTree } from '@fitout/contract/configuration.ts'

/**
 * The messages of all files as one tree, with its keys. Dots in the names of actions and permissions (`orders.ship`) are
 * levels of the tree too.
 */
export function treeOf(parts: readonly MessageTree[]) {
  const tree: MessageTree = {}
  const keys = new Set<string>()
  function add(value: MessageTree[string], path: readonly string[] = []): void {
    // Messages with placeholders are compiled to lists at build time.
    if (typeof value !== 'string' && !Array.isArray(value)) {
      for (const [name, below] of Object.entries(value)) add(below, [...path, ...name.split('.')])
      return
    }
    let folder = tree
    for (const name of path.slice(0, -1)) folder = (folder[name] ??= {}) as MessageTree
    folder[path.at(-1) ?? ''] = value
    keys.add(path.join('.'))
  }
  for (const part of parts) add(part)
  return { tree, keys, add }
}
