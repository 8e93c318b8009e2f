import type { Translated } from '../../message-types.ts'
import type { renovationFiles as source } from '../../zh/staff/renovation-files.ts'

export const renovationFiles: Translated<typeof source> = {
  renovationFiles: {
    files: 'Files',
    open: 'See and upload files',
    lead: 'What is not shared only the studio sees. Members see a shared file with all its revisions.',
    choose: 'Choose files',
    drop: 'Drop files here, several at once: PDF, GLB, pictures, MP4 or WebM',
    asPaper: 'PDFs are papers, not drawings',
    title: 'Title',
    rename: 'Rename',
    share: 'Share',
    unshare: 'Take back',
    shared: 'Shared',
    notShared: 'Not shared',
    revise: 'New revision',
    remove: 'Remove',
    removeTitle: 'Remove “{title}”?',
    removeSure: 'The file is removed with all its revisions, for good.',
    revision: 'Revision {revision}',
    older: 'Earlier revisions',
    uploading: 'Uploading',
    failed: 'Not uploaded: {reason}',
    unknown: 'This kind of file is not taken: please use PDF, GLB, pictures, MP4 or WebM',
    again: 'Try again',
    dismiss: 'Dismiss',
    none: 'No files yet.',
    kinds: { DRAWING: 'Drawings', MODEL: '3D models', IMAGE: 'Pictures', VIDEO: 'Films', PAPER: 'Papers' },
  },
  audit: {
    actions: {
      'renovation-files.add': '{who} uploaded a file of renovation {thing}',
      'renovation-files.change': '{who} renamed a file of renovation {thing}',
      'renovation-files.share': '{who} shared a file of renovation {thing}, or took it back',
      'renovation-files.order': '{who} put the files of renovation {thing} in order',
      'renovation-files.remove': '{who} removed a file of renovation {thing}',
    },
  },
}
