/** Pictures, films and 3D models. */
export const pictures = {
  pictures: {
    add: '加入圖片',
    fromLibrary: '由圖片庫選擇',
    dropHere: '可把圖片檔拖放到這裡。第一張會用作封面；點按圖片選取裁剪時要保留的位置。',
    adding: '上載中…',
    alt: '圖片描述',
    focus: '裁剪時保留的焦點：橫 {x}，直 {y}。點按圖片或用方向鍵調整。',
    crops: '店內裁剪後的樣子',
    focusTitle: '裁剪焦點',
    focusLead: '點按圖片，選取裁剪時要保留的位置。店內顯示這張圖片的地方會立即更新。',
  },
  permissions: {
    'pictures.write': '上載圖片、影片及模型',
  },
  audit: {
    actions: {
      'pictures.add': '{who} 上載了圖片（{thing}）',
      'pictures.focus': '{who} 更改了圖片（{thing}）的焦點',
      'pictures.describe': '{who} 更改了圖片（{thing}）的描述',
      'pictures.remove': '{who} 從圖片庫移除了圖片（{thing}）',
      'pictures.restore': '{who} 把圖片（{thing}）放回圖片庫',
      'pictures.replace': '{who} 以另一張圖片取代了圖片（{thing}）',
      'films.add': '{who} 上載了影片 {thing}',
      'models.add': '{who} 上載了 3D 模型 {thing}',
    },
    subjects: {
      picture: '圖片',
      film: '影片',
      model: '3D 模型',
    },
  },
} as const
