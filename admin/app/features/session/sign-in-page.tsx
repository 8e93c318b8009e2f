import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { signInStaff } from '@fitout/contract/staff/session.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useLocation, useNavigate } from 'react-router'
import { LanguageChoice } from '../../shared/language-choice.tsx'
import { RecoveryCodes } from '../../shared/recovery-codes.tsx'
import { useEnter } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { wordsFor } from '../../shared/use-action.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'

type Outcome = Answer<typeof signInStaff>['data']

/** Email and password first, then a code; at the first sign-in the authenticator is set up in between. */
export function SignInPage() {
  const t = useTranslate()
  const takeUp = useEnter()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const isKnown = outcome !== undefined

  /** Continues to the requested address. */
  async function enter() {
    await takeUp()
    void navigate((state as { from?: string } | null)?.from ?? '/', { replace: true })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsking(true)
    setFault(undefined)
    try {
      const body = { ...credentials, ...(isKnown && { code }) }
      const { data } = await staffCall(signInStaff, { body })
      setOutcome(data)
      if (data.state === 'signed-in' && !data.recovery_codes) await enter()
    } catch (error) {
      setFault(wordsFor(error))
    } finally {
      setAsking(false)
    }
  }

  if (outcome?.state === 'signed-in' && outcome.recovery_codes) {
    return (
      <Sheet heading={t('signIn.recoveryTitle')}>
        <RecoveryCodes codes={outcome.recovery_codes} />
        <Button onClick={() => void enter()} variant="contained">
          {t('signIn.kept')}
        </Button>
      </Sheet>
    )
  }
  return (
    <Sheet heading={t(outcome?.state === 'set-up' ? 'signIn.setUpTitle' : 'signIn.title')}>
      <Stack component="form" onSubmit={(event) => void submit(event)} spacing={2}>
        {outcome === undefined && (
          <Credentials onChange={(change) => setCredentials({ ...credentials, ...change })} {...credentials} />
        )}
        {outcome?.state === 'set-up' && <AuthenticatorSetUp {...outcome} />}
        {outcome?.state === 'code-needed' && <Typography>{t('signIn.codeLead')}</Typography>}
        {isKnown && (
          <TextField
            autoComplete="one-time-code"
            label={t(outcome?.state === 'set-up' ? 'signIn.setUpCode' : 'signIn.code')}
            onChange={(event) => setCode(event.target.value)}
            required
            value={code}
          />
        )}
        {fault && <Alert severity="error">{t(fault, { _: fault })}</Alert>}
        <Button disabled={isAsking} type="submit" variant="contained">
          {t(isKnown ? 'signIn.enter' : 'signIn.next')}
        </Button>
        {isKnown && <Button onClick={() => setOutcome(undefined)}>{t('signIn.back')}</Button>}
      </Stack>
    </Sheet>
  )
}

type CredentialsProps = {
  email: string
  password: string
  onChange: (change: { email?: string; password?: string }) => void
}

function Credentials({ email, password, onChange }: CredentialsProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        autoComplete="username"
        label={t('signIn.email')}
        onChange={(event) => onChange({ email: event.target.value })}
        required
        type="email"
        value={email}
      />
      <TextField
        autoComplete="current-password"
        label={t('signIn.password')}
        onChange={(event) => onChange({ password: event.target.value })}
        required
        type="password"
        value={password}
      />
    </>
  )
}

function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: 440 }}>
        <Stack spacing={3}>
          <Typography component="h1" variant="h5">
            {heading}
          </Typography>
          {children}
          <LanguageChoice />
        </Stack>
      </Card>
    </Box>
  )
}
