import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

export type ComboboxChoice = {
  value: string
  title: string
  aside?: string
  /** Further search terms. */
  alias?: string
}

export type ComboboxProps = FieldProps & {
  id?: string
  name?: string
  choices: ComboboxChoice[]
  /** The value of the selected option, or an empty string. */
  value: string
  onChange: (value: string) => void
  words: { placeholder: string; empty: string; clear: string; open: string }
  isDisabled?: boolean
  required?: boolean
  className?: string
}

const icon = [
  'flex h-full w-9 items-center justify-center rounded-sm text-muted transition-colors',
  'hover:text-ink active:text-clay-deep data-disabled:pointer-events-none data-disabled:opacity-45',
].join(' ')

/** Loaded on demand by combobox-field.tsx. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, isLabelHidden, className, choices, value, onChange, words, ...rest } = props
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, rest.id)
  const chosen = choices.find((choice) => choice.value === value) ?? null
  const titles = Base.useFilter({ value: chosen })
  const isNamed = ({ alias = '' }: ComboboxChoice, query: string) =>
    alias.toLowerCase().includes(query.trim().toLowerCase())
  return (
    <FieldFrame {...field} control={control} className={className}>
      <Base.Root
        items={choices}
        itemToStringLabel={(choice) => choice.title}
        itemToStringValue={(choice) => choice.value}
        isItemEqualToValue={(choice, other) => choice.value === other.value}
        filter={(choice, query) => titles.contains(choice, query, (one) => one.title) || isNamed(choice, query)}
        value={chosen}
        onValueChange={(choice) => onChange(choice?.value ?? '')}
        name={rest.name}
        disabled={rest.isDisabled}
        required={rest.required}
        autoHighlight
      >
        <Base.InputGroup className="relative block">
          <Base.Input
            {...controlAttributes(control)}
            placeholder={words.placeholder}
            className={controlClass('h-control truncate pe-20')}
          />
          <span className="absolute inset-y-0 end-1 flex">
            <Base.Clear aria-label={words.clear} className={icon}>
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
            </Base.Clear>
            <Base.Trigger aria-label={words.open} className={icon}>
              <ChevronDown aria-hidden="true" size={18} strokeWidth={1.5} />
            </Base.Trigger>
          </span>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner sideOffset={4} className="z-(--layer-toast)">
            <Base.Popup
              className="w-(--anchor-width) rounded-sm border border-stone bg-paper shadow-float transition-opacity
                data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              <Base.Empty>
                <p className="px-4 py-3 text-small text-muted">{words.empty}</p>
              </Base.Empty>
              <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain py-1 data-empty:p-0">
                {(choice: ComboboxChoice) => (
                  <Base.Item
                    key={choice.value}
                    value={choice}
                    className="flex min-h-target cursor-pointer items-center gap-3 px-4 py-2 text-small data-highlighted:bg-sand
                      data-highlighted:shadow-[inset_2px_0_0_var(--color-ink)]
                      data-selected:font-medium"
                  >
                    <span className="min-w-0 flex-1">{choice.title}</span>
                    {choice.aside && <span className="text-caption text-muted">{choice.aside}</span>}
                    <Base.ItemIndicator>
                      <Check aria-hidden="true" size={16} strokeWidth={1.5} />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
