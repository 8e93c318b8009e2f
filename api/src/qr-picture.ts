import { crc32, deflateSync } from 'node:zlib'
import QRCode from 'qrcode'

/** The white margin in cells, without which readers do not find the code. */
const margin = 4

/**
 * Returns a QR code as a data URL of a PNG, each cell `scale` pixels wide. Black and white takes a tenth of the work and half
 * the size of a colour image, and a schedule of works shows a dozen.
 */
export function qrPicture(text: string, scale: number): string {
  const { size, data } = QRCode.create(text).modules
  const width = (size + 2 * margin) * scale
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && data[y * size + x] === 1
  const cells = Array.from({ length: size + 2 * margin }, (_, cell) => cell - margin)
  const rows = cells.map((y) => {
    const bits = cells.map((x) => (isDark(x, y) ? '0' : '1').repeat(scale)).join('')
    const bytes = bits.match(/.{1,8}/g) ?? []
    // A row begins with its filter, 0 for none; a set bit is white.
    const row = Buffer.from([0, ...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))])
    return Array.from({ length: scale }, () => row)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  header[8] = 1
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
