import { appIcons, type AppIcon } from '@fitout/contract/app-icons.ts'
import type { picture } from '@fitout/contract/wire.ts'
import { type Palette, defaultPalette } from '@fitout/contract/theme-colours.ts'
import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { Written } from './writing-calls.ts'

type Picture = z.output<typeof picture>
type Face = { palette?: Palette; logo?: Picture; icon?: Picture; share_image?: Picture }

/** From here on a picture fills less than half of an icon. */
const wideFrom = 2

/** Previews the pictures of a theme as currently selected: the header, icons, and a shared link. */
export function FacePreview({ value }: { value: Written }) {
  const t = useTranslate()
  const { palette = defaultPalette, logo, icon = logo, share_image: share } = value as Face
  if (!logo && !icon && !share) return null
  const { paper, ink } = palette
  const isWide = icon !== undefined && icon.width > wideFrom * icon.height
  return (
    <Box aria-label={t('writings.face.title')} role="group">
      <Typography component="h3" gutterBottom variant="subtitle2">
        {t('writings.face.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {logo && (
          <>
            <Shown label={t('writings.face.header')}>
              <Ground colour={paper} picture={logo} size={[240, 56]} />
            </Shown>
            <Shown label={t('writings.face.dark')}>
              <Ground colour={ink} picture={logo} size={[240, 56]} />
            </Shown>
          </>
        )}
        {icon && (
          <>
            <Shown label={t('writings.face.tab')}>
              <Icon colour="transparent" name="favicon" picture={icon} size={16} />
              <Icon colour="transparent" name="favicon" picture={icon} size={32} />
            </Shown>
            <Shown label={t('writings.face.phone')}>
              <Icon colour={paper} name="apple-touch-icon" picture={icon} radius="22%" size={60} />
              <Icon colour={paper} name="app-512" picture={icon} radius="12%" size={60} />
              <Icon colour={paper} name="maskable-512" picture={icon} radius="50%" size={60} />
            </Shown>
          </>
        )}
        {(share ?? logo) && (
          <Shown label={t('writings.face.share')}>
            <ShareCard colour={paper} logo={logo} picture={share} />
          </Shown>
        )}
      </Box>
      {isWide && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('writings.face.wide')}
        </Alert>
      )}
    </Box>
  )
}

function Shown({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, minHeight: 60 }}>{children}</Box>
      <Typography color="text.secondary" component="figcaption" sx={{ mt: 0.5 }} variant="caption">
        {label}
      </Typography>
    </Box>
  )
}

type GroundProps = { picture: Picture; colour: string; size: [width: number, height: number] }

function Ground({ picture: shown, colour, size: [width, height] }: GroundProps) {
  return (
    <Box sx={{ display: 'grid', width, height, p: 1.25, bgcolor: colour, border: 1, borderColor: 'divider' }}>
      <Fitted picture={shown} position="left" width={2 * width} />
    </Box>
  )
}

type IconProps = { name: AppIcon; picture: Picture; colour: string; size: number; radius?: string }

/** As the shop draws it: with this share of the background filled. */
function Icon({ name, picture: shown, colour, size, radius = '0' }: IconProps) {
  const inside = `${100 * appIcons[name].filled}%`
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: radius,
        bgcolor: colour,
        boxShadow: colour === 'transparent' ? 0 : 1,
      }}
    >
      <Box sx={{ display: 'grid', width: inside, height: inside }}>
        <Fitted picture={shown} width={3 * size} />
      </Box>
    </Box>
  )
}

function ShareCard({ picture: shown, logo, colour }: { picture?: Picture; logo?: Picture; colour: string }) {
  return (
    <Box sx={{ width: 200, height: 105, bgcolor: colour, border: 1, borderColor: 'divider', position: 'relative' }}>
      {shown && (
        <Box
          alt=""
          component="img"
          src={pictureAddress(shown, 400)}
          sx={{ width: '100%', height: 69, objectFit: 'cover', display: 'block' }}
        />
      )}
      {logo && (
        <Box sx={{ position: 'absolute', right: 9, bottom: 8, width: 44, height: 20, display: 'grid' }}>
          <Fitted picture={logo} position="right" width={160} />
        </Box>
      )}
    </Box>
  )
}

function Fitted({
  picture: shown,
  width,
  position = 'center',
}: {
  picture: Picture
  width: number
  position?: string
}) {
  return (
    <Box
      alt=""
      component="img"
      src={pictureAddress(shown, width)}
      sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain', objectPosition: position }}
    />
  )
}
