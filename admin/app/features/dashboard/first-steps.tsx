import OpenIcon from '@mui/icons-material/CheckBoxOutlineBlank'
import { Card, CardContent, IconButton, Link as TextLink, Stack, Typography } from '@mui/material'
import { type FirstStep, listFirstSteps, settleFirstStep } from '@fitout/contract/staff/first-steps.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useRefresh } from '../../shared/query-client.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

/** The screen of each step; the mail server is a setting of the installation. */
const places: Record<FirstStep, string | undefined> = {
  payment: '/words/configuration/shop-constants',
  delivery: '/couriers',
  piece: '/products',
  picture: '/products',
  project: '/words/project',
  policies: '/words/page',
  mail: undefined,
}

/** What a new shop still needs, until it is complete. */
export function FirstSteps() {
  const t = useTranslate()
  const { data = [] } = useQuery({
    queryKey: ['first steps'],
    queryFn: async () => (await staffCall(listFirstSteps)).data,
  })
  if (data.length === 0) return null
  return (
    <Card component="section" aria-labelledby="first-steps">
      <CardContent>
        <Typography component="h2" id="first-steps" variant="h5">
          {t('firstSteps.title')}
        </Typography>
        <Typography color="text.secondary">{t('firstSteps.lead')}</Typography>
        <Stack component="ol" sx={{ listStyle: 'none', p: 0, mt: 1, mb: 0 }}>
          {data.map((step) => (
            <Step key={step} step={step} />
          ))}
        </Stack>
      </CardContent>
    </Card>
  )
}

function Step({ step }: { step: FirstStep }) {
  const t = useTranslate()
  const may = useMay()
  const refresh = useRefresh()
  const { run, isRunning } = useAction()
  const name = t(`firstSteps.steps.${step}`)
  const place = places[step]
  const settle = () =>
    run(async () => {
      await staffCall(settleFirstStep, { params: { key: step } })
      await refresh()
    })
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 44 }}>
      {may('configuration.write') && (
        <IconButton
          aria-label={t('firstSteps.settleNamed', { step: name })}
          disabled={isRunning}
          onClick={settle}
          title={t('firstSteps.settle')}
        >
          {/* A tick would look as if it were done. */}
          <OpenIcon />
        </IconButton>
      )}
      {place ? (
        <TextLink component={Link} to={place}>
          {name}
        </TextLink>
      ) : (
        <span>{name}</span>
      )}
    </Stack>
  )
}
