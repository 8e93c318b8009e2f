import { renovationFileKinds } from '@fitout/contract/renovation-files.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'

/** The number of drawings, models, pictures and films, and a link to them. */
export function RoomFiles({ room: { _id: id, file_counts: counts } }: { room: Room }) {
  const t = useTranslations('renovations')
  const to = useTo()
  const kinds = renovationFileKinds.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return null
  return (
    <TabPart title={t('files')} text={t('filesText')}>
      <p>{kinds.map((kind) => t(`fileCounts.${kind}`, { count: counts[kind] })).join(' · ')}</p>
      <p className="mt-4">
        <TextLink as={ShopLink} to={to('account-project-files', { id })} look="onward">
          {t('toFiles')}
        </TextLink>
      </p>
    </TabPart>
  )
}
