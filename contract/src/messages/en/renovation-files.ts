import type { Translated } from '../message-types.ts'
import type { personalData as sourceOfData, renovationFiles as source } from '../zh/renovation-files.ts'

export const renovationFiles: Translated<typeof source> = {
  text: 'Drawings, 3D models, pictures and films. Only members of this renovation see them.',
  none: 'Nothing shared yet',
  noneText: 'Drawings, 3D models and pictures appear here as soon as your designer shares them.',
  kinds: { DRAWING: 'Drawings', MODEL: '3D model', IMAGE: 'Pictures', VIDEO: 'Films', PAPER: 'Papers' },
  revision: 'Revision {revision, number}',
  megabytes: '{size, number, ::.0} MB',
  download: 'Download',
  earlier: 'Earlier revisions',
  modelText: 'The file has {size} and is fetched when you ask for it.',
  modelSize: '{width, number, ::.0} m wide, {depth, number, ::.0} m deep, {height, number, ::.0} m high',
  unable: 'This browser cannot show 3D.',
  otherModels: 'Other models',
  enlarge: 'Enlarge {title}',
  play: 'Play {title}',
  filmText: 'The file has {size} and is fetched when you ask for it.',
  archive: 'Download everything as a ZIP',
  archiveText: 'With the earlier revisions of drawings, to keep offline.',
}

/** Labels for the copy of personal data. */
export const personalData: Translated<typeof sourceOfData> = {
  sections: { renovation_files: 'Files of your renovation' },
}
