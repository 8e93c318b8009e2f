import { Box, Button, Chip, Link as TextLink, Stack, Typography } from '@mui/material'
import { inLocale, languageNames, type Locale, type Words } from '@fitout/contract/locales.ts'
import { Link } from 'react-router'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { descriptionOf } from '../../shared/description-of.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { removePicture, restorePicture } from '@fitout/contract/staff/pictures.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import type { LibraryPicture, Use } from './library-picture.ts'
import { ReplacePicture } from './replace-picture.tsx'
import { useNameOfUse } from './use-name-of-use.ts'

type LibraryCardProps = { picture: LibraryPicture; number: number; onEdit: () => void }

const placeOf = ({ kind, _id: id }: Use) =>
  ({
    product: `/products/${id}/show`,
    category: '/categories',
    post: `/words/post/${id}`,
    project: `/words/project/${id}`,
    service: `/words/service/${id}`,
    page: `/words/page/${id}`,
    configuration: `/words/configuration/${id}`,
    mailing: `/mailings/${id}`,
  })[kind]

/** One picture: where it is shown, and what it lacks. */
export function LibraryCard({ picture, number, onEdit }: LibraryCardProps) {
  const t = useTranslate()
  const { _id: id, alt, uses, focus } = picture
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const remove = () =>
    run(
      () => staffCall(removePicture, { params: { id } }),
      'pictureLibrary.removed',
      async () => staffCall(restorePicture, { params: { id } }),
    )
  const description = inLocale(descriptionOf([...uses, { alt }]), locale)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        alt={description}
        component="img"
        loading="lazy"
        src={pictureAddress(picture, 400)}
        sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', bgcolor: picture.colour, display: 'block' }}
      />
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', pt: 1 }}>
        {placesOf(uses).map((same) => (
          <UseLine key={keyOf(same[0])} uses={same} />
        ))}
        {uses.length === 0 && (
          <>
            {description && <Typography variant="body2">{description}</Typography>}
            <Chip label={t('pictureLibrary.noUse')} size="small" variant="outlined" />
            <Lacking alts={[inEachLanguage(alt)]} />
          </>
        )}
        {!focus && <Chip label={t('pictureLibrary.noFocus')} size="small" variant="outlined" />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1 }}>
          <Button aria-label={t('pictureLibrary.of', { number })} onClick={onEdit} size="small">
            {t('pictureLibrary.edit')}
          </Button>
          {uses.length > 0 ? (
            <ReplacePicture number={number} picture={picture} />
          ) : (
            <Button
              aria-label={t('pictureLibrary.removeOf', { number })}
              color="secondary"
              disabled={isRunning}
              onClick={() => void remove()}
              size="small"
            >
              {t('pictureLibrary.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Box>
  )
}

const keyOf = ({ kind, _id: id, place }: Use) => `${kind} ${id} ${place}`

/** A project may show a picture as its cover and in its gallery, which counts as one place. */
const placesOf = (uses: readonly Use[]) => [...Map.groupBy(uses, keyOf).values()] as [Use, ...Use[]][]

function UseLine({ uses }: { uses: [Use, ...Use[]] }) {
  const [use] = uses
  const name = useNameOfUse()(use)
  return (
    <Box sx={{ maxWidth: '100%' }}>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }} variant="body2">
        {name.kind} ·{' '}
        <TextLink component={Link} to={placeOf(use)}>
          {name.title}
        </TextLink>
        {name.place}
      </Typography>
      <Lacking alts={uses.map(({ alt }) => alt)} />
    </Box>
  )
}

/** The languages in which one of the descriptions is empty. */
function Lacking({ alts }: { alts: readonly Words[] }) {
  const t = useTranslate()
  const lacks = (alt: Words, one: Locale) => alt[one] !== undefined && !alt[one].trim()
  const missing = useShopLanguages().filter((one) => alts.some((alt) => lacks(alt, one)))
  if (missing.length === 0) return null
  return (
    <Chip
      color="warning"
      label={t('pictureLibrary.noAlt', { languages: missing.map((one) => languageNames[one]).join(t('between')) })}
      size="small"
      sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
      variant="outlined"
    />
  )
}
