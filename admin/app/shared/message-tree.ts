import type { MessageTree } from '@fitout/contract/configuration.ts'

/**
 * The texts of all files as one tree, and the keys in it. Names of actions and permissions have dots of their own
 * (`orders.ship`), which lead a level further down as the others do.
 */
export function treeOf(parts: readonly MessageTree[]): { tree: MessageTree; keys: ReadonlySet<string> } {
  const tree: MessageTree = {}
  const keys = new Set<string>()
  function add(path: readonly string[], value: MessageTree[string]): void {
    // What was compiled while building is a list where it has places to fill in.
    if (typeof value !== 'string' && !Array.isArray(value)) {
      for (const [name, below] of Object.entries(value)) add([...path, ...name.split('.')], below)
      return
    }
    let folder = tree
    for (const name of path.slice(0, -1)) folder = (folder[name] ??= {}) as MessageTree
    folder[path.at(-1) ?? ''] = value
    keys.add(path.join('.'))
  }
  for (const part of parts) add([], part)
  return { tree, keys }
}
