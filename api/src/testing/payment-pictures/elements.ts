/** The elements that satori draws, with styles, in React's form. */
export type Element = { type: string; props: { style: Style; children?: (Element | string)[] } }
export type Style = Record<string, string | number>

export type Palette = { ground: string; card: string; ink: string; faint: string; accent: string; onAccent: string }

export const light: Palette = {
  ground: '#f3f4f6',
  card: '#ffffff',
  ink: '#1a1c20',
  faint: '#6b7078',
  accent: '#b4232a',
  onAccent: '#ffffff',
}
export const dark: Palette = {
  ground: '#101215',
  card: '#1b1e22',
  ink: '#f1f2f4',
  faint: '#9aa0a8',
  accent: '#58c4a4',
  onAccent: '#0d1f1a',
}

export const column = (style: Style, children: (Element | undefined)[]): Element =>
  box({ flexDirection: 'column', ...style }, children)

export const row = (style: Style, children: (Element | undefined)[]): Element =>
  box({ flexDirection: 'row', ...style }, children)

function box(style: Style, children: (Element | undefined)[]): Element {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: children.filter((one) => one !== undefined) },
  }
}

export const text = (words: string, size: number, color: string, style: Style = {}): Element => ({
  type: 'div',
  props: { style: { display: 'block', fontSize: size, color, lineHeight: 1.3, ...style }, children: [words] },
})

export type Fact = [label: string, value: string]

/** Label left, value right. */
export function factRows(facts: Fact[], { faint, ink }: Palette, size = 32, style: Style = {}): Element[] {
  return facts.map(([label, value]) =>
    row({ justifyContent: 'space-between', padding: '22px 0', ...style }, [
      text(label, size, faint),
      text(value, size, ink, { textAlign: 'right', maxWidth: 560 }),
    ]),
  )
}

/** Label above value. */
export function factStack(facts: Fact[], { faint, ink }: Palette, size = 34): Element[] {
  return facts.map(([label, value]) =>
    column({ padding: '18px 0' }, [text(label, Math.round(size * 0.8), faint), text(value, size, ink)]),
  )
}

export const line = (color: string, style = 'solid'): Element =>
  row({ borderTop: `2px ${style} ${color}`, height: 2 }, [])

export const disc = (size: number, color: string): Element =>
  row({ width: size, height: size, borderRadius: size, backgroundColor: color }, [])

/** The status bar of a telephone. */
export const statusBar = (time: string, { ink }: Palette): Element =>
  row({ justifyContent: 'space-between', padding: '24px 48px', width: '100%' }, [
    text(time, 28, ink),
    text('5G 87%', 26, ink),
  ])
