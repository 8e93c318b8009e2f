import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { RoomScreen, RoomTitle } from '../../shared/renovations/room-screen.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { FilmsPart } from './films-part.tsx'
import { ModelsPart } from './models-part.tsx'
import { PapersPart } from './papers-part.tsx'
import { PicturesPart } from './pictures-part.tsx'

/** The shared files: drawings, 3D model, pictures, films and documents, and a ZIP of everything. */
export function FilesPage({ id }: { id: string }) {
  return (
    <RoomScreen id={id} screen="account-project-files">
      {(room) => <Files room={room} />}
    </RoomScreen>
  )
}

function Files({ room }: { room: Room }) {
  const t = useTranslations('renovationFiles')
  const { _id: id, file_counts: counts } = room
  const isEmpty = Object.values(counts).every((count) => count === 0)
  return (
    <>
      <RoomTitle room={room} />
      {isEmpty ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div className="mt-4 mb-block grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
            <p className="max-w-measure text-small text-muted">{t('text')}</p>
            <p className="grid gap-1.5 lg:justify-items-end">
              <LinkButton href={`/api/renovations/${id}/files/archive`} download>
                {t('archive')}
              </LinkButton>
              <span className="text-caption text-muted">{t('archiveText')}</span>
            </p>
          </div>
          {counts.DRAWING > 0 && <PapersPart id={id} kind="DRAWING" />}
          {counts.MODEL > 0 && <ModelsPart room={room} />}
          {counts.IMAGE > 0 && <PicturesPart room={room} />}
          {counts.VIDEO > 0 && <FilmsPart id={id} />}
          {counts.PAPER > 0 && <PapersPart id={id} kind="PAPER" />}
        </>
      )}
    </>
  )
}
