import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { fileUrl, type Revision, type RoomFile, useFiles, useSize } from './use-files.ts'

/** Drawings or documents by title, with revision and date; older revisions are collapsed. */
export function PapersPart({ id, kind }: { id: string; kind: 'DRAWING' | 'PAPER' }) {
  const t = useTranslations('renovationFiles')
  const files = useFiles(id, kind)
  return (
    <TabPart title={t(`kinds.${kind}`)}>
      <Awaited query={files} rows={3}>
        {({ items }) => (
          <>
            <ul className="grid gap-x-8 lg:grid-cols-2">
              {items.map((file) => (
                <li key={file._id} className="min-w-0 border-b border-stone">
                  <Paper id={id} file={file} />
                </li>
              ))}
            </ul>
            <MoreButton list={files} />
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

function Paper({ id, file }: { id: string; file: RoomFile }) {
  const t = useTranslations('renovationFiles')
  const facts = useRevisionFacts()
  const [newest, ...older] = file.revisions
  if (!newest) return null
  return (
    <>
      <a href={fileUrl(id, file)} download className="group flex min-h-13 items-center gap-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="sr-only">{t('download')} </span>
          <span className="block font-medium wrap-anywhere transition-colors group-hover:text-clay-deep">
            {file.title}
          </span>
          <span className="block text-caption text-muted tabular-nums">{facts(newest)}</span>
        </span>
        <Download aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0 text-muted" />
      </a>
      {older.length > 0 && (
        <Disclosure title={t('earlier')} aside={older.length}>
          <ul>
            {older.map((one) => (
              <li key={one.revision} className="flex min-h-target items-center text-small tabular-nums">
                <TextLink href={fileUrl(id, file, one.revision)} download>
                  <span className="sr-only">
                    {t('download')} {file.title}{' '}
                  </span>
                  {facts(one)}
                </TextLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function useRevisionFacts(): (one: Revision) => string {
  const t = useTranslations('renovationFiles')
  const size = useSize()
  return ({ revision, created_at: at, bytes }) => [t('revision', { revision }), showDate(at), size(bytes)].join(' · ')
}
