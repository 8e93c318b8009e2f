import { useTranslations } from 'use-intl'

/** Uploaded pictures, which only their owner's session can load. */
export function OwnImages({ urls }: { urls: readonly string[] }) {
  const t = useTranslations('uploads')
  const errors = useTranslations('errors')
  if (urls.length === 0) return <p className="text-caption text-muted">{errors('noImages')}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className="block">
            <img
              src={url}
              alt={t('shown', { at: index + 1, of: urls.length })}
              className="size-20 rounded-sm bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
