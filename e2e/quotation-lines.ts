/**
 * The works of a three-room flat as in a studio's spreadsheet: title, quantity, unit, unit price; each is a standard item of
 * the trade with that beginning of its name.
 */
export const quotedRows = `
工程全保、2,000萬第三者責任及勞工保險|1|項|4800|Preliminaries
保護升降機、大堂及走廊|1|項|2500|Preliminaries
清運泥頭，包政府建築廢物處置收費|4|次|2200|Preliminaries
清拆廚房及浴室至石屎面|1|項|16500|Demolition
拆除地板|520|平方呎|14|Demolition
地台找平|520|平方呎|22|Masonry
廚廁鋪牆磚地磚（磚由客戶自備）|386.5|平方呎|48|Masonry
防水三層，連48小時試水|142|平方呎|55|Waterproofing
由單位水掣起更換冷熱水銅喉|1|項|19800|Plumbing
安裝潔具|3|套|1250|Plumbing
全屋重鋪電線、更換總掣箱，連WR1|1|項|28600|Electrical
燈位、掣位及插座位|46|位|420|Electrical
安裝分體冷氣（機由客戶自備）|3|件|3400|Air
更換窗鉸及防水膠邊，連小型工程呈報|9|扇|560|Aluminium
石膏板假天花|168|平方呎|95|Carpentry
實心木門連門框|3|度|4650|Carpentry
衣櫃，E0板，緩衝鉸|12.5|直呎|1680|Fitted
鞋櫃及高身櫃|9|直呎|1550|Fitted
廚櫃連石英石枱面|14|直呎|2350|Kitchen
複合木地板|438|平方呎|62|Flooring
10毫米浴屏|1|套|5400|Glass
牆身天花剷底、批灰及油漆，三色|1|項|26500|Painting
交收前清潔|1|項|2800|Cleaning
圖則、3D及監工|1|全包|30000|Design
拆後發現石屎剝落之修補|1|項|8000|Masonry`
  .trim()
  .split('\n')
  .map((row) => row.split('|'))

/** Their total. */
export const quotedTotal = 'HK$362,008'

export const asCopied = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.slice(0, 4).join('\t')).join('\n')
