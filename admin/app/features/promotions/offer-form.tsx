import { Button, Card, CardContent, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'

type OfferFormProps = {
  /** What is typed, beside what a colleague may have saved meanwhile. */
  typed: { isBehind: boolean; keepMine: () => void; takeTheirs: () => void }
  isDisabled: boolean
  isRunning: boolean
  onSave: () => Promise<void>
  children: ReactNode
}

/** What campaigns and vouchers are written in. */
export function OfferForm({ typed, isDisabled, isRunning, onSave, children }: OfferFormProps) {
  const t = useTranslate()

  function submit(event: FormEvent) {
    event.preventDefault()
    void onSave()
  }

  return (
    <>
      {typed.isBehind && <ChangedMeanwhile onKeepMine={typed.keepMine} onTakeTheirs={typed.takeTheirs} />}
      <Card>
        <CardContent>
          <Stack component="form" onSubmit={submit} spacing={2}>
            {children}
            {!isDisabled && (
              <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="contained">
                {t('ra.action.save')}
              </Button>
            )}
          </Stack>
        </CardContent>
      </Card>
    </>
  )
}
