import type { Translated } from '../message-types.ts'
import type { deliveryRecipient as source } from '../zh/delivery-recipient.ts'

export const deliveryRecipient: Translated<typeof source> = {
  lead: 'Fill this in once and every order begins with it. You can still change it each time.',
  name: 'Recipient’s name',
  phone: 'Contact phone',
  phoneHint: 'We ring before we deliver.',
  areaCode: 'Area code',
  areaCodes: { '852': '+852 HK', '853': '+853 MO', '86': '+86 CN' },
  address: 'Address',
  addressHint: 'No postcode in Hong Kong. Type a place in English or Chinese and the rest fills itself in.',
  region: 'Region',
  chooseRegion: 'Please choose',
  district: 'District',
  subDistrict: 'Area within the district',
  placeWords: { placeholder: 'Mong Kok', empty: 'No such place', clear: 'Clear', open: 'Open the list' },
  districtPlaceholder: 'Sha Tin',
  street: 'Street and number',
  estate: 'Estate, village or building',
  estateHint: 'For a village house, the village and the house number.',
  block: 'Block',
  floor: 'Floor',
  flat: 'Flat',
  noUnit: 'Village house / no unit',
  label: 'On the delivery label',
  labelEmpty: 'Once you fill in the address, this is how the label will read.',
  oldAddress: 'The address you gave before: {address}. Please choose the district so that we can plan the delivery.',
}
