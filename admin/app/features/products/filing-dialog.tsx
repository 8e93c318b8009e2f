import { changeProduct, findStaffProduct, type listStaffProducts } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { CategoryChoice } from './category-choice.tsx'

type Row = RowOf<typeof listStaffProducts>

const ways = ['add', 'remove'] as const

/** Files some products in categories, or takes them out. */
export function FilingDialog({ title, isRunning, onRun, onClose }: AskProps<Row>) {
  const t = useTranslate()
  const [way, setWay] = useState<(typeof ways)[number]>('add')
  const [chosen, setChosen] = useState<string[]>([])
  function submit(): Promise<boolean> {
    const former = new Map<string, string[]>()
    const change = async ({ _id: id }: Row) => {
      const { data } = await staffCall(findStaffProduct, { params: { id } })
      former.set(id, data.category_ids)
      const others = data.category_ids.filter((one) => !chosen.includes(one))
      const category_ids = way === 'add' ? [...others, ...chosen] : others
      await staffCall(changeProduct, { params: { id }, body: { category_ids, version: data.version } })
    }
    const undo = async ({ _id: id }: Row) => {
      const category_ids = former.get(id)
      if (category_ids) await staffCall(changeProduct, { params: { id }, body: { category_ids } })
    }
    return onRun(change, { undo })
  }
  function takeUp(kept: { way: typeof way; chosen: string[] }): void {
    setWay(kept.way)
    setChosen(kept.chosen)
  }
  return (
    <FormDialog
      {...{ title, isRunning, onClose }}
      action={t('kit.action.save')}
      kept={{ part: 'filing', onTakeUp: takeUp }}
      onSubmit={submit}
      typed={{ way, chosen }}
    >
      <ChoiceField
        choices={ways}
        label={t('products.filing')}
        onChange={setWay}
        value={way}
        words="products.filingWays"
      />
      <CategoryChoice chosen={chosen} isDisabled={isRunning} isRequired onChoose={setChosen} />
    </FormDialog>
  )
}
