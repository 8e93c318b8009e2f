import type { Translated } from '../message-types.ts'
import type { comingSoon as source } from '../zh/coming-soon.ts'

export const comingSoon: Translated<typeof source> = {
  label: '筹备中',
  sentence: '此页面还在筹备，暂时不能使用。您可以先看看家具和服务，或者直接告诉我们您的需要。',
  products: '选购家具',
  services: '设计与装修服务',
  contact: '联系我们',
}
