import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { changeStaffPassword, renewRecoveryCodes } from '@fitout/contract/staff/session.ts'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { RecoveryCodes } from '../../shared/recovery-codes.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsavedInput } from '../../shared/unsaved.ts'
import { useAction } from '../../shared/use-action.ts'

/** The user's password and recovery codes. */
export function AccountPage() {
  const t = useTranslate()
  return (
    <Screen heading={t('account.title')}>
      <PasswordCard />
      <RecoveryCard />
    </Screen>
  )
}

const nothing = { old_password: '', new_password: '' }

function PasswordCard() {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [passwords, setPasswords] = useState(nothing)
  useUnsavedInput(passwords, true)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isChanged = await run(() => staffCall(changeStaffPassword, { body: passwords }), 'account.passwordChanged')
    if (isChanged) setPasswords(nothing)
  }

  return (
    <Card sx={{ maxWidth: 560 }}>
      <CardContent component="form" onSubmit={(event: FormEvent) => void submit(event)}>
        <Stack spacing={2}>
          <Typography component="h3" variant="h6">
            {t('account.password')}
          </Typography>
          <TextField
            autoComplete="current-password"
            label={t('account.oldPassword')}
            onChange={(event) => setPasswords({ ...passwords, old_password: event.target.value })}
            required
            type="password"
            value={passwords.old_password}
          />
          <TextField
            autoComplete="new-password"
            label={t('account.newPassword')}
            onChange={(event) => setPasswords({ ...passwords, new_password: event.target.value })}
            required
            slotProps={{ htmlInput: { minLength: 12, passwordrules: 'minlength: 12;' } }}
            type="password"
            value={passwords.new_password}
          />
          <Button disabled={isRunning} type="submit" variant="contained">
            {t('account.password')}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}

function RecoveryCard() {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      const { data } = await staffCall(renewRecoveryCodes, { body: { code } })
      setCodes(data.recovery_codes)
    })
    setCode('')
  }

  return (
    <Card sx={{ maxWidth: 560 }}>
      <CardContent component="form" onSubmit={(event: FormEvent) => void submit(event)}>
        <Stack spacing={2}>
          <Typography component="h3" variant="h6">
            {t('account.recovery')}
          </Typography>
          {codes && <RecoveryCodes codes={codes} />}
          <TextField
            autoComplete="one-time-code"
            label={t('signIn.code')}
            onChange={(event) => setCode(event.target.value)}
            required
            value={code}
          />
          <Button disabled={isRunning} type="submit" variant="outlined">
            {t('account.renewRecovery')}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
