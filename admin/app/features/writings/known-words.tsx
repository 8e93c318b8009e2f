import { Button, Menu, MenuItem } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { isSame } from '../../shared/is-same.ts'
import { useFormPlace } from './form-place.tsx'

type KnownWordsProps = { label: string; path: string; words: Words; onChange: (words: Words) => void }

/** Fills in words that other texts have in the same field, such as an author, in all their languages at once. */
export function KnownWords({ label, path, words, onChange }: KnownWordsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { known, mayWrite } = useFormPlace()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const offered = known[path.replaceAll(/\.\d+/g, '')] ?? []
  const isOwn = Object.values(words).some(Boolean) && !offered.some((one) => isSame(one, words))
  if (!mayWrite || offered.length === 0 || isOwn) return null
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-label={`${t('writings.known')} · ${label}`}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        size="small"
      >
        {t('writings.known')}
      </Button>
      <Menu anchorEl={place} onClose={() => setPlace(null)} open={place !== null}>
        {offered.map((one) => (
          <MenuItem
            key={JSON.stringify(one)}
            onClick={() => {
              onChange(one)
              setPlace(null)
            }}
          >
            {inLocale(one, locale)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
