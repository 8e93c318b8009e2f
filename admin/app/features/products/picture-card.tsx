import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import ForwardIcon from '@mui/icons-material/ArrowForwardOutlined'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Card, CardContent, CardMedia, IconButton, Stack, TextField, Typography } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { FocusCrops } from '../../shared/focus-crops.tsx'
import { FocusPicker } from '../../shared/focus-picker.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { MoveButton } from '../../shared/move-buttons.tsx'
import { useShopLanguages, writeIn } from '../../shared/shop-languages.ts'
import type { ShownPicture } from './shown-picture.ts'

type Props = {
  picture: ShownPicture
  number: number
  /** The language of the description. */
  locale: Locale
  isLast: boolean
  mayWrite: boolean
  onChange: (picture: ShownPicture) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One picture: position, focal point, and description. */
export function PictureCard({ picture, number, locale, isLast, mayWrite, onChange, onMove, onRemove }: Props) {
  const t = useTranslate()
  const languages = useShopLanguages()
  const focus = picture.focus ?? { x: 50, y: 50 }
  return (
    <Card sx={{ height: '100%' }}>
      {mayWrite ? (
        <>
          <FocusPicker
            address={pictureAddress(picture, 400)}
            focus={focus}
            onFocus={(changed) => onChange({ ...picture, focus: changed })}
          />
          <Box sx={{ px: 1 }}>
            <FocusCrops address={pictureAddress(picture, 400)} focus={focus} />
          </Box>
        </>
      ) : (
        <CardMedia alt="" component="img" src={pictureAddress(picture, 400)} />
      )}
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography component="p" sx={{ flex: 1 }} variant="subtitle2">
            {number}
          </Typography>
          {mayWrite && (
            <>
              <MoveButton isOff={number === 1} label={t('products.earlier', { number })} onPress={() => onMove(-1)}>
                <BackIcon />
              </MoveButton>
              <MoveButton isOff={isLast} label={t('products.later', { number })} onPress={() => onMove(1)}>
                <ForwardIcon />
              </MoveButton>
              <IconButton aria-label={t('products.removePicture', { number })} onClick={onRemove}>
                <RemoveIcon />
              </IconButton>
            </>
          )}
        </Stack>
        <TextField
          disabled={!mayWrite}
          fullWidth
          label={`${t('pictures.alt')} · ${languageNames[locale]}`}
          multiline
          onChange={({ target }) =>
            onChange({ ...picture, alt: writeIn(picture.alt, locale, target.value.replaceAll('\n', ' '), languages) })
          }
          placeholder={languages[0] && languages[0] !== locale ? picture.alt[languages[0]] : ''}
          slotProps={{ htmlInput: { lang: languageTags[locale], maxLength: 300 } }}
          value={picture.alt[locale]}
        />
      </CardContent>
    </Card>
  )
}
