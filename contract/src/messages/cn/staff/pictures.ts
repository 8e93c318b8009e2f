import type { Translated } from '../../message-types.ts'
import type { pictures as source } from '../../zh/staff/pictures.ts'

export const pictures: Translated<typeof source> = {
  pictures: {
    add: '添加图片',
    fromLibrary: '从图片库选择',
    dropHere: '可把图片文件拖放到这里。第一张用作封面；点按图片，选择裁剪时要保留的位置。',
    adding: '上传中…',
    alt: '图片描述',
    focus: '裁剪时保留的焦点：横 {x}，竖 {y}。点击图片或用方向键调整。',
    crops: '店内裁剪后的样子',
    focusTitle: '裁剪焦点',
    focusLead: '点按图片，选取裁剪时要保留的位置。店内显示这张图片的地方会立即更新。',
  },
  permissions: {
    'pictures.write': '上传图片、视频和模型',
  },
  audit: {
    actions: {
      'pictures.add': '{who} 上传了图片（{thing}）',
      'pictures.focus': '{who} 修改了图片（{thing}）的焦点',
      'pictures.describe': '{who} 修改了图片（{thing}）的描述',
      'pictures.remove': '{who} 从图片库移除了图片（{thing}）',
      'pictures.restore': '{who} 把图片（{thing}）放回了图片库',
      'pictures.replace': '{who} 用另一张图片替换了图片（{thing}）',
      'films.add': '{who} 上传了视频 {thing}',
      'models.add': '{who} 上传了三维模型 {thing}',
    },
    subjects: {
      picture: '图片',
      film: '视频',
      model: '三维模型',
    },
  },
}
