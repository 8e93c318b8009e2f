import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from '@mui/material'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import type { z } from 'zod'
import { type ReactNode, useState } from 'react'
import { below, hasFaultIn, isIn, useFieldLabel, useFormPlace } from './form-place.tsx'
import type { FieldProps } from './field-props.ts'
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
  const record = (value ?? {}) as Record<string, unknown>
  const parts = Object.entries(fields).map(([field, schema]) => {
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
      <Folded key={field} path={below(path, field)} title={label(field, below(path, field))}>
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
    </Stack>
  )
}

type FoldedProps = { title: string; path: string; children: ReactNode }

function Folded({ title, path, children }: FoldedProps) {
  const { faults, refused, sought } = useFormPlace()
  const isFaulty = hasFaultIn(faults, path)
  const [isOpen, setOpen] = useState(isIn(path, sought))
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
