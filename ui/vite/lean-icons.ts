import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const maker = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
/** In these icons one stroke is hidden at times. */
const inStrokes = /\/plus\.mjs$/

type Part = [tag: string, attributes: Record<string, string>]

/**
 * Writes icons without their common attributes, which are in base.css, and with the strokes of each merged: a page has some
 * thirty icons, each with 150 bytes of such attributes.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?')
      if (maker.test(path)) return makerSource
      return icon.test(path) ? iconSource(path) : undefined
    },
  }
}

/** Some modules are only an alias of an icon. */
async function iconSource(path: string): Promise<string | undefined> {
  const { __iconData: drawing } = (await import(pathToFileURL(path).href)) as { __iconData?: { node: Part[] } }
  if (!drawing) return undefined
  const node = JSON.stringify(inStrokes.test(path) ? drawing.node : withOneStroke(drawing.node))
  return `import make from '../createLucideIcon.mjs'\nexport default /* @__PURE__ */ make(${node})`
}

function withOneStroke(parts: Part[]): Part[] {
  const drawn: Part[] = []
  for (const [tag, { key: _key, ...attributes }] of parts) {
    const last = drawn.at(-1)
    if (tag === 'path' && last?.[0] === 'path') last[1].d += startingAnew(attributes.d ?? '')
    else drawn.push([tag, attributes])
  }
  return drawn
}

/** A path starts at the corner of the icon, its further strokes at the end of the previous one. */
function startingAnew(path: string): string {
  const number = String.raw`[\s,]*[-+]?(?:\d*\.\d+|\d+)`
  return path.replace(new RegExp(`^m(${number}${number})(${number})?`), (_start, from: string, next?: string) =>
    next === undefined ? `M${from}` : `M${from}l${next.trimStart()}`,
  )
}

const makerSource = `
import { createElement } from 'react'

export default (node) => ({ size = 24, strokeWidth = 2, className, ...rest }) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className,
      'aria-hidden': true,
      // A rule of a sheet would stand above the attribute.
      style: strokeWidth === 1.5 ? undefined : { strokeWidth },
      ...rest,
    },
    ...node.map((part) => createElement(...part)),
  )
`
