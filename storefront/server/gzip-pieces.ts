import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A stretch of a page, compressed on its own so that other bytes may stand before and after it. */
export type GzipPiece = { deflated: Buffer; crc: number; shift: number; length: number }

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0x13])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

export function gzipPiece(bytes: Buffer): GzipPiece {
  // A full flush ends on a byte boundary with nothing to refer back to (RFC 1951).
  const deflated = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH, level: 7 })
  return { deflated, crc: crc32(bytes), shift: shiftBy(bytes.length), length: bytes.length }
}

/** One gzip answer of compressed pieces with a few plain bytes between them: joined, not compressed again. */
export function joinGzip(pieces: GzipPiece[], between: Buffer): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [gzipHeader]
  const stored = storedBlock(between)
  const betweenCrc = crc32(between)
  const betweenShift = shiftBy(between.length)
  let crc = 0
  let length = 0
  pieces.forEach((piece, index) => {
    if (index > 0) {
      parts.push(stored)
      crc = multiply(betweenShift, crc) ^ betweenCrc
      length += between.length
    }
    parts.push(piece.deflated)
    crc = multiply(piece.shift, crc) ^ piece.crc
    length += piece.length
  })
  const trailer = Buffer.allocUnsafe(8)
  trailer.writeUInt32LE(crc >>> 0, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...parts, lastBlock, trailer])
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

// The checksum of joined pieces from those of its parts, as zlib's crc32_combine does it:
// polynomials over GF(2), bits reversed, modulo the polynomial of CRC-32.
const polynomial = 0xedb88320
const one = 0x80000000 | 0

function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1
  }
  return product
}

const squares: number[] = [0x40000000]
while (squares.length < 32) squares.push(multiply(squares.at(-1) ?? 0, squares.at(-1) ?? 0))

/** x to the power of 8 for each byte. */
function shiftBy(bytes: number): number {
  let power = one
  let position = 3
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(squares[position & 31] ?? 0, power)
    position += 1
  }
  return power
}
