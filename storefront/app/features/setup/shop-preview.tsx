import { inLocale } from '@fitout/contract/locales.ts'
import { isDefaultPalette, themeColours } from '@fitout/contract/theme-colours.ts'
import { useObjectUrl } from '@fitout/ui/use-object-url.ts'
import { classNames } from '@fitout/ui/class-names.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { Room } from './room.tsx'
import { exampleOf, paletteOf, type SetupDraft } from './setup-draft.ts'

/** A preview of the shop in the chosen colours. It shows nothing that is not in the form. */
export function ShopPreview({ draft, className }: { draft: SetupDraft; className?: string }) {
  const t = useTranslations('setup')
  const locale = useLocale()
  const logo = useObjectUrl(draft.logo)
  const palette = paletteOf(draft)
  const name = inLocale(draft.name, locale) || t('previewName')
  return (
    <div
      aria-hidden="true"
      style={isDefaultPalette(palette) ? undefined : (themeColours(palette) as CSSProperties)}
      className={classNames('overflow-hidden border border-stone bg-paper text-ink shadow-float', className)}
    >
      <div className="flex items-center gap-6 px-5 py-4">
        {logo ? (
          <img src={logo} alt="" className="h-8 max-w-40 object-contain object-left" />
        ) : (
          <span className="truncate font-display text-title">{name}</span>
        )}
        <span className="ms-auto text-caption whitespace-nowrap text-muted">{t('previewShop')}</span>
        <span className="text-caption whitespace-nowrap text-muted">{t('previewProjects')}</span>
      </div>
      <div className="relative">
        <Room className="aspect-room w-full" />
        <div className="bg-paper p-5 sm:absolute sm:bottom-0 sm:start-0 sm:max-w-7/10 sm:pb-2">
          <p className="font-display text-heading">{t('previewTitle')}</p>
          <p className="mt-4 mb-2 inline-flex rounded-sm bg-clay px-5 py-2.5 text-caption font-medium text-white">
            {t('previewAction')}
          </p>
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-4 bg-sand px-5 py-4 text-caption text-muted">
        <span className="truncate">{name}</span>
        <span className="whitespace-nowrap tabular-nums">{exampleOf(draft)}</span>
      </div>
    </div>
  )
}
