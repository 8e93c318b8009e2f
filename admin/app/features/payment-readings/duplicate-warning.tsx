import { Alert, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import type { ReadProof } from './use-proof-reading.ts'

/** Where the same picture or transaction was used first. */
export function DuplicateWarning({ of }: { of: ReadProof['duplicate_of'] }) {
  const t = useTranslate()
  return (
    <Alert severity="warning">
      {of ? (
        <TextLink color="inherit" component={Link} to={`/orders/${of._id}/show`}>
          {t('reading.duplicate', { reference: of.reference })}
        </TextLink>
      ) : (
        t('reading.duplicateGone')
      )}
    </Alert>
  )
}
