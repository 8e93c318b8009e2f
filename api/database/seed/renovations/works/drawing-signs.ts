import type { Pen } from './drawing-sheet.ts'

/** In millimetres of the building. */
type Size = readonly [width: number, depth: number]

export function nameRoom(pen: Pen, name: string, [x, y]: [number, number], beside: string): void {
  pen.text(name, x, y, { size: 9, align: 'middle' })
  pen.text(beside, x, y + 220, { size: 6.5, colour: '#6B6156', align: 'middle' })
}

export function hatch(pen: Pen, x: number, y: number, w: number, d: number): void {
  const style = { width: 0.25, colour: '#CFC4B4' }
  for (let at = 150; at < w + d; at += 150) {
    const [x1, y1] = at <= w ? [x + at, y] : [x + w, y + at - w]
    const [x2, y2] = at <= d ? [x, y + at] : [x + at - d, y + d]
    pen.line(
      [
        [x1, y1],
        [x2, y2],
      ],
      style,
    )
  }
}

export function light(pen: Pen, x: number, y: number): void {
  pen.circle(x, y, 70, { width: 0.6, fill: '#FFFFFF' })
  pen.line(
    [
      [x - 110, y],
      [x + 110, y],
    ],
    { width: 0.4 },
  )
  pen.line(
    [
      [x, y - 110],
      [x, y + 110],
    ],
    { width: 0.4 },
  )
}

export function pendant(pen: Pen, x: number, y: number): void {
  pen.circle(x, y, 190, { width: 0.6, fill: '#FFFFFF' })
  pen.circle(x, y, 90, { width: 0.6 })
}

export function drawNorth(pen: Pen, [width, depth]: Size): void {
  const [x, y] = [width + 1600, depth + 500]
  pen.circle(x, y, 320)
  pen.line(
    [
      [x, y + 320],
      [x - 120, y + 120],
      [x, y - 320],
      [x + 120, y + 120],
      [x, y + 320],
    ],
    { width: 0.6 },
  )
  pen.text('N', x, y - 420, { size: 9, align: 'middle' })
}

export function drawScaleBar(pen: Pen, [, depth]: Size): void {
  const y = depth + 1500
  for (const n of [0, 1, 2, 3, 4]) {
    pen.box(n * 1000, y, 1000, 90, { width: 0.4, fill: n % 2 === 0 ? '#211D19' : '#FFFFFF' })
    pen.text(String(n), n * 1000, y - 70, { size: 6.5, align: 'middle' })
  }
  pen.text('5 m', 5000, y - 70, { size: 6.5, align: 'middle' })
}
