import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { useNavigate } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useAction } from '../../shared/use-action.ts'
import { useDraft } from '../../shared/use-draft.ts'
import { forgetUnsaved } from '../../shared/unsaved.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { useMay } from '../../shared/use-may.ts'

type Saved = { _id: string; version: number }
type Answer<Offer> = Promise<{ data: Offer }>

/** How one kind of offer is created and changed, and the address of its pages. */
type Calls<Offer, Body> = {
  path: string
  add: (body: Body) => Answer<Offer>
  change: (id: string, body: Body & { version: number }) => Answer<Offer>
}

/** A campaign or voucher being edited: its input and saving. */
export function useOffer<Offer extends Saved, Draft, Body extends { title: Words }>(
  offer: Offer,
  draftOf: (offer: Offer) => Draft,
  calls: Calls<Offer, Body>,
) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const isDisabled = !useMay()('promotions.write')
  const { run, isRunning } = useAction()
  const { version, startFrom, goOnFrom, ...typed } = useDraft(offer, draftOf)
  const {
    began,
    markSaved,
    offer: kept,
  } = useTyped({
    typed: typed.draft,
    mayWrite: !isDisabled,
    version: String(version),
    onTakeUp: (draft, begun) => goOnFrom(draft, Number(begun)),
  })

  async function save(body: Body): Promise<void> {
    const title = inLocale(body.title, locale)
    await run(
      async () => {
        if (offer._id === '') {
          const { data } = await calls.add(body)
          forgetUnsaved()
          await navigate(`/${calls.path}/${data._id}/show`)
          return
        }
        startFrom((await calls.change(offer._id, { ...body, version })).data)
        markSaved()
      },
      t(offer._id === '' ? 'done.offerAdded' : 'done.offerSaved', { title }),
    )
  }
  const between = { began, theirs: draftOf(offer), mine: typed.draft, onChange: typed.change }
  return { ...typed, between, kept, isDisabled, isRunning, save }
}

export type OfferEditing<Draft> = Omit<ReturnType<typeof useOffer<Saved, Draft, { title: Words }>>, 'save'>
