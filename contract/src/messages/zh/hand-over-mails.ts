/** To a colleague to whom an enquiry was handed over. */
export const handOverMails = {
  heading: '{name} 把查詢交了給你',
  lead: '由現在起，「{thing}」由你跟進。',
  note: '交接備註',
  action: '打開查詢',
  hint: '須先登入後台。',
  closing: '只有接手的同事收到這封電郵。',
} as const
