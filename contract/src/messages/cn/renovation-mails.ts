import type { Translated } from '../message-types.ts'
import type { renovationMails as source } from '../zh/renovation-mails.ts'

export const renovationMails: Translated<typeof source> = {
  invitation: {
    subject: '邀请您查看装修工程',
    leadOfClient: '我们已为您的装修工程建立专属页面：图纸、报价、付款和进度，都会在那里跟进。',
    leadOfMember: '有人邀请您一起跟进一项装修工程。',
    rights: {
      CLIENT: '您是这项工程的业主，可以作决定，也可以邀请家人一起看。',
      APPROVE: '您可以查看全部内容，并代为接受报价、批准变更和付款。',
      READ: '您可以查看图纸、报价和进度，也可以留言。',
    },
    action: '接受邀请',
    hint: '链接在 {day} 前有效。请用这个邮箱注册或登录。',
    closing: '如果您不了解这项工程，不必理会这封邮件。',
  },
  right: {
    events: {
      joined: {
        subject: '有人加入了您的装修工程',
        lead: '{name} 接受了邀请，现在是工程 {reference} 的成员。',
        action: '查看成员',
        hint: '如有不妥，可以在工程页面更改权限或移除成员。',
      },
      changed: {
        subject: '您在一项装修工程的权限已更改',
        lead: '工程 {reference} 的业主更改了您的权限。',
        action: '查看装修工程',
        hint: '新的权限立即生效。',
      },
      removed: {
        subject: '您不再是一项装修工程的成员',
        lead: '您在工程 {reference} 的权限已经收回，今后不能再查看这项工程。',
        action: '我的装修工程',
        hint: '如属误会，请联系这项工程的业主或我们。',
      },
    },
    ofOther: {
      CLIENT: '',
      APPROVE: '新成员可以查看全部内容，并代为接受报价、批准变更和付款。',
      READ: '新成员可以查看图纸、报价和进度，也可以留言。',
    },
    closing: '如有疑问，直接回复这封邮件即可。',
  },
}
