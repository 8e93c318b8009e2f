import type { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import type { RowOf } from '../../shared/use-read.ts'

export type LibraryPicture = RowOf<typeof listLibraryPictures>
export type Use = LibraryPicture['uses'][number]
