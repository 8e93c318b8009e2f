import { bookAppointment, holdSlot, releaseHold } from '@fitout/contract/appointments.ts'
import { CallError } from '@fitout/contract/client.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { plainPhone } from '@fitout/contract/formats.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useDraft } from '../../shared/forms/draft.ts'
import { keyOfAttempt } from '../../shared/forms/attempt-key.ts'
import { appointmentAttempt, appointmentDraft, noHold } from './appointment-draft.ts'
import type { Slot } from '../../shared/appointments/slots.ts'

export type Made = Answer<typeof bookAppointment>['data'] & { contact: string; isByMail: boolean }
export type Booking = ReturnType<typeof useAppointment>

/** The flow of one booking: hold a slot, send the form, show the result. */
export function useAppointment() {
  const queries = useQueryClient()
  const details = useDraft(appointmentDraft)
  const [isHolding, setHolding] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [hasEnded, setEnded] = useState(false)
  const [made, setMade] = useState<Made>()

  const lookAgain = () => queries.invalidateQueries({ queryKey: ['appointment-slots'] })

  function forgetHold(isOver: boolean): void {
    appointmentDraft.change(noHold)
    setEnded(isOver)
    void lookAgain()
  }

  async function hold(slot: Slot): Promise<void> {
    setHolding(true)
    setFailure(undefined)
    setEnded(false)
    try {
      const { data } = await call(holdSlot, { body: { slot_id: slot._id } })
      const startedAt = appointmentDraft.read().startedAt || Date.now()
      const { starts_at: startsAt, minutes } = slot
      appointmentDraft.change({ holdId: data._id, expiresAt: data.expires_at, startsAt, minutes, startedAt })
    } catch (error) {
      setFailure(error)
      void lookAgain()
    }
    setHolding(false)
  }

  function giveBack(): void {
    const { holdId } = appointmentDraft.read()
    forgetHold(false)
    // Otherwise it expires within ten minutes.
    quietCall(releaseHold, { params: { id: holdId } }).then(lookAgain, () => {})
  }

  async function book(): Promise<void> {
    const body = bodyOf(appointmentDraft.read())
    const { startedAt } = appointmentDraft.read()
    const seconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000))
    try {
      const { data } = await call(bookAppointment, {
        body: { ...body, seconds },
        idempotencyKey: keyOfAttempt(appointmentAttempt, body),
      })
      setMade({ ...data, contact: body.email || details.phone.trim(), isByMail: body.email !== '' })
      appointmentDraft.clear()
      appointmentAttempt.clear()
      void lookAgain()
    } catch (error) {
      const code = error instanceof CallError ? error.problem.code : ''
      if (code === 'enquiry-not-found' && body.enquiry_id) {
        // The enquiry belongs to another session: the visit is booked without it.
        appointmentDraft.change({ enquiryId: '' })
        return book()
      }
      if (!['hold-ended', 'slot-not-found'].includes(code)) throw error
      forgetHold(true)
    }
  }

  return {
    details,
    change: appointmentDraft.change,
    isHolding,
    failure,
    hasEnded,
    made,
    hold: (slot: Slot) => void hold(slot),
    giveBack,
    end: () => forgetHold(true),
    book,
    startAgain: () => setMade(undefined),
  }
}

type Body = BodyInput<typeof bookAppointment> & { email: string }

function bodyOf(details: ReturnType<typeof appointmentDraft.read>): Body {
  const isAtHome = details.kind === 'MEASUREMENT'
  return {
    hold_id: details.holdId,
    name: details.name.trim(),
    email: details.email.trim(),
    area_code: details.areaCode as NonNullable<Body['area_code']>,
    phone: plainPhone(details.phone, details.areaCode),
    ...(isAtHome && details.district !== '' && { district: details.district }),
    address: isAtHome ? details.address.trim() : '',
    note: details.note.trim(),
    ...(details.enquiryId !== '' && { enquiry_id: details.enquiryId }),
    website: details.website,
  }
}
