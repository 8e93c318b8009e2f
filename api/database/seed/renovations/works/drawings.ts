import { type Head, openSheet, type Pen } from './drawing-sheet.ts'
import { drawNorth, drawScaleBar, hatch, light, nameRoom, pendant } from './drawing-signs.ts'

/** A flat of 612 sq ft in millimetres: the name of each room, its corner and its size. */
const rooms: [name: string, x: number, y: number, width: number, depth: number, ceiling: number][] = [
  ['廚房', 0, 0, 1900, 2400, 2400],
  ['飯廳', 1900, 0, 2700, 2400, 2450],
  ['客廳', 0, 2400, 4600, 3800, 2600],
  ['浴室', 4600, 0, 1900, 2200, 2350],
  ['書房', 6500, 0, 2700, 2200, 2600],
  ['走廊', 4600, 2200, 4600, 1000, 2350],
  ['主人房', 4600, 3200, 2600, 3000, 2600],
  ['睡房', 7200, 3200, 2000, 3000, 2600],
]
const size = [9200, 6200] as const
const [width, depth] = size

/** Where a name in the middle of its room would cover something else. */
const namedAt: Record<string, [number, number]> = { 客廳: [2950, 4100], 浴室: [5230, 1270], 廚房: [1240, 2000] }
const ceilingNamedAt: Record<string, [number, number]> = {
  廚房: [1150, 1950],
  飯廳: [3250, 2040],
  書房: [7850, 560],
  走廊: [6200, 2620],
  主人房: [5900, 4000],
  睡房: [8200, 4000],
}

/** Hinge, leaf and the angles between which it turns. */
const doors: [x: number, y: number, leaf: number, from: number, to: number][] = [
  [2200, 0, 900, 0, 90],
  [1900, 700, 750, 90, 180],
  [4750, 2200, 750, 0, -90],
  [6700, 2200, 750, 0, -90],
  [6950, 3200, 800, 180, 90],
  [7450, 3200, 800, 0, 90],
]
/** Horizontal windows by their ends, at a depth of the plan. */
const windows: [x: number, until: number, y: number][] = [
  [700, 3900, depth],
  [5000, 6800, depth],
  [7600, 8900, depth],
  [7000, 8700, 0],
  [400, 1500, 0],
]

const words = [
  ...rooms.map(([name]) => name),
  '客廳電視櫃立面主人房衣櫃石膏板假天花線燈筒射吊冷氣出風口圖例完成面層板木飾面門板背櫃北平方米',
]

const base = { project: '東區三房全屋裝修', scale: 40 } as const
const notes = ['所有尺寸以毫米計，現場覆核為準。', '結構牆不得改動。', '圖則只供本工程使用。']

type Dated = { date: string; revision?: number }

/** walls, doors, windows and furniture. */
export async function drawPlan({ date }: Dated): Promise<Buffer> {
  const head: Head = {
    ...base,
    number: 'A-01',
    title: '平面圖',
    english: 'Floor plan',
    revision: 1,
    changes: ['首次發出'],
    date,
    notes,
  }
  const { pen, finish } = await openSheet(head, { x: 48, y: 46 }, words)
  drawFurniture(pen)
  drawWalls(pen, { withLeaves: true })
  for (const [name, x, y, w, d] of rooms)
    nameRoom(pen, name, namedAt[name] ?? [x + w / 2, y + d / 2], `${((w * d) / 1e6).toFixed(1)} 平方米`)
  pen.chain([0, 1900, 4600, 6500, width], { y: -700 })
  pen.chain([0, width], { y: -1050 })
  pen.chain([0, 4600, 7200, width], { y: depth + 800 })
  pen.chain([0, 2400, depth], { x: -700 })
  pen.chain([0, 2200, 3200, depth], { x: width + 800 })
  drawNorth(pen, size)
  drawScaleBar(pen, size)
  return finish()
}

