import type { Outline } from '@fitout/contract/products.ts'

/** Triangles as indices into corners of three coordinates each: width, height and depth. */
export type Shape = { corners: Float32Array; triangles: Uint32Array }

const cells = 320
const square = 1000
const smallestArea = 24
const longestPath = 3000

type Point = [x: number, y: number]

/** The silhouette of a piece from the front and from its right side; null if it is flat. */
export function traceOutline(shape: Shape): Outline | null {
  const front = traceSide(shape, 0, 1)
  const side = traceSide(shape, 2, -1)
  return front && side ? { front, side } : null
}

function traceSide({ corners, triangles }: Shape, axis: 0 | 2, direction: 1 | -1): string | null {
  const across = rangeOf(corners, axis)
  const up = rangeOf(corners, 1)
  if (!(across.span > 0 && up.span > 0)) return null
  const shade = new Uint8Array(cells * cells)
  const columns = new Float32Array(corners.length / 3)
  const rows = new Float32Array(corners.length / 3)
  for (let at = 0; at < columns.length; at += 1) {
    const share = ((corners[at * 3 + axis] ?? 0) - across.least) / across.span
    columns[at] = (direction === 1 ? share : 1 - share) * (cells - 1)
    rows[at] = (1 - ((corners[at * 3 + 1] ?? 0) - up.least) / up.span) * (cells - 1)
  }
  for (let at = 0; at + 2 < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]
    const point = (index: number): Point => [columns[index] ?? 0, rows[index] ?? 0]
    fill(shade, point(a), point(b), point(c))
  }
  const loops = loopsOf(shade).filter((loop) => Math.abs(areaOf(loop)) >= smallestArea)
  for (let tolerance = 0.9; ; tolerance *= 1.5) {
    const path = loops.map((loop) => pathOf(simplify(loop, tolerance))).join('')
    if (path.length <= longestPath) return path === '' ? null : path
  }
}

function rangeOf(corners: Float32Array, axis: number) {
  let [least, most] = [Infinity, -Infinity]
  for (let at = axis; at < corners.length; at += 3) {
    least = Math.min(least, corners[at] ?? 0)
    most = Math.max(most, corners[at] ?? 0)
  }
  return { least, span: most - least }
}

/** A triangle thinner than a cell still draws its edges. */
function fill(shade: Uint8Array, a: Point, b: Point, c: Point): void {
  const top = Math.ceil(Math.min(a[1], b[1], c[1]))
  const bottom = Math.floor(Math.max(a[1], b[1], c[1]))
  for (let row = top; row <= bottom; row += 1) {
    let [left, right] = [Infinity, -Infinity]
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (Math.min(from[1], to[1]) > row || Math.max(from[1], to[1]) < row) continue
      const share = to[1] === from[1] ? 0 : (row - from[1]) / (to[1] - from[1])
      const column = from[0] + share * (to[0] - from[0])
      left = Math.min(left, column)
      right = Math.max(right, column)
    }
    if (left <= right) shade.fill(1, row * cells + Math.round(left), row * cells + Math.round(right) + 1)
  }
  for (const [from, to] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const)
    drawLine(shade, from, to)
}

function drawLine(shade: Uint8Array, [x0, y0]: Point, [x1, y1]: Point): void {
  const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1))
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    shade[Math.round(y0 + share * (y1 - y0)) * cells + Math.round(x0 + share * (x1 - x0))] = 1
  }
}

/** Follows every boundary of the filled area, with the area to its right. */
function loopsOf(shade: Uint8Array): Point[][] {
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < cells && y < cells && shade[y * cells + x] === 1
  const place = (x: number, y: number) => y * (cells + 1) + x
  const next = new Map<number, number[]>()
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      if (!isDark(x, y)) continue
      if (!isDark(x, y - 1)) add(place(x, y), place(x + 1, y))
      if (!isDark(x + 1, y)) add(place(x + 1, y), place(x + 1, y + 1))
      if (!isDark(x, y + 1)) add(place(x + 1, y + 1), place(x, y + 1))
      if (!isDark(x - 1, y)) add(place(x, y + 1), place(x, y))
    }
  }
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    let at: number | undefined = start
    while (at !== undefined) {
      const to: number | undefined = next.get(at)?.pop()
      if (to === undefined) break
      loop.push([at % (cells + 1), Math.floor(at / (cells + 1))])
      at = to
    }
    if (loop.length > 3) loops.push(loop)
  }
  return loops
}

function areaOf(loop: Point[]): number {
  return loop.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Douglas-Peucker: keeps a corner if removing it would move the line by more than the tolerance. */
function simplify(loop: Point[], tolerance: number): Point[] {
  const half = Math.floor(loop.length / 2)
  const kept = new Set([0, half])
  const open: [from: number, to: number][] = [
    [0, half],
    [half, loop.length],
  ]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    let [farthest, at] = [tolerance, -1]
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceOf(loop[index], loop[from], loop[to % loop.length])
      if (distance > farthest) [farthest, at] = [distance, index]
    }
    if (at === -1) continue
    kept.add(at)
    open.push([from, at], [at, to])
  }
  return [...kept].toSorted((a, b) => a - b).flatMap((index) => [loop[index] ?? [0, 0]])
}

function distanceOf([x, y]: Point = [0, 0], [x0, y0]: Point = [0, 0], [x1, y1]: Point = [0, 0]): number {
  const length = Math.hypot(x1 - x0, y1 - y0)
  if (length === 0) return Math.hypot(x - x0, y - y0)
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
}

function pathOf(loop: Point[]): string {
  const corners = loop.map((point) => point.map((at) => Math.round((at / cells) * square)).join(' '))
  return corners.length < 3 ? '' : `M${corners.join('L')}Z`
}
