export const renovationFiles = {
  text: '設計圖、3D 模型、圖片及影片都在這裡，只有這個工程的成員看得到。',
  none: '尚未分享檔案',
  noneText: '設計師分享圖則、3D 模型或圖片後，會在這裡出現。',
  kinds: { DRAWING: '圖則', MODEL: '3D 模型', IMAGE: '圖片', VIDEO: '影片', PAPER: '文件' },
  revision: '第 {revision, number} 版',
  megabytes: '{size, number, ::.0} MB',
  download: '下載',
  earlier: '先前版本',
  modelText: '檔案 {size}，按下才會下載。',
  modelSize: '闊 {width, number, ::.0} 米、深 {depth, number, ::.0} 米、高 {height, number, ::.0} 米',
  unable: '這個瀏覽器未能顯示 3D。',
  otherModels: '其他模型',
  enlarge: '放大「{title}」',
  play: '播放「{title}」',
  filmText: '檔案 {size}，按下才會下載。',
  archive: '下載全部檔案（ZIP）',
  archiveText: '包括圖則的先前版本，方便離線保存。',
} as const

/** Labels for the copy of personal data. */
export const personalData = {
  sections: { renovation_files: '裝修工程的檔案' },
} as const
