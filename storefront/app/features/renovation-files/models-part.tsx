import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { ModelPlace } from '../../shared/model/model-place.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { pictureOf } from './pictures-part.tsx'
import { fileUrl, newestOf, type RoomFile, useFiles, useSize } from './use-files.ts'

/** The newest model in a viewer; others as downloads. Models load on request only. */
export function ModelsPart({ room }: { room: Room }) {
  const { _id: id, model_3d: model, images } = room
  const size = useModelSize()
  const t = useTranslations('renovationFiles')
  const poster = images[0]
  if (!model) return null
  return (
    <section className="border-t border-stone pt-6 not-first:mt-block">
      <ModelPlace
        title={model.title}
        modelUrl={fileUrl(id, model)}
        poster={poster && pictureOf(id, poster)}
        ratio="room"
        text={size(model)}
        unable={
          <p>
            {t('unable')} {size(model)}
          </p>
        }
      />
      {room.file_counts.MODEL > 1 && <OtherModels room={room} />}
    </section>
  )
}

function OtherModels({ room: { _id: id, model_3d: shown } }: { room: Room }) {
  const t = useTranslations('renovationFiles')
  const files = useFiles(id, 'MODEL')
  const others = files.data?.items.filter((file) => file._id !== shown?._id) ?? []
  return (
    <>
      <h3 className="mt-6 text-caption text-muted">{t('otherModels')}</h3>
      <ul>
        {others.map((file) => (
          <li key={file._id} className="flex min-h-target items-center">
            <TextLink href={fileUrl(id, file)} download>
              {file.title}
            </TextLink>
          </li>
        ))}
      </ul>
      <MoreButton list={files} />
    </>
  )
}

/** The name of a model, the size of its room and of its file. */
function useModelSize(): (file: RoomFile) => string {
  const t = useTranslations('renovationFiles')
  const size = useSize()
  return (file) => {
    const { width = 0, depth = 0, height = 0, bytes = 0 } = newestOf(file) ?? {}
    const metres = { width: width / 100, depth: depth / 100, height: height / 100 }
    const measure = width > 0 ? t('modelSize', metres) : ''
    return [file.title, measure, t('modelText', { size: size(bytes) })].filter((part) => part !== '').join(' · ')
  }
}
