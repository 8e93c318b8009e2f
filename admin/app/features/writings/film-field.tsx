import { Box } from '@mui/material'
import { assetUrl } from '@fitout/ui/asset-url.ts'
import { addFilm } from '@fitout/contract/staff/films.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { FieldProps } from './field-props.ts'
import { StoredFile } from './stored-file.tsx'

type Film = { url: string; seconds: number }

/** A film, with its length read by the browser. */
export function FilmField({ name, path, value, onChange }: FieldProps) {
  const film = value as Film | null | undefined
  return (
    <StoredFile
      accept="video/mp4,video/webm,.mp4,.webm"
      isThere={Boolean(film)}
      name={name}
      onStored={async (url) => onChange({ url, seconds: await secondsOf(url) })}
      path={path}
      send={(file) => staffCall(addFilm, { file })}
    >
      {film && (
        <Box
          component="video"
          controls
          muted
          preload="metadata"
          src={assetUrl(film.url)}
          sx={{ width: '100%', maxWidth: 420, bgcolor: 'text.primary' }}
        />
      )}
    </StoredFile>
  )
}

/**
 * A film of unknown length counts as a minute; one that cannot be played is refused by the server. It is read from the storage:
 * a page of the back office may play no other.
 */
async function secondsOf(url: string): Promise<number> {
  const player = document.createElement('video')
  const length = await new Promise<number>((settle) => {
    player.addEventListener('loadedmetadata', () => settle(player.duration))
    player.addEventListener('error', () => settle(Number.NaN))
    player.preload = 'metadata'
    player.src = assetUrl(url)
  })
  return Number.isFinite(length) ? Math.max(1, Math.round(length)) : 60
}
