import type { Translated } from '../../message-types.ts'
import type { sealedPapers as source } from '../../zh/staff/sealed-papers.ts'

export const sealedPapers: Translated<typeof source> = {
  sealedPapers: {
    lead: '业主注销账户后，已签署的文件和已确认的付款会封存，只有所有者可以打开，到期后自动删除。每次打开都会记录在操作记录中。',
    none: '没有封存文件。',
    search: '工程编号',
    reference: '工程',
    paper: '文件',
    sealed: '封存日期',
    keptUntil: '保存至',
    open: '打开',
    kinds: {
      QUOTATION: '已接受的报价单',
      SCAN: '已签署文件的扫描件',
      VARIATION: '已批准的工程变更',
      CERTIFICATE: '竣工交付单',
      RECEIPT: '收据',
      PICTURE: '付款图片',
    },
  },
  resources: { sealedPapers: { name: '封存文件' } },
  permissions: { 'sealed-papers.read': '查阅封存文件' },
  audit: { actions: { 'sealed-papers.open': '{who} 打开了工程 {thing} 的封存文件' } },
}
