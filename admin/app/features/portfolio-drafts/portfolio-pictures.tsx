import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import {
  addressOfPicture,
  type PictureRole,
  pictureRoles,
  type PortfolioPicture,
  type Roles,
} from './portfolio-choice.ts'

type PortfolioPicturesProps = {
  id: string
  pictures: readonly PortfolioPicture[]
  roles: Roles
  onChoose: (pictureId: string, role: PictureRole) => void
}

/** Each picture with its role in the project. */
export function PortfolioPictures({ id, pictures, roles, onChoose }: PortfolioPicturesProps) {
  const t = useTranslate()
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {pictures.map((picture, at) => {
        const name = picture.title || t('portfolioDrafts.picture', { number: at + 1 })
        return (
          <li key={picture._id}>
            <Box
              alt=""
              component="img"
              loading="lazy"
              src={addressOfPicture(id, picture)}
              sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', display: 'block' }}
            />
            <TextField
              fullWidth
              label={[name, showDay(picture.day)].filter(Boolean).join(' · ')}
              onChange={({ target }) => onChoose(picture._id, target.value as PictureRole)}
              select
              sx={{ mt: 1 }}
              value={roles[picture._id] ?? 'none'}
            >
              {pictureRoles.map((role) => (
                <MenuItem key={role} value={role}>
                  {t(`portfolioDrafts.roles.${role}`)}
                </MenuItem>
              ))}
            </TextField>
          </li>
        )
      })}
    </Box>
  )
}
