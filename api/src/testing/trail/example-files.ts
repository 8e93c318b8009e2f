import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

export async function pictureFile(background = '#a53'): Promise<File> {
  const picture = { width: 400, height: 300, channels: 3 as const, background }
  return fileOf(await sharp({ create: picture }).png().toBuffer(), 'a.png')
}

/** The beginning of an MP4, enough for type detection. */
export const filmFile = () =>
  fileOf(Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(64, 1)]), 'film.mp4')

export async function modelFile(): Promise<File> {
  const path = new URL('../../../database/seed/media/models/dining-table.glb', import.meta.url)
  return fileOf(await readFile(path), 'table.glb')
}

export const csvFile = (rows: string[]) => new File([rows.join('\n')], 'rows.csv')

/** A minimal PDF. */
export const paperFile = () =>
  new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'], 'signed.pdf')
