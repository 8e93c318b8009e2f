import { Box } from '@mui/material'
import { addFilm } from '@fitout/contract/staff-films.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { FieldProps } from './field-props.ts'
import { KeptFile } from './kept-file.tsx'

type Film = { url: string; seconds: number }

/** A film, whose length the browser tells. */
export function FilmField({ name, path, value, onChange }: FieldProps) {
  const film = value as Film | null | undefined
  return (
    <KeptFile
      accept="video/mp4,video/webm,.mp4,.webm"
      isThere={Boolean(film)}
      name={name}
      onKept={async (url, file) => onChange({ url, seconds: await secondsOf(file) })}
      path={path}
      send={(file) => staffCall(addFilm, { file })}
    >
      {film && (
        <Box
          component="video"
          controls
          muted
          preload="metadata"
          src={film.url}
          sx={{ width: '100%', maxWidth: 420, bgcolor: 'text.primary' }}
        />
      )}
    </KeptFile>
  )
}

/** A film that does not tell its length counts as a minute; one that cannot be played is refused by the server. */
async function secondsOf(file: File): Promise<number> {
  const player = document.createElement('video')
  const url = URL.createObjectURL(file)
  const length = await new Promise<number>((settle) => {
    player.addEventListener('loadedmetadata', () => settle(player.duration))
    player.addEventListener('error', () => settle(Number.NaN))
    player.src = url
  })
  URL.revokeObjectURL(url)
  return Number.isFinite(length) ? Math.max(1, Math.round(length)) : 60
}
