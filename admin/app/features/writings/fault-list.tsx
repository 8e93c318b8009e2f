import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { goToField } from './go-to-field.ts'
import { usePlaceName } from './place-name.ts'

type FaultListProps = {
  heading: string
  /** Error messages by the dotted path of the field. */
  faults: ReadonlyMap<string, string>
  /** All errors of a refused action; each refusal scrolls the list into view, wherever the button was. */
  refused?: ReadonlyMap<string, string>
}

/** Errors to fix, each one click away from its field. */
export function FaultList({ heading, faults, refused }: FaultListProps) {
  const placeName = usePlaceName()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) place.current?.scrollIntoView({ block: 'center' })
  }, [refused])
  return (
    <Alert
      icon={refused ? undefined : false}
      ref={place}
      severity="error"
      sx={refused ? {} : { bgcolor: 'background.default', color: 'text.primary' }}
    >
      <Typography variant="body2">{heading}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
        {[...faults].map(([path, message]) => (
          <li key={path}>
            <Button
              color="inherit"
              onClick={() => goToField(path)}
              size="small"
              sx={{ minWidth: 0, minHeight: 24, textAlign: 'start', textDecoration: 'underline', px: 0 }}
            >
              {placeName(path)}
            </Button>{' '}
            <Typography component="span" variant="body2">
              {message}
            </Typography>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