/** ceilings with their heights, and the lights; the second revision moves the lights over the table. */
export async function drawCeilings({ date, revision = 1 }: Dated): Promise<Buffer> {
  const changes = ['首次發出', '飯廳改用三盞吊燈'].slice(0, revision)
  const legend = ['○ 筒燈 Ø75', '◎ 吊燈', '- - 燈線（暗藏）', '[ ] 冷氣出風口', '斜線：石膏板假天花']
  const head: Head = {
    ...base,
    number: 'A-02',
    title: '天花圖',
    english: 'Reflected ceiling plan',
    revision,
    changes,
    date,
    notes: [...notes, ...legend],
  }
  const { pen, finish } = await openSheet(head, { x: 48, y: 46 }, [...words, ...legend])
  for (const [, x, y, w, d, ceiling] of rooms) if (ceiling < 2600) hatch(pen, x, y, w, d)
  drawWalls(pen, { withLeaves: false })
  pen.box(350, 2750, 3900, 3100, { width: 0.6, dash: [5, 3] })
  for (const x of [900, 2300, 3700]) for (const y of [3100, 5500]) light(pen, x, y)
  for (const [x, y] of [
    [500, 600],
    [500, 1800],
    [1400, 1200],
    [5100, 500],
    [6000, 1600],
    [5400, 2700],
    [7000, 2700],
    [8500, 2700],
  ] as const)
    light(pen, x, y)
  for (const [x, y] of [
    [7850, 1100],
    [5900, 4900],
    [8200, 4900],
  ] as const)
    pendant(pen, x, y)
  const table = revision === 1 ? [3250] : [2650, 3250, 3850]
  for (const x of table) pendant(pen, x, 1200)
  for (const [x, y] of [
    [2000, 6000],
    [5400, 6000],
    [7900, 6000],
  ] as const)
    pen.box(x, y - 120, 900, 120, { width: 0.6 })
  for (const [name, x, y, w, d, ceiling] of rooms)
    nameRoom(pen, name, ceilingNamedAt[name] ?? [x + w / 2, y + d / 2], `CH ${ceiling}`)
  if (revision > 1) pen.cloud(2250, 750, 2000, 900, `Rev ${revision}`)
  pen.chain([0, 1900, 4600, 6500, width], { y: -700 })
  pen.chain([0, 2400, depth], { x: -700 })
  drawScaleBar(pen, size)
  return finish()
}

/** the wall of the living room and the wardrobe. */
export async function drawElevations({ date }: Dated): Promise<Buffer> {
  const head: Head = {
    ...base,
    scale: 30,
    number: 'A-03',
    title: '立面圖',
    english: 'Elevations',
    revision: 1,
    changes: ['首次發出'],
    date,
    notes: [...notes, '衣櫃用 E0 板，緩衝鉸。', '櫃門完成面：橡木木飾面。'],
  }
  const { pen, finish } = await openSheet(head, { x: 60, y: 18 }, [...words, ...head.notes])
  elevation(pen, 0, '客廳電視櫃立面', [1200, 2200, 1200])
  pen.box(0, 0, 1200, 2600, { fill: '#EFE7DA' })
  for (const y of [420, 860, 1300, 1740, 2180])
    pen.line([
      [0, y],
      [1200, y],
    ])
  pen.box(1200, 2050, 2200, 450, { fill: '#E4D7C3' })
  pen.line([
    [2300, 2050],
    [2300, 2500],
  ])
  pen.box(1650, 800, 1300, 760, { width: 1, fill: '#3A3531' })
  pen.box(3400, 0, 1200, 2600, { fill: '#EFE7DA' })
  pen.line([
    [4000, 0],
    [4000, 2600],
  ])
  for (const x of [3940, 4060])
    pen.line(
      [
        [x, 1150],
        [x, 1450],
      ],
      { width: 1.4 },
    )
  const y = 3900
  elevation(pen, y, '主人房衣櫃立面', [600, 600, 600, 600, 600, 810])
  for (const [index, x] of [0, 600, 1200, 1800, 2400, 3000].entries()) {
    pen.box(x, y + 150, index === 5 ? 810 : 600, 2350, { fill: index % 2 === 0 ? '#EFE7DA' : '#E9DFCF' })
    pen.line(
      [
        [x + (index % 2 === 0 ? 540 : 60), y + 1150],
        [x + (index % 2 === 0 ? 540 : 60), y + 1450],
      ],
      { width: 1.4 },
    )
  }
  pen.box(0, y + 2500, 3810, 100, { fill: '#D9D0C3' })
  pen.chain([y, y + 150, y + 2500, y + 2600], { x: -500 })
  pen.chain([0, 2050, 2500, 2600], { x: -500 })
  return finish()
}

