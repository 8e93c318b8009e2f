import { createHash } from 'node:crypto'

/** The hashes of the scripts and styles within a page, as sources of a Content-Security-Policy. */
export type OwnSources = { scripts: readonly string[]; styles: readonly string[] }

const none = { scripts: [], styles: [] }

/**
 * Removes the nonces from a page, and returns the hashes of the elements that had them. Only what the renderer itself has
 * written has the nonce: a script injected through a text has no hash, and does not run.
 */
export function scriptsAndStyles(
  html: string,
  nonce: string | undefined,
  lateScripts: readonly string[] = [],
): { text: string; own: OwnSources } {
  if (nonce === undefined) return { text: html, own: none }
  const scripts = new Set(lateScripts.map(sourceOf))
  const styles = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  const parts = html.split(attribute)
  // The element with the nonce begins at the end of a chunk, and its content is in the next.
  for (const [index, after] of parts.entries()) {
    const before = parts[index - 1]
    const name = before && /<(script|style)\b[^<>]*$/.exec(before)?.[1]
    if (!name) continue
    const inside = new RegExp(`^[^>]*>(.*?)</${name}>`, 's').exec(after)?.[1]
    if (inside) (name === 'script' ? scripts : styles).add(sourceOf(inside))
  }
  return { text: parts.join('').replaceAll(nonce, ''), own: { scripts: [...scripts], styles: [...styles] } }
}

export function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
