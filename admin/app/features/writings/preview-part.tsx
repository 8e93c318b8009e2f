import {
  Box,
  Button,
  Card,
  CardContent,
  Stack,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { CallError } from '@fitout/contract/client.ts'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { FaultList } from './fault-list.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { callsFor, type Kind, type Written } from './writing-calls.ts'

type PreviewPartProps = {
  kind: Kind
  name: string
  revision: number
  /** Without a title no page can be shown. */
  isUntitled: boolean
  /** The unsaved input. */
  typed: Written | undefined
  /** The language being edited; '' is all of them. */
  edited: Locale | ''
}

const widths = { phone: 375, desk: 1440 } as const

/** The shop's own page with the current input, scaled to the column. */
export function PreviewPart({ kind, name, revision, isUntitled, typed, edited }: PreviewPartProps) {
  const t = useTranslate()
  const languages = useShopLanguages()
  const ofOffice = useLocale()
  const [wished, setLocale] = useState(edited || ofOffice)
  const [followed, setFollowed] = useState(edited)
  if (followed !== edited) {
    setFollowed(edited)
    if (edited) setLocale(edited)
  }
  const locale = languages.includes(wished) ? wished : (languages[0] ?? wished)
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [width, setWidth] = useState<keyof typeof widths>(isPhone ? 'phone' : 'desk')
  const paused = useSettled(typed, pauseMilliseconds)
  // Saved or discarded input is previewed at once, without waiting for a pause.
  const settled = typed && paused
  const { data, error } = useQuery({
    queryKey: ['writings', 'preview', kind, name, revision, settled],
    queryFn: async () => (await callsFor(kind).preview(name, settled)).data,
    enabled: !isUntitled,
    placeholderData: (before) => before,
    retry: false,
    staleTime: 20 * 60_000,
    gcTime: 0,
  })
  const faults = error ? faultsOf(error) : undefined
  const { place, room } = useRoom()
  const scale = Math.min(1, room / widths[width])
  return (
    <Card>
      <CardContent ref={place}>
        <Typography component="h3" gutterBottom variant="subtitle1">
          {t('writings.preview')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
          {languages.length > 1 && (
            <ToggleButtonGroup
              aria-label={t('writings.language')}
              exclusive
              onChange={(_, next: Locale | null) => next && setLocale(next)}
              size="small"
              value={locale}
            >
              {languages.map((one) => (
                <ToggleButton key={one} lang={languageTags[one]} sx={{ textTransform: 'none' }} value={one}>
                  {languageNames[one]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <ToggleButtonGroup
            aria-label={t('writings.width')}
            exclusive
            onChange={(_, chosen: keyof typeof widths | null) => chosen && setWidth(chosen)}
            size="small"
            value={width}
          >
            {(['phone', 'desk'] as const).map((one) => (
              <ToggleButton key={one} sx={{ textTransform: 'none' }} value={one}>
                {t(`writings.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
        {isUntitled && (
          <Typography color="text.secondary" variant="body2">
            {t('writings.previewAfterTitle')}
          </Typography>
        )}
        {!isUntitled && faults && <FaultList faults={faults} heading={t('writings.noPreview')} />}
        {!isUntitled && data && <Page address={data[locale]} scale={scale} width={widths[width]} />}
      </CardContent>
    </Card>
  )
}

/** The page as it would be shown, and a link to it. */
function Page({ address, width, scale }: { address: string; width: number; scale: number }) {
  const t = useTranslate()
  return (
    <>
      <Box sx={{ position: 'relative', height: 520, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
        <PreviewFrame address={address} height={520} scale={scale} title={t('writings.preview')} width={width} />
      </Box>
      <Button component="a" href={address} rel="noreferrer" size="small" target="_blank">
        {t('writings.openPreview')}
      </Button>
    </>
  )
}

function faultsOf(error: Error): ReadonlyMap<string, string> {
  const errors = error instanceof CallError ? (error.problem.errors ?? []) : []
  return new Map(errors.map(({ path, message }) => [path, message]))
}

const pauseMilliseconds = 500
const paddings = 34

/** The width available for the page. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(320)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.target.clientWidth - paddings))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, room }
}
