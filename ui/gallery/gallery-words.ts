import { inLanguage } from './language.ts'

export const galleryWords = inLanguage({
  zh: {
    title: '元件陳列',
    lead: '網店每一頁都由這些元件砌成，每個狀態逐一看清楚。',
    index: '元件',
    skip: '跳到元件',
    languages: '語言',
  },
  cn: {
    title: '组件陈列',
    lead: '商店的每一页都由这些组件拼成，每种状态都摆出来看。',
    index: '组件',
    skip: '跳到组件',
    languages: '语言',
  },
  en: {
    title: 'The parts of the shop',
    lead: 'Every screen is put together from these, and each is shown in every state it can be in.',
    index: 'Parts',
    skip: 'Skip to the parts',
    languages: 'Language',
  },
})
