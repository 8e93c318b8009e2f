import { Alert, Link as TextLink } from '@mui/material'
import { findConfiguration } from '@fitout/contract/staff/configuration.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import { LevelsForm } from './levels-form.tsx'

const params = { key: 'shop-constants' }

/** The levels of membership, and their effect for a customer. */
export function MembershipPage() {
  const t = useTranslate()
  const mayWrite = useMay()('configuration.write')
  const { data: constants, error } = useQuery({
    queryKey: ['membership levels'],
    queryFn: async () => (await staffCall(findConfiguration, { params })).data,
  })
  if (!constants) return <Screen error={error} />
  const isHeld = constants.draft !== null
  return (
    <Screen heading={t('levels.title')} lead={t('levels.lead')}>
      {isHeld && (
        <Alert severity="info">
          {t('levels.held')}{' '}
          <TextLink component={Link} to="/words/configuration/shop-constants">
            {t('levels.toDraft')}
          </TextLink>
        </Alert>
      )}
      <LevelsForm constants={constants} isDisabled={!mayWrite || isHeld} key={constants.revision} />
    </Screen>
  )
}
