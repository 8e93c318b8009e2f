import * as zod from 'zod'

/** In centimetres; 0 where the file does not say. */
export type GlbSize = { width: number; height: number; depth: number }

const three = zod.tuple([zod.number(), zod.number(), zod.number()])
const four = zod.tuple([zod.number(), zod.number(), zod.number(), zod.number()])
const described = zod.object({
  scene: zod.number().int().default(0),
  scenes: zod.array(zod.object({ nodes: zod.array(zod.number().int()).default([]) })).default([]),
  nodes: zod
    .array(
      zod.object({
        children: zod.array(zod.number().int()).default([]),
        mesh: zod.number().int().optional(),
        matrix: zod.array(zod.number()).length(16).optional(),
        translation: three.default([0, 0, 0]),
        rotation: four.default([0, 0, 0, 1]),
        scale: three.default([1, 1, 1]),
      }),
    )
    .default([]),
  meshes: zod.array(
    zod.object({ primitives: zod.array(zod.object({ attributes: zod.record(zod.string(), zod.number().int()) })) }),
  ),
  accessors: zod.array(
    zod.object({ min: zod.array(zod.number()).optional(), max: zod.array(zod.number()).optional() }),
  ),
})

type Described = zod.infer<typeof described>
type Node = Described['nodes'][number]
/** Column-major, as in glTF. */
type Matrix = readonly number[]
type Corner = readonly [number, number, number]

const whole: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
const nothing: GlbSize = { width: 0, height: 0, depth: 0 }

/** The size of the scene, from the bounds of its accessors transformed by their nodes. */
export function measureGlb(json: unknown): GlbSize {
  const parsed = described.safeParse(json)
  if (!parsed.success) return nothing
  const { scenes, scene, nodes, meshes, accessors } = parsed.data
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  const seen = new Set<number>()
  const left = (scenes[scene]?.nodes ?? []).map((index) => ({ index, above: whole }))
  for (let next = left.pop(); next; next = left.pop()) {
    const node = nodes[next.index]
    if (!node || seen.has(next.index)) continue
    seen.add(next.index)
    const here = times(next.above, matrixOf(node))
    left.push(...node.children.map((index) => ({ index, above: here })))
    for (const { attributes } of meshes[node.mesh ?? -1]?.primitives ?? []) {
      const { min, max } = accessors[attributes['POSITION'] ?? -1] ?? {}
      if (!min || !max) continue
      for (const corner of cornersOf(min, max)) {
        for (const [axis, value] of moved(here, corner).entries()) {
          low[axis] = Math.min(low[axis] ?? value, value)
          high[axis] = Math.max(high[axis] ?? value, value)
        }
      }
    }
  }
  const [width = 0, height = 0, depth = 0] = high.map((value, axis) => Math.round((value - (low[axis] ?? 0)) * 100))
  const isSane = [width, height, depth].every((side) => side >= 0 && side < 100_000)
  return isSane ? { width, height, depth } : nothing
}

function cornersOf(min: number[], max: number[]): Corner[] {
  const [x = 0, y = 0, z = 0] = min
  const [X = 0, Y = 0, Z = 0] = max
  return [x, X].flatMap((a) => [y, Y].flatMap((b) => [z, Z].map((c): Corner => [a, b, c])))
}

function matrixOf({ matrix, translation: [tx, ty, tz], rotation: [x, y, z, w], scale: [sx, sy, sz] }: Node): Matrix {
  if (matrix) return matrix
  return [
    ...[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)].map((part) => part * sx),
    0,
    ...[2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)].map((part) => part * sy),
    0,
    ...[2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)].map((part) => part * sz),
    0,
    tx,
    ty,
    tz,
    1,
  ]
}

const at = (matrix: Matrix, row: number, column: number) => matrix[column * 4 + row] ?? 0

function times(a: Matrix, b: Matrix): Matrix {
  return whole.map((_, index) => {
    const [row, column] = [index % 4, Math.floor(index / 4)]
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(a, row, k) * at(b, k, column), 0)
  })
}

function moved(matrix: Matrix, [x, y, z]: Corner): number[] {
  return [0, 1, 2].map(
    (row) => at(matrix, row, 0) * x + at(matrix, row, 1) * y + at(matrix, row, 2) * z + at(matrix, row, 3),
  )
}
