import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { instalmentTriggers, type PlanRow, plansOffered } from '@fitout/contract/instalments.ts'
import { planAmounts } from '@fitout/contract/plan-amounts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars, toCents, toDollars } from '@fitout/contract/money.ts'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Row } from '../../shared/row.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { FigureField } from './figure-field.tsx'
import { HeadList } from './head-list.tsx'
import type { HeadProps } from './head-props.ts'
import { sharesLeft } from './plan.ts'

const plans = ['two', 'five', 'six'] as const

/** The client's instalments and their due events; each amount is computed at once. */
export function PlanPart({ head, total, onChange }: HeadProps) {
  const t = useTranslate()
  const amounts = head.plan.length > 0 ? planAmounts(toCents(Math.max(0, total)), head.plan) : []
  const left = sharesLeft(head.plan, total)
  return (
    <Part heading={t('quotations.plan')}>
      <Stack id="quotation-plan" spacing={2} tabIndex={-1}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {plans.map((plan) => (
            <Button key={plan} onClick={() => onChange({ plan: plansOffered[plan] })} size="small" variant="outlined">
              {t(`quotations.plans.${plan}`)}
            </Button>
          ))}
        </Stack>
        {left !== 0 && (
          <Alert severity="warning">
            {head.plan.some(({ amount }) => amount !== null)
              ? t('quotations.amountLeft', { amount: formatDollars(left) })
              : t('quotations.shareLeft', { percent: left })}
          </Alert>
        )}
        <HeadList
          add={emptyRow}
          items={head.plan}
          most={12}
          name={t('quotations.plan')}
          onChange={(plan) => onChange({ plan })}
        >
          {(row, change, index) => (
            <PlanFields amount={toDollars(amounts[index] ?? 0)} change={change} head={head} row={row} />
          )}
        </HeadList>
      </Stack>
    </Part>
  )
}

function emptyRow(): PlanRow {
  const nothing = { amount: null, day: null, stage: null, days: null }
  return { title: {}, kind: 'PLAN', share: 0, trigger: 'HANDED_OVER', ...nothing }
}

type PlanFieldsProps = {
  row: PlanRow
  amount: number
  head: HeadProps['head']
  change: (part: Partial<PlanRow>) => void
}

function PlanFields({ row, amount, head, change }: PlanFieldsProps) {
  const t = useTranslate()
  const isByShare = row.amount === null
  return (
    <Stack sx={{ borderBottom: 1, borderColor: 'divider', pb: 1 }}>
      <WordsFields
        label={t('quotations.fields.title')}
        most={120}
        onChange={(title) => change({ title })}
        value={inEachLanguage(row.title)}
      />
      <Row>
        <ChoiceField
          choices={['share', 'amount']}
          label={t('quotations.measured')}
          onChange={(by) => change(by === 'share' ? { share: 0, amount: null } : { share: null, amount })}
          value={isByShare ? 'share' : 'amount'}
          words="quotations.measuredBy"
        />
        {isByShare ? (
          <FigureField
            decimals={2}
            empty={0}
            label={t('quotations.fields.share')}
            most={100}
            onChange={(percent) => change({ share: Math.round(percent * 100) })}
            value={(row.share ?? 0) / 100}
          />
        ) : (
          <FigureField
            decimals={2}
            empty={0}
            label={t('quotations.fields.amount')}
            most={10_000_000}
            onChange={(dollars) => change({ amount: dollars })}
            value={row.amount}
          />
        )}
        <ChoiceField
          choices={instalmentTriggers}
          label={t('quotations.dueWhen')}
          onChange={(trigger) => change({ trigger, day: null, stage: null, days: null })}
          value={row.trigger}
          words="quotations.triggers"
        />
        <TriggerField change={change} head={head} row={row} />
        <ChoiceField
          choices={['PLAN', 'RETENTION']}
          label={t('quotations.planKind')}
          onChange={(kind) => change({ kind })}
          value={row.kind}
          words="quotations.planKinds"
        />
        <Typography sx={{ alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}>
          {formatDollars(amount)}
        </Typography>
      </Row>
    </Stack>
  )
}

function TriggerField({ row, head, change }: Omit<PlanFieldsProps, 'amount'>) {
  const t = useTranslate()
  const locale = useLocale()
  if (row.trigger === 'ON_DAY') {
    return (
      <TextField
        label={t('quotations.fields.day')}
        onChange={({ target }) => change({ day: target.value || null })}
        slotProps={{ inputLabel: { shrink: true } }}
        type="date"
        value={row.day ?? ''}
      />
    )
  }
  if (row.trigger === 'DAYS_AFTER_HANDOVER') {
    return (
      <FigureField
        empty={null}
        label={t('quotations.fields.days')}
        least={1}
        most={365}
        onChange={(days) => change({ days })}
        value={row.days}
      />
    )
  }
  if (!row.trigger.startsWith('STAGE_')) return null
  const isThere = head.stages.some(({ key }) => key === row.stage)
  return (
    <TextField
      error={!isThere}
      helperText={isThere ? undefined : t('quotations.stageIsMissing')}
      label={t('quotations.fields.stage')}
      onChange={({ target }) => change({ stage: target.value })}
      select
      value={isThere ? row.stage : ''}
    >
      {head.stages.map(({ key, title }) => (
        <MenuItem key={key} value={key}>
          {inLocale(title, locale) || key}
        </MenuItem>
      ))}
    </TextField>
  )
}
