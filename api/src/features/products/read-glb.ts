import { z } from 'zod'

export type ModelFault = 'file-not-a-model' | 'model-refers-outside' | 'model-not-plain'

// https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const headerBytes = 12
const chunkHeaderBytes = 8

/** These need a decoder that a viewer fetches from elsewhere, which the shop's pages forbid. */
const packed = new Set([
  'KHR_draco_mesh_compression',
  'KHR_texture_basisu',
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
])

const reference = z.object({ uri: z.string().optional() })
const description = z.object({
  asset: z.object({ version: z.string().regex(/^2\.\d+$/) }),
  meshes: z.array(z.unknown()).min(1),
  buffers: z.array(reference).default([]),
  images: z.array(reference).default([]),
  extensionsRequired: z.array(z.string()).default([]),
})

/** What is wrong with a 3D model; nothing where it is a glTF binary with everything inside. */
export function readGlb(bytes: Uint8Array): ModelFault | undefined {
  const json = readJsonChunk(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const parsed = description.safeParse(json)
  if (!parsed.success) return 'file-not-a-model'
  const { buffers, images, extensionsRequired } = parsed.data
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined && !uri.startsWith('data:'))) {
    return 'model-refers-outside'
  }
  return extensionsRequired.some((extension) => packed.has(extension)) ? 'model-not-plain' : undefined
}

function readJsonChunk(file: Buffer): unknown {
  if (file.length < headerBytes + chunkHeaderBytes) return undefined
  const [found, version, length] = [file.readUInt32LE(0), file.readUInt32LE(4), file.readUInt32LE(8)]
  if (found !== magic || version !== 2 || length !== file.length) return undefined
  const end = headerBytes + chunkHeaderBytes + file.readUInt32LE(headerBytes)
  if (file.readUInt32LE(headerBytes + 4) !== jsonChunk || end > file.length) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(headerBytes + chunkHeaderBytes, end))
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
