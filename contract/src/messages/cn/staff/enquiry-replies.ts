import type { Translated } from '../../message-types.ts'
import type { enquiryReplies as source } from '../../zh/staff/enquiry-replies.ts'

export const enquiryReplies: Translated<typeof source> = {
  enquiryReplies: {
    title: '对话',
    sender: '顾客',
    answer: '回复顾客',
    answerHint: '通过邮件发送至 {email}，语言：{language}。称呼和署名会自动加上。',
    note: '内部备注',
    noteHint: '只有同事可见',
    send: '发送回复',
    keepNote: '保存备注',
    sent: '回复已提交发送',
    noted: '备注已保存',
    noEmail: '对方没有留下邮箱：可以写备注，或通过电话、WhatsApp 回复。',
    handedOver: '{name} 交给 {to}',
    again: '重新发送',
    sentAgain: '将重新发送',
    waits: '顾客再次来信',
    handNote: '交接备注',
    handNoteHint: '例如：谈到哪里、答应了什么、下一步。同事会收到邮件。',
    handOver: '交给同事',
    handed: '已交给 {name}',
    byMail: '邮件回复',
    fromOther: '来自另一个地址：{from}',
    held: '发件地址与咨询的不同，只有同事看到。确认是顾客后，可放入对话。',
    takeIn: '放入对话',
    takenIn: '已放入对话',
    whole: '显示整封邮件',
    left: '附件留在邮箱：{names}',
    plan: '打开 PDF',
    mail: {
      WAITING: '等待发送',
      RETRIED: '未能发送，将再次尝试（已尝试 {tries, number} 次）',
      SENT: '已于 {at} 发送',
      FAILED: '无法发送',
    },
  },
  audit: {
    actions: {
      'enquiry-replies.answer': '{who} 回复了咨询 {thing}',
      'enquiry-replies.note': '{who} 为咨询 {thing} 添加了备注',
      'enquiry-replies.hand-over': '{who} 把咨询 {thing} 交给了同事',
      'enquiry-replies.send-again': '{who} 重新发送了咨询 {thing} 的回复',
      'enquiry-replies.take-in': '{who} 把另一地址的邮件放入咨询 {thing} 的对话',
    },
  },
}
