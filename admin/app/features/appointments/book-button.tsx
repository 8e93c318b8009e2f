import { findCustomer } from '@fitout/contract/staff/customers.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useOne } from '../../shared/use-read.ts'
import { shownAt } from './appointment.ts'
import { BookDialog } from './book-dialog.tsx'
import { forCustomer, forEnquiry } from './visit-draft.ts'

/** Opens the dialog for a new visit. */
export function BookButton({ onBooked }: { onBooked?: (day: string) => void }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="contained">
        {t('appointments.book')}
      </Button>
      {isOpen && <BookDialog onClose={() => setOpen(false)} {...(onBooked && { onBooked })} />}
    </>
  )
}

/** The same, for the enquiry or the customer that the address names; the day of the visit is shown next. */
export function BookFromAddress() {
  const [address, setAddress] = useSearchParams()
  const [enquiryId, customerId] = [address.get('enquiry') ?? '', address.get('customer') ?? '']
  const { data: enquiry } = useOne(findStaffEnquiry, { params: { id: enquiryId }, enabled: enquiryId !== '' })
  const { data: customer } = useOne(findCustomer, { params: { id: customerId }, enabled: customerId !== '' })
  const booked = useRef<string>(undefined)
  const known = (enquiry && forEnquiry(enquiry)) ?? (customer && forCustomer(customer))
  if (!known && !address.has('book')) return null
  return (
    <BookDialog
      {...(known && { known })}
      onBooked={(day) => (booked.current = day)}
      onClose={() => setAddress(booked.current ? shownAt(booked.current) : {}, { replace: true })}
    />
  )
}
