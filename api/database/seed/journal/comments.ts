import type { Locale } from '@fitout/contract/locales.ts'

export type SeedComment = { post: string; by: string; language: Locale; comment: string; writtenAt: string }

/** What readers of the demo journal say. */
export const comments: SeedComment[] = [
  {
    post: 'five-lines-in-a-quotation',
    by: '阿欣',
    language: 'zh',
    comment: '多謝分享。跟住問「不包甚麼」，師傅即刻補咗張單，清運原來真係冇計落樓人工。',
    writtenAt: '2026-11-02T05:20:00Z',
  },
  {
    post: 'five-lines-in-a-quotation',
    by: 'Graham T.',
    language: 'en',
    comment: 'The point about counting sockets saved us an argument. We had 11 on the quotation and needed 29.',
    writtenAt: '2026-11-06T11:42:00Z',
  },
  {
    post: 'kitchen-worktops',
    by: '小周',
    language: 'cn',
    comment: '滴水线这条太实用了，之前租的房子柜门全泡胀了。请问岩板做挡水边会不会太脆？',
    writtenAt: '2026-11-13T03:05:00Z',
  },
  {
    post: 'kitchen-worktops',
    by: 'Cherry',
    language: 'zh',
    comment: '高度條數好準，我 158 厘米，做咗 840，洗碗唔再腰痛。',
    writtenAt: '2026-11-15T14:31:00Z',
  },
  {
    post: 'ceiling-seepage',
    by: '何太',
    language: 'zh',
    comment: '樓上師奶肯俾我睇水錶，一小時行咗半度，果然係食水喉。前後三日搞掂，唔使等足幾個月。',
    writtenAt: '2026-09-01T08:12:00Z',
  },
  {
    post: 'handover-inspection',
    by: 'Priya',
    language: 'en',
    comment:
      'Took this list to our handover on Saturday. 31 items, and the tissue on the fan grille found two of them.',
    writtenAt: '2026-06-15T10:00:00Z',
  },
  {
    post: 'storage-by-the-running-foot',
    by: '林先生',
    language: 'zh',
    comment: '數完先知得 1.6 米衫，原本打算做 2.4 米衣櫃。',
    writtenAt: '2026-08-11T13:45:00Z',
  },
  {
    post: 'measuring-a-flat',
    by: '远远',
    language: 'cn',
    comment: '按三个高度量了一遍，老楼果然上下差 18 毫米，幸好还没下单。',
    writtenAt: '2026-11-19T06:18:00Z',
  },
]
