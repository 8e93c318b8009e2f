import { Button, Stack, TextField, Typography } from '@mui/material'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { enquiryStatuses, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { type FormEvent, useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsaved } from '../../shared/unsaved.ts'
import { useSavedDraft } from '../../shared/use-saved-draft.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Enquiry, Status } from './enquiry.ts'
import { OwnerButtons } from './owner-buttons.tsx'

type Plan = { action: string; day: string }
type Typed = Plan & { version: string; began: Plan }

const planOf = ({ next_action: action, next_action_on: day }: Enquiry): Plan => ({
  action: action ?? '',
  day: day ?? '',
})

/** Owner, next action with its date, and status. */
export function EnquiryWork({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const { version } = enquiry
  const [typed, setTyped] = useState<Typed>()
  const { offer, drop } = useSavedDraft({
    part: '',
    typed: typed ?? null,
    version: String(version),
    isUnsaved: typed !== undefined,
    // With the version on which editing began.
    onTakeUp: (kept) => setTyped(kept ?? undefined),
  })
  useUnsaved(typed !== undefined, drop)
  const theirs = planOf(enquiry)
  const plan = typed ?? { ...theirs, version, began: theirs }
  const label = (name: string) => t(name === 'day' ? 'enquiries.nextActionOn' : 'enquiries.nextAction')

  async function change(work: BodyInput<typeof workOnEnquiry>, words: string): Promise<boolean> {
    const body = { version, ...work }
    return run(async () => {
      const { data } = await staffCall(workOnEnquiry, { params: { id: enquiry._id }, body })
      // The user's own save must not make the input still being typed look outdated.
      setTyped((before) => before && { ...before, version: data.version })
    }, words)
  }
  async function submit() {
    const { action, day } = plan
    const body = { next_action: action, next_action_on: day || null, version: plan.version }
    const isSaved = await change(body, 'done.enquiryAction')
    if (isSaved) setTyped(undefined)
  }

  const owner = (
    <Typography variant="body2">
      {t('enquiries.ownedBy', { name: enquiry.owner?.name ?? t('enquiries.unassigned') })}
    </Typography>
  )
  if (!may('enquiries.work')) return owner
  return (
    <Stack spacing={2}>
      {offer && <DraftOffer offers={[offer]} />}
      {typed && typed.version !== version && (
        <ChangedMeanwhile
          between={{
            began: typed.began,
            theirs,
            mine: { action: typed.action, day: typed.day },
            onChange: (mine) => setTyped({ ...typed, ...mine }),
            label,
          }}
          onKeepMine={() => setTyped({ ...typed, began: theirs, version })}
          onTakeTheirs={() => setTyped(undefined)}
        />
      )}
      {owner}
      <OwnerButtons
        enquiry={enquiry}
        isRunning={isRunning}
        onChange={(work) => void change(work, work.is_mine ? 'done.enquiryTaken' : 'done.enquiryGivenBack')}
      />
      <PlanForm
        isRunning={isRunning}
        onChange={(part) => setTyped({ ...plan, ...part })}
        onSubmit={() => void submit()}
        plan={plan}
      />
      <StatusButtons
        enquiry={enquiry}
        isRunning={isRunning}
        onChoose={(status) =>
          void change({ status }, t('done.enquiryStatus', { status: t(`enquiryStatus.${status}`) }))
        }
      />
    </Stack>
  )
}

type PlanFormProps = { plan: Plan; isRunning: boolean; onChange: (plan: Partial<Plan>) => void; onSubmit: () => void }

/** The next action and its date. */
function PlanForm({ plan, isRunning, onChange, onSubmit }: PlanFormProps) {
  const t = useTranslate()
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Stack component="form" onSubmit={submit} spacing={2}>
      <TextField
        label={t('enquiries.nextAction')}
        onChange={({ target }) => onChange({ action: target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        value={plan.action}
      />
      <TextField
        label={t('enquiries.nextActionOn')}
        onChange={({ target }) => onChange({ day: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        type="date"
        value={plan.day}
      />
      <Button disabled={isRunning} sx={{ alignSelf: 'flex-start' }} type="submit" variant="outlined">
        {t('kit.action.save')}
      </Button>
    </Stack>
  )
}

type StatusButtonsProps = { enquiry: Enquiry; isRunning: boolean; onChoose: (status: Status) => void }

function StatusButtons({ enquiry, isRunning, onChoose }: StatusButtonsProps) {
  const t = useTranslate()
  const others = enquiryStatuses.filter((status) => status !== enquiry.status)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {others.map((status) => (
        <Button
          color={status === 'ANSWERED' ? 'primary' : 'secondary'}
          disabled={isRunning}
          key={status}
          onClick={() => onChoose(status)}
          size="small"
          variant="outlined"
        >
          {t('enquiries.mark', { status: t(`enquiryStatus.${status}`) })}
        </Button>
      ))}
    </Stack>
  )
}
