import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { budgetBands, projectScopes, projectStyles, propertyTypes } from '@fitout/contract/project-options.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { FactList } from './fact-list.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { SentPictures } from '../../shared/uploads/sent-pictures.tsx'

type Options = readonly { key: string; title: Words }[]

const districts: Options = hongKongAreas.flatMap((area) => area.districts)

/** The details of the home, and the client's request with its pictures. */
export function RoomHome({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const locale = useLocale()
  const named = (options: Options, key: string | null) =>
    inLocale(options.find((one) => one.key === key)?.title, locale)
  const values = {
    address: room.address,
    district: named(districts, room.district),
    property_type: named(propertyTypes, room.property_type),
    saleable_sqft: room.saleable_sqft ? t('area', { feet: room.saleable_sqft }) : '',
    scope: named(projectScopes, room.scope),
    style: named(projectStyles, room.style),
    budget: named(budgetBands, room.budget),
    staff: room.staff_name ?? '',
  }
  const names = Object.keys(values) as (keyof typeof values)[]
  return (
    <TabPart title={t('home')} text={t('homeText')}>
      <FactList facts={names.map((name) => ({ label: t(`facts.${name}`), value: values[name] }))} />
      {room.description && (
        <>
          <h3 className="mt-6 text-caption text-muted">{t('asked')}</h3>
          <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{room.description}</p>
        </>
      )}
      <RoomPictures room={room} />
    </TabPart>
  )
}

function RoomPictures({ room: { _id: id, file_ids: pictures, document_ids: plans } }: { room: Room }) {
  const t = useTranslations('renovations')
  if (pictures.length + plans.length === 0) return null
  const address = (file: string) => `/api/renovations/${id}/files/${file}`
  return (
    <>
      <h3 className="mt-6 text-caption text-muted">{t('pictures')}</h3>
      <SentPictures
        addresses={pictures.map(address)}
        nameOf={(number) => t('picture', { number })}
        className="mt-2 gap-2 sm:grid-cols-4"
      />
      {plans.map((file, index) => (
        <p key={file} className="mt-3">
          <TextLink href={address(file)}>{t('plan', { number: index + 1 })}</TextLink>
        </p>
      ))}
    </>
  )
}
