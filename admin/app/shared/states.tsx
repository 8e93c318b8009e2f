import { Chip, Stack } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'

type StatesProps<State extends string> = {
  /** The resource whose states they are, and what else is asked of it. */
  of: string
  filter?: object
  states: readonly State[]
  /** Where their words are. */
  words: string
  /** What the API calls the state. */
  name?: string
  value: State
  onChoose: (state: State) => void
}

/** The states of what a screen lists, each with how many there are. */
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
  of: string
  filter?: object
  name?: string
  state: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

function StateChip({ of, filter, name = 'status', state, label, isChosen, onChoose }: StateChipProps) {
  const { total } = useGetList(of, { pagination: { page: 1, perPage: 1 }, filter: { ...filter, [name]: state } })
  return (
    <Chip
      aria-pressed={isChosen}
      clickable
      color={isChosen ? 'primary' : 'default'}
      component="button"
      label={total === undefined ? label : `${label} ${total}`}
      onClick={onChoose}
      variant={isChosen ? 'filled' : 'outlined'}
    />
  )
}
