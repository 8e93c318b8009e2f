import { assignRenovation, foremenAtMost } from '@fitout/contract/staff/renovations.ts'
import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useColleagues } from '../../shared/use-colleagues.ts'
import type { Renovation } from './renovation.ts'

/** Who works on site. The renovation is among the sites of a foreman only if they are named here. */
export function Foremen({ renovation, mayChange }: { renovation: Renovation; mayChange: boolean }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const colleagues = useColleagues('site.work')
  const chosen = renovation.foremen
  const isChosen = (id: string) => chosen.some((one) => one._id === id)
  const assign = (ids: string[]) =>
    run(
      () => staffCall(assignRenovation, { params: { id: renovation._id }, body: { site_staff_ids: ids } }),
      'done.foremenChanged',
    )
  return (
    <Autocomplete
      disabled={!mayChange || isRunning}
      getOptionDisabled={() => chosen.length >= foremenAtMost}
      getOptionKey={({ _id: id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option._id === value._id}
      multiple
      onChange={(_, people) => void assign(people.map(({ _id: id }) => id))}
      options={[...chosen, ...colleagues.filter(({ _id: id }) => !isChosen(id))]}
      filterSelectedOptions
      renderInput={(params) => <TextField {...params} label={t('renovations.foremen')} />}
      value={chosen}
    />
  )
}
