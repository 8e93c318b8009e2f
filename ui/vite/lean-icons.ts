import type { Plugin } from 'vite'

const maker = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/

/**
 * Writes icons without what they all have in common, which stands in base.css as `.icon`: a page has some thirty of them, and
 * each wrote it as 150 bytes of attributes.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (maker.test(id.split('?')[0] ?? '') ? makerSource : undefined),
  }
}

const makerSource = `
import { createElement } from 'react'

export default ({ node }) => ({ size = 24, strokeWidth = 2, className, ...rest }) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className: className ? 'icon ' + className : 'icon',
      'aria-hidden': true,
      // A rule of a sheet would stand above the attribute.
      style: strokeWidth === 1.5 ? undefined : { strokeWidth },
      ...rest,
    },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
`
