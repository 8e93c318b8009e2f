import { z } from 'zod'
import { readJsonChunk, readBinaryChunk } from './glb-chunks.ts'
import type { Shape } from './trace-outline.ts'

const index = z.number().int().min(0)
const numbers = (count: number) => z.array(z.number()).length(count)
const scene = z.object({
  scene: index.default(0),
  scenes: z.array(z.object({ nodes: z.array(index).default([]) })).default([]),
  nodes: z
    .array(
      z.object({
        mesh: index.optional(),
        children: z.array(index).default([]),
        matrix: numbers(16).optional(),
        translation: numbers(3).default([0, 0, 0]),
        rotation: numbers(4).default([0, 0, 0, 1]),
        scale: numbers(3).default([1, 1, 1]),
      }),
    )
    .default([]),
  meshes: z.array(
    z.object({
      primitives: z.array(
        z.object({ attributes: z.object({ POSITION: index }), indices: index.optional(), mode: index.default(4) }),
      ),
    }),
  ),
  accessors: z.array(
    z.object({
      bufferView: index,
      byteOffset: index.default(0),
      componentType: index,
      count: index,
      type: z.enum(['SCALAR', 'VEC3']).or(z.string()),
    }),
  ),
  bufferViews: z.array(z.object({ buffer: index, byteOffset: index.default(0), byteStride: index.optional() })),
})
type Scene = z.infer<typeof scene>

const triangleMode = 4
const floats = 5126
const wholeNumbers: Record<number, { bytes: number; read: 'getUint8' | 'getUint16' | 'getUint32' }> = {
  5121: { bytes: 1, read: 'getUint8' },
  5123: { bytes: 2, read: 'getUint16' },
  5125: { bytes: 4, read: 'getUint32' },
}
const deepest = 32
// A model may instance one mesh many times: the limit applies to drawn nodes, not to stored ones.
const nodesAtMost = 10_000
const cornersAtMost = 2_000_000

/** The triangles of a model in its rest position; null if it stores them in an unsupported way. */
export function shapeOfModel(bytes: Uint8Array): Shape | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parsed = scene.safeParse(readJsonChunk(file))
  const data = readBinaryChunk(file)
  if (!parsed.success || !data) return null
  try {
    return gather(parsed.data, new DataView(data.buffer, data.byteOffset, data.byteLength))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function gather(model: Scene, data: DataView): Shape {
  const corners: number[] = []
  const triangles: number[] = []
  let visits = 0
  const visit = (at: number, above: number[], depth: number): void => {
    const node = model.nodes[at]
    visits += 1
    if (!node || depth > deepest || visits > nodesAtMost) throw new RangeError('Too many nodes')
    const matrix = multiply(above, node.matrix ?? matrixOf(node))
    const mesh = node.mesh === undefined ? undefined : model.meshes[node.mesh]
    for (const { attributes, indices, mode } of mesh?.primitives ?? []) {
      if (mode !== triangleMode) continue
      const first = corners.length / 3
      const count = addCorners(corners, model, data, attributes.POSITION, matrix)
      if (indices === undefined) for (let corner = 0; corner < count; corner += 1) triangles.push(first + corner)
      else addTriangles(triangles, model, data, indices, first)
      if (triangles.length > cornersAtMost) throw new RangeError('Too many triangles')
    }
    for (const child of node.children) visit(child, matrix, depth + 1)
  }
  for (const root of model.scenes[model.scene]?.nodes ?? []) visit(root, identity, 0)
  return { corners: Float32Array.from(corners), triangles: Uint32Array.from(triangles) }
}

function viewOf(model: Scene, at: number) {
  const accessor = model.accessors[at]
  const view = accessor && model.bufferViews[accessor.bufferView]
  if (!view || view.buffer !== 0) throw new RangeError('No such numbers')
  return { ...accessor, start: view.byteOffset + accessor.byteOffset, stride: view.byteStride }
}

function addCorners(corners: number[], model: Scene, data: DataView, at: number, m: number[]): number {
  const { componentType, count, start, stride = 12 } = viewOf(model, at)
  if (componentType !== floats) throw new RangeError('Not plain numbers')
  for (let corner = 0; corner < count; corner += 1) {
    const from = start + corner * stride
    const [right, up, near] = [
      data.getFloat32(from, true),
      data.getFloat32(from + 4, true),
      data.getFloat32(from + 8, true),
    ]
    for (let row = 0; row < 3; row += 1) {
      corners.push((m[row] ?? 0) * right + (m[row + 4] ?? 0) * up + (m[row + 8] ?? 0) * near + (m[row + 12] ?? 0))
    }
  }
  return count
}

function addTriangles(triangles: number[], model: Scene, data: DataView, at: number, first: number): void {
  const { componentType, count, start } = viewOf(model, at)
  const kind = wholeNumbers[componentType]
  if (!kind) throw new RangeError('Not whole numbers')
  for (let place = 0; place < count; place += 1) {
    triangles.push(first + data[kind.read](start + place * kind.bytes, true))
  }
}

const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

/** Column-major, as in glTF. */
function matrixOf({ translation, rotation, scale }: Scene['nodes'][number]): number[] {
  const [i = 0, j = 0, k = 0, w = 1] = rotation
  const [wide = 1, high = 1, deep = 1] = scale
  return [
    ...[1 - 2 * (j * j + k * k), 2 * (i * j + k * w), 2 * (i * k - j * w)].map((value) => value * wide),
    0,
    ...[2 * (i * j - k * w), 1 - 2 * (i * i + k * k), 2 * (j * k + i * w)].map((value) => value * high),
    0,
    ...[2 * (i * k + j * w), 2 * (j * k - i * w), 1 - 2 * (i * i + j * j)].map((value) => value * deep),
    0,
    ...translation,
    1,
  ]
}

function multiply(a: number[], b: number[]): number[] {
  return identity.map((_, at) => {
    const [row, column] = [at % 4, Math.floor(at / 4)]
    return [0, 1, 2, 3].reduce((sum, step) => sum + (a[row + step * 4] ?? 0) * (b[column * 4 + step] ?? 0), 0)
  })
}
