// https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const binaryChunk = 0x004e4942
const headerBytes = 12
const chunkHeaderBytes = 8

export function readJsonChunk(file: Buffer): unknown {
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

/** The numbers of the binary chunk; the JSON chunk has already been read. */
export function readBinaryChunk(file: Buffer): Buffer | undefined {
  const start = headerBytes + chunkHeaderBytes + file.readUInt32LE(headerBytes)
  if (start + chunkHeaderBytes > file.length || file.readUInt32LE(start + 4) !== binaryChunk) return undefined
  return file.subarray(start + chunkHeaderBytes, start + chunkHeaderBytes + file.readUInt32LE(start))
}
