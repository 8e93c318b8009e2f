import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { goToField } from './go-to-field.ts'
import { usePlaceName } from './place-name.ts'

type FaultListProps = {
  heading: string
  /** Error messages by the dotted path of the field. */
  faults: ReadonlyMap<string, string>
  /** After a refused action the list scrolls into view, wherever the button was. */
  isRefusal?: boolean
}

/** Errors to fix, each one click away from its field. */
export function FaultList({ heading, faults, isRefusal = false }: FaultListProps) {
  const placeName = usePlaceName()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefusal) place.current?.scrollIntoView({ block: 'center' })
  }, [faults, isRefusal])
  return (
    <Alert
      icon={isRefusal ? undefined : false}
      ref={place}
      severity="error"
      sx={isRefusal ? {} : { bgcolor: 'background.default', color: 'text.primary' }}
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
