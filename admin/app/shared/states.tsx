import type { Endpoint, QueryInput } from '@fitout/contract/endpoint.ts'
import { Chip, Stack } from '@mui/material'
import { countedRows } from './counted.ts'
import { useTranslate } from './i18n.ts'
import { useList } from './use-read.ts'

type StatesProps<State extends string> = {
  /** The call that lists the objects, and its other parameters. */
  of: Endpoint
  filter?: object
  states: readonly State[]
  /** The message key of their names. */
  words: string
  /** The API's name of the state parameter. */
  name?: string
  value: State
  onChoose: (state: State) => void
}

/** The states of a list, each with its count. */
export function States<State extends string>({ states, value, onChoose, words, ...of }: StatesProps<State>) {
  const t = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {states.map((state) => (
        <StateChip
          isChosen={state === value}
          key={state}
          label={t(`${words}.${state}`)}
          onChoose={() => onChoose(state)}
          state={state}
          {...of}
        />
      ))}
    </Stack>
  )
}

type StateChipProps = {
  of: Endpoint
  filter?: object
  name?: string
  state: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

function StateChip({ of, filter, name = 'status', state, label, isChosen, onChoose }: StateChipProps) {
  const query = { page: 1, per_page: 1, ...filter, [name]: state } as QueryInput<Endpoint>
  const { total } = useList(of, { query })
  return (
    <Chip
      aria-pressed={isChosen}
      clickable
      color={isChosen ? 'primary' : 'default'}
      component="button"
      label={total === undefined ? label : `${label} ${countedRows(total)}`}
      onClick={onChoose}
      variant={isChosen ? 'filled' : 'outlined'}
    />
  )
}
