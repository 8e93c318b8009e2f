import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from '@mui/material'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { isListingText, listingTextNames } from '@fitout/contract/listing-fields.ts'
import { isWritten } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { below, hasFaultIn, isIn, useFieldLabel, useFormPlace } from './form-place.tsx'
import type { FieldProps } from './field-props.ts'
import { ListingFields } from './listing-fields.tsx'
import { formOf } from './schema.ts'

type GroupFieldProps = FieldProps & {
  fields: Record<string, z.ZodType>
  /** Each part under a heading that expands it. */
  folded?: boolean
}

/** Fields of a group; short ones share a line. */
export function GroupField({ name, path, value, onChange, fields, folded = false }: GroupFieldProps) {
  const { Field } = useFormPlace()
  const label = useFieldLabel()
  const t = useTranslate()
  const record = (value ?? {}) as Record<string, unknown>
  const own = Object.entries(fields).filter(([field]) => !isListingText(field))
  const parts = own.map(([field, schema]) => {
    const part = (
      <Field
        key={field}
        name={field}
        onChange={(next) => onChange({ ...record, [field]: next })}
        path={below(path, field)}
        schema={schema}
        value={record[field]}
      />
    )
    if (!folded && formOf(schema).look !== 'group') return part
    return (
      <Folded key={field} paths={[below(path, field)]} title={label(field, below(path, field))}>
        {part}
      </Folded>
    )
  })
  return (
    <Stack aria-label={name === '' ? undefined : label(name)} role="group" spacing={2}>
      {folded && name !== '' && (
        <Typography component="h3" variant="subtitle2">
          {label(name)}
        </Typography>
      )}
      {parts}
      {own.length < Object.keys(fields).length && (
        <Folded
          isWritten={listingTextNames.some((text) => isWritten(record[text] ?? {}))}
          paths={listingTextNames}
          title={t('listing.heading')}
        >
          <ListingFields onChange={onChange} written={record} />
        </Folded>
      )}
    </Stack>
  )
}

type FoldedProps = {
  title: string
  /** Of what is in it. */
  paths: readonly string[]
  /** Open from the beginning. */
  isWritten?: boolean
  children: ReactNode
}

function Folded({ title, paths, isWritten: isOpenFirst = false, children }: FoldedProps) {
  const { faults, refused, sought } = useFormPlace()
  const isFaulty = paths.some((path) => hasFaultIn(faults, path))
  const [isOpen, setOpen] = useState(isOpenFirst || paths.some((path) => isIn(path, sought)))
  const [answered, setAnswered] = useState(refused)
  if (answered !== refused) {
    setAnswered(refused)
    if (isFaulty) setOpen(true)
  }
  return (
    <Accordion
      disableGutters
      expanded={isOpen}
      onChange={(_, isExpanded) => setOpen(isExpanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
      variant="outlined"
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography color={isFaulty ? 'error' : 'text.primary'} component="span" variant="subtitle2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ pb: 1 }}>{children}</Box>
      </AccordionDetails>
    </Accordion>
  )
}
