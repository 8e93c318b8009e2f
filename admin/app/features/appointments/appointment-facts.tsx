import { inLocale } from '@fitout/contract/locales.ts'
import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { Email, Phone } from '../../shared/contact.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { type Appointment, dayOf, dayTitle, districtTitle, hoursOf } from './appointment.ts'

/** Everything the visitor has entered. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const t = useTranslate()
  const locale = useLocale()
  const { kind, service, status, district, enquiry_id: enquiry, order_id: order, reason } = appointment
  const where = [district && districtTitle(district, locale), appointment.address].filter(Boolean).join('\n')
  return (
    <Facts
      rows={[
        [t('appointments.kind'), service ? inLocale(service, locale) : t(`appointments.kinds.${kind}`)],
        [t('appointments.when'), `${dayTitle(dayOf(appointment), locale)} ${hoursOf(appointment)}`],
        [t('appointments.status'), t(`appointmentStatus.${status}`)],
        [t('appointments.name'), appointment.name],
        [t('appointments.email'), appointment.email && <Email address={appointment.email} key="email" />],
        [
          t('appointments.phone'),
          appointment.contact_number && <Phone key="phone" number={appointment.contact_number} />,
        ],
        [t('appointments.where'), where],
        [t('appointments.note'), appointment.note],
        [t('appointments.reason'), reason],
        [
          t('appointments.enquiry'),
          enquiry && (
            <TextLink component={Link} key="enquiry" to={`/enquiries/${enquiry}`}>
              {t('appointments.openEnquiry')}
            </TextLink>
          ),
        ],
        [
          t('appointments.order'),
          order && (
            <TextLink component={Link} key="order" to={`/orders/${order}/show`}>
              {t('appointments.openOrder')}
            </TextLink>
          ),
        ],
      ]}
    />
  )
}
