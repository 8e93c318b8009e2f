import { showTime } from './show-time.ts'
import { useTranslate } from './i18n.ts'

type Revision = { revision: number; created_at: string; bytes: number }

/** Revision number, date and size of a file. */
export function RevisionFacts({ revision: { revision, created_at: at, bytes } }: { revision: Revision }) {
  const t = useTranslate()
  const megabytes = `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`
  return [t('renovationFiles.revision', { revision }), showTime(at), megabytes].join(' · ')
}