function elevation(pen: Pen, y: number, title: string, parts: number[]): void {
  const stops = [0]
  let last = 0
  for (const part of parts) stops.push((last += part))
  pen.line(
    [
      [-300, y + 2600],
      [last + 300, y + 2600],
    ],
    { width: 1.6 },
  )
  pen.line(
    [
      [-300, y],
      [last + 300, y],
    ],
    { width: 0.8, dash: [6, 3] },
  )
  pen.chain(stops, { y: y + 3000 })
  pen.text(title, 0, y + 3450, { size: 11 })
}

function drawWalls(pen: Pen, { withLeaves }: { withLeaves: boolean }): void {
  const wall = (x: number, y: number, w: number, h: number) => pen.box(x, y, w, h, { width: 0.3, fill: '#3A3531' })
  wall(-200, -200, width + 400, 200)
  wall(-200, depth, width + 400, 200)
  wall(-200, 0, 200, depth)
  wall(width, 0, 200, depth)
  for (const [x, y, h] of [
    [1850, 0, 2400],
    [4550, 0, 2200],
    [6450, 0, 2200],
    [4550, 3200, 3000],
    [7150, 3200, 3000],
  ] as const)
    wall(x, y, 100, h)
  for (const [x, y, w] of [
    [0, 2350, 1900],
    [4600, 2150, 4600],
    [4600, 3150, 4600],
  ] as const)
    wall(x, y, w, 100)
  for (const [x, until, y] of windows) {
    const at = y === 0 ? -200 : y
    pen.box(x, at, until - x, 200, { width: 0.5, fill: '#FFFFFF' })
    pen.line(
      [
        [x, at + 100],
        [until, at + 100],
      ],
      { width: 0.5 },
    )
  }
  for (const door of doors) drawDoor(pen, door, withLeaves)
}

function drawDoor(pen: Pen, [x, y, leaf, from, to]: (typeof doors)[number], withLeaf: boolean): void {
  const turn = (angle: number): [number, number] => [
    Math.round(x + leaf * Math.cos((angle * Math.PI) / 180)),
    Math.round(y + leaf * Math.sin((angle * Math.PI) / 180)),
  ]
  const [ex, ey] = turn(from)
  const thick = y === 0 ? 200 : 50
  const isLevel = ey === y
  if (isLevel)
    pen.box(Math.min(x, ex), y - thick, leaf, thick + (y === 0 ? 0 : 50), {
      width: 0.2,
      colour: '#FFFFFF',
      fill: '#FFFFFF',
    })
  else pen.box(x - 50, Math.min(y, ey), 100, leaf, { width: 0.2, colour: '#FFFFFF', fill: '#FFFFFF' })
  if (!withLeaf) return
  pen.line([[x, y], turn(to)], { width: 1.1 })
  pen.arc(x, y, leaf, from, to, { width: 0.4 })
}

const piece = { width: 0.45, colour: '#6B6156' }

function drawFurniture(pen: Pen): void {
  pen.box(100, 3000, 900, 2300, piece)
  pen.box(100, 3000, 250, 2300, piece)
  pen.box(1500, 3700, 650, 1000, piece)
  pen.box(4200, 2900, 350, 2700, piece)
  pen.box(2600, 750, 1300, 900, piece)
  for (const x of [2700, 3400]) for (const y of [420, 1700]) pen.box(x, y, 400, 280, piece)
  pen.box(0, 0, 600, 2350, piece)
  pen.circle(300, 500, 180, piece)
  pen.box(100, 1300, 400, 600, piece)
  pen.box(5650, 100, 750, 500, piece)
  pen.circle(6030, 350, 170, piece)
  pen.box(5900, 1050, 450, 650, piece)
  pen.box(4700, 100, 850, 900, piece)
  for (const [x, w] of [
    [4950, 1500],
    [7600, 1100],
  ] as const) {
    pen.box(x, 4100, w, 1950, piece)
    pen.box(x, 5600, w, 350, piece)
  }
  pen.box(8600, 150, 550, 1700, piece)
  pen.box(7300, 150, 1200, 550, piece)
}
